import { type InvestmentPropertyForm, investmentPropertyStart } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { chanceFutures, investmentChances } from './investment-property-chances.ts';

function chancesOf(changes: Partial<InvestmentPropertyForm>, batches: readonly number[]) {
  const run = investmentChances({ ...investmentPropertyStart, years: '5', ...changes });
  for (const batch of batches) run.advance(batch);
  return run.chances();
}

describe('the chances of a property', () => {
  it('are the same at every draw and whatever the batches', () => {
    expect(chancesOf({}, [60])).toEqual(chancesOf({}, [10, 25, 25]));
  });

  it('stop at the futures there are', () => {
    const run = investmentChances({ ...investmentPropertyStart, years: '5', loan: 0 });
    expect(run.advance(chanceFutures + 500)).toBe(chanceFutures);
    expect(run.advance(50)).toBe(chanceFutures);
  });

  it('stand in order, by year of sale, and end with the figures named', () => {
    const { low, middle, high, chart } = chancesOf({}, [100]);
    const [lows = [], middles = [], highs = []] = chart.series.map(({ values }) => values);
    expect(chart.places).toEqual(['1', '2', '3', '4', '5']);
    lows.forEach((each, index) => {
      expect(each).toBeLessThanOrEqual(middles[index] ?? 0);
      expect(middles[index]).toBeLessThanOrEqual(highs[index] ?? 0);
    });
    expect([lows.at(-1), middles.at(-1), highs.at(-1)]).toEqual([low, middle, high]);
  });

  it('are certain where nothing can go well, and where nothing can go wrong', () => {
    // No rent and prices that fall by a tenth a year; then a rent of the price every year, without a loan.
    const lost = chancesOf({ rent: 0, growth: -10 }, [50]);
    expect([lost.losesPct, lost.beatsOffsetPct]).toEqual([100, 0]);
    expect(lost.sentence).toContain('loses money in 100 of 100 futures');
    const sure = chancesOf({ rent: 15_000, loan: 0 }, [50]);
    expect([sure.losesPct, sure.beatsOffsetPct]).toEqual([0, 100]);
  });
});
