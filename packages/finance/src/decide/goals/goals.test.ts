import { describe, expect, test } from 'vitest';
import type { HomeToBuy, Household, HouseholdEvent } from '../../household/household.ts';
import { monthNumber, monthText } from '../../ledger/clock.ts';
import { runHousehold } from '../../simulate/run.ts';
import { balanceOf } from '../../views/balance-sheet.ts';
import { monthsOfPlan, yearsTo } from '../balances.ts';
import { changedHousehold } from '../change.ts';
import { couple, stillHousehold, stillLoan } from '../sample-household.ts';
import { heldValues, lastThatHolds } from '../search.ts';
import type { RetireEarliest } from './goal.ts';
import { solveGoal } from './solve-goal.ts';

const first = { kind: 'cash', subject: 'everyday' } as const;

/** Whether the first account ends no month of a span below the floor. */
function keeps(household: Household, span: { years: number; from: number; to: number; floor?: number }) {
  const timeline = runHousehold(household, { years: span.years });
  for (let month = span.from; month <= Math.min(span.to, timeline.months - 1); month += 1) {
    if (balanceOf(timeline, first, month) < (span.floor ?? 0)) return false;
  }
  return true;
}

describe('the earliest purchase', () => {
  const home: HomeToBuy = {
    id: 'next',
    state: 'QLD',
    value: 480_000,
    kind: 'established',
    landPct: 40,
    use: 'rent',
    rentWeekly: 560,
    owners: [{ owner: 'ann', sharePct: 100 }],
  };
  const purchase = { id: 'buy', home, loan: { lvrPct: 80 } };
  const years = 9;
  const ann: Household = {
    ...couple,
    people: couple.people.slice(0, 1),
    incomes: couple.incomes.slice(0, 1),
    ...{ homes: [], loans: [], holdings: [], events: [], accounts: [{ id: 'everyday', balance: 20_000 }] },
    costs: [{ id: 'living', monthly: 4_000 }],
    policy: { floor: 8_000 },
  };

  /** Every month of the plan by a dated purchase of its own: tests passed, and a year of cash. */
  function brute(household: Household): readonly number[] {
    const months: number[] = [];
    const { months: all } = runHousehold(household, { years });
    for (let month = 0; month < all; month += 1) {
      const when = monthText(monthNumber(household.start) + month);
      const event: HouseholdEvent = { ...purchase, do: 'buy', when };
      const changed = { ...household, events: [event] };
      const { events } = runHousehold(changed, { years });
      const isPassed = events[0]?.note === null;
      if (isPassed && keeps(changed, { years, from: month, to: month + 11, floor: 8_000 })) months.push(month);
    }
    return months;
  }

  test('is the first month that a scan of all months finds, and proved on both sides', () => {
    const works = brute(ann);
    const answer = solveGoal(ann, { ask: 'buyEarliest', purchase }, { years });
    expect(works.length).toBeGreaterThan(0);
    expect(answer.value).toBe(works[0]);
    expect(answer.status).toBe('solved');
    expect(answer.proof.at?.holds).toBe(true);
    expect(answer.proof.beyond?.holds).toBe(false);
    const [event] = changedHousehold(ann, answer.changes).events;
    expect(event?.when).toBe(monthText(monthNumber(ann.start) + (works[0] ?? 0)));
  });

  test('where pay stops later it works in some months only, and those are listed', () => {
    const stopping = {
      ...ann,
      incomes: ann.incomes.map((income) => ({ ...income, until: '2033-05' })),
    };
    const works = brute(stopping);
    const answer = solveGoal(stopping, { ask: 'buyEarliest', purchase }, { years });
    expect(answer.status).toBe('severalTimes');
    expect(answer.value).toBe(works[0]);
    expect(answer.works).toHaveLength(works.length);
  });

  test('at once, where the money is there', () => {
    const rich = { ...ann, accounts: [{ id: 'everyday', balance: 400_000 }] };
    const answer = solveGoal(rich, { ask: 'buyEarliest', purchase }, { years });
    expect(answer).toMatchObject({ status: 'alreadySo', value: 0 });
  });

  test('never, with the test that stands in the way', () => {
    const answer = solveGoal(stillHousehold, { ask: 'buyEarliest', purchase }, { years: 3 });
    expect(answer).toMatchObject({ status: 'notReachable', value: null });
    expect(answer.sentence).toBe('It cannot be bought in this plan. The equity test stops it the longest: 36 months.');
  });

  test('the most that can be paid passes, and a dollar more does not', () => {
    const month = '2032-03';
    const answer = solveGoal(ann, { ask: 'payMost', purchase, month }, { years });
    const noteAt = (value: number) => {
      const event: HouseholdEvent = { ...purchase, do: 'buy', when: month, home: { ...home, value } };
      const changed = { ...ann, events: [event] };
      const place = monthNumber(month) - monthNumber(ann.start);
      const isKept = keeps(changed, { years, from: place, to: place + 11, floor: 8_000 });
      return runHousehold(changed, { years }).events[0]?.note === null && isKept;
    };
    expect(answer.status).toBe('solved');
    expect([noteAt(answer.value ?? 0), noteAt((answer.value ?? 0) + 1)]).toEqual([true, false]);
    expect(() => solveGoal(ann, { ask: 'payMost', purchase, month: '2090-01' }, { years })).toThrow('goal.month');
  });
});

