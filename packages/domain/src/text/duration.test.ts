import { expect, it } from 'vitest';
import { countText, durationText } from './duration.ts';

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

it('a noun is plural unless there is one', () => {
  expect([0, 1, 2, 1000].map((count) => countText(count, 'lead'))).toEqual([
    '0 leads',
    '1 lead',
    '2 leads',
    '1,000 leads',
  ]);
});
