import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  explainPresentValue,
  explainPresentValueOfPayments,
  presentValue,
  presentValueOfPayments,
} from './present-value.ts';

describe('an amount in today’s dollars', () => {
  // By hand: 1.025^2 = 1.050625, 1.025^10 = 1.280084544…, 1.025^30 = 2.097567579….
  it.each([
    [100_000, 0, 2.5, 100_000],
    [105_062.5, 2, 2.5, 100_000],
    [1_000_000, 10, 2.5, 781_198.4],
    [500_000, 30, 2.5, 238_371.34],
    [-1_000, 10, 2.5, -781.2],
    [500_000, 30, 0, 500_000],
  ])('%d in %d years at %d percent is %d', (amount, years, priceRise, expected) => {
    expect(presentValue({ amount, years, priceRise })).toBeCloseTo(expected, 2);
  });

  it('is never more than the amount while prices rise', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e12, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (amount, years, priceRise) => presentValue({ amount, years, priceRise }) <= amount,
      ),
    );
  });

  it.each([
    [{ years: -1 }, 'years is -1; allowed is 0 to 100'],
    [{ years: 101 }, 'years is 101; allowed is 0 to 100'],
    [{ priceRise: -0.1 }, 'priceRise is -0.1; allowed is 0 to 100'],
    [{ amount: Number.NaN }, 'amount is NaN'],
  ])('refuses %j', (change, message) => {
    expect(() => presentValue({ amount: 1, years: 1, priceRise: 2.5, ...change })).toThrow(message);
  });

  it('shows its working', () => {
    const [line] = explainPresentValue({ amount: 1_000_000, years: 10, priceRise: 2.5 });
    expect(line?.amount).toBe(presentValue({ amount: 1_000_000, years: 10, priceRise: 2.5 }));
    expect(line?.formula).toBe('$1,000,000 ÷ (1 + 2.5%)^10');
    expect(line?.rule?.id).toBe('present-value.rate');
  });
});

describe('payments in today’s dollars', () => {
  it('are each worth what an amount that far away is worth', () => {
    const terms = { amounts: [100, 200], perYear: 1, priceRise: 2.5 };
    // 100 ÷ 1.025 + 200 ÷ 1.050625 by hand.
    expect(presentValueOfPayments(terms)).toBeCloseTo(97.561 + 190.363, 2);
    expect(explainPresentValueOfPayments(terms)[0]).toMatchObject({
      amount: presentValueOfPayments(terms),
      formula: 'sum of 2 amounts, each ÷ (1 + 2.5%)^(its number ÷ 1)',
    });
  });

  it('are their plain sum while prices stand still', () => {
    expect(presentValueOfPayments({ amounts: [1, 2, 3], perYear: 12, priceRise: 0 })).toBe(6);
    expect(presentValueOfPayments({ amounts: [], perYear: 12, priceRise: 2.5 })).toBe(0);
  });
});
