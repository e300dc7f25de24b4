import { expect, it } from 'vitest';
import { workingAmount } from './working.ts';

it.each([
  ['dollars', 1_234.5, '$1,235'],
  ['dollars-per-year', 200_000, '$200,000 a year'],
  ['dollars-per-month', -50, '−$50 a month'],
  ['percent', 5.125, '5.125%'],
  ['count', 360, '360'],
  ['years', 1, '1 year'],
  ['months', 310, '25 years 10 months'],
] as const)('an amount in %s is written with its unit', (unit, amount, text) => {
  expect(workingAmount({ amount, unit })).toBe(text);
});
