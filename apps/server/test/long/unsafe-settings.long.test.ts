import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { connectDatabase } from '../../src/db/connect.ts';
import { administer } from '../database/administer.ts';
import { postgresBinaries } from '../database/postgres-binaries.ts';
import { asPostgres } from '../database/temporary-cluster.ts';
import { startServerProcess } from '../process.ts';
import { figure } from '../quality.ts';
import { ownCluster } from './own-cluster.ts';

const afterwards: (() => unknown)[] = [];

afterEach(async () => {
  for (const undo of afterwards.splice(0).reverse()) await undo();
});

it('a start refuses a PostgreSQL that may lose commits, and warns of one without checksums', async () => {
  const { cluster, url } = await ownCluster();
  afterwards.push(() => cluster.remove());
  const dataDir = mkdtempSync(join(tmpdir(), 'freehold-long-'));
  afterwards.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const restart = async () => {
    await cluster.stop();
    await cluster.start();
  };
  const unsafe = ['fsync', 'full_page_writes', 'synchronous_commit'];
  for (const setting of unsafe) {
    await administer(url, `alter system set ${setting} = off`);
    await restart();
    await expect(startServerProcess({ DATABASE_URL: url, DATA_DIR: dataDir })).rejects.toThrow(
      new RegExp(`ended with 1 .*${setting}=off`, 's'),
    );
    await administer(url, `alter system reset ${setting}`);
  }
  await cluster.stop();
  const folder = join(new URL(url).searchParams.get('host') ?? '', 'data');
  const [program, ...parameters] = asPostgres(join(postgresBinaries() ?? '', 'pg_checksums'), [
    '--disable',
    '-D',
    folder,
  ]);
  execFileSync(program, parameters, { stdio: 'pipe', cwd: '/' });
  await cluster.start();
  const warnings: string[] = [];
  const log = { info: () => {}, error: () => {}, warn: (_facts: object, text: string) => warnings.push(text) };
  const database = await connectDatabase({ kind: 'postgres', url }, log);
  await database.close();
  expect(warnings).toEqual(['PostgreSQL runs without data checksums']);
  figure(
    'I3',
    'settings with which PostgreSQL may lose data: refused by the start, or warned of',
    `${unsafe.length + 1}/4`,
  );
});
