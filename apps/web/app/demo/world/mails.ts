import type { LeadKind, MailKind, OutboxMail } from '@freehold/contract';
import { demoId } from './ids.ts';
import type { DemoLead } from './records.ts';

/** What the server's mails are headed with. */
export const mailSubjects: Readonly<Record<MailKind, string>> = {
  'borrowing-report': 'Your borrowing capacity report',
  'mortgage-report': 'Your mortgage repayment report',
  'strategy-acknowledgement': 'Your strategy session request',
  'verify-email': 'Confirm your email address',
  'password-reset': 'Reset your password',
  'password-changed': 'Your password was changed',
  'lead-notice': 'A new lead has arrived',
  'second-factor-on': 'Your authenticator app was switched on',
  'second-factor-off': 'Your authenticator app was switched off',
  'second-factor-guessed': 'Somebody tried to sign in to your account',
  'session-misused': 'You were signed out for your safety',
  'sign-up-attempt': 'Somebody tried to sign up with your address',
  'confirm-reminder': 'Your email address is not confirmed yet',
  'record-connected': 'Your adviser connected your record',
  'second-factor-reset-asked': 'Your authenticator app is to be removed',
  'email-change-asked': 'Your email address is to be changed',
  'email-change-proof': 'Confirm your new email address',
  'email-changed': 'Your email address was changed',
  'erasure-started': 'Your account is being erased',
};

const leadMails: Readonly<Record<LeadKind, MailKind>> = {
  borrowing: 'borrowing-report',
  mortgage: 'mortgage-report',
  'strategy-session': 'strategy-acknowledgement',
};

const accountMails = ['verify-email', 'password-reset', 'password-changed'] as const;

/** The outbox, newest first: a mail for each lead, some that wait or failed, and a few about accounts. */
export function demoMails(leads: readonly DemoLead[]): OutboxMail[] {
  const mails = leads.flatMap((lead, index) => {
    const own = mailOf(index + 1, { kind: leadMails[lead.kind], lead });
    return index % 8 === 5 ? [own, accountMail(index, lead)] : [own];
  });
  return mails.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

function mailOf(n: number, { kind, lead }: { kind: MailKind; lead: DemoLead }): OutboxMail {
  return {
    id: demoId('mail', n),
    kind,
    recipient: lead.email,
    subject: mailSubjects[kind],
    ...fateOf(n, lead.receivedAt),
    createdAt: lead.receivedAt,
    leadId: lead.id,
  };
}

function fateOf(n: number, createdAt: string): Pick<OutboxMail, 'status' | 'attempts' | 'lastError' | 'sentAt'> {
  if (n % 9 === 4) {
    return { status: 'failed', attempts: 1, lastError: 'Refused by the mail server (550)', sentAt: null };
  }
  if (n === 2) return { status: 'queued', attempts: 3, lastError: 'Not sent yet (ETIMEDOUT)', sentAt: null };
  if (n === 1) return { status: 'queued', attempts: 0, lastError: null, sentAt: null };
  return {
    status: 'sent',
    attempts: 1,
    lastError: null,
    sentAt: new Date(Date.parse(createdAt) + 4_000).toISOString(),
  };
}

function accountMail(n: number, { email, receivedAt }: DemoLead): OutboxMail {
  const kind = accountMails[n % accountMails.length] ?? 'verify-email';
  const createdAt = new Date(Date.parse(receivedAt) + 7_200_000).toISOString();
  return {
    id: demoId('mail', 1_000 + n),
    kind,
    recipient: email,
    subject: mailSubjects[kind],
    ...fateOf(3, createdAt),
    createdAt,
    leadId: null,
  };
}
