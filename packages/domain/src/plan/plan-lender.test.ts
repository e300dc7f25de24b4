import { serviceability } from '@freehold/finance';
import { resolve } from '@freehold/plan';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { planLender } from './plan-lender.ts';
import { planYears } from './plan-years.ts';
import { runPlan } from './run-plan.ts';

function lenderOf(plan: Parameters<typeof resolve>[0]) {
  const { plan: resolved } = resolve(plan);
  const run = runPlan(resolved);
  if (run.status === 'refused') throw new Error(run.says);
  return { resolved, run, years: planLender(resolved, run) };
}

describe('a lender’s tests of a plan', () => {
  it('have a year for each of the plan, with loans to value as the balances at its end have them', () => {
    const { resolved, run, years } = lenderOf({ ...fixture('typical'), years: 12 });
    const statement = planYears(resolved, run.timeline, run.household.assume.pricesPct);
    expect(years.map(({ financialYear }) => financialYear)).toEqual(
      statement.map(({ financialYear }) => financialYear),
    );
    for (const { loanToValue, debtToIncome } of years) {
      expect(loanToValue.passes).toBe((loanToValue.figure ?? 0) <= 80);
      expect(debtToIncome.passes).toBe((debtToIncome.figure ?? 0) <= 6);
    }
  });

  it('are those of the same person at a lender’s counter', () => {
    const plan = smallPlan({
      start: '2026-07',
      years: 1,
      people: { a: { born: '1988-06' } },
      incomes: { a: { who: 'a', type: 'salary', yearly: 120_000 } },
      money: { cash: { balance: 10_000 } },
      homes: { h: { use: 'home', state: 'VIC', value: 800_000 } },
      loans: { l: { on: ['h'], balance: 500_000, limit: 500_000, rate: [[null, 6]], io: '2036-06', ends: '2056-06' } },
      costs: { living: { monthly: 3_000 } },
      assume: { growth: { VIC: 0 }, rate: 6 },
    });
    const [year] = lenderOf(plan).years;
    const asked = serviceability({
      financialYear: '2026-27',
      applicants: [{ incomes: [{ type: 'salary', annual: 120_000 }] }],
      households: [{ adults: 1, dependants: 0, declaredLivingMonthly: 3_000 }],
      liabilities: [
        {
          ...{ kind: 'homeLoan', balance: 500_000, limit: 500_000, annualRatePct: 6 },
          // In a plan `io` is the month in which repaying begins.
          ...{ remainingMonths: 360 - 12, ioMonthsRemaining: 119 - 12 },
        },
      ],
      newLoan: { annualRatePct: 6, termYears: 30, purpose: 'owner' },
    });
    expect(year?.loanToValue).toEqual({ figure: 62.5, passes: true });
    expect(year?.debtToIncome.figure).toBeCloseTo(500 / 120, 6);
    expect(year?.surplus.ofYear).toBeCloseTo(asked.surplusMonthly, 2);
    expect(year?.couldBorrow.ofYear).toBe(asked.maxLoan);
  });

  it('say nothing of a ratio where there is no loan, no property or no income', () => {
    const [year] = lenderOf(smallPlan({ people: { a: { born: '1960-01' } }, years: 1 })).years;
    expect([year?.loanToValue, year?.debtToIncome]).toEqual([
      { figure: null, passes: true },
      { figure: null, passes: true },
    ]);
    expect(year?.couldBorrow).toEqual({ ofYear: 0, today: 0 });
  });
});
