import { assetTypes } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { aClient, goldenCases } from '../shared/golden-clients.ts';
import { householdOutlook } from './household-outlook.ts';
import { ageGoal, planAssumptions, retirementComposition, retirementFigures } from './retirement-outlook.ts';

const today = '2026-11-21';
const cases = goldenCases('retirement.project');

function recordOf(inputs: Readonly<Record<string, unknown>>, profile: object = {}) {
  const details = aClient({
    profile: {
      dateOfBirth: `${2026 - Number(inputs.age)}-12-31`,
      grossIncome: Number(inputs.grossIncome),
      monthlyLivingExpenses: Number(inputs.monthlyLivingExpenses),
      partnerIncome: 90_000,
      assessWithPartner: true,
      ...profile,
    },
    assets: [
      { assetType: 'Super', currentValue: Number(inputs.superAssets) },
      { assetType: 'Shares', currentValue: Number(inputs.investmentAssets) },
      { assetType: 'Primary Home', currentValue: 900_000 },
    ],
  });
  return { details, today };
}

function golden(id: string, profile: object = {}) {
  const found = cases.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no golden case ${id}`);
  return recordOf(found.inputs, profile);
}

const figuresOf = (record: ReturnType<typeof recordOf>) =>
  new Map(retirementFigures(record)?.figures.map((figure) => [figure.label, figure]));

describe('the retirement plan', () => {
  it('[TABRET-07] [TABRET-08] [TABRET-09] shows S-RT-01 with both lines', () => {
    const figures = figuresOf(golden('S-RT-01'));
    expect(figures.get('Years to 65')?.value).toBe('25 years');
    expect(figures.get('Income needed at retirement, a year')?.value).toBe('$146,564');
    expect(figures.get('Savings required')?.value).toBe('$2,931,289');
    expect(figures.get('Projected savings, if you save your surplus')?.value).toBe('$4,809,057');
    expect(figures.get('Projected savings, existing savings only')?.value).toBe('$1,899,601');
    expect(figures.get('Shortfall')).toMatchObject({
      value: '$0',
      note: 'none by this rule of thumb, which takes off no loans; the figures above do',
    });
    const savings = retirementFigures(golden('S-RT-01'))?.savings;
    expect(savings?.ages).toHaveLength(26);
    expect(savings?.withSurplus.at(-1)).toBeCloseTo(4_809_057.16, 1);
    expect(savings?.existingOnly.at(-1)).toBeCloseTo(1_899_601.42, 1);
  });

  it.each(cases)(
    '[TABRET-03] [TABRET-04] of golden case $id ends its working with the shortfall',
    ({ inputs, expected, tolerance }) => {
      const end = retirementFigures(recordOf(inputs))?.working.at(-1)?.amount ?? Number.NaN;
      expect(Math.abs(end - Number(expected.shortfall))).toBeLessThanOrEqual(tolerance);
    },
  );

  it('[TABRET-10] labels what is required', () => {
    expect(figuresOf(golden('S-RT-01')).get('Savings required')?.note).toBe('before investment returns in retirement');
  });

  it('puts what is two years away or more beside today’s dollars', () => {
    // At the plan's own 3 %: 20 × 70,000, so the income needed is the same figure everywhere.
    expect(figuresOf(golden('S-RT-01')).get('Savings required')?.today).toBe('$1,400,000');
    expect(figuresOf(golden('S-RT-01')).get('Income needed at retirement, a year')?.today).toBe('$70,000');
    expect(figuresOf(golden('S-RT-02')).get('Savings required')?.today).toBeNull();
  });

  it('[TABRET-11] does not grow at 65 or older (S-RT-03)', () => {
    const figures = figuresOf(golden('S-RT-03'));
    expect(figures.get('Savings required')?.value).toBe('$1,260,000');
    expect(figures.get('Shortfall')?.value).toBe('$660,000');
    const old = golden('S-RT-03', { dateOfBirth: '1900-01-01' });
    expect(figuresOf(old).get('Shortfall')?.value).toBe('$660,000');
  });

  it('[TABRET-12] shows the passive income goal beside the need', () => {
    const figures = figuresOf(golden('S-RT-01', { retirementPassiveIncomeGoal: 50_000 }));
    expect(figures.get('Income needed, in today’s prices')).toMatchObject({
      value: '$70,000 a year',
      note: 'your passive income goal: $50,000 a year',
    });
  });

  it('[TABRET-06] notes another age the client wishes for', () => {
    expect(ageGoal(golden('S-RT-01', { desiredRetirementAge: 60 }))).toBe('your goal: 60');
    expect(ageGoal(golden('S-RT-01'))).toBeNull();
  });

  it('[TABRET-05] counts super as superannuation and property and shares as investment, and says so', () => {
    const { pie, counted, leftOut } = retirementComposition(golden('S-RT-01'));
    expect(pie?.slices.map(({ name, value }) => [name, value])).toEqual([
      ['Investment', 200_000],
      ['Superannuation', 150_000],
    ]);
    // As in the asset pie: super is purple and property amber on every chart.
    expect(pie?.slices.map(({ colour }) => colour)).toEqual([
      assetTypes.indexOf('Investment Property'),
      assetTypes.indexOf('Super'),
    ]);
    expect(counted).toEqual(['Super', 'Shares']);
    expect(leftOut).toEqual(['Primary Home']);
  });

  it('[TABRET-02] [TABRET-13] names every assumption', () => {
    expect(planAssumptions).toEqual([
      'Retirement age: 65.',
      'Years in retirement: 20 years.',
      'Income needed: 70% of income.',
      'Inflation: 3% a year.',
      'Return on savings: 7% a year.',
      'Tax assumed: 30% of income.',
    ]);
  });

  it('is none without a date of birth', () => {
    expect(retirementFigures(golden('S-RT-01', { dateOfBirth: '' }))).toBeNull();
  });
});

describe('the household’s retirement, which leads', () => {
  // The couple of the product review.
  const couple = aClient({
    profile: {
      ...{ dateOfBirth: '1986-03-04', grossIncome: 118_500, partnerIncome: 96_500, assessWithPartner: true },
      ...{ monthlyLivingExpenses: 4_800, desiredRetirementAge: 60, retirementPassiveIncomeGoal: 90_000 },
    },
    assets: [
      { assetType: 'Primary Home', currentValue: 1_250_000 },
      { assetType: 'Investment Property', currentValue: 620_000, ownershipPercentage: 50 },
      { assetType: 'Shares', currentValue: 85_000 },
      { assetType: 'Super', currentValue: 310_000 },
    ],
    liabilities: [
      { liabilityType: 'Mortgage', isPrimaryResidence: true, loanBalance: 612_000, repaymentAmount: 4_000 },
      {
        liabilityType: 'Mortgage',
        loanBalance: 468_000,
        interestRate: 6,
        loanType: 'Interest Only',
        repaymentAmount: 2_340,
      },
      { liabilityType: 'Vehicle Loan', loanBalance: 18_000, repaymentAmount: 500 },
    ],
  });

  it('[FIRST-02] counts the townhouse at half and less its loan, and the client’s own age and goal', () => {
    const outlook = householdOutlook({ details: couple, today }, 2.5);
    const figures = new Map(outlook?.figures.map((figure) => [figure.label, figure]));
    expect(figures.get('Years to retirement')).toMatchObject({ value: '20 years', note: 'at 60' });
    expect(figures.get('Counted today')).toMatchObject({
      value: '$237,000',
      note: 'super and shares $395,000, investment property $310,000, its loans −$468,000',
    });
    expect(figures.get('Income wanted, a year')?.value).toBe('$90,000');
    expect(figures.get('Needed at retirement')?.value).toBe('$2,250,000');
    // 215,000 less 49,840 tax and levy less 139,680.
    expect(figures.get('Left over each year')?.value).toBe('$25,480');
    expect(outlook?.answer).toMatch(
      /^By your record what you hold comes to \$[\d,]+ at 60, in today’s dollars, \$[\d,]+ short/,
    );
    expect(outlook?.lines.withSurplus[0]).toBe(237_000);
    expect(outlook?.working.at(-1)?.label).toBe('Shortfall, in today’s dollars');
  });

  it('[FIRST-02] takes nothing as saved when one income of two is on record, and says so', () => {
    const details = { ...couple, profile: { ...couple.profile, assessWithPartner: false } };
    const outlook = householdOutlook({ details, today }, 2.5);
    const figures = new Map(outlook?.figures.map((figure) => [figure.label, figure.value]));
    expect(figures.get('Expected, if you save what is left over')).toBe(
      figures.get('Expected, with what you hold now'),
    );
    expect(outlook?.counts[0]).toContain('Your partner’s income is not counted with yours');
  });

  it('follows the one rise of prices', () => {
    const at = (rate: number) => householdOutlook({ details: couple, today }, rate)?.figures[5]?.value;
    expect(at(2.5)).not.toBe(at(4));
  });
});
