import { randomUUID } from 'node:crypto';
import { type MailKind, mailSubjects } from '@freehold/contract';
import type { Config } from '../config.ts';
import type { Tx } from '../db/transaction.ts';
import { acknowledgements, leadMails, leadNotices, mailJob, reports } from '../jobs/mail-job.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { currentOrigin } from '../request-origin.ts';
import { countMails, countMailsTo, insertMail, lockRecipient } from './queries.ts';

/** A mail to send: its kind, recipient, and the ids from which its text is composed on sending. */
export interface QueuedMail {
  /** A new one unless given. */
  readonly id?: string;
  readonly kind: MailKind;
  readonly recipient: string;
  /** That of its kind unless given. */
  readonly subject?: string | undefined;
  readonly leadId?: string;
  readonly userId?: string;
  /** The single-use link in the mail. */
  readonly linkId?: string;
}

/** Most mails of one group to one address in a day, so that a form cannot flood an inbox. */
export const leadMailsPerRecipientPerDay = 3;
/** Most mails in a day telling an account's owner of sign-up attempts with their address. */
export const signUpAttemptsPerRecipientPerDay = 3;
/** Most notices of new leads to one adviser in a day; the desk shows them all. */
export const noticesPerRecipientPerDay = 200;
/** Mails to leads in an hour, over all addresses, above which busy requesters' mails wait for the next hour. */
export const leadMailsPerHour = 1_000;
/** Mails to leads per network address in an hour before further ones wait; lower in a busy hour. */
export const leadMailsPerAsker = { usual: 30, inBusyHour: 3 } as const;
const oneHourMs = 3_600_000;

/**
 * True for mails to someone who left their address in a form: these have an unsubscribe link and a limit. All others
 * are about an account or for an adviser.
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
 * Adds a mail to the outbox and its job to the queue in the given transaction. A mail over its recipient's daily limit
 * is stored as failed, with the reason. Returns the mail's id.
 */
export async function queueMail(
  deps: { readonly jobs: Pick<JobQueue, 'enqueue'>; readonly config: Config; readonly now: () => Date },
  tx: Tx,
  mail: QueuedMail,
): Promise<{ id: string }> {
  const { id = randomUUID() } = mail;
  const createdAt = deps.now();
  const refusal = await refusalOf(tx, mail, createdAt);
  const askerCode = currentOrigin()?.addressCode ?? null;
  const mustWait = isMailToLead(mail.kind) && (await isFlood(tx, createdAt, askerCode));
  await insertMail(tx, {
    ...mail,
    id,
    subject: mail.subject ?? mailSubjects[mail.kind],
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
  return recent < limit.atMost ? null : `More than ${limit.atMost} of these emails to one address in 24 hours`;
}

// A flood delays only its sender: other people's first mails still go out in a busy hour.
async function isFlood(tx: Tx, at: Date, askerCode: string | null): Promise<boolean> {
  const recent = { after: new Date(at.getTime() - oneHourMs), kinds: leadMails };
  const { usual, inBusyHour } = leadMailsPerAsker;
  const own = askerCode === null ? usual : await countMails(tx, { ...recent, atMost: usual, askerCode });
  if (askerCode !== null && own >= usual) return true;
  return own >= inBusyHour && (await countMails(tx, { ...recent, atMost: leadMailsPerHour })) >= leadMailsPerHour;
}
