import { expect, it } from 'vitest';
import { clampedOwnership } from './ownership.ts';

it.each([
  ['0', '1'],
  ['-5', '1'],
  ['0.5', '1'],
  ['100.1', '100'],
  ['250%', '100'],
  ['1', null],
  ['50', null],
  ['100', null],
  ['', null],
  ['half', null],
])('[VALID-54] an ownership of “%s” becomes %s', (text, expected) => {
  expect(clampedOwnership(text)).toBe(expected);
});
