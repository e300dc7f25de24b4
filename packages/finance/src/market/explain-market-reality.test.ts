import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { investors2021 } from '../rules/market-reality.ts';
import { explainMarketReality } from './explain-market-reality.ts';
import { marketReality } from './market-reality.ts';

describe('explainMarketReality', () => {
  it('shows each group with its count and the statistics it comes from', () => {
    const working = explainMarketReality();
    expect(working.map(({ label, amount, formula }) => [label, amount, formula])).toEqual([
      ['1 property', 73, '1,284,852 ÷ 1,764,924'],
      ['2 properties', 18, '318,295 ÷ 1,764,924'],
      ['3 properties', 5, '96,991 ÷ 1,764,924'],
      ['4 properties', 2, '34,967 ÷ 1,764,924'],
      ['5 properties', 1, '14,555 ÷ 1,764,924'],
      ['6 or more properties', 1, '15,264 ÷ 1,764,924'],
      ['Investors', 1_764_924, '1,284,852 + 318,295 + 96,991 + 34,967 + 14,555 + 15,264'],
    ]);
    expect(working.map(({ unit }) => unit)).toEqual([...Array.from({ length: 6 }, () => 'percent'), 'count']);
    expect(working.every(({ rule }) => rule?.id === 'market-reality.specification')).toBe(true);
  });

  it('names the year of other statistics, and no rule for counts of one’s own', () => {
    expect(explainMarketReality(investors2021.value).at(-1)).toMatchObject({
      amount: 2_268_131,
      rule: { id: 'market-reality.2021-22' },
    });
    expect(explainMarketReality([3, 1])).toEqual([
      { label: '1 property', amount: 75, unit: 'percent', formula: '3 ÷ 4' },
      { label: '2 or more properties', amount: 25, unit: 'percent', formula: '1 ÷ 4' },
      { label: 'Investors', amount: 4, unit: 'count', formula: '3 + 1' },
    ]);
  });

  it('ends on the total, after the percentages', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e7 }), { minLength: 1 }), (counts) => {
        const { total, percentages } = marketReality(counts);
        const amounts = explainMarketReality(counts).map(({ amount }) => amount);
        expect(amounts).toEqual([...percentages, total]);
      }),
    );
  });
});
