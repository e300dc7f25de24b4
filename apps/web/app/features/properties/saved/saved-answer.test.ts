import { expect, it } from 'vitest';
import { isSavedAnswer } from './saved-queries.ts';

it.each([
  [true, true],
  [{ saved: true }, true],
  [false, false],
  [{}, false],
  [{ saved: false }, false],
  [{ saved: 'true' }, false],
  ['true', false],
  [1, false],
  [null, false],
  [undefined, false],
])('[SAVE-05] the answer %j counts as saved: %s', (answer, expected) => {
  expect(isSavedAnswer(answer)).toBe(expected);
});
