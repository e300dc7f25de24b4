import { expect, test } from 'vitest';
import { upkeepSentence } from './upkeep-words.ts';

test('a failed backup is told with when it failed', () => {
  const text = upkeepSentence({ kind: 'backup', problem: 'failed', since: '2026-11-22T16:05:00.000Z' });
  expect(text).toMatch(/^The last backup failed, .*2026.*\.$/);
});

test('late upkeep is told with when it last went well, or that it never did', () => {
  const since = '2026-11-22T16:05:00.000Z';
  expect(upkeepSentence({ kind: 'seal-audit', problem: 'overdue', since })).toMatch(
    /not been sealed since .*2026.*\.$/,
  );
  expect(upkeepSentence({ kind: 'retention', problem: 'overdue', since: null })).toBe(
    'Old records have not been removed yet.',
  );
});
