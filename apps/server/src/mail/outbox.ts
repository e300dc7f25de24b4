import { randomUUID } from 'node:crypto';
import type { MailKind } from '@freehold/contract';
import type { Config } from '../config.ts';
import type { Tx } from '../db/transaction.ts';
import { acknowledgements, leadMails, leadNotices, mailJob, reports } from '../jobs/mail-job.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { currentOrigin } from '../request-origin.ts';
import { countMails, countMailsTo, insertMail, lockRecipient } from './queries.ts';

/** A mail to be sent: what kind, to whom, and the ids from which its text is composed when it is sent. */
export interface QueuedMail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly leadId?: string;
  readonly userId?: string;
  /** The single-use link the mail holds. */
  readonly linkId?: string;
}

/** Mails of one group that one address may be sent in a day, so that a form cannot be used to flood somebody's inbox. */
export const leadMailsPerRecipientPerDay = 3;
/** Mails in a day that tell the owner of an account that somebody tried to sign up with its address. */
export const signUpAttemptsPerRecipientPerDay = 3;
/** Notices of new leads that one adviser is sent in a day; the desk has all of them. */
export const noticesPerRecipientPerDay = 200;
/** Mails to leads in an hour, over all addresses, before those of busy askers wait for the next hour. */
export const leadMailsPerHour = 1_000;
/** Mails to leads that one network address may ask for in an hour before further ones wait, and how many go in a busy hour. */
export const leadMailsPerAsker = { usual: 30, inBusyHour: 3 } as const;
const oneHourMs = 3_600_000;

const subjects: Readonly<Record<MailKind, string>> = {
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

/**
 * Whether a mail goes to somebody who left their address with a form: they may unsubscribe, and there is a limit. Any other
 * is about an account or for an adviser.
 */
export function isMailToLead(kind: MailKind): boolean {
  return leadMails.includes(kind);
}

const attempts: readonly MailKind[] = ['sign-up-attempt'];

// Separate limits, so that notices to one adviser do not delay leads.
const limits = [
  { kinds: reports, atMost: leadMailsPerRecipientPerDay, isExact: true },
  { kinds: acknowledgements, atMost: leadMailsPerRecipientPerDay, isExact: true },
  { kinds: attempts, atMost: signUpAttemptsPerRecipientPerDay, isExact: true },
  { kinds: leadNotices, atMost: noticesPerRecipientPerDay, isExact: false },
] as const;

/**
 * Puts a mail into the outbox and its job into the queue, in the given transaction: both exist when it commits. A mail
 * about a lead past the daily limit of its recipient is stored as failed, with the reason. Returns the id of the mail.
 */
export async function queueMail(
  deps: { readonly jobs: Pick<JobQueue, 'enqueue'>; readonly config: Config; readonly now: () => Date },
  tx: Tx,
  mail: QueuedMail,
): Promise<{ id: string }> {
  const id = randomUUID();
  const createdAt = deps.now();
  const refusal = await refusalOf(tx, mail, createdAt);
  const askerCode = currentOrigin()?.addressCode ?? null;
  const mustWait = isMailToLead(mail.kind) && (await isFlood(tx, createdAt, askerCode));
  await insertMail(tx, {
    id,
    ...mail,
    subject: subjects[mail.kind],
    messageId: `<${id}@${new URL(deps.config.publicUrl).hostname}>`,
    createdAt,
    refusal,
    askerCode,
  });
  if (refusal === null) {
    const data = mailJob({ id, kind: mail.kind });
    await deps.jobs.enqueue(tx, 'mail', { data, afterSeconds: mustWait ? oneHourMs / 1000 : 0 });
  }
  return { id };
}

async function refusalOf(tx: Tx, { kind, recipient }: QueuedMail, at: Date): Promise<string | null> {
  const limit = limits.find(({ kinds }) => kinds.includes(kind));
  if (limit === undefined) return null;
  if (limit.isExact) await lockRecipient(tx, recipient);
  const after = new Date(at.getTime() - 24 * oneHourMs);
  const recent = await countMailsTo(tx, { recipient, after, kinds: limit.kinds });
  return recent < limit.atMost ? null : `More than ${limit.atMost} of these mails to one address in 24 hours`;
}

// A flood delays only its sender: other people's first mails still go in a busy hour.
async function isFlood(tx: Tx, at: Date, askerCode: string | null): Promise<boolean> {
  const recent = { after: new Date(at.getTime() - oneHourMs), kinds: leadMails };
  const { usual, inBusyHour } = leadMailsPerAsker;
  const own = askerCode === null ? usual : await countMails(tx, { ...recent, atMost: usual, askerCode });
  if (askerCode !== null && own >= usual) return true;
  return own >= inBusyHour && (await countMails(tx, { ...recent, atMost: leadMailsPerHour })) >= leadMailsPerHour;
}
