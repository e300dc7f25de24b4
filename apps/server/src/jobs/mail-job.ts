import { askedMailKinds, leadKindFacts, type MailKind } from '@freehold/contract';

const ofLeads = Object.values(leadKindFacts);
export const reports: readonly MailKind[] = ofLeads.filter(({ hasReport }) => hasReport).map(({ mail }) => mail);
export const acknowledgements: readonly MailKind[] = ofLeads
  .filter(({ hasReport }) => !hasReport)
  .map(({ mail }) => mail);
export const leadMails: readonly MailKind[] = [...reports, ...acknowledgements];
export const leadNotices: readonly MailKind[] = ['lead-notice'];

// All other kinds are about an account, and someone is waiting for them at a screen.
const patient: readonly MailKind[] = [...leadMails, ...leadNotices, ...askedMailKinds];

/** The payload of a mail's job; urgent unless mails of its kind may wait. */
export function mailJob({ id, kind }: { id: string; kind: MailKind }) {
  return { mailId: id, ...(patient.includes(kind) ? {} : { isUrgent: true }) };
}
