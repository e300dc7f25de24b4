import { expect, it } from 'vitest';
import { priceRiseIn } from './price-rise.ts';

it('today’s dollars start from the usual rise of prices and take a person’s own', () => {
  expect(priceRiseIn('3.2')).toEqual({ rate: 3.2, error: undefined });
  expect(priceRiseIn('0')).toEqual({ rate: 0, error: undefined });
  expect(priceRiseIn('')).toMatchObject({ rate: 2.5, error: expect.stringContaining('percent') });
  expect(priceRiseIn('21')).toMatchObject({ rate: 2.5, error: 'Enter a rate from 0 to 20 percent' });
});
