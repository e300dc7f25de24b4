import { currentLeadNotice, fieldMessages, leadNotice, routes } from '@freehold/contract';
import { TextInput } from '@mantine/core';
import { memo } from 'react';
import { CalculatorDialog, DialogColumns, staysClosed } from '#app/calculator/calculator-dialog.tsx';
import { EmailAndPhone, LeadForm, leadText } from '#app/calculator/lead-form.tsx';
import { useLeadForm } from '#app/calculator/use-lead-form.ts';
import { money } from '#app/lib/format.ts';
import { useCall } from '#app/lib/use-call.ts';
import { type Estimate, whyNothing } from '../estimate.ts';
import { borrowingLead, leadOf } from '../lead.ts';
import { BorrowingTexts } from './result.tsx';
import css from './result-dialog.module.css';

/** State and submission of the contact form. */
function useLead(onSent: () => void) {
  const call = useCall(routes.borrowingLeads.submit);
  return useLeadForm(borrowingLead, {
    call,
    deliver: (contact, estimate: Estimate, wantsMarketing) =>
      call.run({ body: leadOf(estimate, contact, wantsMarketing) }),
    noSubject: fieldMessages.calculatorIncomplete,
    onSent,
  });
}

interface ContactFormProps {
  readonly lead: ReturnType<typeof useLead>;
  readonly estimate: Estimate | null;
}

/** Name, email and phone for the report. */
function ContactForm({ lead, estimate }: ContactFormProps) {
  return (
    <LeadForm
      lead={lead}
      title="Where should the report go?"
      notice={leadNotice(currentLeadNotice)}
      submitLabel="Send My Report"
      onSubmit={() => void lead.send(estimate)}
    >
      <TextInput {...leadText(lead, 'name')} label="Name" autoComplete="name" />
      <EmailAndPhone lead={lead} />
    </LeadForm>
  );
}

interface ResultDialogProps {
  readonly isOpen: boolean;
  readonly estimate: Estimate | null;
  /** Called once the server has accepted the lead. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** The result with the contact form, or with thanks once the details have been sent on this visit. */
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
