import { describe, expect, it } from 'vitest';
import { ratePctIn } from './investment-path.ts';
import { type InvestmentInputs, investmentPlan } from './investment-plan.ts';
import { investmentSale } from './investment-sale.ts';
import { heldInvestment } from './investment-years.ts';

const inputs: InvestmentInputs = {
  state: 'NSW',
  price: 700_000,
  contractDate: '2026-12-01',
  dwelling: 'established',
  loan: { lvrPct: 80, annualRatePct: 6, termYears: 30, ioYears: 2 },
  rentWeekly: 620,
  rentGrowthPct: 3,
  costsAnnual: 5_500,
  costsGrowthPct: 2.5,
  growthPct: 4,
  inflationPct: 2.5,
  landValue: 1_500_000,
  income: 120_000,
};
const even = (points: number) => Float64Array.from({ length: 8 }, () => points);
const still = { growth: even(0), rents: even(0), rates: even(0), prices: even(0) };

function soldAfter(given: InvestmentInputs, year: number) {
  const sale = investmentSale(heldInvestment(investmentPlan(given), year), year);
  return [sale.salePrice, sale.tax, sale.heldCash, sale.profit].map((amount) => Number(amount.toFixed(1)));
}

describe('an investment along a path', () => {
  it('is the plan where no year strays', () => {
    expect(soldAfter({ ...inputs, path: still }, 5)).toEqual(soldAfter(inputs, 5));
  });

  // Worked out a second way: one point more in each year is a plan with one point more.
  it.each([
    ['growth', { ...still, growth: even(1) }, { growthPct: 5 }],
    ['rents', { ...still, rents: even(-2) }, { rentGrowthPct: 1 }],
    ['rates', { ...still, rates: even(1) }, { loan: { ...inputs.loan, annualRatePct: 7 } }],
    ['prices', { ...still, prices: even(1.5) }, { costsGrowthPct: 4, inflationPct: 4 }],
  ] as const)('that strays evenly in %s is another plan', (_, path, changes) => {
    expect(soldAfter({ ...inputs, path }, 6)).toEqual(soldAfter({ ...inputs, ...changes }, 6));
  });

  it('counts only the part of a year that was held', () => {
    // Contract on 1 January: the first year at 10 %, then 181 of 365 days at 4 %.
    const path = { ...still, growth: Float64Array.from([6]) };
    const [price] = soldAfter({ ...inputs, contractDate: '2027-01-01', path }, 1);
    expect(price).toBeCloseTo(700_000 * 1.1 * 1.04 ** (181 / 365), 0);
  });
});

describe('the rate of a future', () => {
  it('stays at 2 % or the plan’s own rate, whichever is lower, and below 30 %', () => {
    expect([ratePctIn(6, -9), ratePctIn(1.5, -3), ratePctIn(6, 1.5), ratePctIn(6, 40)]).toEqual([2, 1.5, 7.5, 30]);
  });
});
