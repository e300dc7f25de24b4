import { sql } from 'kysely';
import type { Reader, Tx } from '../../../db/transaction.ts';

/** Removes the account of a client whose address is not proven, with what belongs to it alone; false for any other. */
export async function deleteUnproven(tx: Tx, id: string): Promise<boolean> {
  const account = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'CLIENT')
    .where('email_verified_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!account) return false;
  await tx.deleteFrom('users').where('id', '=', id).execute();
  return true;
}

/**
 * Overdue accounts whose owner has had the mail that asks for the proof for seven days; an account whose mail could not
 * be sent yet is not listed.
 */
export function listOverdue(reader: Reader, { now, mailedBefore }: { now: Date; mailedBefore: Date }, limit: number) {
  return reader
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'CLIENT')
    .where('email_verified_at', 'is', null)
    .where('confirm_by', '<=', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('mails')
          .select('mails.id')
          .whereRef('mails.user_id', '=', 'users.id')
          .where('mails.kind', '=', 'verify-email')
          .where(({ or, and, eb }) =>
            or([
              and([eb('mails.status', '=', 'sent'), eb('mails.sent_at', '<=', mailedBefore)]),
              and([eb('mails.status', '=', 'failed'), eb('mails.created_at', '<=', mailedBefore)]),
            ]),
          ),
      ),
    )
    .orderBy('confirm_by')
    .limit(limit)
    .execute();
}

/** Accounts that end within four days without a reminder, or within two days with one reminder sent days ago. */
export async function listToRemind(reader: Reader, now: Date, limit: number) {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from users
    cross join lateral (
      select count(*) as reminders, max(created_at) as last from mails where user_id = users.id and kind = 'confirm-reminder'
    ) as sent
    where role = 'CLIENT' and email_verified_at is null and not is_disabled
      and confirm_by > ${now}::timestamptz and confirm_by <= ${now}::timestamptz + interval '4 days'
      and reminders < case when confirm_by <= ${now}::timestamptz + interval '2 days' then 2 else 1 end
      and (last is null or last <= ${now}::timestamptz - interval '1 day')
    order by confirm_by limit ${limit}`.execute(reader);
  return rows;
}
