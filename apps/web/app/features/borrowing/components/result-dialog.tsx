import { currentLeadNotice, estimateDisclosure, fieldMessages, leadNotice, routes } from '@freehold/contract';
import { TextInput } from '@mantine/core';
import { memo } from 'react';
import { CalculatorDialog, DialogColumns, staysClosed } from '#app/calculator/calculator-dialog.tsx';
import { EmailAndPhone, LeadForm, leadText } from '#app/calculator/lead-form.tsx';
import { ThankYouCard } from '#app/calculator/thank-you-card.tsx';
import { useLeadForm } from '#app/calculator/use-lead-form.ts';
import { money } from '#app/lib/format.ts';
import { useCall } from '#app/lib/use-call.ts';
import type { Estimate } from '../draft.ts';
import { borrowingLead, leadOf } from '../lead.ts';
import { BorrowingTexts } from './result.tsx';
import css from './result-dialog.module.css';

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

/** Step 3: thanks for the details, with what was sent. */
export function Thanks({ sent, onStartOver }: { readonly sent: Estimate; readonly onStartOver: () => void }) {
  return (
    <ThankYouCard
      sent={{
        label: 'Estimated borrowing capacity',
        figure: money(sent.capacity),
        disclosure: estimateDisclosure,
        save: async () => (await files()).borrowing(sent.form),
      }}
      onStartOver={onStartOver}
    >
      <p>
        Your details have arrived. Your report will be emailed to you shortly, with the figures, the working and what it
        assumes.
      </p>
      <p>A lending specialist can contact you about it. You can ask us at any time to correct or erase your details.</p>
    </ThankYouCard>
  );
}

/** The contact form and its sending. */
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
  /** Called when the lead has arrived. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** The result with the contact form, or with thanks once the details were sent on this visit. */
export const ResultDialog = memo(function ResultDialog({ isOpen, estimate, onSent, onClose }: ResultDialogProps) {
  const lead = useLead(onSent);
  const reason = estimate?.reason ?? null;

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
            Thank you. You have sent your details on this visit, and your report is on its way. If you have unsubscribed
            this address from our emails, save the report from this page instead.
          </p>
        ) : (
          <ContactForm lead={lead} estimate={estimate} />
        )}
      </DialogColumns>
    </CalculatorDialog>
  );
}, staysClosed);
