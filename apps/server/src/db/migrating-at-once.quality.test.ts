import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { emptyTestPlace, type TestPlace, testDatabaseKind } from '../../test/database/open.ts';
import { silentLog } from '../../test/database/silent-log.ts';
import { figure } from '../../test/quality.ts';
import { connectDatabase, type DatabaseSettings } from './connect.ts';
import { migrations } from './migrations/list.ts';

const rounds = 2;
const processes = 5;

const places: TestPlace[] = [];
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});

interface MigratorEnd {
  readonly code: unknown;
  readonly said: string;
}

/** Runs a process that opens and migrates the database; returns its exit code and output. */
async function migrator(settings: DatabaseSettings): Promise<MigratorEnd> {
  const program = fileURLToPath(new URL('../../test/database/migrating-child.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(settings)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, refused, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, said: said + refused };
}

async function appliedTo(settings: DatabaseSettings): Promise<string[]> {
  const db = await connectDatabase(settings, silentLog);
  const { rows } = await db.query('select name from kysely_migration order by name');
  await db.close();
  return rows.map(({ name }) => String(name));
}

/**
 * Starts processes together on a new database; returns how many succeeded. All others must have been refused by the
 * lock.
 */
async function startTogether(): Promise<number> {
  const place = await emptyTestPlace();
  places.push(place);
  const ends = await Promise.all(Array.from({ length: processes }, () => migrator(place.settings)));
  const refused = ends.filter(({ code }) => code !== 0);
  for (const { said } of refused) expect(said).toMatch(/DirectoryInUse.*is already open in process \d+/);
  expect(ends.filter(({ said }) => said.includes(`applied ${migrations.length}`))).toHaveLength(1);
  expect(await appliedTo(place.settings)).toEqual(migrations.map(({ name }) => name));
  // A locked-out process finds everything migrated on its next run.
  expect(await migrator(place.settings)).toEqual({ code: 0, said: 'begins\nends\n' });
  return processes - refused.length;
}

test('of processes that migrate at once, one applies each migration, and the others wait or are refused', async () => {
  let worked = 0;
  for (let round = 0; round < rounds; round += 1) worked += await startTogether();
  if (testDatabaseKind === 'postgres') expect(worked).toBe(rounds * processes);
  figure(
    'N2',
    `${processes} processes that migrate a new database at once, ${rounds} times: starts in which each migration was applied once; the others wait, or are refused by the embedded database`,
    `${rounds}/${rounds}, ${rounds * processes - worked} refused`,
  );
});
