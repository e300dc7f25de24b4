import {
  type BorrowingContact,
  borrowingContactSchema,
  currentLeadNotice,
  leadNotice,
  toasts,
} from '@freehold/contract';
import { TextInput } from '@mantine/core';
import type { LeadDefinition } from './lead-definition.ts';
import { EmailAndPhone, LeadForm, leadText } from './lead-form.tsx';
import css from './report-lead.module.css';
import type { useLeadForm } from './use-lead-form.ts';

const blank = { name: '', email: '', phone: '', wantsMarketing: false };

/** The lead form below a figure whose report is emailed. */
export const reportLead: LeadDefinition<typeof blank, 'name' | 'email' | 'phone', BorrowingContact> = {
  id: 'contact',
  blank,
  fields: ['name', 'email', 'phone'],
  schema: borrowingContactSchema,
  formNames: { firstName: 'name', lastName: 'name' },
  toasts: { sent: toasts.borrowingLeadSent, failed: toasts.borrowingLeadFailed },
};

type ReportLead<Subject> = ReturnType<
  typeof useLeadForm<typeof blank, 'name' | 'email' | 'phone', BorrowingContact, Subject>
>;

interface ReportContactProps<Subject> {
  readonly lead: ReportLead<Subject>;
  /** What the lead is about; null while an input is wrong. */
  readonly subject: Subject | null;
}

/** Name, email and phone for the report, or thanks once they were sent on this visit. */
export function ReportContact<Subject>({ lead, subject }: ReportContactProps<Subject>) {
  if (lead.hasBeenSent) {
    return (
      <p className={css.thanks}>
        Thank you. You have sent your details on this visit, and your report is on its way. If you have unsubscribed
        this address from our emails, save the report from this page instead.
      </p>
    );
  }
  return (
    <LeadForm
      lead={lead}
      title="Where should the report go?"
      notice={leadNotice(currentLeadNotice)}
      submitLabel="Send My Report"
      onSubmit={() => void lead.send(subject)}
    >
      <TextInput {...leadText(lead, 'name')} label="Name" autoComplete="name" />
      <EmailAndPhone lead={lead} />
    </LeadForm>
  );
}

/** What happens with the details that were sent. */
export function ReportThanks() {
  return (
    <>
      <p>
        Your details have arrived. Your report will be emailed to you shortly, with the figures, the working and what it
        assumes.
      </p>
      <p>A lending specialist can contact you about it. You can ask us at any time to correct or erase your details.</p>
    </>
  );
}
