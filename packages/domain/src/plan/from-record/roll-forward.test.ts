import { balanceSheet, type Timeline } from '@freehold/finance';
import { apply, isPlan, type Plan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { expect, it } from 'vitest';
import { runPlan } from '../run-plan.ts';
import { passedEvents } from './passed-events.ts';
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

it('says of cash below zero, from something or from nothing, how far, and begins with none', () => {
  // Three months at $1,500.
  for (const [balance, short] of [
    [2_000, '$2,500'],
    [0, '$4,500'],
  ] as const) {
    const poor: Plan = { ...alone, money: { cash: { balance } } };
    expect(rollForward(poor, '2027-03')[0]?.says).toContain(`cash ${short} below zero by then; it begins with $0.`);
    expect(taken(poor, '2027-03').money?.cash?.balance).toBe(0);
  }
  expect(rollForward(alone, '2027-03')[0]?.says).not.toContain('below zero');
});

it('goes on as the plan did: each balance of the month before, once its financial year is over', () => {
  for (const plan of [alone, { ...fixture('typical'), events: {}, options: {} }]) {
    const start = '2027-07';
    const rolled = taken(plan, start);
    expect(isPlan(rolled)).toBe(true);
    const [before, after] = [balanceSheet(timelineOf(plan), 6), balanceSheet(timelineOf(rolled), -1)];
    for (const kind of ['property', 'cash', 'super', 'loans', 'studyLoans'] as const) {
      expect(Math.abs(after[kind] - before[kind]), kind).toBeLessThan(5);
    }
  }
});

const dealing = apply(alone, [
  {
    put: 'events/buy',
    to: {
      ...{ do: 'buy', when: '2027-01', name: 'Unit', note: 'Near the park' },
      ...{ home: { use: 'rent', state: 'NSW', value: 200_000, rent: 400 }, loan: { lvr: 50, io: 1, rate: 6 } },
    },
  },
  { put: 'events/sell', to: { do: 'sell', when: '2027-01', home: 'let1' } },
  { put: 'events/later', to: { do: 'sell', when: { after: 'buy', months: 40 }, home: 'buy' } },
  { put: 'events/up', to: { do: 'rates', when: '2027-02', add: 1 } },
  { set: 'origin/events/buy/home/value', to: 'typical' },
]).plan;

it('counts a purchase as not made, which moves it to the new start, and takes out a home that was sold', () => {
  expect(passedEvents(dealing, '2027-03')).toEqual([
    { id: 'buy', name: 'Buy Unit', month: 'January 2027', isUsual: false },
    { id: 'sell', name: 'Sell the rental in QLD', month: 'January 2027', isUsual: true },
    { id: 'up', name: 'Rates +1%', month: 'February 2027', isUsual: true },
  ]);
  const updates = rollForward(dealing, '2027-03');
  expect(updates[0]?.says).toContain('Moved to the new start: Buy Unit.');
  expect(updates.find(({ path }) => path === 'homes/let1')).toMatchObject({ kind: 'removed', isUsual: true });
  const rolled = taken(dealing, '2027-03');
  expect(Object.keys(rolled.homes ?? {})).toEqual(['home']);
  expect(rolled.events).toMatchObject({ buy: { when: '2027-03' }, later: { when: { after: 'buy' } } });
  // The price of $300,000 came in, and nothing went out for the unit.
  expect(rolled.money?.cash?.balance).toBeGreaterThan(290_000);
});

it('a purchase that happened is a home with its loan, and both go on as the plan had them; a sale that did not is still to come', () => {
  const happened = new Set(['buy', 'up']);
  const updates = rollForward(dealing, '2027-03', happened);
  expect(updates[0]?.says).toMatch(
    /Bought by then: Unit, worth \$200,000 with \$1\d\d,\d{3} owed\. Moved to the new start: Sell /,
  );
  const rolled = apply(
    dealing,
    updates.flatMap(({ ops }) => ops),
  ).plan;
  expect(isPlan(rolled)).toBe(true);
  expect(rolled.homes?.buy).toMatchObject({
    name: 'Unit',
    note: 'Near the park',
    bought: '2027-01',
    price: 200_000,
    rent: 400,
  });
  expect(rolled.loans?.buy).toMatchObject({ on: ['buy'], io: '2028-02', ends: '2057-01', rate: [[null, 7]] });
  expect(rolled.homes).toHaveProperty('let1');
  expect(rolled.events).toMatchObject({ sell: { when: '2027-03' }, later: { when: '2030-05', home: 'buy' } });
  expect(rolled.events).not.toHaveProperty('buy');
  expect(rolled.origin ?? {}).toEqual({});
  const late = apply(dealing, [{ set: 'events/sell/when', to: '2027-03' }]).plan;
  const [before, after] = [balanceSheet(timelineOf(late), 5), balanceSheet(timelineOf(rolled), 2)];
  for (const kind of ['property', 'cash', 'loans'] as const) {
    expect(Math.abs(after[kind] - before[kind]), kind).toBeLessThan(10);
  }
});

it('a purchase that waited for the tests brings its loan on another home too; one that did not happen waits on', () => {
  const plan: Plan = {
    ...{ plan: 1, title: '', start: '2026-12', years: 5, people: { a: { born: '1985-01' } } },
    incomes: { ia: { who: 'a', type: 'salary', yearly: 260_000 } },
    money: { cash: { balance: 60_000 } },
    homes: { home: { use: 'home', state: 'NSW', value: 1_500_000 } },
    events: {
      b: { do: 'buy', when: { test: 'canBuy' }, home: { state: 'QLD', value: 600_000, rent: 600, land: 200_000 } },
      reno: { do: 'renovate', when: { after: 'b', months: 30 }, home: 'b', cost: 1_000 },
    },
    goals: { g: { ask: 'income', yearly: 50_000, from: 'b' } },
  };
  const start = '2027-09';
  expect(passedEvents(plan, start)).toMatchObject([{ id: 'b', month: 'December 2026', isUsual: false }]);
  const waits = taken(plan, start);
  expect(waits.events?.b?.when).toEqual({ test: 'canBuy', from: start });
  const rolled = apply(
    plan,
    rollForward(plan, start, new Set(['b'])).flatMap(({ ops }) => ops),
  ).plan;
  expect(isPlan(rolled)).toBe(true);
  expect(rolled.loans).toMatchObject({ b: { on: ['b'] }, bEq: { on: ['b', 'home'], io: '2056-12' } });
  expect(rolled).toMatchObject({ events: { reno: { when: '2029-06' } }, goals: { g: { from: '2026-12' } } });
  const [before, after] = [balanceSheet(timelineOf(plan), 8), balanceSheet(timelineOf(rolled), -1)];
  expect(Math.abs(after.loans - before.loans) + Math.abs(after.cash - before.cash)).toBeLessThan(5);
  expect(rolled.homes?.b?.land).toBe(Math.round(((rolled.homes?.b?.value ?? 0) * 200_000) / 600_000));
});

it('is nothing for a month that is no later, and the month alone for a plan that cannot be run', () => {
  expect(rollForward(alone, '2026-12')).toEqual([]);
  expect(rollForward({ ...alone, people: {} }, '2027-03').map(({ path }) => path)).toEqual(['start']);
  expect(rollForward(alone, '2040-01').map(({ path }) => path)).toEqual(['start']);
});

it('goes on with what events and later pay left behind: on 30 June cash and super are what the plan had', () => {
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
  expect(Object.keys(rolled.events ?? {})).toEqual(['five', 'baby', 'later']);
  expect(rolled.events?.baby).toMatchObject({ when: '2027-04', leave: { months: 4 } });
  expect(rolled.incomes?.ia).toMatchObject({ yearly: 150_000, steps: [['2030-07', 160_000]] });
  const [before, after] = [balanceSheet(timelineOf(plan), 6), balanceSheet(timelineOf(rolled), 2)];
  const left = (sheet: typeof before) => sheet.cash - sheet.loans;
  expect(Math.abs(left(after) - left(before))).toBeLessThan(5);
  expect(Math.abs(after.super - before.super)).toBeLessThan(5);
});

it('names an amount, before and after, in every line but of what is gone', () => {
  for (const plan of [fixture('typical'), fixture('large'), { ...alone, events: { r: renovation } }]) {
    for (const start of ['2027-03', '2029-12']) {
      const rows = rollForward(plan, start).filter(({ kind }) => kind !== 'removed');
      const bare = rows.filter(({ theirs, details = [] }) => theirs === null && details.length === 0);
      expect(bare.map(({ record, label }) => `${record}, ${label}`)).toEqual([]);
    }
  }
  const priced: Plan = { ...alone, assume: { prices: 10 }, events: { r: renovation } };
  const coming = rollForward(priced, '2027-12').find(({ path }) => path === 'events');
  expect(coming?.details).toMatchObject([
    { path: 'events/r/cost', label: 'Cost', own: { value: 50_000 }, theirs: { value: 55_000, unit: 'dollars' } },
  ]);
});

const renovation = { do: 'renovate', home: 'home', when: '2029-06', cost: 50_000 } as const;

it('carries what loans cost to take: mortgage insurance of a purchase, and refinancing in place of what was before', () => {
  const rental = { use: 'rent', state: 'QLD', value: 600_000, price: 400_000, bought: '2015-09', rent: 600 } as const;
  const loan = { on: ['h'], balance: 300_000, ends: '2050-06', setUp: [['2025-03', 2_000]] } satisfies NonNullable<
    Plan['loans']
  >[string];
  const owing: Plan = {
    ...{ plan: 1, start: '2026-07', years: 5, people: { a: { born: '1985-03' } } },
    money: { cash: { balance: 200_000 } },
    homes: { h: rental },
    loans: { l: { ...loan, type: 'investment' } },
  };
  const setUp = (events: NonNullable<Plan['events']>) =>
    rollForward({ ...owing, events }, '2028-07').find(({ path }) => path === 'loans/l/setUp')?.ops;
  expect(setUp({})).toBeUndefined();
  const refinance = { do: 'refinance', loan: 'l', when: '2027-02', pct: 6 } as const;
  expect(setUp({ r: { ...refinance, costs: 1_200 } })).toMatchObject([
    { to: [['2027-02', expect.closeTo(1_200, -2)]] },
  ]);
  expect(setUp({ r: refinance })).toEqual([{ set: 'loans/l/setUp' }]);
});

it('keeps what each home bought before was worth on 1 July 2027, once that day is past', () => {
  // All of it, though the plan's people own half: 300,000 grow by 4 % to 306,000 in the six months to 30 June 2027.
  const half = {
    use: 'rent',
    state: 'QLD',
    value: 300_000,
    price: 300_000,
    bought: '2020-01',
    owners: { a: 50 },
  } as const;
  const plan: Plan = { ...alone, homes: { half }, loans: {}, assume: { growth: { QLD: 4 } } };
  const wanted = { ...plan, start: '2027-01', people: { a: { born: '1980-01' } } };
  expect(taken(wanted, '2027-07').homes?.half?.worth2027).toBeUndefined();
  expect(taken(wanted, '2028-01').homes?.half?.worth2027).toBe(306_000);
  expect(taken(taken(wanted, '2028-01'), '2029-01').homes?.half?.worth2027).toBe(306_000);
  const since = { ...wanted, start: '2027-07', homes: { half: { ...half, bought: '2027-07' } } };
  expect(taken(since, '2029-07').homes?.half?.worth2027).toBeUndefined();
});

it('keeps renovations entered of after the new start, and says where one that never counted goes', () => {
  const old: [string, number] = ['2020-02', 10_000.5];
  const late: [string, number] = ['2028-01', 50_000];
  const h = { ...alone.homes?.let1, use: 'rent', state: 'QLD', value: 300_000, spent: [old, late] } as const;
  const renovated = { do: 'renovate', home: 'h', when: '2027-01', cost: 30_000 } as const;
  const plan: Plan = { ...alone, homes: { h: { ...h, spent: [late] } }, loans: {}, events: { r: renovated } };
  expect(taken(plan, '2027-12').homes?.h?.spent).toEqual([['2027-01', 30_000], late]);
  expect(taken(plan, '2028-12').homes?.h?.spent).toEqual([['2027-01', 30_000]]);
  const still: Plan = { ...plan, homes: { h: { ...h, spent: [old, late] } }, events: {} };
  const said = (start: string) => rollForward(still, start).find(({ path }) => path === 'homes/h/spent')?.says;
  expect(taken(still, '2027-12').homes?.h?.spent).toEqual([old, late]);
  const leftOut = 'A renovation entered of after the plan started was not counted, and is left out.';
  expect(said('2027-12')).not.toContain(leftOut);
  expect(said('2028-12')).toContain(leftOut);
});

it('a rental bought in May 2026 has its loss held back in the run and after it is brought along, with a note of each', () => {
  const plan: Plan = {
    ...{ plan: 1, start: '2026-03', years: 4, people: { a: { born: '1985-03' } } },
    incomes: { ia: { who: 'a', type: 'salary', yearly: 120_000, grows: 0 } },
    money: { cash: { balance: 200_000 } },
    events: { b: { do: 'buy', when: '2026-05', home: { use: 'rent', state: 'VIC', value: 300_000, rent: 100 } } },
    assume: { prices: 0, wages: 0, rentGrowth: 0, growth: { VIC: 0 } },
  };
  const ops = rollForward(plan, '2027-07', new Set(['b'])).flatMap((update) => update.ops);
  const rolled = apply(plan, ops).plan;
  const heldBack = (of: Plan) => {
    const year = timelineOf(of).years.find(({ financialYear }) => financialYear === '2027-28');
    return year?.people[0]?.position.quarantinedCarriedForward ?? Number.NaN;
  };
  expect(heldBack(plan)).toBeGreaterThan(1_000);
  expect(heldBack(rolled)).toBeCloseTo(heldBack(plan), 0);
  const notes = (of: Plan) =>
    runPlan(of).notes.filter(({ says }) => says.startsWith('Bought in May 2026: counted as signed'));
  expect(notes(plan).map(({ where }) => where)).toEqual(['events/b']);
  expect(notes(rolled).map(({ where }) => where)).toEqual(['homes/b']);
  const event = plan.events?.b;
  if (event?.do !== 'buy') throw new Error('it buys');
  const other = (changes: object): Plan => ({ ...plan, events: { b: { ...event, ...changes } } });
  expect(notes(other({ home: { ...event.home, newBuild: true } }))).toEqual([]);
  expect(notes(other({ when: '2026-06' }))).toEqual([]);
  expect(notes(other({ home: { ...event.home, use: 'holiday', rent: 0 } }))).toEqual([]);
  expect(heldBack(other({ when: '2026-04' }))).toBe(0);
});
