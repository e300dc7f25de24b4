import type { OutboxMail } from '@freehold/contract';
import type { MailRow } from './queries.ts';

/** The fields of a mail that advisers see, by name. */
export function presentMail(row: MailRow): OutboxMail {
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    subject: row.subject,
    status: row.status,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    leadId: row.lead_id,
  };
}
