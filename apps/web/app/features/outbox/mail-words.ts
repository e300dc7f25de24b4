import {
  type AskedMailKind,
  askedMailFacts,
  entriesOf,
  fromEntries,
  type LeadKind,
  leadKindFacts,
  type MailKind,
  type MailStatus,
  type OutboxMail,
} from '@freehold/contract';
import { counted, dateTime } from '#app/lib/format.ts';

type LeadMail = (typeof leadKindFacts)[LeadKind]['mail'];
const leadMailLabels = fromEntries<Record<LeadMail, string>>(
  Object.values(leadKindFacts).map(({ mail, mailLabel }) => [mail, mailLabel]),
);

const askedMailLabels = fromEntries<Record<AskedMailKind, string>>(
  entriesOf(askedMailFacts).map(([kind, { label }]) => [kind, label]),
);

export const mailKindLabels: Readonly<Record<MailKind, string>> = {
  ...leadMailLabels,
  'verify-email': 'Address to be confirmed',
  'password-reset': 'Password reset',
  'password-changed': 'Password changed',
  'lead-notice': 'Notice of a new lead',
  'second-factor-on': 'Authenticator app on',
  'second-factor-off': 'Authenticator app off',
  'second-factor-guessed': 'Wrong sign-in code',
  'session-misused': 'Session ended for safety',
  'sign-up-attempt': 'Sign-up with a known address',
  'confirm-reminder': 'Reminder to confirm an address',
  'record-connected': 'Record connected',
  'second-factor-reset-asked': 'Authenticator to be removed',
  'email-change-asked': 'Address to be changed',
  'email-change-proof': 'New address to be confirmed',
  'email-changed': 'Address changed',
  'erasure-started': 'Account being erased',
  'adviser-invited': 'Adviser invited',
  ...askedMailLabels,
};

export const mailStatusLabels: Readonly<Record<MailStatus, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

export const mailToasts = {
  loadFailed: { title: 'Error', description: 'Failed to load emails' },
  resent: { title: 'Success', description: 'The email is queued again' },
} as const;

/** Delivery state of a mail in one line: when it was sent, or how often it was tried and why it failed. */
export function mailFate({ status, sentAt, attempts, lastError }: OutboxMail): string {
  if (status === 'sent') return sentAt === null ? 'Sent' : `Sent ${dateTime(new Date(sentAt))}`;
  const tries = attempts === 0 ? 'not tried' : `tried ${counted(attempts, 'time')}`;
  const reason = lastError === null ? '' : `: ${lastError}`;
  return `${mailStatusLabels[status]}, ${tries}${reason}`;
}
