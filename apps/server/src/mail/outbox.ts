import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { countRecentMails, insertMail } from './queries.ts';

/** Reports one address may be sent in a day, so that a form cannot be used to flood somebody's inbox. */
export const reportsPerRecipientPerDay = 3;
const oneDayMs = 86_400_000;

const subjects = { 'borrowing-report': 'Your borrowing capacity report' } as const;
export type MailKind = keyof typeof subjects;

/**
 * Puts the report mail of a lead into the outbox and its job into the queue, in the lead's transaction. Past the daily
 * limit of its recipient the mail is stored as failed, with the reason, and the lead stands.
 */
export async function queueReportMail(
  deps: Pick<Deps, 'jobs' | 'config' | 'now'>,
  tx: Tx,
  mail: { readonly leadId: string; readonly recipient: string; readonly kind: MailKind },
): Promise<void> {
  const id = randomUUID();
  const createdAt = deps.now();
  const recent = await countRecentMails(tx, {
    recipient: mail.recipient,
    after: new Date(createdAt.getTime() - oneDayMs),
  });
  const isOverLimit = recent >= reportsPerRecipientPerDay;
  await insertMail(tx, {
    id,
    ...mail,
    subject: subjects[mail.kind],
    messageId: `<${id}@${new URL(deps.config.publicUrl).hostname}>`,
    createdAt,
    refusal: isOverLimit ? `More than ${reportsPerRecipientPerDay} reports to one address in 24 hours` : null,
  });
  if (!isOverLimit) await deps.jobs.enqueue(tx, 'report-mail', { mailId: id });
}
