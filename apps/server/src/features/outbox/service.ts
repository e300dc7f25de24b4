import { randomInt } from 'node:crypto';
import { AppError, type OutboxMail } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { type Reader, type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { JobTry } from '../../jobs/queue.ts';
import { type Composing, composeMail } from '../../mail/compose.ts';
import { isMailToLead } from '../../mail/outbox.ts';
import { claimMail, markSent, markTryFailed, markWaiting, markWithheld, type StoredMail } from '../../mail/queries.ts';
import { MailRefused, MailServerAway, type MailTransport } from '../../mail/transport.ts';
import { recordAudit } from '../audit/service.ts';
import { isUnsubscribed } from '../privacy/service.ts';
import { presentMail } from './present.ts';
import { listMailsOfLead, lockMail, requeueMail } from './queries.ts';

/** What delivering a mail needs from outside. */
export interface Delivery extends Composing, Pick<Deps, 'jobs'> {
  readonly transport: MailTransport;
}

// Longer than composing and handing over can take, shorter than the time after which a job of a dead process is given to
// another.
const claimMs = 50_000;

/**
 * Composes and sends one mail of the outbox. A mail that was sent, or that another job is sending, is left alone; one to an
 * address that wants no more of them is not sent. A passing failure is recorded and thrown, for another try; a refusal for
 * good ends as failed. A server that cannot be reached is no try: the mail waits until it is back, however long. A crash
 * between the server's acceptance and our record leads to a second copy with the same Message-ID.
 */
export async function deliverMail(delivery: Delivery, job: JobTry<'mail'>): Promise<void> {
  const { db, now, transport } = delivery;
  if (transport.isAway()) return await transaction(db, (tx) => tryLater(delivery, tx, job.data));
  const at = now();
  const claim = { id: job.data.mailId, at, until: new Date(at.getTime() + claimMs) };
  const mail = await transaction(db, (tx) => claimMail(tx, claim));
  if (mail === undefined || (await isWithheld(delivery, mail))) return;
  try {
    await transport.send(await composeMail(delivery, mail));
  } catch (error) {
    return await notSent(delivery, job, error);
  }
  await transaction(db, (tx) => markSent(tx, { id: mail.id, at: now() }));
}

/**
 * Queues a mail again that failed or still waits, and returns it. Throws AppError `not-found`, and `already-done` for one
 * that was sent.
 */
export async function resendMail(
  deps: Pick<Deps, 'jobs' | 'now'>,
  tx: Tx,
  { actor, id }: { actor: Actor; id: string },
): Promise<OutboxMail> {
  const mail = await lockMail(tx, id);
  if (mail === undefined) throw new AppError('not-found');
  if (mail.status === 'sent') throw new AppError('already-done');
  const queued = await requeueMail(tx, id);
  await deps.jobs.enqueue(tx, 'mail', { data: { mailId: id } });
  await recordAudit(tx, { at: deps.now(), actor, action: 'mail-resent', subject: { kind: 'mail', id } });
  return presentMail(queued);
}

/** The mails of a lead, oldest first. */
export async function leadMails(reader: Reader, leadId: string): Promise<OutboxMail[]> {
  return (await listMailsOfLead(reader, leadId)).map(presentMail);
}

/** Records why a claimed mail was not sent. Throws the error on where the job is to be tried again. */
async function notSent(delivery: Delivery, { data, isLastTry }: JobTry<'mail'>, error: unknown): Promise<void> {
  const mail = { id: data.mailId, reason: failureReason(error) };
  if (error instanceof MailServerAway) {
    return await transaction(delivery.db, async (tx) => {
      await markWaiting(tx, mail);
      await tryLater(delivery, tx, data);
    });
  }
  const isRefused = error instanceof MailRefused;
  await transaction(delivery.db, (tx) => markTryFailed(tx, { ...mail, isFinal: isRefused || isLastTry }));
  if (!isRefused) throw error;
}

/** Gives a mail that no server is there for another job, in one to two minutes so that not all come at once. */
async function tryLater({ jobs }: Delivery, tx: Tx, data: JobTry<'mail'>['data']): Promise<void> {
  await jobs.enqueue(tx, 'mail', { data, afterSeconds: randomInt(60, 120) });
}

/** Ends a mail that its recipient has unsubscribed from; whether it did. */
async function isWithheld(delivery: Delivery, mail: StoredMail): Promise<boolean> {
  if (!isMailToLead(mail.kind) || !(await isUnsubscribed(delivery, mail.recipient))) return false;
  await transaction(delivery.db, (tx) => markWithheld(tx, { id: mail.id, reason: 'Unsubscribed' }));
  return true;
}

function failureReason(error: unknown): string {
  if (error instanceof MailRefused) return `Refused by the mail server (${error.responseCode})`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return `Not sent yet (${code})`;
}
