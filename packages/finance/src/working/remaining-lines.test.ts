import { describe, expect, it } from 'vitest';
import { explainBorrowingCapacity } from '../borrowing/explain-borrowing-capacity.ts';
import { explainMedicareLevy } from '../income-tax/explain-levies.ts';
import { explainRentalCashFlow } from '../negative-gearing/explain-rental-cash-flow.ts';
import { lossTreatment } from '../negative-gearing/loss-treatment.ts';
import { cashFlowSeries } from '../record/cash-flow-series.ts';
import { explainCreditUtilisation } from '../record/credit-utilisation.ts';
import { explainRetirementPlan } from '../retirement/explain-retirement-plan.ts';
import { addDays, isoDate, parseDate } from '../units/calendar.ts';
import { financialYear } from '../units/financial-year.ts';

describe('lines that depend on an input that is often absent', () => {
  it('a partner’s income is added', () => {
    const person = { grossIncome: 90_000, maritalStatus: 'married', partnerIncome: 60_000 } as const;
    const working = explainBorrowingCapacity({ ...person, dependants: 2, existingLoans: 10_000 });
    expect(working.map(({ label, amount, formula }) => [label, amount, formula])).toEqual([
      ['Income counted', 150_000, '$90,000 + $60,000 partner'],
      ['Set aside for dependants', 10_000, '2 × $5,000'],
      ['Adjusted income', 140_000, '$150,000 − $10,000'],
      ['Income multiple applied', 840_000, '6 × $140,000'],
      ['Estimated borrowing capacity', 830_000, '$840,000 − $10,000'],
    ]);
  });

  it('a capacity of exactly nothing is not said to be held at nothing', () => {
    const person = { grossIncome: 10_000, maritalStatus: 'single', partnerIncome: null, dependants: 0 } as const;
    expect(explainBorrowingCapacity({ ...person, existingLoans: 60_000 }).at(-1)?.formula).toBe('$60,000 − $60,000');
    expect(explainBorrowingCapacity({ ...person, existingLoans: 60_001 }).at(-1)?.formula).toBe(
      '$60,000 − $60,001, not below $0',
    );
  });

  it('repayments are part of what is spent', () => {
    const person = { age: 60, grossIncome: 100_000, superAssets: 0, investmentAssets: 0, monthlyLivingExpenses: 2_000 };
    const saved = explainRetirementPlan({ ...person, monthlyRepayments: 500 }).find(
      ({ label }) => label === 'Saved each year',
    );
    expect(saved?.formula).toBe('$100,000 × (100% − 30% tax) − 12 × $2,500, not below $0');
    expect(saved?.amount).toBeCloseTo(40_000, 6);
  });

  it('weeks without rent are left out', () => {
    const rental = {
      price: 700_000,
      loan: 0,
      interestRate: 6,
      weeklyRent: 500,
      vacancyWeeks: 2,
      councilRates: 0,
      insurance: 0,
      managementPct: 0,
      maintenance: 0,
      strata: 0,
      depreciation: 0,
      marginalRate: 30,
      timing: 'new-build',
    } as const;
    expect(explainRentalCashFlow(rental)[0]).toMatchObject({ amount: 25_000, formula: '$500 × 50 weeks' });
  });

  it('liabilities without a limit are left out', () => {
    const working = explainCreditUtilisation([
      { loanBalance: 2_000, limitAmount: 10_000 },
      { loanBalance: 400_000, limitAmount: 0 },
    ]);
    expect(working.map(({ amount, formula }) => [amount, formula])).toEqual([
      [2_000, '$2,000'],
      [10_000, '$10,000'],
      [20, '$2,000 ÷ $10,000'],
    ]);
  });

  it('no income has a share of 0', () => {
    expect(explainMedicareLevy({ taxableIncome: 0, financialYear: '2025-26' })?.at(-1)?.formula).toBe(
      'Medicare levy 2025-26 on $0, which is 0% of it',
    );
  });
});

describe('a cash-flow series with one side only', () => {
  const asset = { assetType: 'Shares', currentValue: 1, originalPrice: 1, incomeAmount: 12, incomeFrequency: 'Annual' };
  const liability = { loanBalance: 1, limitAmount: 0, repaymentAmount: 5, repaymentFrequency: 'Monthly' };

  it('shows income without repayments, and repayments without income', () => {
    const today = '2026-11-21';
    expect(cashFlowSeries({ assets: [asset], liabilities: [], today, months: 1 })).toEqual([
      { month: '2026-11', income: 1, expenses: 0 },
    ]);
    expect(cashFlowSeries({ assets: [], liabilities: [liability], today, months: 1 })).toEqual([
      { month: '2026-11', income: 0, expenses: 5 },
    ]);
  });
});

describe('texts of days and years, nothing before or after', () => {
  it.each([
    ['x2026-11-21'],
    ['2026-11-21x'],
    ['12026-11-21'],
    ['2026-11-21T00:00'],
    ['2026-00-10'],
    ['2026-13-10'],
    [''],
  ])('refuses the day %j', (text) => {
    expect(() => parseDate('date', text)).toThrow(`date is ${text}; allowed is a day written YYYY-MM-DD`);
  });

  it.each([['x2025-26'], ['2025-26x'], ['12025-26'], ['2025-27'], ['2025'], ['']])('refuses the year %j', (text) => {
    expect(() => financialYear(text)).toThrow(`fy is ${text}; a financial year written like 2025-26 is needed`);
  });

  it.each([['x2026-05-12'], ['2026-05-12x'], ['2026-05-12T19:30:00'], ['12 May 2026'], ['']])(
    'refuses the contract day %j',
    (contractDate) => {
      expect(() => lossTreatment('2027-28', { contractDate })).toThrow(
        `contractDate is ${contractDate}; allowed is a day`,
      );
    },
  );

  it.each([
    ['2000-02-28', 1, '2000-02-29'],
    ['2000-02-29', 1, '2000-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2399-12-31', 1, '2400-01-01'],
    ['2400-02-28', 1, '2400-02-29'],
    ['2400-02-29', 1, '2400-03-01'],
    ['2000-02-29', 146_097, '2400-02-29'],
    ['2026-11-21', 365, '2027-11-21'],
    ['2026-11-21', -21, '2026-10-31'],
  ] as const)('%s and %d days is %s', (from, count, expected) => {
    expect(isoDate(addDays(parseDate('from', from), count))).toBe(expected);
  });
});
