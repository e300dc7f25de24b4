import { expect, it } from 'vitest';
import { clampedOwnership, otherCurrentYear } from './gearing-inputs.ts';

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

it.each([
  [null, '2025-26', null],
  ['2026-06-30', '2025-26', null],
  ['2026-07-01', '2025-26', '2026-27'],
  ['2026-11-21', '2026-27', null],
  ['2027-07-01', '2025-26', '2027-28'],
  ['2040-01-01', '2025-26', null],
] as const)('[GEAR-31] on %s, with %s chosen, offers %s', (today, chosen, expected) => {
  expect(otherCurrentYear(today, chosen)).toBe(expected);
});
