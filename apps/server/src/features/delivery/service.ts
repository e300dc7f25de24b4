import { randomInt } from 'node:crypto';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { JobTry } from '../../jobs/queue.ts';
import { isMailToLead } from '../../mail/outbox.ts';
import { claimMail, markSent, markTryFailed, markWaiting, markWithheld, type StoredMail } from '../../mail/queries.ts';
import { MailRefused, MailServerAway, type MailTransport, MailUnanswered } from '../../mail/transport.ts';
import { askedKind, whyWithheld } from '../asked-mails/index.ts';
import { isUnsubscribed } from '../privacy/index.ts';
import { composeMail } from './compose.ts';
import type { Composing } from './content.ts';

/** Dependencies for delivering a mail. */
export interface Delivery extends Composing, Pick<Deps, 'jobs'> {
  readonly transport: MailTransport;
  /** Milliseconds to compose and send one mail; 40 s except in tests. */
  readonly deadlineMs?: number;
}

// Must grow in this order: the send times out, another job may claim the mail, the queue expires the job (60 s).
const usualDeadlineMs = 40_000;
const claimMs = 50_000;

const mostTries = 8;
// Time to open the mail and choose a password.
const leastLinkLifeMs = 2 * 60_000;

/**
 * Composes and sends one outbox mail. A mail already sent, or being sent by another job, is left alone; one to an
 * unsubscribed address, or with an expired link, is not sent. A temporary failure is recorded and thrown, for a retry;
 * after eight tries, or a permanent rejection, the mail ends as failed. An unreachable server does not count as a try:
 * the mail waits until it is back, however long. A mail handed over without an answer is sent once more, under the same
 * Message-ID.
 */
export async function deliverMail(delivery: Delivery, job: Pick<JobTry<'mail'>, 'data'>): Promise<void> {
  const { db, now, transport, deadlineMs = usualDeadlineMs } = delivery;
  if (transport.isAway()) return await transaction(db, (tx) => tryLater(delivery, tx, job.data));
  const signal = AbortSignal.timeout(deadlineMs);
  const at = now();
  const claim = { id: job.data.mailId, at, until: new Date(at.getTime() + claimMs) };
  const mail = await transaction(db, (tx) => claimMail(tx, claim));
  if (mail === undefined || (await isEnded(delivery, mail, at))) return;
  try {
    await transport.send(await composeMail(delivery, mail), signal);
  } catch (error) {
    return await notSent(delivery, { job, mail }, error);
  }
  await transaction(db, (tx) => markSent(tx, { id: mail.id, at: now() }));
}

/** Records why a claimed mail was not sent. Rethrows the error where the job is to be retried. */
async function notSent(
  delivery: Delivery,
  { job, mail }: { job: Pick<JobTry<'mail'>, 'data'>; mail: StoredMail },
  error: unknown,
): Promise<void> {
  const failed = { id: mail.id, reason: failureReason(error) };
  if (error instanceof MailServerAway) {
    return await transaction(delivery.db, async (tx) => {
      await markWaiting(tx, failed);
      await tryLater(delivery, tx, job.data);
    });
  }
  // A send without an answer may have arrived: retry it once, not twice, to limit duplicates.
  const isUnansweredAgain = error instanceof MailUnanswered && mail.last_error === failed.reason;
  const isFinal = error instanceof MailRefused || isUnansweredAgain || mail.attempts >= mostTries;
  await transaction(delivery.db, (tx) => markTryFailed(tx, { ...failed, isFinal }));
  if (!isFinal) throw error;
}

/** Reschedules a mail no server is reachable for: in one to two minutes, spread out, urgent ones first. */
async function tryLater({ jobs }: Delivery, tx: Tx, data: JobTry<'mail'>['data']): Promise<void> {
  const afterSeconds = data.isUrgent ? randomInt(10, 20) : randomInt(60, 120);
  await jobs.enqueue(tx, 'mail', { data, afterSeconds });
}

/** Ends a claimed mail that must not be sent; returns whether it did. */
async function isEnded(delivery: Delivery, mail: StoredMail, at: Date): Promise<boolean> {
  const { id } = mail;
  if (mail.attempts > mostTries) {
    await transaction(delivery.db, (tx) => markWithheld(tx, { id, reason: `Given up after ${mostTries} tries` }));
    return true;
  }
  const reason = await reasonToWithhold(delivery, mail, at);
  if (reason === null) return false;
  await transaction(delivery.db, (tx) => markWithheld(tx, { id, reason }));
  return true;
}

async function reasonToWithhold(delivery: Delivery, mail: StoredMail, at: Date): Promise<string | null> {
  if (mail.link_id !== null && !isLinkAlive(mail, at)) return 'Withheld: its link had run out or was no longer good';
  if (isMailToLead(mail.kind) && mail.withdrawn_at !== null) return 'The person withdrew their agreement';
  if (isMailToLead(mail.kind) && (await isUnsubscribed(delivery, mail.recipient))) return 'Unsubscribed';
  return askedKind(mail.kind) === undefined ? null : await whyWithheld(delivery, mail);
}

function isLinkAlive({ link_expires_at: expiresAt, link_used_at: usedAt }: StoredMail, at: Date): boolean {
  return expiresAt !== null && usedAt === null && expiresAt.getTime() - at.getTime() >= leastLinkLifeMs;
}

function failureReason(error: unknown): string {
  if (error instanceof MailRefused) return `Refused by the mail server (${error.responseCode})`;
  if (error instanceof MailUnanswered) return 'Handed over without an answer: it may have arrived';
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return code === 'EABORT' ? 'Not sent yet (the mail server is too slow)' : `Not sent yet (${code})`;
}
