import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommandFile } from '../../test/commands.ts';
import { testDatabaseKind } from '../../test/database/open.ts';
import { type ServerDatabase, serverDatabase } from '../../test/database/server-database.ts';
import { startServerProcess } from '../../test/process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'freehold commands '));
const backupDir = join(dataDir, 'backups');
let database: ServerDatabase;

beforeAll(async () => {
  database = await serverDatabase();
});
afterAll(async () => {
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const run = (name: string, ...args: string[]) =>
  runCommandFile(name, args, { DATA_DIR: dataDir, ...database.settings });

it('backs up, verifies, restores and resets, each with a refusal that says what to do', async () => {
  expect(await run('reset-demo')).toMatchObject({ code: 2, output: expect.stringContaining('--confirm RESET') });
  expect((await run('reset-demo', '--confirm', 'RESET')).code).toBe(0);
  const made = await run('backup');
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('with the kept secret') });
  const [name = ''] = readdirSync(backupDir).filter((file) => file.startsWith('freehold-'));
  const path = join(backupDir, name);
  expect((await run('verify-backup', path)).output).toContain('is whole and fits this version');
  expect(await run('verify-backup')).toMatchObject({
    code: 2,
    output: expect.stringContaining('npm run backup:verify'),
  });

  const refused = await run('restore', path);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });
  const restored = await run('restore', path, '--replace');
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('with equal counts and checksums') });
  expect(restored.output).toContain('before-restore-');
  const keys = (await run('backup-key')).output;
  expect(keys).toMatch(/^BACKUP_RECIPIENT=age1\S+$/m);
  expect(keys).toMatch(/^BACKUP_IDENTITY=AGE-SECRET-KEY-1\S+$/m);
});

it('waits for a server to stop before it restores, and says so', async () => {
  const server = await startServerProcess({ DATA_DIR: dataDir, ...database.settings });
  const [name = ''] = readdirSync(backupDir).filter((file) => file.startsWith('freehold-'));
  const { code, output } = await run('restore', join(backupDir, name), '--replace');
  expect(code).toBe(1);
  expect(output).toContain(testDatabaseKind === 'embedded' ? 'already open in process' : 'A server is at work');
  // PostgreSQL can be backed up while the server runs; the embedded database only by the server itself.
  const backup = await run('backup');
  expect(backup.code).toBe(testDatabaseKind === 'embedded' ? 1 : 0);
  if (testDatabaseKind === 'embedded') expect(backup.output).toContain('set BACKUP_SCHEDULE');
  expect(await server.end('SIGTERM')).toBe(0);
});
