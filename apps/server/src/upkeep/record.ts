import type { UpkeepKind } from '@freehold/contract';
import { sql } from 'kysely';
import type { Reader } from '../db/transaction.ts';

/** Records since when each kind is scheduled and deletes the others, except backups, which a command can also make. */
export async function registerUpkeep(reader: Reader, names: readonly UpkeepKind[], at: Date): Promise<void> {
  await reader
    .deleteFrom('upkeep')
    .where('name', 'not in', [...names, 'backup'])
    .execute();
  for (const name of names) await upsert(reader, { name, registered_at: at }, {});
}

/** Runs upkeep and records its start and outcome, if the database is writable. Returns or throws what the work does. */
export async function noted<T>(reader: Reader, name: UpkeepKind, work: () => Promise<T>): Promise<T> {
  if (!(await canNote(reader))) return await work();
  const registered_at = new Date();
  await upsert(reader, { name, registered_at }, { started_at: registered_at });
  try {
    const result = await work();
    await upsert(reader, { name, registered_at }, { started_at: null, succeeded_at: new Date(), is_failing: false });
    return result;
  } catch (error) {
    // If the database is down, the original error says more.
    await Promise.allSettled([noteFailure(reader, name, new Date())]);
    throw error;
  }
}

async function noteFailure(reader: Reader, name: UpkeepKind, at: Date): Promise<void> {
  await reader
    .updateTable('upkeep')
    .set((eb) => ({ started_at: null, failed_at: at, is_failing: true, failures: eb('failures', '+', 1) }))
    .where('name', '=', name)
    .execute();
}

interface NewRow {
  readonly name: UpkeepKind;
  readonly registered_at: Date;
}

interface Outcome {
  readonly started_at?: Date | null;
  readonly succeeded_at?: Date;
  readonly is_failing?: boolean;
}

async function upsert(reader: Reader, row: NewRow, outcome: Outcome): Promise<void> {
  await reader
    .insertInto('upkeep')
    .values({ ...row, ...outcome })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: row.name, ...outcome }))
    .execute();
}

// Backups also run on replicas, with read-only roles and before migrations, where nothing can be recorded.
async function canNote(reader: Reader): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`
    select not pg_is_in_recovery() and to_regclass('public.upkeep') is not null
      and has_table_privilege(to_regclass('public.upkeep'), 'insert, update') as can`.execute(reader);
  return rows[0]?.can ?? false;
}
