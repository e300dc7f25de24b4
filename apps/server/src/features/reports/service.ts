import { estimateDisclosure } from '@freehold/contract';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { JobTry } from '../../jobs/queue.ts';
import { findMail, markSent, markTryFailed } from '../../mail/queries.ts';
import { MailRefused, type MailTransport } from '../../mail/transport.ts';
import type { ReportRenderer } from '../../reports/renderer.ts';
import { storedBorrowingSchema } from '../leads/service.ts';

interface Delivery extends Pick<Deps, 'db' | 'now' | 'config'> {
  readonly renderer: ReportRenderer;
  readonly transport: MailTransport;
}

/**
 * Renders and sends one report of the outbox. A mail already sent is left alone, so a repeated job sends nothing. A
 * passing failure is recorded and thrown, for another try; a refusal for good ends as failed. A crash between the
 * server's acceptance and our record leads to a second copy with the same Message-ID.
 */
export async function deliverReport(delivery: Delivery, job: JobTry<'report-mail'>): Promise<void> {
  const { db, now, transport } = delivery;
  const mail = await findMail(db.kysely, job.data.mailId);
  if (mail?.status !== 'queued') return;
  try {
    await transport.send(await composeReport(delivery, mail));
  } catch (error) {
    const isRefused = error instanceof MailRefused;
    const isFinal = isRefused || job.isLastTry;
    await transaction(db, (tx) => markTryFailed(tx, { id: mail.id, reason: failureReason(error), isFinal }));
    if (isRefused) return;
    throw error;
  }
  await transaction(db, (tx) => markSent(tx, { id: mail.id, at: now() }));
}

type StoredMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

async function composeReport({ renderer, config }: Delivery, mail: StoredMail) {
  const { inputs } = storedBorrowingSchema.parse(mail);
  const content = await renderer.render({ kind: 'borrowing', inputs, preparedAt: mail.received_at.toISOString() });
  return {
    to: mail.recipient,
    subject: mail.subject,
    text: reportText(mail.first_name, config.publicUrl),
    messageId: mail.message_id,
    attachment: { filename: 'freehold-borrowing-capacity.pdf', content },
  };
}

function reportText(firstName: string, publicUrl: string): string {
  return [
    `Hello ${firstName},`,
    '',
    'Attached is the borrowing capacity report you asked for, with your inputs, the result, how it was worked out and its assumptions.',
    'A lending specialist may contact you about it.',
    '',
    estimateDisclosure,
    '',
    `You receive this because this address was left with a borrowing estimate at ${publicUrl}/borrowing-capacity.`,
    `If that was not you, please tell us: ${publicUrl}/contact. How we handle personal information: ${publicUrl}/privacy`,
  ].join('\n');
}

function failureReason(error: unknown): string {
  if (error instanceof MailRefused) return `Refused by the mail server (${error.responseCode})`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return `Not sent yet (${code})`;
}
