import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainRetirementPlan } from './explain-retirement-plan.ts';
import { retirementAssets } from './retirement-assets.ts';
import { type RetirementInputs, retirementPlan } from './retirement-plan.ts';

const person: RetirementInputs = {
  age: 40,
  grossIncome: 100_000,
  superAssets: 150_000,
  investmentAssets: 200_000,
  monthlyLivingExpenses: 2_000,
};

describe('retirementPlan', () => {
  it('[TABRET-07] needs 146,564.46 a year and 2,931,289.10 in all', () => {
    const plan = retirementPlan(person);
    expect(plan.annualIncomeNeeded).toBe(70_000);
    expect(plan.annualIncomeNeededAtRetirement).toBeCloseTo(146_564.46, 2);
    expect(plan.totalRequired).toBeCloseTo(2_931_289.1, 1);
  });

  it('[TABRET-08] [TABRET-09] projects savings with the surplus and without', () => {
    const plan = retirementPlan(person);
    expect(plan.annualSavings).toBeCloseTo(46_000, 9);
    expect(plan.projectedSavings).toBeCloseTo(4_809_057.16, 1);
    expect(plan.existingSavingsOnly).toBeCloseTo(1_899_601.42, 1);
    expect(plan.shortfall).toBe(0);
  });

  it('[TABRET-08] takes repayments off what can be saved, never below 0', () => {
    expect(retirementPlan({ ...person, monthlyRepayments: 1_000 }).annualSavings).toBeCloseTo(34_000, 9);
    expect(retirementPlan({ ...person, monthlyRepayments: 10_000 }).annualSavings).toBe(0);
  });

  it.each([[65], [66], [90]])('[TABRET-11] at %d nothing grows', (age) => {
    const plan = retirementPlan({
      age,
      grossIncome: 90_000,
      superAssets: 500_000,
      investmentAssets: 100_000,
      monthlyLivingExpenses: 2_500,
    });
    expect(plan).toMatchObject({ yearsToRetirement: 0, projectedSavings: 600_000 });
    expect(plan.totalRequired).toBeCloseTo(1_260_000, 6);
    expect(plan.shortfall).toBeCloseTo(660_000, 6);
    expect(plan.rows).toEqual([{ age, withSurplus: 600_000, existingOnly: 600_000 }]);
  });

  it('has a row for each year up to retirement', () => {
    const { rows, projectedSavings } = retirementPlan({ ...person, age: 63 });
    expect(rows.map(({ age }) => age)).toEqual([63, 64, 65]);
    expect(rows[1]?.withSurplus).toBeCloseTo(350_000 * 1.07 + 46_000, 6);
    expect(rows[1]?.existingOnly).toBeCloseTo(350_000 * 1.07, 6);
    expect(rows.at(-1)?.withSurplus).toBe(projectedSavings);
  });

  it('[TABRET-13] carries every assumption', () => {
    expect(retirementPlan(person).rules.map(({ id }) => id)).toEqual([
      'retirement.age',
      'retirement.years',
      'retirement.income-need',
      'retirement.inflation',
      'retirement.return',
      'retirement.tax',
    ]);
  });

  it.each([
    [{ age: -1 }, 'age is -1; allowed is 0 to 120'],
    [{ age: 40.5 }, 'age is 40.5'],
    [{ grossIncome: -1 }, 'grossIncome is -1'],
    [{ superAssets: -1 }, 'superAssets is -1'],
    [{ investmentAssets: -1 }, 'investmentAssets is -1'],
    [{ monthlyLivingExpenses: -1 }, 'monthlyLivingExpenses is -1'],
    [{ monthlyRepayments: -1 }, 'monthlyRepayments is -1'],
  ])('refuses %j', (change, message) => {
    expect(() => retirementPlan({ ...person, ...change })).toThrow(message);
  });

  it('savings and shortfall always make up what is required', () => {
    const anyPerson = fc.record({
      age: fc.integer({ min: 18, max: 90 }),
      grossIncome: fc.double({ min: 0, max: 1e6, noNaN: true }),
      superAssets: fc.double({ min: 0, max: 5e6, noNaN: true }),
      investmentAssets: fc.double({ min: 0, max: 5e6, noNaN: true }),
      monthlyLivingExpenses: fc.double({ min: 0, max: 5e4, noNaN: true }),
    });
    fc.assert(
      fc.property(anyPerson, (inputs) => {
        const plan = retirementPlan(inputs);
        expect(plan.projectedSavings + plan.shortfall).toBeGreaterThanOrEqual(plan.totalRequired - 1e-3);
        expect(plan.existingSavingsOnly).toBeLessThanOrEqual(plan.projectedSavings);
        expect(explainRetirementPlan(inputs).at(-1)?.amount).toBe(plan.shortfall);
      }),
    );
  });
});

describe('explainRetirementPlan', () => {
  it('shows the formulas with the actual values', () => {
    expect(explainRetirementPlan({ ...person, age: 64 }).map(({ formula }) => formula)).toEqual([
      '65 − 64, not below 0',
      '70% × $100,000',
      '$70,000 × (1 + 3%)^1',
      '$72,100 × 20',
      '$100,000 × (100% − 30% tax) − 12 × $2,000, not below $0',
      '$350,000 growing 7% for 1 years, $46,000 added each year',
      '$1,442,000 − $420,500, not below $0',
    ]);
  });
});

describe('retirementAssets', () => {
  it('[TABRET-05] counts Super, Investment Property and Shares and names what is left out', () => {
    expect(
      retirementAssets([
        { assetType: 'Primary Home', currentValue: 900_000 },
        { assetType: 'Investment Property', currentValue: 620_000 },
        { assetType: 'Shares', currentValue: 45_000 },
        { assetType: 'Super', currentValue: 180_000 },
        { assetType: 'Super', currentValue: 20_000 },
        { assetType: 'Savings', currentValue: 5_000 },
      ]),
    ).toEqual({
      superAssets: 200_000,
      investmentAssets: 665_000,
      typesCounted: ['Investment Property', 'Shares', 'Super'],
      typesLeftOut: ['Primary Home', 'Savings'],
    });
  });

  it('counts nothing of nothing', () => {
    expect(retirementAssets([])).toEqual({ superAssets: 0, investmentAssets: 0, typesCounted: [], typesLeftOut: [] });
  });

  it('refuses a value that cannot be', () => {
    expect(() => retirementAssets([{ assetType: 'Super', currentValue: Number.NaN }])).toThrow('currentValue is NaN');
  });
});
