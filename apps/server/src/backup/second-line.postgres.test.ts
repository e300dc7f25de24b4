import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import { emptyTestPlace, makeTestPlace, type TestPlace } from '../../test/database/open.ts';
import { postgresBinaries } from '../../test/database/postgres-binaries.ts';
import { silentLog } from '../../test/database/silent-log.ts';
import { connectDatabase, type Database } from '../db/connect.ts';
import { sumRows } from './rows.ts';
import { isBackedUp } from './tables.ts';

function urlOf({ settings }: TestPlace): string {
  if (settings.kind !== 'postgres') throw new Error('This is about PostgreSQL');
  return settings.url;
}

async function backedUpSums(db: Database) {
  const sums = await db.unhurried.transaction().execute((tx) => sumRows(tx));
  return sums.filter(({ name }) => isBackedUp(name));
}

/** Runs a PostgreSQL program from Debian's folder or PATH. */
function run(program: string, ...args: string[]): void {
  execFileSync(join(postgresBinaries() ?? '', program), args, { stdio: 'pipe' });
}

it('the dump and restore that OPERATIONS describes bring every row back equal, and the product starts on it', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'freehold dump '));
  const dump = join(dir, 'weekly.dump');
  const [place, target] = [await makeTestPlace(), await emptyTestPlace()];
  const source = await connectDatabase(place.settings, silentLog);
  const server = await startTestApp({ db: source });
  await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload: aBorrowingLead() });
  const before = await backedUpSums(source);
  expect(before.filter(({ rows }) => rows > 0).length).toBeGreaterThan(2);
  const left = ['idempotency_keys', 'rate_limits'].map((table) => `--exclude-table-data=${table}`);
  run('pg_dump', '-Fc', ...left, '-f', dump, urlOf(place));
  await server.close();
  run('pg_restore', '--no-owner', '--exit-on-error', '-d', urlOf(target), dump);

  const restored = await connectDatabase(target.settings, silentLog);
  expect(await backedUpSums(restored)).toEqual(before);
  const again = await startTestApp({ db: restored });
  expect(await again.leads()).toHaveLength(1);
  await again.close();
  for (const each of [place, target]) await each.remove();
  rmSync(dir, { recursive: true });
});
