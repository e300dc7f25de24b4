import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';

const biome = join(repositoryRoot, 'node_modules', '.bin', 'biome');
let folder = '';

/** An empty project under the repository's own lint rules. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'freehold-lint-'));
  const rules = readFileSync(join(repositoryRoot, 'biome.json'), 'utf8')
    .replaceAll('./tools/lint/', `${repositoryRoot}tools/lint/`)
    .replace('"vcs": { "enabled": true', '"vcs": { "enabled": false');
  writeFileSync(join(folder, 'biome.json'), rules);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the linter on this text as if it were in that file; returns its output. */
function lint(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const { stdout, stderr } = spawnSync(biome, ['lint', path], { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

test.each([
  ['the current time', 'export const now = Date.now();', 'has no clock'],
  ['a date without argument', 'export const today = new Date();', 'has no clock'],
  ['a random number', 'export const draw = Math.random();', 'has no randomness'],
  ['unnamed rounding', 'export const whole = Math.round(4.5);', 'Round with a named rule'],
  ['rounding to text', 'export const text = (4.5).toFixed(2);', 'Round with a named rule'],
])('the engine may not use %s', (_, text, message) => {
  expect(lint('packages/finance/src/loan/offender.ts', text)).toContain(message);
});

test('units/ may round, and any file may make a date from a value', () => {
  expect(lint('packages/finance/src/units/money.ts', 'export const whole = Math.round(4.5);')).not.toContain(
    'named rule',
  );
  expect(lint('packages/finance/src/loan/x.ts', "export const day = new Date('2026-07-01');")).not.toContain('clock');
});

test('a file of more than 300 lines is too long', () => {
  const long = Array.from({ length: 301 }, (_, line) => `export const value${line} = ${line};`).join('\n');
  expect(lint('apps/server/src/offender.ts', long)).toContain('noExcessiveLinesPerFile');
});
