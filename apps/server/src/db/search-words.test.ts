import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it('are the words between blanks', () => {
  expect(searchWords('  ann   lee ')).toEqual(['ann', 'lee']);
  expect(searchWords('')).toEqual([]);
});

it('are eight at most', () => {
  expect(searchWords('a '.repeat(100))).toHaveLength(8);
});
