import { describe, expect, it } from 'vitest';
import { explainRetirementOutlook } from './explain-retirement-outlook.ts';
import { type OutlookInputs, retirementOutlook } from './retirement-outlook.ts';

const asset = { assetType: 'Other', currentValue: 0, originalPrice: 0, incomeAmount: 0, incomeFrequency: 'Monthly' };
const loan = {
  ...{ liabilityType: 'Mortgage', isPrimaryResidence: false, loanBalance: 0, limitAmount: 0, interestRate: 0 },
  ...{ loanType: 'Principal and Interest', repaymentAmount: 0, repaymentFrequency: 'Monthly' },
};

// A couple, 40 years old, who want $90,000 a year from 60.
const couple: OutlookInputs = {
  age: 40,
  desiredAge: 60,
  incomeGoal: 90_000,
  incomes: [
    { gross: 118_500, nonTaxable: 0 },
    { gross: 96_500, nonTaxable: 0 },
  ],
  countsSurplus: true,
  monthlyLivingExpenses: 4_800,
  assets: [
    { ...asset, assetType: 'Primary Home', currentValue: 1_250_000, ownershipPercentage: 100 },
    {
      ...{ ...asset, assetType: 'Investment Property', currentValue: 620_000, ownershipPercentage: 50 },
      ...{ incomeAmount: 520, incomeFrequency: 'Weekly' },
    },
    {
      ...{ ...asset, assetType: 'Shares', currentValue: 85_000, ownershipPercentage: 100 },
      ...{ incomeAmount: 3_200, incomeFrequency: 'Annual' },
    },
    { ...asset, assetType: 'Super', currentValue: 310_000, ownershipPercentage: 100 },
  ],
  liabilities: [
    { ...loan, isPrimaryResidence: true, loanBalance: 612_000, interestRate: 6, repaymentAmount: 4_000 },
    { ...loan, loanBalance: 468_000, interestRate: 6, loanType: 'Interest Only', repaymentAmount: 2_340 },
    { ...loan, liabilityType: 'Vehicle Loan', loanBalance: 18_000, repaymentAmount: 500 },
  ],
  inflation: 2.5,
  financialYear: '2026-27',
};

describe('a household’s retirement by its own record', () => {
  it('[FIRST-02] counts investment property by share and less its loan, both incomes, and the client’s own age and goal', () => {
    const outlook = retirementOutlook(couple);
    expect(outlook).toMatchObject({ retireAt: 60, yearsToRetirement: 20, yearsInRetirement: 25, incomeNeeded: 90_000 });
    // 310,000 + 85,000 + 50 % of 620,000 − 468,000.
    expect(outlook).toMatchObject({ propertyValue: 310_000, propertyLoans: 468_000, countedToday: 237_000 });
    expect(outlook.required).toBe(2_250_000);
    // Tax and levy of 2026-27 by hand: on 118,500, 26,070 + 2,370; on 96,500, 4,020 + 30 % × 51,500 = 19,470, and
    // 1,930. Half the rent and the dividends, 13,520 + 3,200, are below the interest of 28,080, so none of it is taxed.
    expect(outlook.annualTax).toBeCloseTo(49_840, 6);
    // 215,000 + 16,720 − 49,840 − 12 × (4,800 + 6,840).
    expect(outlook.surplus).toBeCloseTo(42_200, 6);
  });

  it('projects with one rise of prices: what is saved rises with it and the result comes back by it', () => {
    const { projectedThen, projected, existingOnlyThen, shortfall, required } = retirementOutlook(couple);
    let saved = 395_000;
    for (let year = 1; year <= 20; year += 1) saved = saved * 1.07 + 42_200 * 1.025 ** year;
    const equity = 310_000 * 1.05 ** 20 - 468_000;
    expect(projectedThen).toBeCloseTo(saved + equity, 4);
    expect(existingOnlyThen).toBeCloseTo(395_000 * 1.07 ** 20 + equity, 4);
    expect(projected).toBeCloseTo((saved + equity) / 1.025 ** 20, 4);
    expect(shortfall).toBeCloseTo(Math.max(0, required - (saved + equity) / 1.025 ** 20), 4);
    expect(explainRetirementOutlook(couple).at(-1)?.amount).toBe(shortfall);
  });

  it('takes a loan down by its recorded repayments, month by month, and not below nothing', () => {
    const repaid = { ...loan, loanBalance: 100_000, interestRate: 6, repaymentAmount: 900 };
    const inputs = { ...couple, countsSurplus: false, assets: [], liabilities: [repaid], desiredAge: 45 };
    let balance = 100_000;
    for (let month = 1; month <= 60; month += 1) balance = balance * 1.005 - 900;
    expect(retirementOutlook(inputs).projectedThen).toBeCloseTo(-balance, 4);
    expect(retirementOutlook({ ...inputs, desiredAge: 70 }).projectedThen + 0).toBe(0);
    const tooLittle = { ...repaid, repaymentAmount: 400 };
    expect(retirementOutlook({ ...inputs, liabilities: [tooLittle] }).projectedThen).toBe(-100_000);
    const free = { ...repaid, interestRate: 0 };
    expect(retirementOutlook({ ...inputs, liabilities: [free] }).projectedThen).toBeCloseTo(-46_000, 6);
  });

  it('taxes rent above the interest, at the client’s own rate', () => {
    const debtFree = { ...couple, liabilities: [] };
    // 16,720 more at 30 % and the levy of 2 %, the last 220 of it above 135,000 at 37 %.
    expect(retirementOutlook(debtFree).annualTax).toBeCloseTo(49_840 + 16_720 * 0.32 + 220 * 0.07, 6);
  });

  it('saves nothing where the incomes do not match the costs, and nothing below 0', () => {
    const unmatched = retirementOutlook({ ...couple, countsSurplus: false });
    expect(unmatched.projected).toBe(unmatched.existingOnly);
    const dear = retirementOutlook({ ...couple, monthlyLivingExpenses: 20_000 });
    expect(dear.surplus).toBeLessThan(0);
    expect(dear.projected).toBe(dear.existingOnly);
    expect(explainRetirementOutlook({ ...couple, countsSurplus: false })[4]?.formula).toContain('$0 saved a year');
  });

  it('plans for 65 and 70 % of both incomes where no goal is given', () => {
    const plain = retirementOutlook({ ...couple, desiredAge: 0, incomeGoal: 0 });
    expect(plain).toMatchObject({ retireAt: 65, yearsInRetirement: 20, isOwnGoal: false });
    expect(plain.incomeNeeded).toBeCloseTo(150_500, 6);
  });

  it('at the age of retirement or beyond nothing grows', () => {
    const old = retirementOutlook({ ...couple, age: 70 });
    expect(old).toMatchObject({ yearsToRetirement: 0, yearsInRetirement: 15, projected: 237_000 });
    expect(old.rows).toHaveLength(1);
    expect(retirementOutlook({ ...couple, age: 90 }).yearsInRetirement).toBe(1);
  });

  it('adds what is free of tax', () => {
    const withExempt = { ...couple, incomes: [{ gross: 118_500, nonTaxable: 2_600 }, ...couple.incomes.slice(1)] };
    expect(retirementOutlook(withExempt).surplus).toBeCloseTo(44_800, 6);
    expect(explainRetirementOutlook(withExempt)[1]?.formula).toContain('$118,500 + $2,600 + $96,500');
  });

  it('refuses what cannot be', () => {
    expect(() => retirementOutlook({ ...couple, age: 121 })).toThrow(RangeError);
    expect(() => retirementOutlook({ ...couple, inflation: -1 })).toThrow('inflation');
  });
});
