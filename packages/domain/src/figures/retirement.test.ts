import { dollars, type RetirementOutlook, retirementPlan } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import type { Voice } from '../text/voice.ts';
import { incomeBasisText, outlookLines, planFigures, planSummary } from './retirement.ts';

const outlook: RetirementOutlook = {
  retireAt: 60,
  yearsToRetirement: 10,
  yearsInRetirement: 25,
  savings: dollars(395_000),
  propertyValue: dollars(310_000),
  propertyLoans: dollars(468_000),
  countedToday: dollars(237_000),
  isOwnGoal: true,
  incomeNeeded: dollars(90_000),
  incomeNeededThen: dollars(115_208),
  required: dollars(2_250_000),
  requiredThen: dollars(2_880_190),
  surplus: dollars(25_480),
  annualTax: dollars(0),
  assetIncome: dollars(0),
  annualSpending: dollars(0),
  projected: dollars(800_000),
  projectedThen: dollars(1_024_068),
  existingOnly: dollars(500_000),
  existingOnlyThen: dollars(640_042),
  shortfall: dollars(1_450_000),
  rows: [],
  rules: [],
};
const noteOf = (changes: Partial<RetirementOutlook>, label: string, basis: 'both' | 'one-of-two' = 'both') =>
  outlookLines({ ...outlook, ...changes }, basis, 'you').find((line) => line.label === label)?.note;

describe('a household’s retirement', () => {
  it('has the same figures for the client and in a report, in the words of each', () => {
    const said = (voice: Voice) => outlookLines(outlook, 'both', voice).map(({ label, value }) => [label, value]);
    const [you, report] = [said('you'), said('report')];
    expect(you.map(([, value]) => value)).toEqual(report.map(([, value]) => value));
    expect(you[5]).toEqual(['Expected, if you save what is left over', '$800,000']);
    expect(report[5]).toEqual(['Expected, if what is left over is saved', '$800,000']);
    expect(JSON.stringify(report)).not.toMatch(/\byour?\b/);
  });

  it('names what counts, and the dollars of the year of retirement', () => {
    expect(noteOf({}, 'Counted today')).toBe(
      'super and shares $395,000, investment property $310,000, its loans −$468,000',
    );
    expect(noteOf({}, 'Income wanted, a year')).toBe('your own goal; $115,208 in the dollars of that year');
    expect(noteOf({ isOwnGoal: false }, 'Income wanted, a year')).toMatch(/^70% of income, as no goal is given; /);
    expect(noteOf({}, 'Needed at retirement')).toBe('for 25 years; $2,880,190 in the dollars of that year');
  });

  it('has no dollars of another year within two years of retirement', () => {
    expect(noteOf({ yearsToRetirement: 1 }, 'Needed at retirement')).toBe('for 25 years; in today’s dollars');
    expect(noteOf({ yearsToRetirement: 1 }, 'Expected, with what you hold now')).toBeUndefined();
  });

  it('says when nothing is saved, and why', () => {
    expect(noteOf({ surplus: dollars(0) }, 'Left over each year')).toMatch(/^nothing is left to save/);
    expect(noteOf({}, 'Left over each year', 'one-of-two')).toMatch(/not counted$/);
    expect(incomeBasisText('one-of-two', 'you')).toMatch(/^Your partner’s income is not counted/);
    expect(incomeBasisText('one-of-two', 'report')).toMatch(/^The partner’s income is not counted/);
  });
});

describe('the quick check', () => {
  // At 65 nothing grows. Needed: 70% of 100,000 for 20 years; held: 500,000.
  const inputs = {
    age: 65,
    grossIncome: 100_000,
    superAssets: 300_000,
    investmentAssets: 200_000,
    monthlyLivingExpenses: 2_000,
    monthlyRepayments: 0,
  };

  it('says each figure with what keeps it from being misread', () => {
    const figures = planFigures(retirementPlan(inputs), 50_000, 'report');
    expect(figures.map(({ label, value, note }) => [label, value, note])).toEqual([
      ['Years to 65', '0 years', 'the age that the quick check takes'],
      ['Savings that count today', '$500,000', null],
      ['Income needed, in today’s prices', '$70,000 a year', 'own passive income goal: $50,000 a year'],
      ['Income needed at retirement, a year', '$70,000', null],
      ['Savings required', '$1,400,000', 'before investment returns in retirement'],
      // 100,000 less 30% and 24,000 a year.
      ['Projected savings, if the surplus is saved', '$500,000', '$46,000 saved each year'],
      ['Projected savings, existing savings only', '$500,000', null],
      ['Shortfall', '$900,000', 'required less projected, if the surplus is saved'],
    ]);
    expect(figures.every(({ today }) => today === null)).toBe(true);
  });

  it('puts a figure two years away beside its value in today’s dollars', () => {
    const plan = retirementPlan({ ...inputs, age: 63 });
    const needed = planFigures(plan, 0, 'you').find(({ label }) => label === 'Income needed at retirement, a year');
    // 70,000 × 1.03², and back.
    expect(needed).toMatchObject({ value: '$74,263', today: '$70,000' });
  });

  it('sums up both courses, or says that the age is reached', () => {
    expect(planSummary(retirementPlan(inputs), 'you')).toBe(
      'The plan’s retirement age is reached, so savings no longer grow: $500,000.',
    );
    // 500,000 × 1.07 = 535,000, and the year's 46,000.
    expect(planSummary(retirementPlan({ ...inputs, age: 64 }), 'you')).toBe(
      'At 65: $581,000 if you save your surplus, $535,000 with existing savings only.',
    );
  });
});
