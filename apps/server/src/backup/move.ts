import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { startJobQueue } from '../jobs/queue.ts';
import type { Log } from '../log.ts';
import type { TableSum } from './manifest.ts';
import { refill } from './refill.ts';
import { BackupRefused } from './refused.ts';
import { type Part, readRows, TableSums } from './rows.ts';
import { isEmpty, listMigrations, listTables } from './tables.ts';

/** Result of a move: each table's row count and checksum, equal on both sides, and the number of mails waiting. */
export interface Moved {
  readonly tables: readonly TableSum[];
  readonly mails: number;
}

/**
 * Copies every row of one database into another, empty one, after migrating it to the newest migration. Each side is
 * read from one snapshot, and counts and checksums must match, or the target stays empty. The source is only read.
 * Throws BackupRefused.
 */
export async function moveDatabase({ from, to, log }: { from: Database; to: Database; log: Log }): Promise<Moved> {
  if (!(await isEmpty(to.unhurried))) {
    throw new BackupRefused('The target has rows already; only an empty database is moved into.');
  }
  const tables = await copyRows(from, to);
  const jobs = await startJobQueue(to, log);
  try {
    return { tables, mails: await jobs.enqueueWaitingMails() };
  } finally {
    await jobs.stop();
  }
}

async function copyRows(from: Database, to: Database): Promise<TableSum[]> {
  const snapshot = from.unhurried.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return await snapshot.execute(async (source) => {
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(source);
    const stored = await listTables(source);
    const sums = new TableSums(stored.map(({ name }) => name));
    let tables: TableSum[] = [];
    const parts = noting(readRows(source, stored), sums);
    const migrations = await listMigrations(source);
    await to.unhurried.transaction().execute(async (target) => {
      await refill(target, {
        migrations,
        parts,
        expected: () => {
          tables = sums.totals();
          return tables;
        },
      });
    });
    return tables;
  });
}

async function* noting(parts: AsyncIterable<Part>, sums: TableSums): AsyncGenerator<Part> {
  for await (const part of parts) {
    sums.add(part);
    yield part;
  }
}
