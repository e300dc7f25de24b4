import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocation } from './allocation.ts';
import { cashFlowSeries } from './cash-flow-series.ts';
import { explainAllocation } from './explain-allocation.ts';
import { explainCashFlowSeries } from './explain-cash-flow-series.ts';
import { explainValueHistory } from './explain-value-history.ts';
import { valueHistory } from './value-history.ts';

describe('explainAllocation', () => {
  it('shows each slice with its parts and its share', () => {
    const amounts = [
      { name: 'Shares', amount: 100 },
      { name: 'Primary Home', amount: 600 },
      { name: 'Shares', amount: 100 },
      { name: 'Cash', amount: -5 },
    ];
    expect(explainAllocation(amounts)).toEqual([
      { label: 'Primary Home', amount: 600, unit: 'dollars', formula: '$600' },
      { label: 'Primary Home, share', amount: 75, unit: 'percent', formula: '$600 ÷ $800, whole percent' },
      { label: 'Shares', amount: 200, unit: 'dollars', formula: '$100 + $100' },
      { label: 'Shares, share', amount: 25, unit: 'percent', formula: '$200 ÷ $800, whole percent' },
      { label: 'All together', amount: 800, unit: 'dollars', formula: '$600 + $200' },
    ]);
  });

  it('has nothing to explain without a slice', () => {
    expect(explainAllocation([])).toEqual([]);
    expect(explainAllocation([{ name: 'Cash', amount: -5 }])).toEqual([]);
  });

  it('ends on the sum of the slices, and each share is of that sum', () => {
    const anyAmounts = fc.array(
      fc.record({ name: fc.constantFrom('a', 'b', 'c'), amount: fc.double({ min: -1e6, max: 1e9, noNaN: true }) }),
    );
    fc.assert(
      fc.property(anyAmounts, (amounts) => {
        const slices = allocation(amounts);
        const working = explainAllocation(amounts);
        const whole = slices.reduce((sum, { value }) => sum + value, 0);
        expect(working.at(-1)?.amount ?? 0).toBe(whole);
        expect(working.filter(({ unit }) => unit === 'percent').map(({ amount }) => amount)).toEqual(
          slices.map(({ percent }) => percent),
        );
        for (const { value, percent } of slices) expect(Math.abs((value / whole) * 100 - percent)).toBeLessThan(0.51);
      }),
    );
  });
});

describe('explainCashFlowSeries', () => {
  const assets = [
    { assetType: 'Shares', currentValue: 1, originalPrice: 1, incomeAmount: 600, incomeFrequency: 'Quarterly' },
  ];
  const liabilities = [
    { loanBalance: 1, limitAmount: 0, repaymentAmount: 60, repaymentFrequency: 'Weekly' },
    { loanBalance: 1, limitAmount: 0, repaymentAmount: 40, repaymentFrequency: 'Monthly' },
  ];

  it('shows income, repayments and what is left of a month', () => {
    expect(explainCashFlowSeries({ assets, liabilities, today: '2026-11-21' })).toEqual([
      { label: 'Income of the assets', amount: 200, unit: 'dollars-per-month', formula: '$2,400 ÷ 12' },
      {
        label: 'Repayments',
        amount: 300,
        unit: 'dollars-per-month',
        formula: 'each of 2 repayments × times a year ÷ 12, added up',
      },
      { label: 'Left each month', amount: -100, unit: 'dollars-per-month', formula: '$200 − $300' },
    ]);
  });

  it('has nothing to explain without income and repayments', () => {
    expect(explainCashFlowSeries({ assets: [], liabilities: [], today: '2026-11-21' })).toEqual([]);
  });

  it('ends on income less repayments of every month', () => {
    const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(amount, amount, (incomeAmount, repaymentAmount) => {
        const inputs = {
          assets: assets.map((asset) => ({ ...asset, incomeAmount })),
          liabilities: liabilities.map((liability) => ({ ...liability, repaymentAmount })),
          today: '2026-11-21',
        };
        const last = explainCashFlowSeries(inputs).at(-1);
        for (const { income, expenses } of cashFlowSeries(inputs)) expect(last?.amount).toBe(income - expenses);
      }),
    );
  });
});

describe('explainValueHistory', () => {
  const valuations = [
    { assetId: 'home', date: '2026-10-10', value: 900_000 },
    { assetId: 'shares', date: '2026-11-01', value: 45_000 },
    { assetId: 'home', date: '2026-11-20', value: 920_000 },
  ];

  it('shows what each point is made of', () => {
    expect(explainValueHistory({ valuations, today: '2026-11-21', months: 3 })).toEqual([
      { label: 'Value on 2026-09-30', amount: 0, unit: 'dollars', formula: 'nothing valued by then' },
      { label: 'Value on 2026-10-31', amount: 900_000, unit: 'dollars', formula: '$900,000' },
      { label: 'Value on 2026-11-21', amount: 965_000, unit: 'dollars', formula: '$920,000 + $45,000' },
    ]);
  });

  it('has nothing to explain without a valuation', () => {
    expect(explainValueHistory({ valuations: [], today: '2026-11-21' })).toEqual([]);
  });

  it('has the amount of each point', () => {
    const anyValuations = fc.array(
      fc.record({
        assetId: fc.constantFrom('a', 'b', 'c'),
        date: fc.constantFrom('2026-01-31', '2026-06-15', '2026-11-21', '2027-01-01'),
        value: fc.double({ min: 0, max: 1e9, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(anyValuations, (list) => {
        const inputs = { valuations: list, today: '2026-11-21' };
        expect(explainValueHistory(inputs).map(({ amount }) => amount)).toEqual(
          valueHistory(inputs).map(({ value }) => value),
        );
      }),
    );
  });
});
