import { expect, it } from 'vitest';
import { numberText, percentText, rateText } from './rates.ts';

it('a rate is written as it was entered, with up to four decimals', () => {
  expect([5.125, 6, 6.25, 0.0001, -3].map(rateText)).toEqual(['5.125%', '6%', '6.25%', '0.0001%', '−3%']);
});

it('a share that was worked out has at most two decimals, halves away from zero', () => {
  expect([200 / 3, 1.005, -0.005, -0.001, 80].map(percentText)).toEqual(['66.67%', '1.01%', '−0.01%', '0%', '80%']);
});

it('a number groups its thousands', () => {
  expect([1234.5, -1000, 0].map(numberText)).toEqual(['1,234.5', '−1,000', '0']);
});
