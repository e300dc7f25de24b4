import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommandFile } from '../test/commands.ts';
import { startServerProcess } from '../test/process.ts';
import { figure } from '../test/quality.ts';
import { readConfig } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { createLog } from './log.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'freehold folder '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refused = new Set<string>();

const bad: readonly (readonly [string, () => string, RegExp])[] = [
  ['a file', () => made('file', (path) => writeFileSync(path, '')), /is a file/],
  [
    'a folder below a file',
    () =>
      join(
        made('other', (path) => writeFileSync(path, '')),
        'data',
      ),
    /is a file/,
  ],
  ['a folder that cannot be written to', () => '/proc/self', /DATA_DIR \/proc\/self cannot be used/],
  [
    'a circle of links',
    () =>
      join(
        made('circle', (path) => symlinkSync(path, path)),
        'data',
      ),
    /circle of links/,
  ],
  ['a path that is too long', () => join(folder, 'x'.repeat(300)), /too long/],
  [
    'a file in place of the locks',
    () =>
      made('locked', (path) => {
        mkdirSync(join(path, 'database'), { recursive: true });
        writeFileSync(join(path, 'database', 'locks'), '');
      }),
    /a file lies in its place; remove it/,
  ],
  [
    'a folder among the locks',
    () => made('crowded', (path) => mkdirSync(join(path, 'database', 'locks', 'a folder'), { recursive: true })),
    /a folder is not a lock of Freehold.*remove it/,
  ],
];

function made(name: string, make: (path: string) => void): string {
  const path = join(folder, name);
  make(path);
  return path;
}

it.each(bad)('%s is refused with a sentence that says so', async (what, path, sentence) => {
  const { dataDir, database, tokenSecret } = readConfig({ DATA_DIR: path() });
  await expect(openDatabase({ dataDir, database, tokenSecret }, createLog('silent'))).rejects.toThrow(sentence);
  refused.add(what);
});

// Run as processes, since the test asserts that they exit.
it('a start and a command in a place where no folder can be made end with a sentence that says so', async () => {
  const start = startServerProcess({ DATA_DIR: '/proc/nope/x' });
  await expect(start).rejects.toThrow(
    /ended with 1 .*\/proc\/nope\/x cannot be used: its file system makes no folders/s,
  );
  const { code, output } = await runCommandFile('backup', [], { DATA_DIR: '/proc/nope/x' });
  expect(code).toBe(1);
  expect(output).toContain('DATA_DIR /proc/nope/x cannot be used: its file system makes no folders there.');
  refused.add('no folders there');
});

it('counts the folders it refused', () => {
  expect(refused.size).toBe(bad.length + 1);
  figure('U51', 'unusable data folders refused with a sentence', `${refused.size}/${bad.length + 1}`);
});

it('keeps a data folder that it makes out of git, and leaves one that was there as it is', () => {
  const settings = {
    database: { kind: 'embedded', dataDir: join(folder, 'new', 'database') },
    tokenSecret: null,
  } as const;
  prepareDataFolder({ dataDir: join(folder, 'new'), ...settings });
  expect(readFileSync(join(folder, 'new', '.gitignore'), 'utf8')).toBe('*\n');
  expect(() => readFileSync(join(folder, '.gitignore'))).toThrow('ENOENT');
});

it('asks nothing of a folder in which nothing will lie', () => {
  const database = { kind: 'postgres', url: 'postgres://localhost/freehold' } as const;
  expect(() => prepareDataFolder({ dataDir: '/proc/nope/x', database, tokenSecret: 'x'.repeat(32) })).not.toThrow();
});