describe('the earliest retirement', () => {
  const years = 24;
  const goal: RetireEarliest = {
    ...{ ask: 'retireEarliest', people: ['ann', 'bo'], spendingAnnual: 70_000 },
    until: { person: 'bo', age: 75 },
  };
  // Bo, born in February 1972, is 75 in February 2047.
  const last = monthNumber('2047-02') - monthNumber(couple.start);

  test('is the first month that a scan of all months finds', () => {
    const lastsFrom = (month: number) => {
      const when = monthText(monthNumber(couple.start) + month);
      const retired = goal.people.map(
        (person) => ({ id: person, do: 'retire', when, person, monthlySpending: 70_000 / 12 }) as const,
      );
      const household = { ...couple, events: [...couple.events, ...retired] };
      return keeps(household, { years, from: month, to: last, floor: 5_000 });
    };
    const works = Array.from({ length: last }, (_, month) => month).filter(lastsFrom);
    const answer = solveGoal(couple, goal, { years });
    expect(answer.value).toBe(works[0]);
    expect(answer.status).toBe('solved');
  }, 60_000);

  test('not at all where spending is beyond everything, with the month the money is gone', () => {
    const answer = solveGoal(couple, { ...goal, spendingAnnual: 9e8 }, { years });
    expect(answer.status).toBe('notReachable');
    expect(answer.sentence).toMatch(/^Even at the latest the money does not last.*the money is gone in /);
  });

  test('at once where nothing is spent', () => {
    const answer = solveGoal(
      { ...couple, loans: [], accounts: couple.accounts.map(({ offsets: _, ...row }) => row) },
      { ...goal, spendingAnnual: 0 },
      { years },
    );
    expect(answer).toMatchObject({ status: 'alreadySo', value: 0, text: 'December 2026' });
  });

  test('an age beyond the plan, an unknown birth and a stranger are refused', () => {
    const ask =
      (household: Household, asked = goal) =>
      () =>
        solveGoal(household, asked, { years: 5 });
    expect(ask(couple)).toThrow('goal.until.age is reached in 2047-02, which is not in the plan');
    const unborn = { ...couple, people: couple.people.map((person) => ({ ...person, born: null })) };
    expect(ask(unborn)).toThrow('goal.until.person bo has no month of birth');
    expect(ask(couple, { ...goal, people: ['cy', 'bo'] })).toThrow('goal.people is cy');
  });
});

describe('saving a month, by hand: 5,000 there and 500 left over a month', () => {
  test('12,000 after twelve months take 1,000 ÷ 12, so 84 a month', () => {
    const answer = solveGoal(stillHousehold, { ask: 'saveMonthly', netWorth: 12_000 }, { years: 1 });
    expect(answer).toMatchObject({
      status: 'solved',
      value: 84,
      sentence: 'Spending $84 a month less reaches $12,000 net worth in June 2027.',
    });
    expect(answer.proof.beyond).toMatchObject({ holds: false, text: '$83' });
  });

  test('an earlier month takes more: 8,000 by the end of September 500 a month', () => {
    const answer = solveGoal(stillHousehold, { ask: 'saveMonthly', netWorth: 8_000, month: '2026-09' }, { years: 1 });
    expect(answer).toMatchObject({ status: 'solved', value: 500 });
  });

  test('the net worth is in dollars of the start: at prices of 3% 12,000 are 12,360 a year on, so 1,360 ÷ 12 or 114 a month', () => {
    const dearer: Household = {
      ...stillHousehold,
      incomes: stillHousehold.incomes.map((income) => ({ ...income, growthPct: 0 })),
      costs: [{ id: 'living', monthly: 1_500, growthPct: 0 }],
      assume: { ...stillHousehold.assume, pricesPct: 3 },
    };
    const ask = (netWorth: number) => solveGoal(dearer, { ask: 'saveMonthly', netWorth }, { years: 1 });
    expect(ask(12_000)).toMatchObject({ status: 'solved', value: 114 });
    // 11,000 ÷ 1.03 are 10,679.61.
    expect([ask(10_679).status, ask(10_680).value]).toEqual(['alreadySo', 1]);
    expect(ask(30_000).sentence).toMatch(/Net worth comes to \$28,155 in June 2027\.$/);
  });

  test('rent is not saved out of: of 1,500 with 1,100 of rent 400 a month are the most, so 16,000 are out of reach', () => {
    const renting: Household = {
      ...stillHousehold,
      costs: [
        { id: 'living', monthly: 400 },
        { id: 'rent', monthly: 1_100, whileRenting: true },
      ],
    };
    const ask = (netWorth: number) => solveGoal(renting, { ask: 'saveMonthly', netWorth }, { years: 1 });
    // 5,000 + 12 × (500 + 400) = 15,800.
    expect(ask(15_800)).toMatchObject({ status: 'solved', value: 400 });
    expect(ask(16_000).sentence).toContain('Net worth comes to $15,800 in June 2027.');
  });

  test('11,000 are reached already; 30,000 not by spending nothing', () => {
    const ask = (netWorth: number) => solveGoal(stillHousehold, { ask: 'saveMonthly', netWorth }, { years: 1 });
    expect(ask(11_000)).toMatchObject({ status: 'alreadySo', value: 0 });
    expect(ask(30_000)).toMatchObject({
      status: 'notReachable',
      sentence:
        'Even spending nothing does not reach $30,000 net worth in June 2027. Net worth comes to $29,000 in June 2027.',
    });
  });
});

