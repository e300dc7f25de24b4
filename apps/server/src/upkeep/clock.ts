import { sql } from 'kysely';
import type { Reader } from '../db/transaction.ts';

const dayMs = 24 * 3_600_000;
const largestStepMs = 2 * dayMs;
const largestFirstStepMs = 60 * dayMs;

/** The clock is so far past the last trusted time that nothing may be deleted based on it. */
export class ClockRefused extends Error {
  constructor(now: Date, believed: Date) {
    super(
      `The clock says ${now.toISOString()}, too far past ${believed.toISOString()}, the last time it was trusted. ` +
        'If it is right, confirm it: npm run retention -- --date YYYY-MM-DD',
    );
    this.name = 'ClockRefused';
  }
}

/**
 * Advances the last trusted time to now; it never goes back. Runs every minute, so that a running site trusts its clock
 * even when quiet, but a jump is not trusted until a person confirms it. Without a trusted time, as after a restore,
 * compares with the newest audit event. Throws ClockRefused.
 */
export async function watchClock(reader: Reader, now: Date): Promise<void> {
  if ((await believedTime(reader)) === null) await believeNewestEvent(reader, now);
  await refuseLeap(reader, now);
  await believe(reader, now);
}

/** Throws ClockRefused when the clock is more than two days past the last trusted time. */
export async function refuseLeap(reader: Reader, now: Date): Promise<void> {
  const believed = await believedTime(reader);
  if (believed !== null && now.getTime() - believed.getTime() > largestStepMs) throw new ClockRefused(now, believed);
}

/** True when the clock is trusted; false when this version's tables do not exist yet. */
export async function isBelieved(reader: Reader, now: Date): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('public.believed_clock') is not null as found`.execute(reader);
  if (!rows[0]?.found) return false;
  const believed = await believedTime(reader);
  return believed === null || now.getTime() - believed.getTime() <= largestStepMs;
}

/** Trusts the clock, after a person has confirmed the date. */
export async function confirmClock(reader: Reader, now: Date): Promise<void> {
  await reader
    .insertInto('believed_clock')
    .values({ believed_at: now })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ believed_at: now }))
    .execute();
}

async function believe(reader: Reader, now: Date): Promise<void> {
  const { numUpdatedRows } = await reader
    .updateTable('believed_clock')
    .set((eb) => ({ believed_at: eb.fn<Date>('greatest', ['believed_at', eb.val(now)]) }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await confirmClock(reader, now);
}

// A restored backup may be weeks old, hardly months.
async function believeNewestEvent(reader: Reader, now: Date): Promise<void> {
  const newest = await reader.selectFrom('audit_events').select('at').orderBy('id', 'desc').executeTakeFirst();
  const isFar = newest !== undefined && now.getTime() - newest.at.getTime() > largestFirstStepMs;
  if (isFar) await confirmClock(reader, newest.at);
}

async function believedTime(reader: Reader): Promise<Date | null> {
  const row = await reader.selectFrom('believed_clock').select('believed_at').executeTakeFirst();
  return row?.believed_at ?? null;
}
