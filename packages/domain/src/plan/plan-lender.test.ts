import { serviceability } from '@freehold/finance';
import { type Plan, resolve } from '@freehold/plan';
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

  it('begin with the year 2024-25, the first whose tests are known', () => {
    const { years } = lenderOf({ ...fixture('typical'), start: '2023-11', years: 4 });
    expect(years.map(({ financialYear }) => financialYear)).toEqual(['2024-25', '2025-26', '2026-27']);
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

  it('count children until they are 18', () => {
    const plan = smallPlan({
      ...{ start: '2026-07', years: 22, people: { a: { born: '1985-03' } } },
      incomes: { i: { who: 'a', type: 'salary', yearly: 100_000 } },
      ...{ costs: { living: { monthly: 1_000 } }, assume: { prices: 0, wages: 0 } },
    });
    const could = (more: Partial<Plan>) =>
      lenderOf({ ...plan, ...more }).years.map(({ couldBorrow }) => couldBorrow.ofYear);
    const none = could({});
    const lower = (of: readonly number[]) =>
      of.flatMap((amount, place) => (amount < (none[place] ?? 0) ? [place] : []));
    // At each 30 June from 2027: one of the two is 18 from January 2027, the other from January 2028.
    expect(lower(could({ kids: { x: { born: '2009-01' }, y: { born: '2010-01' } } }))).toEqual([0]);
    // A child of July 2027 costs and counts in the years to June 2045: 18 of them, the cost part of living costs or not.
    const place = Array.from({ length: 18 }, (_, year) => year + 1);
    expect(lower(could({ events: { k: { do: 'child', when: '2027-07' } } }))).toEqual(place);
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
