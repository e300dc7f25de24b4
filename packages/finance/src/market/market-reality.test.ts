import { describe, expect, it } from 'vitest';
import { investors2021, specificationInvestors } from '../rules/market-reality.ts';
import { marketReality } from './market-reality.ts';

describe('marketReality', () => {
  it('shares out the specification’s figures (S-MR-01)', () => {
    expect(marketReality()).toEqual({
      counts: specificationInvestors.value,
      total: 1_764_924,
      percentages: [73, 18, 5, 2, 1, 1],
    });
  });

  it('shares out 2021-22, where 71 % hold one property', () => {
    expect(marketReality(investors2021.value).percentages[0]).toBe(71);
    expect(marketReality(investors2021.value).total).toBe(2_268_131);
  });

  it('answers 0 % of nothing', () => {
    expect(marketReality([0, 0])).toEqual({ counts: [0, 0], total: 0, percentages: [0, 0] });
    expect(marketReality([])).toEqual({ counts: [], total: 0, percentages: [] });
  });

  it.each([[-1], [1.5], [Number.NaN]])('refuses a count of %d', (count) => {
    expect(() => marketReality([count])).toThrow('counts is');
  });
});
