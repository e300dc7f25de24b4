import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database, type DatabaseSettings } from '../../src/db/connect.ts';
import { MigrationMismatch, migrateToLatest } from '../../src/db/migrate.ts';
import { migrations } from '../../src/db/migrations/list.ts';
import { administer } from '../database/administer.ts';
import { postgresBinaries } from '../database/postgres-binaries.ts';
import { silentLog } from '../database/silent-log.ts';
import { startTemporaryCluster, type TemporaryCluster } from '../database/temporary-cluster.ts';
import { figure } from '../quality.ts';

const kills = 20;
const folder = mkdtempSync(join(tmpdir(), 'freehold migrations '));
let cluster: TemporaryCluster;

beforeAll(async () => {
  cluster = await startTemporaryCluster(postgresBinaries() ?? '');
});
afterAll(async () => {
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;

/** Settings of a new, empty database of the kind. */
async function emptyDatabase(kind: DatabaseSettings['kind']): Promise<DatabaseSettings> {
  made += 1;
  if (kind === 'embedded') return { kind, dataDir: join(folder, `embedded-${made}`) };
  await administer(cluster.url('postgres'), `create database empty_${made}`);
  return { kind, url: cluster.url(`empty_${made}`) };
}

function startChild(settings: DatabaseSettings) {
  const program = fileURLToPath(new URL('../database/migrating-child.ts', import.meta.url));
  return spawn(process.execPath, [program, JSON.stringify(settings)], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Duration of an undisturbed run from its first statement to its end, milliseconds. */
async function lengthOfRun(kind: DatabaseSettings['kind']): Promise<number> {
  const child = startChild(await emptyDatabase(kind));
  await once(child.stdout, 'data');
  const start = performance.now();
  await once(child.stdout, 'data');
  const length = performance.now() - start;
  if (child.exitCode === null) await once(child, 'exit');
  return length;
}

async function withDatabase<T>(settings: DatabaseSettings, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await connectDatabase(settings, silentLog);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** All columns of the schema, and the applied migrations. */
async function schemaOf(db: Database): Promise<string> {
  const columns = await db.query(
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  );
  const indexes = await db.query(`select indexdef from pg_indexes where schemaname = 'public' order by 1`);
  return JSON.stringify([columns.rows, indexes.rows]);
}

async function appliedTo(db: Database): Promise<string[]> {
  const { rows } = await db.query(`select to_regclass('public.kysely_migration') is not null as found`);
  if (rows[0]?.found !== true) return [];
  return (await db.query('select name from kysely_migration order by name')).rows.map(({ name }) => String(name));
}

describe.each(['postgres', 'embedded'] as const)('migrations on %s', (kind) => {
  it(`${kills} runs killed at spread moments: all or nothing each time, and the next start completes`, async () => {
    const names = migrations.map(({ name }) => name);
    const whole = await emptyDatabase(kind);
    const expected = await withDatabase(whole, async (db) => {
      await migrateToLatest(db, silentLog);
      return await schemaOf(db);
    });
    const length = await lengthOfRun(kind);
    const after = { none: 0, all: 0 };
    for (let turn = 0; turn < kills; turn += 1) {
      const settings = await emptyDatabase(kind);
      const child = startChild(settings);
      await once(child.stdout, 'data');
      await pause((length * (turn + 0.5)) / kills);
      const ended = child.exitCode === null ? once(child, 'exit') : null;
      child.kill('SIGKILL');
      await ended;
      await withDatabase(settings, async (db) => {
        const applied = await appliedTo(db);
        expect([[], names]).toContainEqual(applied);
        after[applied.length === 0 ? 'none' : 'all'] += 1;
        await migrateToLatest(db, silentLog);
        expect(await schemaOf(db)).toBe(expected);
      });
    }
    figure(
      'N2',
      `${kind}: runs killed; ${after.none} had changed nothing, ${after.all} everything`,
      `${kills}/${kills}`,
    );
  });

  it('an edited, and a missing, applied migration refuses to start', async () => {
    const settings = await emptyDatabase(kind);
    await withDatabase(settings, async (db) => {
      await migrateToLatest(db, silentLog);
      await expect(migrateToLatest(db, silentLog, migrations.toSpliced(-2, 1))).rejects.toThrow(MigrationMismatch);
      await db.query(`update migration_checksums set sha256 = repeat('0', 64) where name = $1`, [migrations[2]?.name]);
      await expect(migrateToLatest(db, silentLog)).rejects.toThrow('was edited');
    });
    figure('N4', `${kind}: edited and missing migrations refused`, '2/2');
  });
});
