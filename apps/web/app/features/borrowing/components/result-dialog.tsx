import { memo } from 'react';
import { CalculatorDialog, DialogColumns, staysClosed } from '#app/calculator/calculator-dialog.tsx';
import { money } from '#app/lib/format.ts';
import { type Estimate, whyNothing } from '../estimate.ts';
import { useLead } from '../use-lead.ts';
import { ContactForm } from './contact-form.tsx';
import { BorrowingTexts } from './result.tsx';
import css from './result-dialog.module.css';

interface ResultDialogProps {
  readonly isOpen: boolean;
  readonly estimate: Estimate | null;
  /** Called when the lead has arrived. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** The result with the contact form, or with thanks once the details were sent on this visit. */
export const ResultDialog = memo(function ResultDialog({ isOpen, estimate, onSent, onClose }: ResultDialogProps) {
  const lead = useLead(onSent);
  const reason = estimate && whyNothing(estimate);

  function close() {
    lead.cancel();
    onClose();
  }

  return (
    <CalculatorDialog isOpen={isOpen} title="Your estimated borrowing capacity" onClose={close}>
      <DialogColumns>
        <div>
          {estimate && <p className={`fh-big-figure ${css.amount}`}>{money(estimate.capacity)}</p>}
          {reason && <p className={css.reason}>{reason}</p>}
          <BorrowingTexts />
        </div>
        {lead.hasBeenSent ? (
          <p className={css.thanks}>
            Thank you. You have sent your details on this visit, and your report is on its way. If you once stopped our
            mails to this address, none is sent: save the report from this page instead.
          </p>
        ) : (
          <ContactForm lead={lead} estimate={estimate} />
        )}
      </DialogColumns>
    </CalculatorDialog>
  );
}, staysClosed);
