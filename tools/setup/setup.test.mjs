import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environmentForNpm, environmentWithPinnedTools } from './environment.mjs';
import { fingerprint } from './fingerprint.mjs';
import { isWritable } from './npm-cache.mjs';
import { binFolder, inRepository } from './paths.mjs';
import { statusOf } from './run.mjs';
import { isStamped, stamp } from './stamp.mjs';
import { sources } from './web-build.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'freehold setup '));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

function write(path, text) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('a fingerprint follows the sources and ignores tests and what a build makes', () => {
  write('app/page.ts', 'one');
  const first = fingerprint(folder, ['app']);
  write('app/page.test.ts', 'a test');
  write('app/build/page.js', 'made');
  write('app/node_modules/x/index.js', 'installed');
  expect(fingerprint(folder, ['app', 'not-there'])).toBe(first);
  write('app/page.ts', 'two');
  expect(fingerprint(folder, ['app'])).not.toBe(first);
});

test('a renamed file changes the fingerprint', () => {
  write('app/a.ts', 'same');
  const first = fingerprint(folder, ['app']);
  rmSync(join(folder, 'app/a.ts'));
  write('app/b.ts', 'same');
  expect(fingerprint(folder, ['app'])).not.toBe(first);
});

test('the web app is built again after a change of any package it uses', () => {
  const { dependencies } = JSON.parse(readFileSync(inRepository('apps', 'web', 'package.json'), 'utf8'));
  const packages = Object.keys(dependencies).filter((name) => name.startsWith('@freehold/'));
  const folders = packages.map((name) => name.replace('@freehold/', 'packages/'));
  expect(folders).toContain('packages/domain');
  expect(folders.filter((folder) => !sources.some((source) => `${folder}/`.startsWith(`${source}/`)))).toEqual([]);
});

test('a stamp holds for exactly its text', () => {
  const file = join(folder, 'made/.stamp');
  expect(isStamped(file, 'a')).toBe(false);
  stamp(file, 'a');
  expect(isStamped(file, 'a')).toBe(true);
  expect(isStamped(file, 'b')).toBe(false);
});

test('a nested npm inherits neither the command line of its caller nor NODE_ENV', () => {
  for (const name of ['npm_config_prefix', 'npm_config_globalconfig', 'NPM_CONFIG_OMIT', 'NODE_ENV'])
    vi.stubEnv(name, 'x');
  vi.stubEnv('npm_config_cache', '/somewhere');
  const names = Object.keys(environmentForNpm()).map((name) => name.toLowerCase());
  expect(names.filter((name) => /^(npm_config_(prefix|globalconfig|omit)|node_env)$/.test(name))).toEqual([]);
  expect(names).toContain('npm_config_cache');
  expect(environmentForNpm({ NODE_ENV: 'production' }).NODE_ENV).toBe('production');
});

test('the pinned tools come first in PATH', () => {
  vi.stubEnv('PATH', '/usr/bin');
  expect(environmentWithPinnedTools().PATH).toBe(`${binFolder}:/usr/bin`);
});

test('a folder that is not there yet is judged by the one above it', () => {
  expect(isWritable(join(folder, 'not', 'there', 'yet'))).toBe(true);
});

test('an end by a signal has the status that a shell gives it', () => {
  expect([statusOf(3, null), statusOf(null, 'SIGTERM'), statusOf(null, 'SIGINT')]).toEqual([3, 143, 130]);
});
