import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, type Database } from '../../src/db/connect.ts';
import { initialise } from '../../src/db/embedded/folder.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { transaction } from '../../src/db/transaction.ts';
import { aUser } from './rows.ts';
import { silentLog } from './silent-log.ts';

// Measures the figures of docs/decisions/0002: node apps/server/test/database/measure.ts

const folder = mkdtempSync(join(tmpdir(), 'freehold-measure-'));
const dataDir = join(folder, 'data');

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  print(name, `${Math.round(performance.now() - start)} ms`);
  return result;
}

function print(name: string, value: string | number): void {
  process.stdout.write(`${name.padEnd(48)} ${value}\n`);
}

async function commits(database: Database, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await transaction(database, (tx) => tx.insertInto('users').values(aUser()).execute());
  }
}

async function reads(database: Database, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await database.ping();
}

async function measure(): Promise<void> {
  await timed('new database, set up by PGlite', () => initialise(join(folder, 'set-up')));
  const open = () => connectDatabase({ kind: 'embedded', dataDir }, silentLog);
  const first = await timed('first start, from the snapshot when there is one', open);
  await timed('migrations', () => migrateToLatest(first, silentLog));
  await commits(first, 100);
  const before = (await first.embedded?.countFsyncs()) ?? 0;
  await timed('1,000 transactions of one insert', () => commits(first, 1_000));
  const after = (await first.embedded?.countFsyncs()) ?? 0;
  print('fsync calls for them', after - before);
  await timed('1,000 reads', () => reads(first, 1_000));
  print('fsync calls for them', ((await first.embedded?.countFsyncs()) ?? 0) - after);
  await timed('maintenance', async () => first.embedded?.maintain());
  const backup = await timed('backup', async () => first.embedded?.backup());
  print('backup size', `${backup?.length} bytes`);
  await timed('close', () => first.close());
  const second = await timed('second start', open);
  print('resident memory of the process', `${Math.round(process.memoryUsage().rss / 1e6)} MB`);
  await second.close();
}

await measure().finally(() => rmSync(folder, { recursive: true, force: true }));
