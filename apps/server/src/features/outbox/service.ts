import { transaction } from '../../db/transaction.ts';
import type { JobTry } from '../../jobs/queue.ts';
import { type Composing, composeMail } from '../../mail/compose.ts';
import { claimMail, markSent, markTryFailed } from '../../mail/queries.ts';
import { MailRefused, type MailTransport } from '../../mail/transport.ts';

/** What delivering a mail needs from outside. */
export interface Delivery extends Composing {
  readonly transport: MailTransport;
}

// Longer than composing and handing over can take, shorter than the time after which a job of a dead process is given to
// another.
const claimMs = 50_000;

/**
 * Composes and sends one mail of the outbox. A mail that was sent, or that another job is sending, is left alone. A
 * passing failure is recorded and thrown, for another try; a refusal for good ends as failed. A crash between the server's
 * acceptance and our record leads to a second copy with the same Message-ID.
 */
export async function deliverMail(delivery: Delivery, job: JobTry<'mail'>): Promise<void> {
  const { db, now, transport } = delivery;
  const at = now();
  const claim = { id: job.data.mailId, at, until: new Date(at.getTime() + claimMs) };
  const mail = await transaction(db, (tx) => claimMail(tx, claim));
  if (mail === undefined) return;
  try {
    await transport.send(await composeMail(delivery, mail));
  } catch (error) {
    const isRefused = error instanceof MailRefused;
    const isFinal = isRefused || job.isLastTry;
    await transaction(db, (tx) => markTryFailed(tx, { id: mail.id, reason: failureReason(error), isFinal }));
    if (isRefused) return;
    throw error;
  }
  await transaction(db, (tx) => markSent(tx, { id: mail.id, at: now() }));
}

function failureReason(error: unknown): string {
  if (error instanceof MailRefused) return `Refused by the mail server (${error.responseCode})`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return `Not sent yet (${code})`;
}
