import { expect, it } from 'vitest';
import { countText, durationText, yearText } from './duration.ts';

it('months are written as years and months', () => {
  expect([0, 1, 11, 12, 27, 360].map(durationText)).toEqual([
    '0 months',
    '1 month',
    '11 months',
    '1 year',
    '2 years 3 months',
    '30 years',
  ]);
});

it('a financial year says its months where it has fewer than twelve', () => {
  expect([12, 8, 1].map((months) => yearText({ financialYear: '2026-27', months }))).toEqual([
    '2026-27',
    '2026-27, 8 months',
    '2026-27, 1 month',
  ]);
});

it('a noun is plural unless there is one', () => {
  expect([0, 1, 2, 1000].map((count) => countText(count, 'lead'))).toEqual([
    '0 leads',
    '1 lead',
    '2 leads',
    '1,000 leads',
  ]);
});
