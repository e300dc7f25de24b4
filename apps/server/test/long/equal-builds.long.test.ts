import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { figure } from '../quality.ts';

const repository = resolve(import.meta.dirname, '../../../..');
const sources = ['package.json', 'tsconfig.base.json', 'tsconfig.json', 'packages', 'apps/web'];
const made = /(^|\/)(node_modules|build|\.react-router)(\/|$)/;

const folder = mkdtempSync(join(tmpdir(), 'freehold-builds-'));
let first: string;
let second: string;
beforeAll(async () => {
  first = await build(join(folder, 'one'));
  second = await build(join(folder, 'another one'));
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Builds the web app from a copy of its sources in an empty folder, as `npm run build` does; returns the output folder.
 */
async function build(root: string): Promise<string> {
  for (const source of sources) {
    cpSync(join(repository, source), join(root, source), {
      recursive: true,
      filter: (from) => !made.test(relative(repository, from)),
    });
  }
  linkPackages(root);
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' };
  await promisify(execFile)('npm', ['run', '-s', 'build', '-w', 'apps/web'], { cwd: root, env, maxBuffer: 1e8 });
  return join(root, 'apps/web/build');
}

/** Both copies share the installed packages, but link the workspace's packages to their own copy. */
function linkPackages(root: string): void {
  const [from, to] = [join(repository, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(to, '@freehold'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@freehold') symlinkSync(join(from, name), join(to, name));
  for (const name of ['contract', 'finance']) symlinkSync(join(root, 'packages', name), join(to, '@freehold', name));
}

function filesOf(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** SHA-256 of each file by its name. */
function hashesOf(root: string): Record<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex');
  return Object.fromEntries(
    filesOf(root)
      .sort()
      .map((file) => [file, hash(file)]),
  );
}

it('two builds in different folders are equal, byte for byte', () => {
  const hashes = hashesOf(first);
  expect(hashesOf(second)).toEqual(hashes);
  const count = Object.keys(hashes).length;
  expect(count).toBeGreaterThan(500);
  figure('S5', 'files of two clean builds in different folders with equal SHA-256', `${count}/${count}`);
});

// Words that occur only in the development aids and tests.
const aids = /hooks-test|database-test|hook\.tester|Database tester/;
const tests = /vitest|playwright|\.test\.tsx?\b|testing-library/;

it('a build has no source maps and no tests, and its development aids only in files of their own', () => {
  const client = join(first, 'client');
  const files = filesOf(client).filter((file) => !/\.(br|gz)$/.test(file));
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const texts = files.filter((file) => /\.(js|css|html|data|webmanifest)$/.test(file));
  const holding = (pattern: RegExp) => texts.filter((file) => pattern.test(readFileSync(join(client, file), 'utf8')));
  expect(holding(/sourceMappingURL/)).toEqual([]);
  expect(holding(tests)).toEqual([]);
  // The router's manifest names them; no page or offline list requests them.
  const named = holding(aids).map((file) => basename(file).replace(/-[\w-]{8}\.js$/, ''));
  expect(named.sort()).toEqual(['database-test', 'hooks-test', 'manifest']);
  expect(texts.filter((file) => /(hooks|database)-test\.html|(hooks|database)-test\/index/.test(file))).toEqual([]);
  figure('S5', `source maps, test code, and pages of the development aids among ${files.length} files`, '0');
});
