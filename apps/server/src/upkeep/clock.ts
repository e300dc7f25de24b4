import { sql } from 'kysely';
import type { Reader } from '../db/transaction.ts';

const dayMs = 24 * 3_600_000;
const largestStepMs = 2 * dayMs;
const largestFirstStepMs = 60 * dayMs;

/** The machine's clock is so far past the latest time that was believed that nothing may be removed by it. */
export class ClockRefused extends Error {
  constructor(now: Date, believed: Date) {
    super(
      `The clock says ${now.toISOString()}, too far past ${believed.toISOString()}, when it was last believed. ` +
        'If it is right, confirm it: npm run retention -- --date YYYY-MM-DD',
    );
    this.name = 'ClockRefused';
  }
}

/**
 * Moves the latest time that is believed on to now; it never goes back. It comes round every minute, so that a running
 * site believes its clock, however quiet it is, and a clock that leaps is not believed before a person confirms it. Where none was
 * believed yet, as after a restore, it is held against the newest audit event. Throws ClockRefused.
 */
export async function watchClock(reader: Reader, now: Date): Promise<void> {
  if ((await believedTime(reader)) === null) await believeNewestEvent(reader, now);
  await refuseLeap(reader, now);
  await believe(reader, now);
}

/** Throws ClockRefused when the clock is more than two days past the latest time that was believed. */
export async function refuseLeap(reader: Reader, now: Date): Promise<void> {
  const believed = await believedTime(reader);
  if (believed !== null && now.getTime() - believed.getTime() > largestStepMs) throw new ClockRefused(now, believed);
}

/** Whether the clock is believed; false also where this version's tables are not there yet. */
export async function isBelieved(reader: Reader, now: Date): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('public.believed_clock') is not null as found`.execute(reader);
  if (!rows[0]?.found) return false;
  const believed = await believedTime(reader);
  return believed === null || now.getTime() - believed.getTime() <= largestStepMs;
}

/** Believes the clock, because a person has confirmed the date. */
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

// A backup that is restored may be weeks old, hardly months.
async function believeNewestEvent(reader: Reader, now: Date): Promise<void> {
  const newest = await reader.selectFrom('audit_events').select('at').orderBy('id', 'desc').executeTakeFirst();
  const isFar = newest !== undefined && now.getTime() - newest.at.getTime() > largestFirstStepMs;
  if (isFar) await confirmClock(reader, newest.at);
}

async function believedTime(reader: Reader): Promise<Date | null> {
  const row = await reader.selectFrom('believed_clock').select('believed_at').executeTakeFirst();
  return row?.believed_at ?? null;
}
