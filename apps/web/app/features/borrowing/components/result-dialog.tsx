import { Modal } from '@mantine/core';
import { money } from '#app/lib/format.ts';
import { type Estimate, whyNothing } from '../estimate.ts';
import type { useLead } from '../use-lead.ts';
import { ContactForm } from './contact-form.tsx';
import { EstimateTexts } from './result.tsx';
import css from './result-dialog.module.css';

interface ResultDialogProps {
  readonly isOpen: boolean;
  readonly estimate: Estimate | null;
  readonly lead: ReturnType<typeof useLead>;
  readonly onClose: () => void;
}

/** The result with the contact form, or with thanks once the details were sent on this visit. */
export function ResultDialog({ isOpen, estimate, lead, onClose }: ResultDialogProps) {
  const reason = estimate && whyNothing(estimate);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={920}
      yOffset="2dvh"
      lockScroll={false}
      returnFocus={false}
      className="fh-no-print"
      classNames={{ content: css.content ?? '', header: css.header ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header>
          <Modal.Title component="h2" data-autofocus tabIndex={-1}>
            Your estimated borrowing capacity
          </Modal.Title>
          <Modal.CloseButton aria-label="Close" size="lg" />
        </Modal.Header>
        <div className={css.body}>
          <div>
            {estimate && <p className={`fh-big-figure ${css.amount}`}>{money(estimate.capacity)}</p>}
            {reason && <p className={css.reason}>{reason}</p>}
            <EstimateTexts />
          </div>
          {lead.hasBeenSent ? (
            <p className={css.thanks}>
              Thank you. You have sent your details on this visit, and your report is on its way.
            </p>
          ) : (
            <ContactForm lead={lead} estimate={estimate} />
          )}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
