import { balanceSheet, type Timeline } from '@freehold/finance';
import { apply, isPlan, type Plan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { expect, it } from 'vitest';
import { runPlan } from '../run-plan.ts';
import { rollForward } from './roll-forward.ts';

const alone: Plan = {
  plan: 1,
  title: 'Alone',
  start: '2026-12',
  years: 5,
  people: { a: { name: 'Alex', born: '1980-01' } },
  money: { cash: { balance: 20_000 }, etf: { balance: 5_000, type: 'shares', owner: 'a' } },
  homes: {
    home: { use: 'home', state: 'NSW', value: 500_000 },
    let1: { use: 'rent', state: 'QLD', value: 300_000, price: 300_000, bought: '2020-01', owners: { a: 100 } },
  },
  loans: {
    l1: {
      on: ['home'],
      owner: 'a',
      balance: 100_000,
      limit: 100_000,
      rate: [[null, 6]],
      io: '2031-12',
      ends: '2041-12',
    },
  },
  costs: { living: { monthly: 1_000 } },
  assume: { growth: { NSW: 0, QLD: 0 }, prices: 0 },
  route: { shortfall: ['cash'] },
};

/** What each field would be, by its path. */
function changes(plan: Plan, start: string) {
  return Object.fromEntries(rollForward(plan, start).map(({ path, theirs }) => [path, theirs?.value]));
}

function taken(plan: Plan, start: string): Plan {
  return apply(
    plan,
    rollForward(plan, start).flatMap(({ ops }) => ops),
  ).plan;
}

function timelineOf(plan: Plan): Timeline {
  const run = runPlan(plan);
  if (run.status === 'refused') throw new Error(run.says);
  return run.timeline;
}

it('brings the start to a later month with the balances that spending and interest leave by then', () => {
  // Three months: $1,000 spent and 6% ÷ 12 of $100,000 in interest in each; nothing grows and nothing is repaid.
  expect(changes(alone, '2027-03')).toMatchObject({ start: 'March 2027', 'money/cash/balance': 20_000 - 3 * 1_500 });
  expect(changes(alone, '2027-03')).not.toHaveProperty('loans/l1/balance');
  expect(changes(alone, '2027-03')).not.toHaveProperty('homes/home/value');
});

it('goes on as the plan did: each balance of the month before, to the dollar that is rounded', () => {
  for (const plan of [alone, { ...fixture('typical'), events: {}, options: {} }]) {
    const start = '2027-04';
    const rolled = taken(plan, start);
    expect(isPlan(rolled)).toBe(true);
    const [before, after] = [balanceSheet(timelineOf(plan), 3), balanceSheet(timelineOf(rolled), -1)];
    for (const kind of ['property', 'cash', 'super', 'loans', 'studyLoans'] as const) {
      expect(Math.abs(after[kind] - before[kind]), kind).toBeLessThan(5);
    }
  }
});

it('counts a purchase as not made and says so, and takes out a home that was sold', () => {
  const plan = apply(alone, [
    {
      put: 'events/buy',
      to: { do: 'buy', when: '2027-01', home: { use: 'rent', state: 'NSW', value: 15_000 }, loan: { lvr: 0 } },
    },
    { put: 'events/sell', to: { do: 'sell', when: '2027-01', home: 'let1' } },
  ]).plan;
  const updates = rollForward(plan, '2027-03');
  expect(updates[0]?.says).toContain('If it was made, add what was bought and its loan');
  expect(updates.find(({ path }) => path === 'homes/let1')).toMatchObject({ kind: 'removed', isUsual: true });
  const rolled = taken(plan, '2027-03');
  expect(Object.keys(rolled.homes ?? {})).toEqual(['home']);
  expect(rolled.events ?? {}).toEqual({});
  // The price of $300,000 came in, without the $15,000 that went out.
  expect(rolled.money?.cash?.balance).toBeGreaterThan(300_000);
});

it('is nothing for a month that is no later, and the month alone for a plan that cannot be run', () => {
  expect(rollForward(alone, '2026-12')).toEqual([]);
  expect(rollForward({ ...alone, people: {} }, '2027-03').map(({ path }) => path)).toEqual(['start']);
  expect(rollForward(alone, '2040-01').map(({ path }) => path)).toEqual(['start']);
});

it('goes on with what events and later pay left behind: two months later cash is what the plan had', () => {
  const typical = fixture('typical');
  const plan: Plan = {
    ...typical,
    options: {},
    incomes: {
      ia: {
        who: 'a',
        type: 'salary',
        yearly: 132_000,
        steps: [
          ['2027-01', 150_000],
          ['2030-07', 160_000],
        ],
      },
      ib: { who: 'b', type: 'salary', yearly: 88_000 },
    },
    events: {
      up: { do: 'rates', when: '2027-01', add: 1 },
      five: { do: 'work', who: 'b', when: '2027-02', days: 2 },
      three: { do: 'work', who: 'b', when: '2027-01', days: 4 },
      baby: { do: 'child', when: '2027-02', leave: { who: 'a', months: 6, keeps: 40 } },
      cheap: { do: 'refinance', loan: 'l1', when: '2027-02', pct: 5, costs: 700 },
      more: { do: 'rates', when: '2027-03', add: 0.5 },
      later: { do: 'rates', when: '2028-01', add: -1 },
    },
  };
  const rolled = taken(plan, '2027-04');
  expect(isPlan(rolled)).toBe(true);
  expect(Object.keys(rolled.events ?? {})).toEqual(['up', 'five', 'baby', 'more', 'later']);
  expect(rolled.events?.baby).toMatchObject({ when: '2027-04', leave: { months: 4 } });
  expect(rolled.incomes?.ia).toMatchObject({ yearly: 150_000, steps: [['2030-07', 160_000]] });
  const [before, after] = [balanceSheet(timelineOf(plan), 5), balanceSheet(timelineOf(rolled), 1)];
  // A repayment is worked out anew on what is owed by then: that much more stays in cash.
  const left = (sheet: typeof before) => sheet.cash - sheet.loans;
  expect(Math.abs(left(after) - left(before))).toBeLessThan(5);
  expect(Math.abs(after.super - before.super)).toBeLessThan(5);
});
