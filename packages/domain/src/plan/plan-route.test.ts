import { balanceOf, flowsOf, type Timeline } from '@freehold/finance';
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

describe('an account that offsets the loan of a purchase', () => {
  const home = { state: 'QLD', value: 500_000, use: 'home' } as const;
  const buying: Plan = {
    ...{ plan: 1, start: '2026-07', years: 2, people: { a: { born: '1990-01' } } },
    incomes: { i: { who: 'a', type: 'other', yearly: 120_000, grows: 0 } },
    money: { cash: { balance: 200_000 }, off: { balance: 100_000, pct: 3, offsets: 'b' } },
    events: { b: { do: 'buy', when: '2026-09', home, loan: { lvr: 80, rate: 6 } } },
    assume: { prices: 0, growth: { QLD: 0 } },
  };
  const cents = (timeline: Timeline, kind: 'loanInterest' | 'accountInterest', month: number) =>
    Math.abs(flowsOf(timeline, [kind], { first: month, last: month }));

  it('earns interest until the loan is taken, and saves the loan’s from then on', () => {
    const { timeline, notes } = run(buying);
    // 3 % of 100,000 ÷ 12 in July, and of that with July's and August's interest in September, as it is bought at its end.
    expect(cents(timeline, 'accountInterest', 0)).toBe(25_000);
    expect(cents(timeline, 'accountInterest', 2)).toBe(Math.round(10_050_062 * 0.0025));
    expect(cents(timeline, 'accountInterest', 3)).toBe(0);
    // 6 % ÷ 12 of 400,000 less what is in the account then: 100,000 and its interest of three months, 751.88.
    expect(held(timeline, 'cash', 'money/off', 3)).toBe(100_751.88);
    expect(cents(timeline, 'loanInterest', 3)).toBe(Math.round((40_000_000 - 10_075_188) * 0.005));
    expect(notes.filter(({ where }) => where === 'money/off')).toEqual([]);
  });

  it('takes all that is left over until then, and no more than the loan after', () => {
    const { timeline } = run({ ...buying, route: { surplus: ['off'], floor: 200_000 } });
    // July leaves a twelfth of 120,000; tax is due later.
    expect(held(timeline, 'cash', 'money/off')).toBe(100_000 + 250 + 10_000);
    const [{ month } = { month: 0 }] = timeline.events;
    expect(month).toBe(2);
    const owed = -held(timeline, 'loan', 'events/b.loan', 23);
    expect(held(timeline, 'cash', 'money/off', 23)).toBeLessThanOrEqual(owed);
  });

  it('is cash, with a note, where the purchase is left out', () => {
    const left = 'The loan that it offsets is left out, so it counts as cash.';
    for (const change of [{ off: true } as const, { when: { age: 200, who: 'x' } }]) {
      const { timeline, notes } = run({ ...buying, events: { b: { do: 'buy', when: '2026-09', home, ...change } } });
      expect(notes).toContainEqual({ where: 'money/off', says: left });
      expect(held(timeline, 'cash', 'money/off', 1)).toBe(100_500.63);
    }
  });

  it('is cash where the tests never let it be bought', () => {
    const dear = { ...home, value: 90_000_000 };
    const { timeline } = run({ ...buying, events: { b: { do: 'buy', when: { test: 'canBuy' }, home: dear } } });
    expect(timeline.events).toEqual([]);
    expect(cents(timeline, 'accountInterest', 1)).toBe(25_063);
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
