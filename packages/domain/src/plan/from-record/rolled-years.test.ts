import { balanceSheet, monthNumber } from '@freehold/finance';
import { apply, type Plan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { runPlan } from '../run-plan.ts';
import { passedEvents } from './passed-events.ts';
import { rollForward } from './roll-forward.ts';

/*
 * A plan that is brought to a later start has in the years after it what the plan itself has there: the plan's own run is
 * the second way. Starts are a whole number of years on, where growth steps in the same months.
 */

const renting = { use: 'rent', state: 'QLD', value: 600_000, price: 400_000, bought: '2015-09', rent: 600 } as const;
const flat = { prices: 0, wages: 0 };

const households: Readonly<Record<string, Plan>> = {
  'neither money nor super on record': {
    ...{ plan: 1, start: '2026-07', years: 6, people: { a: { born: '1990-03' } }, assume: flat },
    incomes: { ia: { who: 'a', type: 'salary', yearly: 120_000, grows: 0 } },
    costs: { living: { monthly: 3_000 } },
  },
  'two super records that begin with nothing, and a renovation': {
    ...{ plan: 1, start: '2026-07', years: 8, people: { a: { born: '1980-03' } } },
    incomes: { ia: { who: 'a', type: 'salary', yearly: 150_000, grows: 0 } },
    super: { sa: { who: 'a', balance: 0 }, sb: { who: 'a', balance: 0, mix: 'growth' } },
    money: { cash: { balance: 20_000 } },
    homes: { ip: renting },
    events: {
      reno: { do: 'renovate', home: 'ip', when: '2026-10', cost: 100_000, adds: 100_000 },
      s: { do: 'sell', home: 'ip', when: '2030-03' },
    },
    costs: { living: { monthly: 3_000 } },
    assume: { ...flat, growth: { QLD: 4 } },
  },
  'capital losses, a held-back loss and write-offs': {
    ...{ plan: 1, start: '2026-07', years: 5, people: { a: { born: '1980-03' }, b: { born: '1982-03' } } },
    incomes: {
      ia: { who: 'a', type: 'salary', yearly: 150_000, grows: 0 },
      ib: { who: 'b', type: 'salary', yearly: 40_000, grows: 0 },
    },
    money: { cash: { balance: 300_000 } },
    costs: { living: { monthly: 5_000 } },
    homes: {
      lossy: { ...renting, state: 'WA', value: 500_000, price: 600_000, bought: '2022-02', owners: { a: 70, b: 30 } },
      caught: { ...renting, value: 800_000, price: 800_000, bought: '2026-06', owners: { a: 100 }, div43: 5_000 },
      old: { ...renting, state: 'VIC', owners: { a: 50, b: 50 }, costs: { rates: 3_000 }, div43: 3_000 },
    },
    loans: { lc: { on: ['caught'], owner: 'a', balance: 640_000, rate: [[null, 6.4]], ends: '2056-06' } },
    events: {
      s1: { do: 'sell', home: 'lossy', when: '2027-05' },
      s2: { do: 'sell', home: 'old', when: '2029-03' },
      s3: { do: 'sell', home: 'caught', when: '2030-09' },
    },
    assume: { prices: 2.5, wages: 0, rentGrowth: 2, growth: { WA: 1, QLD: 5, VIC: 4 } },
  },
  'homes of before and after 1985 that are sold after July 2027': {
    ...{ plan: 1, start: '2026-07', years: 8, people: { a: { born: '1958-03' }, b: { born: '1960-03' } } },
    incomes: { ia: { who: 'a', type: 'salary', yearly: 90_000, grows: 0 } },
    money: { cash: { balance: 200_000 } },
    costs: { living: { monthly: 5_000 } },
    homes: {
      old: { ...renting, bought: '1983-03', price: 80_000, value: 900_000, owners: { a: 50 } },
      shack: { ...renting, use: 'holiday', state: 'TAS', bought: '2004-11', price: 190_000, rent: 0 },
    },
    events: {
      s1: { do: 'sell', home: 'old', when: '2030-10' },
      s2: { do: 'sell', home: 'shack', when: '2032-04' },
    },
    assume: { prices: 2.5, wages: 0, rentGrowth: 2, growth: { QLD: 6, TAS: 3 } },
  },
  'a former home that is entered as left after the start': {
    ...{ plan: 1, start: '2026-07', years: 11, people: { a: { born: '1980-03' } } },
    incomes: { ia: { who: 'a', type: 'salary', yearly: 120_000, grows: 0 } },
    money: { cash: { balance: 100_000 } },
    costs: { living: { monthly: 4_000 } },
    homes: {
      h: { ...renting, value: 900_000, bought: '2015-07', price: 500_000, livedUntil: '2028-06', worthThen: 990_000 },
    },
    events: { s: { do: 'sell', home: 'h', when: '2036-05' } },
    assume: { ...flat, growth: { QLD: 5 } },
  },
  'renovations entered of after the start, and one that happens': {
    ...{ plan: 1, start: '2026-07', years: 6, people: { a: { born: '1980-03' } } },
    incomes: { ia: { who: 'a', type: 'salary', yearly: 120_000, grows: 0 } },
    money: { cash: { balance: 100_000 } },
    costs: { living: { monthly: 4_000 } },
    homes: {
      h: {
        ...renting,
        spent: [
          ['2020-02', 10_000],
          ['2028-01', 50_000],
        ],
      },
    },
    events: {
      r: { do: 'renovate', home: 'h', when: '2026-10', cost: 30_000, adds: 30_000 },
      s: { do: 'sell', home: 'h', when: '2030-05' },
    },
    assume: { ...flat, growth: { QLD: 5 } },
  },
  'a tax loss that pay comes after': {
    ...{ plan: 1, start: '2026-07', years: 6, people: { a: { born: '1985-03' }, b: { born: '1987-03' } } },
    incomes: {
      ia: { who: 'a', type: 'salary', yearly: 150_000, grows: 0 },
      ib: { who: 'b', type: 'salary', yearly: 0, grows: 0, steps: [['2029-07', 90_000]] },
    },
    super: { sa: { who: 'a', balance: 0 }, sb: { who: 'b', balance: 0 } },
    money: { cash: { balance: 100_000 } },
    costs: { living: { monthly: 4_000 } },
    homes: { ip: { ...renting, bought: '2021-02', owners: { b: 100 } } },
    loans: { l: { on: ['ip'], owner: 'b', balance: 600_000, rate: [[null, 6.5]], io: '2036-01', ends: '2050-01' } },
    assume: { ...flat, rentGrowth: 0 },
  },
  'shares drawn on since work has stopped': {
    ...{ plan: 1, start: '2026-07', years: 8, people: { a: { born: '1966-11' }, b: { born: '1962-02' } } },
    incomes: {
      ia: { who: 'a', type: 'salary', yearly: 145_000 },
      ib: { who: 'b', type: 'salary', yearly: 92_000, grows: 2 },
    },
    super: { sa: { who: 'a', balance: 620_000 }, sb: { who: 'b', balance: 410_000, mix: 'conservative' } },
    money: {
      cash: { balance: 40_000, pct: 4 },
      etf: { balance: 150_000, type: 'shares', owner: 'a', base: 60_000 },
    },
    costs: { living: { monthly: 7_000 } },
    route: { floor: 10_000 },
    events: {
      stopA: { do: 'retire', who: 'a', when: { age: 60 } },
      stopB: { do: 'retire', who: 'b', when: { age: 65 }, spend: 90_000 },
    },
    assume: { prices: 2.5, wages: 3 },
  },
  'shares that pay dividends and are sold bit by bit': {
    ...{ plan: 1, start: '2026-07', years: 8, people: { a: { born: '1975-11' }, b: { born: '1977-02' } } },
    incomes: { ia: { who: 'a', type: 'salary', yearly: 60_000, grows: 2 } },
    money: {
      cash: { balance: 10_000, pct: 4 },
      etf: { balance: 200_000, type: 'shares', base: 90_000, dividends: 8_000 },
      own: { balance: 30_000, type: 'shares', owner: 'b', base: 30_000, dividends: 900 },
    },
    costs: { living: { monthly: 6_500 } },
    route: { floor: 5_000 },
    assume: { prices: 2.5, wages: 3 },
  },
  'an offset loan, a recorded repayment, rates that move and a loan that is refinanced': {
    ...{ plan: 1, start: '2026-07', years: 6, people: { a: { born: '1985-03' } } },
    incomes: { ia: { who: 'a', type: 'salary', yearly: 210_000, grows: 3 } },
    money: { cash: { balance: 30_000, pct: 3.5 }, off: { balance: 130_000, offsets: 'l1' } },
    costs: { living: { monthly: 4_500 } },
    homes: {
      home: { use: 'home', state: 'NSW', value: 900_000, bought: '2020-01', price: 700_000 },
      ip: { ...renting, state: 'ACT', costs: { rates: 3_200, managePct: 7.5 } },
    },
    loans: {
      l1: { on: ['home'], balance: 300_000, rate: [[null, 6]], ends: '2040-06' },
      l2: {
        ...{ on: ['ip'], balance: 450_000, io: '2031-11', ends: '2052-11' },
        rate: [
          [null, 5.2, 'fixed'],
          ['2028-03', 6.6],
        ],
      },
      l3: { on: ['home'], balance: 80_000, rate: [[null, 6.1]], repayment: 900, ends: '2036-09' },
    },
    events: {
      up: { do: 'rates', when: '2027-06', add: 0.75 },
      refi: { do: 'refinance', loan: 'l2', when: '2028-04', pct: 6 },
      down: { do: 'rates', when: '2029-09', add: -0.25 },
    },
    assume: { prices: 2.5, wages: 3, rentGrowth: 3.5, growth: { NSW: 4, ACT: 3 } },
  },
};

/** Dollars that each of the years after a later start has otherwise than the plan itself. */
function apart(plan: Plan, start: string): readonly number[] {
  const happened = new Set(passedEvents(plan, start).map(({ id }) => id));
  const ops = rollForward(plan, start, happened).flatMap((update) => update.ops);
  const { plan: later, missed } = apply(plan, ops);
  expect(missed).toEqual([]);
  const [before, after] = [runPlan(plan), runPlan(later)];
  if (before.status === 'refused' || after.status === 'refused') throw new Error('a plan is refused');
  const shift = monthNumber(start) - monthNumber(plan.start);
  return after.timeline.years
    .filter(({ last }) => last + shift < before.timeline.months)
    .map(({ last, people }, place) => {
      const year = before.timeline.years.find((one) => one.last === last + shift);
      const [one, other] = [balanceSheet(before.timeline, last + shift), balanceSheet(after.timeline, last)];
      // A first year cut short has a part of its tax alone.
      const taxes = people.map(({ charged }, who) => (charged - (year?.people[who]?.charged ?? 0)) / 100);
      const kinds = ['property', 'cash', 'super', 'holdings', 'loans', 'studyLoans', 'taxDue', 'netWorth'] as const;
      const differing = [...kinds.map((kind) => other[kind] - one[kind]), ...(place === 0 ? [] : taxes)];
      return Math.max(...differing.map(Math.abs));
    });
}

describe.each(Object.entries(households))('with %s', (_, plan) => {
  // Amounts a week and a month are to the cent: less than two dollars over years of growth.
  it.each(['2027-07', '2028-07', '2029-07'])('the years after a start in %s are the plan’s own', (start) => {
    expect(Math.max(...apart(plan, start))).toBeLessThan(2);
  });
});

it.each([
  ['version-1', '2028-12'],
  ['version-1', '2029-12'],
  ['typical', '2028-12'],
  ['typical', '2029-12'],
] as const)('the first years of %s after a start in %s are the plan’s own', (name, start) => {
  expect(Math.max(...apart(fixture(name), start).slice(0, 4))).toBeLessThan(2);
});

it('a start within a financial year has what the plan has on 30 June, but for the month in which tax is paid', () => {
  const plan = {
    ...households['a tax loss that pay comes after'],
    assume: { ...flat, rentGrowth: 0, growth: { QLD: 0 } },
  };
  for (const start of ['2028-02', '2029-04'])
    expect(Math.max(...apart({ plan: 1, start, ...plan }, start))).toBeLessThan(2);
});
