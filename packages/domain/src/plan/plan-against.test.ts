import type { Plan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { type PlanAgainst, planAgainst } from './plan-against.ts';
import { planView } from './plan-view.ts';

const version: Plan = {
  plan: 1,
  start: '2026-07',
  years: 30,
  people: { a: { born: '1986-03' } },
  incomes: { i: { who: 'a', type: 'salary', yearly: 120_000 } },
  homes: { h: { state: 'NSW', value: 900_000 } },
  loans: { l: { on: ['h'], balance: 500_000, rate: [[null, 6]], ends: '2052-06' } },
  money: { c: { balance: 40_000 } },
  super: { s: { who: 'a', balance: 150_000 } },
  costs: { c: { monthly: 3_000 } },
};

function compared(against: PlanAgainst) {
  if (against.status === 'refused') throw new Error(against.says);
  return against;
}

describe('a version of a plan beside the plan of a later start', () => {
  it('differs by nothing where everything came as its own year says, but for tax that is not a fact of a plan', () => {
    const balances = compareYear(version);
    const now: Plan = {
      ...version,
      start: '2027-07',
      homes: { h: { state: 'NSW', value: balances.property } },
      loans: { l: { on: ['h'], balance: balances.loans, rate: [[null, 6]], ends: '2052-06' } },
      money: { c: { balance: balances.cash } },
      super: { s: { who: 'a', balance: balances.super } },
    };
    const { month, isSameStart, lines } = compared(planAgainst(version, now));
    expect({ month, isSameStart }).toEqual({ month: '2027-07', isSameStart: false });
    const difference = Object.fromEntries(lines.map((line) => [line.id, line.difference]));
    const { taxDue = 0, netWorth, ...others } = difference;
    expect(others).toEqual({ property: 0, cash: 0, holdings: 0, super: 0, loans: 0 });
    // Tax to pay, below zero, that the newer plan does not begin with.
    expect(taxDue).toBeCloseTo(balances.taxDue, 2);
    expect(netWorth).toBeCloseTo(balances.taxDue, 2);

    const richer = compared(planAgainst(version, { ...now, money: { c: { balance: balances.cash + 12_300 } } }));
    expect(richer.lines.find(({ id }) => id === 'cash')?.difference).toBe(12_300);
  });

  it('has nothing to expect in the same month, and none where the version is of later or too short', () => {
    const typical = fixture('typical');
    const same = compared(planAgainst(typical, typical));
    expect(same.isSameStart).toBe(true);
    expect(same.lines.every(({ difference }) => difference === 0)).toBe(true);
    expect(same.leads.now).toEqual(same.leads.version);
    expect(planAgainst({ ...version, start: '2027-01' }, version)).toMatchObject({ status: 'refused' });
    expect(planAgainst({ ...version, years: 1 }, { ...version, start: '2030-01' })).toMatchObject({
      status: 'refused',
    });
  });
});

function compareYear(plan: Plan) {
  const view = planView(plan, null);
  const [first] = view.status === 'run' ? view.years : [];
  if (first === undefined) throw new Error(JSON.stringify(view));
  return first.balances.ofYear;
}
