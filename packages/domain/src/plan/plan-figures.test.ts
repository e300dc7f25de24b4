import { balanceSheet, monthNumber } from '@freehold/finance';
import { measured } from '@freehold/finance/decide';
import { type Plan, resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { planFigures, planOutcome } from './plan-figures.ts';
import { runPlan } from './run-plan.ts';

function read(document: Plan) {
  const { plan } = resolve(document);
  const run = runPlan(plan);
  if (run.status === 'refused') throw new Error(run.says);
  return { run, figures: planFigures(plan, run) };
}

describe('the figures that plans are compared by', () => {
  const { run, figures } = read(fixture('typical'));

  it('have the tax that the timeline’s own flows come to, less in today’s dollars while prices rise', () => {
    const cents = measured(run.timeline, { of: 'taxPaid' }).amount ?? 0;
    expect(figures.taxPaid.ofYear).toBeCloseTo(cents / 100, 2);
    expect(figures.taxPaid.today).toBeGreaterThan(0);
    expect(figures.taxPaid.today).toBeLessThan(figures.taxPaid.ofYear);
  });

  it('have the month from which no loan has a balance', () => {
    const plan: Plan = {
      plan: 1,
      start: '2026-12',
      years: 10,
      people: { a: { born: '1988-06' } },
      incomes: { i: { who: 'a', type: 'salary', yearly: 140_000 } },
      homes: { h: { state: 'NSW', value: 900_000 } },
      loans: { l: { on: ['h'], balance: 60_000, ends: '2031-03' } },
      costs: { living: { monthly: 3_000 } },
    };
    const small = read(plan);
    const place = monthNumber(small.figures.debtFree ?? plan.start) - monthNumber(plan.start);
    expect(place).toBeGreaterThan(40);
    expect(balanceSheet(small.run.timeline, place).loans).toBe(0);
    expect(balanceSheet(small.run.timeline, place - 1).loans).toBeGreaterThan(0);
  });

  it('end each year on the net worth of the plan, and have no debt-free month where a loan outlasts the plan', () => {
    expect(figures.yearEnds).toHaveLength(40);
    expect(figures.yearEnds[0]?.ends).toBe(2027);
    expect(read({ ...fixture('typical'), years: 5 }).figures.debtFree).toBeNull();
  });

  it('are those of the option on top where one is named, and a refusal in words for nobody', () => {
    const outcome = planOutcome({ ...fixture('typical'), years: 15 }, 'b');
    expect(outcome).toMatchObject({ status: 'run', figures: { nextPurchase: { id: 'buy' } } });
    expect(planOutcome({ plan: 1, start: '2026-12' }, null)).toMatchObject({ status: 'refused' });
  });
});
