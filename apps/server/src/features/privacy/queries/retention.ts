import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';

/** Removes leads received before a moment that became no client, with their notes and mails. Returns how many. */
export async function deleteOldLeads(tx: Tx, before: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('leads')
    .where('received_at', '<', before)
    .where('client_id', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes mails queued before a moment, with jobs that still wait for them. Returns how many. */
export async function deleteOldMails(tx: Tx, before: Date): Promise<number> {
  await sql`
    delete from jobs.job
    where data->>'mailId' in (select id::text from mails where created_at < ${before})`.execute(tx);
  const { numDeletedRows } = await tx.deleteFrom('mails').where('created_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes kept answers to writes from before a moment. Returns how many. */
export async function deleteOldKeys(tx: Tx, before: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes sessions that ended or ran out before a moment. Returns how many. */
export async function deleteSpentSessions(tx: Tx, before: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes single-use links that were used or have expired. Returns how many. */
export async function deleteSpentLinks(tx: Tx, now: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_links')
    .where(({ eb, or }) => or([eb('used_at', 'is not', null), eb('expires_at', '<', now)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes devices not signed in from since a moment. Returns how many. */
export async function deleteOldDevices(tx: Tx, before: Date): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('known_devices').where('last_used_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes counts that have expired. Returns how many. */
export async function deleteExpiredLimits(tx: Tx, now: Date): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('rate_limits').where('expire', '<', now.getTime()).executeTakeFirst();
  return Number(numDeletedRows);
}
