import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommandFile } from '../../test/commands.ts';
import { makeTestPlace } from '../../test/database/open.ts';
import { silentLog } from '../../test/database/silent-log.ts';
import { adviser } from '../../test/people.ts';
import { startServerProcess } from '../../test/process.ts';
import { figure } from '../../test/quality.ts';
import { sumRows } from '../backup/rows.ts';
import { connectDatabase, type DatabaseSettings } from '../db/connect.ts';
import { generateRecords } from '../seed/generated-records.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'freehold move '));
const source = { kind: 'embedded', dataDir: join(dataDir, 'database') } as const;
let target = '';
let remove = async () => {};

beforeAll(async () => {
  const place = await makeTestPlace();
  if (place.settings.kind !== 'postgres') throw new Error('This test is about PostgreSQL');
  target = place.settings.url;
  remove = place.remove;
  const server = await startServerProcess({ DATA_DIR: dataDir });
  await server.end('SIGTERM');
  const db = await connectDatabase(source, silentLog);
  await generateRecords(db, { clients: 700, leads: 600, seed: 'move' });
  await db.close();
});
afterAll(async () => {
  await remove();
  rmSync(dataDir, { recursive: true, force: true });
});

async function sums(settings: DatabaseSettings) {
  const db = await connectDatabase(settings, silentLog);
  const found = await db.unhurried.transaction().execute((tx) => sumRows(tx));
  await db.close();
  return found;
}

it('moves the embedded database into PostgreSQL: counts and checksums equal, the source as it was', async () => {
  const before = await sums(source);
  const moved = await runCommandFile('move', ['--to', target], { DATA_DIR: dataDir });
  expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('with equal counts and checksums') });
  expect(await sums({ kind: 'postgres', url: target })).toEqual(before);
  expect(await sums(source)).toEqual(before);
  const server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: target });
  const signIn = await fetch(`${server.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(adviser),
  });
  expect(signIn.status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  figure(
    'M1',
    'tables equal after the move from the embedded database to PostgreSQL',
    `${before.length}/${before.length}`,
  );
});

it('refuses a target that has rows, and leaves it alone', async () => {
  const before = await sums({ kind: 'postgres', url: target });
  const again = await runCommandFile('move', ['--to', target], { DATA_DIR: dataDir });
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('has rows already') });
  expect(await sums({ kind: 'postgres', url: target })).toEqual(before);
  expect((await runCommandFile('move', [], { DATA_DIR: dataDir })).code).toBe(2);
});
