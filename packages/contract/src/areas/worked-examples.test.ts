import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';

const text = readFileSync(new URL('../../../../docs/LENDING-EXAMPLES.md', import.meta.url), 'utf8');
const sections = text.split('\n## ').slice(1);

/** The figures of an area that stand in a section of the examples, as the section writes them. */
function expectFigures(section: number, figures: readonly unknown[]): void {
  for (const figure of figures) {
    const written = Number(figure).toLocaleString('en-AU', { maximumFractionDigits: 4 });
    expect(sections[section - 1], written).toContain(written);
  }
}

const salary = {
  fy: '2026-27',
  applicants: [{ incomes: [{ type: 'salary', annual: 100_000 }] }],
  households: [{ adults: 1, dependants: 0, declaredLivingMonthly: 1_800 }],
  newLoan: { annualRatePct: 6, termYears: 30 },
};

describe('docs/LENDING-EXAMPLES.md', () => {
  it('has five sections', () => {
    expect(sections).toHaveLength(5);
  });

  it('1 gives the tax, the surplus and the loan of a salary', () => {
    const found = calculate('borrowing.serviceability', salary);
    expect(found).toMatchObject({
      netIncomeAnnual: 77_480,
      maxLoan: 578_739,
      dtiMaxLoan: 600_000,
      assessmentRatePct: 9,
    });
    expect(found).toMatchObject({ perApplicant: [{ tax: 22_520 }], surplusMonthly: expect.closeTo(4_656.67, 2) });
    expectFigures(1, [77_480, 578_739, 600_000, 22_520, 4_656.67, 600_000 - 578_739]);
  });

  it('2 gives what a card costs', () => {
    const found = calculate('borrowing.serviceability', { ...salary, liabilities: [{ kind: 'card', limit: 10_000 }] });
    expect(found).toMatchObject({
      maxLoan: 531_512,
      surplusMonthly: expect.closeTo(4_276.67, 2),
      commitmentsMonthly: 380,
    });
    expectFigures(2, [531_512, 4_276.67, 380, 578_739 - 531_512]);
  });

  it('3 gives the money for a first home', () => {
    const found = calculate('purchase.fundsToComplete', {
      state: 'NSW',
      price: 900_000,
      buyer: 'first',
      loan: { lvrPct: 90 },
      fees: { all: 3_560 },
    });
    const figures = {
      duty: 19_593.5,
      baseLoan: 810_000,
      lmiPremium: 20_379.6,
      lmiDuty: 1_834.16,
      lmi: 22_213.76,
      totalLoan: 832_213.76,
      fundsRequired: 113_153.5,
      totalLvrPct: 92.4682,
    };
    expect(found).toMatchObject(figures);
    expectFigures(3, Object.values(figures));
  });

  it('4 gives the largest price for a deposit', () => {
    const found = calculate('purchase.maxPrice', { state: 'VIC', buyer: 'owner', cash: 70_000, fees: { all: 3_560 } });
    const figures = {
      maxPrice: 553_519,
      duty: 28_281,
      baseLoan: 515_360,
      lmi: 21_553.39,
      totalLoan: 536_913.39,
      baseLvrPct: 93.1061,
    };
    expect(found).toMatchObject({ ...figures, binding: 'lvr' });
    expectFigures(4, Object.values(figures));
  });

  it('5 gives five years of interest only', () => {
    const found = calculate('loan.schedule', { principal: 600_000, annualRatePct: 6.2, termMonths: 360, ioMonths: 60 });
    expect(found).toMatchObject({
      repayment: 3_100,
      piRepayment: 3_939.49,
      finalPayment: 3_941.36,
      totalInterest: 767_848.87,
      rowAt: {
        61: { interest: 3_100, principal: 839.49, balance: 599_160.51 },
        360: { principal: 3_921.1, interest: 20.26 },
      },
    });
    expectFigures(5, [3_100, 3_939.49, 3_941.36, 767_848.87, 839.49, 599_160.51, 20.26]);
  });
});
