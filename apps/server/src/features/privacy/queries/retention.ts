import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../db/transaction.ts';

/** Deletes rows past their retention; each function deletes at most `limit` rows and returns how many. */
export type Removal = (tx: Tx, limit: number) => Promise<number>;

/** Leads received before a moment, with their notes and mails; a client made from one has a separate record. */
export function oldLeads(before: Date): Removal {
  return removal('leads', sql`received_at < ${before}`);
}

/** Mails queued before a moment. */
export function oldMails(before: Date): Removal {
  return removal('mails', sql`created_at < ${before}`);
}

interface Overdue {
  readonly overdue: number;
  readonly total: number;
}

/** Number of leads and mails, and how many of them, from before a moment, retention would delete. */
export async function countOverdue(
  reader: Reader,
  before: { readonly leads: Date; readonly mails: Date },
): Promise<{ leads: Overdue; mails: Overdue }> {
  const { rows } = await sql<Record<'leads' | 'oldLeads' | 'mails' | 'oldMails', string>>`
    select (select count(*) from leads) as leads, (select count(*) from mails) as mails,
      (select count(*) from leads where received_at < ${before.leads}) as "oldLeads",
      (select count(*) from mails where created_at < ${before.mails}) as "oldMails"`.execute(reader);
  const [counts] = rows;
  return {
    leads: { overdue: Number(counts?.oldLeads), total: Number(counts?.leads) },
    mails: { overdue: Number(counts?.oldMails), total: Number(counts?.mails) },
  };
}

/** Deletes jobs whose mail no longer exists. */
export async function deleteJobsWithoutMail(tx: Tx): Promise<void> {
  await sql`
    delete from jobs.job
    where data->>'mailId' is not null and not exists (select from mails where mails.id::text = data->>'mailId')`.execute(
    tx,
  );
}

/** Stored responses to writes from before a moment. */
export function oldKeys(before: Date): Removal {
  return removal('idempotency_keys', sql`created_at < ${before}`);
}

/** Sessions that ended or expired before a moment. */
export function spentSessions(before: Date): Removal {
  return removal('sessions', sql`ended_at < ${before} or expires_at < ${before}`);
}

/** Single-use links that were used or have expired. */
export function spentLinks(now: Date): Removal {
  return removal('account_links', sql`used_at is not null or expires_at < ${now}`);
}

/** Devices not signed in from since a moment. */
export function oldDevices(before: Date): Removal {
  return removal('known_devices', sql`last_used_at < ${before}`);
}

/** Notes about clients that were removed before a moment. */
export function removedNotes(before: Date): Removal {
  return removal('client_notes', sql`removed_at < ${before}`);
}

/** Tasks for clients that were removed before a moment. */
export function removedTasks(before: Date): Removal {
  return removal('client_tasks', sql`removed_at < ${before}`);
}

/** Ids shown in lists before a moment. */
export function oldShown(before: Date): Removal {
  return removal('audit_shown', sql`shown_at < ${before}`);
}

/** Account changes that took effect or were stopped before a moment. */
export function endedChanges(before: Date): Removal {
  return removal('account_changes', sql`ended_at < ${before}`);
}

/** Rate limit counters that have expired. */
export function expiredLimits(now: Date): Removal {
  return removal('rate_limits', sql`expire < ${now.getTime()}`);
}

function removal(table: string, isOverdue: RawBuilder<unknown>): Removal {
  return async (tx, limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)}
      where ctid = any (array (select ctid from ${sql.table(table)} where ${isOverdue} limit ${limit}))`.execute(tx);
    return Number(numAffectedRows ?? 0);
  };
}