describe('the highest rise of rates, by hand', () => {
  const household: Household = {
    ...stillHousehold,
    loans: [stillLoan],
    accounts: [{ id: 'everyday', balance: 1_000 }],
    costs: [{ id: 'living', monthly: 1_300 }],
  };

  test('2,200 carry eleven months of 100 a point: 2 points', () => {
    // 100 left over a month; a point costs 1,200 a year on 120,000 from August on.
    const answer = solveGoal(household, { ask: 'highestRise' }, { years: 1 });
    expect(answer).toMatchObject({ status: 'solved', value: 2, text: '2 points' });
    expect(answer.proof.beyond).toMatchObject({
      ...{ holds: false, text: '2.01 points', why: 'Cash is $11 below its floor in June 2027.' },
    });
  });

  test('without loans there is nothing to carry', () => {
    const answer = solveGoal(stillHousehold, { ask: 'highestRise' }, { years: 1 });
    expect(answer).toMatchObject({ status: 'notReachable', value: null });
    expect(answer.sentence).toBe('You have no loans. A rise changes only what you could borrow.');
  });

  test('a plan that is short anyway carries none, and a small loan any', () => {
    const poor = { ...household, costs: [{ id: 'living', monthly: 2_000 }] };
    expect(solveGoal(poor, { ask: 'highestRise' }, { years: 1 })).toMatchObject({ status: 'notReachable' });
    const small = { ...household, loans: [{ ...stillLoan, balance: 1_000 }] };
    expect(solveGoal(small, { ask: 'highestRise' }, { years: 1 })).toMatchObject({ status: 'alreadySo', value: 30 });
  });
});

describe('where a condition turns', () => {
  test.each([
    ['between', (value: number) => value <= 37, { status: 'between', holds: 37, fails: 38 }],
    ['always', () => true, { status: 'always' }],
    ['never', () => false, { status: 'never' }],
    ['severalTimes', (value: number) => value % 20 === 0, { status: 'severalTimes', holdsAt: [0, 100] }],
  ] as const)('%s', (_, holds, turn) => {
    expect(lastThatHolds([0, 50, 70, 100], holds)).toEqual(turn);
  });
});

describe('what holds, tried coarsely', () => {
  test.each([
    ['from one on', (value: number) => value >= 37],
    ['up to one', (value: number) => value <= 62],
    ['in two spans', (value: number) => (value >= 5 && value <= 33) || value >= 88],
    ['nowhere', () => false],
  ])('%s, is what a scan of all values finds', (_, holds) => {
    const all = Array.from({ length: 101 }, (__, value) => value).filter(holds);
    const found = heldValues([0, 20, 40, 60, 80, 100], holds);
    expect(found).toEqual(all);
  });

  test('a plan reaches a month in the fewest years that hold it, and no more than it has', () => {
    for (const month of [0, 6, 7, 18, 19, 100]) {
      const years = yearsTo(couple, month, 40);
      expect(monthsOfPlan(couple, years)).toBeGreaterThan(month);
      if (years > 1) expect(monthsOfPlan(couple, years - 1)).toBeLessThanOrEqual(month);
    }
    expect(yearsTo(couple, 100, 3)).toBe(3);
  });

  test('no value is run twice, and each that was tried says what stopped it', () => {
    const seen: number[] = [];
    const at = (value: number) => {
      seen.push(value);
      return changedHousehold(couple, [
        { do: 'add', event: { id: 'rise', do: 'rates', when: '2027-01', addPct: value / 100 } },
      ]);
    };
    const { tried, proof } = solveGoal(couple, { ask: 'highestRise' }, { years: 8, at });
    expect(seen).toHaveLength(new Set(seen).size);
    expect(tried.map(({ value }) => value)).toEqual(seen.toSorted((one, other) => one - other));
    expect(tried.every(({ holds, blocked }) => holds === (blocked === null))).toBe(true);
    expect(proof.beyond?.blocked).toMatchObject({ test: 'floor' });
  });
});
