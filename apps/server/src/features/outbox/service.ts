import { AppError, type OutboxMail } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { Reader, Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { mailJob } from '../../jobs/mail-job.ts';
import { recordAudit } from '../audit/index.ts';
import { presentMail } from './present.ts';
import { listMailsOfLead, lockMail, requeueMail } from './queries.ts';

/**
 * Requeues a mail that failed or is still queued, and returns it. Throws AppError `not-found`, and `already-done` for a
 * sent one.
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
  await deps.jobs.enqueue(tx, 'mail', { data: mailJob(queued) });
  await recordAudit(tx, { at: deps.now(), actor, action: 'mail-resent', subject: { kind: 'mail', id } });
  return presentMail(queued);
}

/** The mails of a lead, oldest first. */
export async function leadMails(reader: Reader, leadId: string): Promise<OutboxMail[]> {
  return (await listMailsOfLead(reader, leadId)).map(presentMail);
}
