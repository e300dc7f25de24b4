import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRepository } from '../setup/paths.mjs';
import { readWrong } from './wrong.mjs';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'freehold-wrong-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function wrongIn(report) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readWrong(file);
}

test('a report of Vitest names each test that failed with the first line of why, and a file that did not load', () => {
  const tests = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'sums > up', failureMessages: ['AssertionError: 1\n  at sum.ts'] },
  ];
  const testResults = [
    { name: inRepository('a', 'sum.test.ts'), status: 'failed', message: '', assertionResults: tests },
    { name: inRepository('b.test.ts'), status: 'failed', message: 'SyntaxError: x', assertionResults: [] },
  ];
  expect(wrongIn({ testResults })).toEqual([
    'a/sum.test.ts › sums > up: AssertionError: 1',
    'b.test.ts: SyntaxError: x',
  ]);
});

test('a report of Playwright names the journeys that failed and those right at the second try, at any depth', () => {
  const spec = (title, status) => ({
    file: 'home.spec.ts',
    line: 7,
    title,
    tests: [{ projectName: 'phone', status, results: [{ error: { message: 'Timeout\nlog' } }, {}] }],
  });
  const suites = [
    { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('ends', 'flaky'), spec('stops', 'unexpected')] }] },
  ];
  expect(wrongIn({ suites })).toEqual([
    '[phone] home.spec.ts:7 › ends (right at the second try): Timeout',
    '[phone] home.spec.ts:7 › stops: Timeout',
  ]);
});

test('a report without names, and none at all, name nothing', () => {
  expect(wrongIn({ passed: 3, failed: 1 })).toEqual([]);
  expect(readWrong(join(folder, 'none.json'))).toEqual([]);
});
