import { balanceOf, type Timeline } from '@freehold/finance';
import type { Plan } from '@freehold/plan';
import { describe, expect, it } from 'vitest';
import { runPlan } from './run-plan.ts';

const plan: Plan = {
  plan: 1,
  start: '2026-07',
  years: 2,
  people: { a: { born: '1990-01' } },
  incomes: { i: { who: 'a', type: 'other', yearly: 120_000, grows: 0 } },
  homes: { h: { state: 'QLD', value: 600_000, use: 'home' } },
  loans: { l: { on: ['h'], balance: 90_000, rate: [[null, 0]], ends: '2036-06' } },
  money: {
    cash: { balance: 20_000 },
    off: { balance: 70_000, offsets: 'l' },
    etf: { balance: 10_000, type: 'shares', base: 8_000 },
  },
  assume: { prices: 0 },
};

function run(document: Plan) {
  const result = runPlan(document);
  if (result.status === 'refused') throw new Error(result.says);
  return { ...result, ofRoute: result.notes.filter(({ where }) => where.startsWith('route/')) };
}

const held = (timeline: Timeline, kind: 'cash' | 'holding' | 'loan', subject: string, month = 0) =>
  balanceOf(timeline, { kind, subject }, month);

describe('what is left over', () => {
  it('fills the offset as far as its loan is owed, and the rest goes into shares', () => {
    const { timeline, ofRoute } = run({ ...plan, route: { surplus: ['off', 'etf'], floor: 10_000 } });
    // 20,000 and 10,000 of income less 90,000 ÷ 120 of principal leave 19,250 above the floor.
    expect(held(timeline, 'cash', 'money/cash')).toBe(10_000);
    expect(held(timeline, 'loan', 'loans/l')).toBe(-89_250);
    expect(held(timeline, 'cash', 'money/off')).toBe(89_250);
    // Shares of 10,000 grew by a twelfth of 4 %; nothing is left for them.
    expect(held(timeline, 'holding', 'money/etf')).toBe(10_033.33);
    // A month later: 10,000 less 750 all go into shares, which grew by as much again; the loan is offset in full.
    expect(held(timeline, 'cash', 'money/off', 1)).toBe(89_250);
    expect(held(timeline, 'holding', 'money/etf', 1)).toBe(10_066.67 + 9_250);
    expect(ofRoute).toEqual([]);
  });

  it('repays a loan up to what is owed, and stays in cash where nothing else is named', () => {
    const { timeline } = run({ ...plan, route: { surplus: ['l'], floor: 10_000 } });
    expect(held(timeline, 'loan', 'loans/l')).toBe(-(90_000 - 750 - 19_250));
    expect(held(timeline, 'loan', 'loans/l', 7)).toBe(0);
    const repaid = (month: number) => held(timeline, 'cash', 'money/cash', month);
    expect(repaid(6)).toBe(10_000);
    expect(repaid(8) - repaid(7)).toBe(10_000);
  });

  it('has a note at a loan of a trust, which takes nothing', () => {
    const { ofRoute, household } = run({
      ...plan,
      owners: { t: { type: 'discretionaryTrust', state: 'QLD', pays: { a: 100 } } },
      homes: { h: { state: 'QLD', value: 600_000, rent: 400, owners: { t: 100 } } },
      route: { surplus: ['l'], shortfall: ['l'] },
    });
    expect(household.policy?.surplusOrder).toBeUndefined();
    expect(ofRoute).toEqual([
      { where: 'route/surplus', says: 'A loan of a trust or fund takes nothing of what the household has left over.' },
      { where: 'route/shortfall', says: 'Nothing is drawn on a loan: what was repaid stays repaid.' },
    ]);
  });
});

it('shares are sold where cash and other accounts are short, those named first', () => {
  const money: Plan['money'] = {
    cash: { balance: 0 },
    first: { balance: 10_000, type: 'shares', base: 10_000 },
    named: { balance: 1_000, type: 'shares', base: 1_000 },
  };
  const { timeline } = run({
    ...plan,
    incomes: {},
    loans: {},
    money,
    costs: { living: { monthly: 2_000 } },
    route: { shortfall: ['cash', 'named'] },
  });
  // Both grew by a twelfth of 4 % before they were sold: 1,003.33 and 996.67 of the other.
  expect(held(timeline, 'holding', 'money/named')).toBe(0);
  expect(held(timeline, 'holding', 'money/first')).toBeCloseTo(10_033.33 - 996.67, 6);
  expect(held(timeline, 'cash', 'money/cash')).toBe(0);
  expect(timeline.shortMonths[0]).toBe(5);
});
