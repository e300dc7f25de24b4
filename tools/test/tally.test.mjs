import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTally, settledTally, sumOf } from './tally.mjs';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'freehold-tally-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(report) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readTally(file);
}

describe('the counts of a step', () => {
  test.each([
    ['Vitest', { numTotalTests: 10, numPassedTests: 6, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }],
    ['Playwright', { stats: { expected: 6, unexpected: 1, flaky: 0, skipped: 3 } }],
    ['our own checks', { passed: 6, failed: 1, skipped: 3 }],
  ])('are read from the report of %s', (_, report) => {
    expect(read(report)).toEqual({ passed: 6, failed: 1, skipped: 3 });
  });

  test.each([
    [1, 5, { passed: 6, failed: 0, skipped: 0 }],
    [2, 5, { passed: 7, failed: 0, skipped: 0 }],
    [3, 5, { passed: 5, failed: 3, skipped: 0 }],
    [4, 876, { passed: 880, failed: 0, skipped: 0 }],
    [5, 876, { passed: 876, failed: 5, skipped: 0 }],
  ])('with %i journeys that passed at the second try beside %i others are %j', (flaky, expected, counts) => {
    expect(read({ stats: { expected, unexpected: 0, flaky, skipped: 0 } })).toEqual(counts);
  });

  test('are null when no report was written', () => {
    expect(readTally(join(folder, 'none.json'))).toBeNull();
  });

  test('hold at least one failure when the step ended badly', () => {
    expect(settledTally({ passed: 5, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(settledTally(null, 2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('are one for a step that only ends well', () => {
    expect(settledTally(null, 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });

  test('add up', () => {
    expect(
      sumOf([
        { passed: 1, failed: 0, skipped: 2 },
        { passed: 3, failed: 1, skipped: 0 },
      ]),
    ).toEqual({ passed: 4, failed: 1, skipped: 2 });
  });
});
