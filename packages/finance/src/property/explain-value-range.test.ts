import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainValueRange } from './explain-value-range.ts';
import { valueRange } from './value-range.ts';

describe('explainValueRange', () => {
  it('shows the four figures with the actual values', () => {
    const working = explainValueRange({ price: 500_000, years: 10, logMean: 0.0475, logSd: 0.055 });
    expect(working.map(({ label, unit, formula }) => [label, unit, formula])).toEqual([
      ['Lower in 1 of 20 cases', 'dollars', '$500,000 × e^(4.75% × 10 − 1.6449 × 5.5% × √10)'],
      ['Higher in 1 of 20 cases', 'dollars', '$500,000 × e^(4.75% × 10 + 1.6449 × 5.5% × √10)'],
      ['Average', 'dollars', '$500,000 × e^(4.75% × 10 + 5.5%² × 10 ÷ 2)'],
      ['Middle', 'dollars', '$500,000 × e^(4.75% × 10)'],
    ]);
    // P-MCS-01
    for (const [index, expected] of [603_971.18, 1_070_295.13, 816_260.14, 804_007.1].entries()) {
      expect(working[index]?.amount).toBeCloseTo(expected, 1);
    }
  });

  it('ends on the median', () => {
    const anyInputs = fc.record({
      price: fc.double({ min: 0, max: 1e9, noNaN: true }),
      years: fc.double({ min: 0, max: 40, noNaN: true }),
      logMean: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      logSd: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const range = valueRange(inputs);
        expect(explainValueRange(inputs).map(({ amount }) => amount)).toEqual([
          range.p5,
          range.p95,
          range.mean,
          range.p50,
        ]);
      }),
    );
  });
});
