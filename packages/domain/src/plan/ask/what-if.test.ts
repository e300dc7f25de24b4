import { monthNumber, monthText, yearStatement } from '@freehold/finance';
import { type Plan, resolve } from '@freehold/plan';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { type PlanRun, runPlan } from '../run-plan.ts';
import type { PlanShock } from './plan-shocks.ts';
import { type WhatIf, whatIfPlan } from './what-if.ts';

const typical: Plan = { ...fixture('typical'), years: 12 };

function hit(plan: Plan, shocks: readonly PlanShock[]): WhatIf {
  const answer = whatIfPlan(resolve(plan).plan, shocks);
  if (answer.status === 'refused') throw new Error(answer.says);
  return answer;
}

function run(plan: Plan, option?: string): Extract<PlanRun, { status: 'run' }> {
  const result = runPlan(resolve(plan, option).plan);
  if (result.status === 'refused') throw new Error(result.says);
  return result;
}

/** The first month a run ends short, or null. */
function runsOut({ timeline }: Extract<PlanRun, { status: 'run' }>): string | null {
  const [short] = timeline.shortMonths;
  return short === undefined ? null : monthText(monthNumber(timeline.start) + short);
}

const layered: readonly PlanShock[] = [
  { kind: 'incomeLost', who: 'a', months: 12 },
  { kind: 'ratesUp', points: 3 },
  { kind: 'vacancy', weeks: 12 },
];

describe('a plan under shocks', () => {
  it('layered runs out in the month in which the plan with those events does', () => {
    const answer = hit(typical, layered);
    const option = { ...typical, options: { z: { changes: [...answer.option] } } };
    expect(answer.shocks.map(({ keepable }) => keepable)).toEqual([true, true, true]);
    expect(answer.stressed.runsOut).not.toBeNull();
    expect(answer.stressed.runsOut).toBe(runsOut(run(option, 'z')));
    expect(resolve(option, 'z').missed).toEqual([]);
  });

  it('keeps a loss of income to the month of its end, through a step of the salary', () => {
    const shock: PlanShock = { kind: 'incomeLost', who: 'a', months: 12, keepsPct: 40, from: '2029-03' };
    const answer = hit(typical, [shock]);
    const kept = run({ ...typical, options: { z: { changes: [...answer.option] } } }, 'z');
    for (const { last } of kept.timeline.years) {
      const prices = (1 + kept.household.assume.pricesPct / 100) ** ((last + 1) / 12);
      const cash = (kept.timeline.balances[last * kept.timeline.accounts.length] ?? 0) / 100 / prices;
      expect(cash).toBeCloseTo(
        answer.cash[kept.timeline.years.findIndex((year) => year.last === last)]?.stressed ?? 0,
        -1,
      );
    }
  });

  it('keeps a loss of part-time pay that a later amount raises, as the panel has it', () => {
    const plan = smallPlan({
      ...{ people: { a: { born: '1990-03' } }, money: { cash: { balance: 20_000, pct: 0 } }, years: 5 },
      incomes: { i: { who: 'a', type: 'salary', yearly: 120_000, grows: 0, steps: [['2028-07', 150_000]] } },
      events: {
        three: { do: 'work', who: 'a', when: { age: 37 }, days: 3 },
        four: { do: 'work', who: 'a', when: '2029-03', days: 4 },
      },
      ...{ costs: { living: { monthly: 3_000 } }, assume: { prices: 0, wages: 0 } },
    });
    for (const from of ['2029-01', '2028-06', '2027-01'] as const) {
      const answer = hit(plan, [{ kind: 'incomeLost', who: 'a', months: 6, keepsPct: 40, from }]);
      const { timeline } = run({ ...plan, options: { z: { changes: [...answer.option] } } }, 'z');
      const kept = timeline.years.map(({ last }) => (timeline.balances[last * timeline.accounts.length] ?? 0) / 100);
      answer.cash.forEach(({ stressed }, place) => {
        expect(Math.abs((kept[place] ?? 0) - stressed)).toBeLessThan(1);
      });
    }
    // By hand of 2026-27 on, from December: 3 months of 120,000 and 4 of 3/5 of it; 3/5 all year; half a year of 3/5 of
    // 150,000, two months of 40% of that, four of 40% of 4/5; then 4/5.
    const lost = hit(plan, [{ kind: 'incomeLost', who: 'a', months: 6, keepsPct: 40, from: '2029-01' }]);
    const { timeline } = run({ ...plan, options: { z: { changes: [...lost.option] } } }, 'z');
    const paid = timeline.years.map((year) => yearStatement(timeline, year).salaries);
    expect(paid).toEqual([30_000 + 24_000, 72_000, 45_000 + 6_000 + 16_000, 120_000, 120_000]);
  });

  it('keeps a child that costs until it is 18, as the panel has it', () => {
    const plan = smallPlan({
      ...{
        start: '2026-07',
        years: 22,
        people: { a: { born: '1985-03' } },
        money: { cash: { balance: 60_000, pct: 0 } },
      },
      incomes: { i: { who: 'a', type: 'salary', yearly: 100_000 } },
      ...{ costs: { living: { monthly: 3_000 } }, assume: { prices: 0, wages: 0 } },
    });
    const answer = hit(plan, [{ kind: 'child', month: '2027-10' }]);
    const { timeline } = run({ ...plan, options: { z: { changes: [...answer.option] } } }, 'z');
    const kept = timeline.years.map(({ last }) => (timeline.balances[last * timeline.accounts.length] ?? 0) / 100);
    expect(answer.cash.map(({ stressed }) => stressed)).toEqual(kept);
    // By hand: 400 a month, what a lender's benchmark of one person has for a first child, from October 2027 for 18 years.
    const living = timeline.years.map((year) => -yearStatement(timeline, year).living - 36_000);
    const whole = Array.from({ length: 17 }, () => 4_800);
    expect(living).toEqual([0, 3_600, ...whole, 1_200, 0, 0]);
  });

  it('keeps two losses of income at once as one option', () => {
    const both: readonly PlanShock[] = [
      { kind: 'incomeLost', who: 'a', months: 6 },
      { kind: 'incomeLost', who: 'b', months: 9, from: '2027-03' },
    ];
    const answer = hit(typical, both);
    const option = { ...typical, options: { z: { changes: [...answer.option] } } };
    expect(answer.stressed.runsOut).toBe(runsOut(run(option, 'z')));
    expect(Object.keys(resolve(option, 'z').plan.events ?? {})).toHaveLength(
      Object.keys(typical.events ?? {}).length + 4,
    );
  });

  it('without shocks is the plan itself', () => {
    const answer = hit(typical, []);
    expect(answer.stressed).toEqual(answer.plan);
    expect(answer.cash.every(({ plan, stressed }) => plan === stressed)).toBe(true);
    expect(answer).toMatchObject({ helps: [], option: [], shocks: [] });
    expect(answer.plan.runsOut).toBe(runsOut(run(typical)));
  });

  it('leaves the plan that it is given as it was', () => {
    const before = structuredClone(typical);
    hit(typical, layered);
    expect(typical).toEqual(before);
  });

  it('by hand: 30,000, 5,000 a month of which 1,000 could be left out', () => {
    const plan = smallPlan({
      ...{ people: { a: { born: '1990-01' } }, money: { cash: { balance: 30_000, pct: 0 } }, years: 5 },
      ...{ incomes: { i: { who: 'a', type: 'salary', yearly: 0 } } },
      ...{ costs: { living: { monthly: 5_000, optional: 1_000 } }, assume: { prices: 0 } },
    });
    const answer = hit(plan, [{ kind: 'repair', amount: 4_000, month: '2027-01' }]);
    // 30,000 less 4,000 are five months of 5,000, and six of 4,000: months from January on.
    expect(answer.stressed).toMatchObject({ runsOut: '2027-05', months: 4 });
    expect(answer.withoutOptional).toMatchObject({ runsOut: '2027-06', months: 5 });
    expect(answer.shocks).toMatchObject([{ keepable: false, option: [] }]);
    expect(answer.helps[0]?.label).toBe('Spend $4,530 a month less');
    expect(answer.helps[1]).toMatchObject({ label: 'Leave out optional spending', monthsMore: 1 });
    expect(answer.sentences[0]).toBe('Without optional spending it runs out in June 2027: 5 months of cover.');
  });

  it('names what is drawn on first, and orders what helps', () => {
    const answer = hit(typical, layered);
    expect(answer.drawn[0]?.what).toBe('the offset account');
    expect(answer.sentences.at(-1)).toMatch(/^Drawn on first: the offset account from \w+ \d{4}/);
    const months = answer.helps.map(({ monthsMore }) => monthsMore);
    expect(months.length).toBeGreaterThan(2);
    expect(months).toEqual(months.toSorted((one, other) => other - one));
  });

  it('names nothing that is drawn on after nothing is left, nor what the plan itself draws on from that month', () => {
    // 9,000 and December's pay of 8,333 less its tax carry 5,000 a month to February 2027. Super comes from 60, in 2057.
    const plan = smallPlan({
      ...{ people: { a: { born: '1997-01' } }, money: { cash: { balance: 9_000, pct: 0 } } },
      ...{ incomes: { i: { who: 'a', type: 'salary', yearly: 100_000 } }, costs: { living: { monthly: 5_000 } } },
      ...{ events: { stop: { do: 'retire', who: 'a', when: { age: 60 } } }, years: 40 },
      super: { s: { who: 'a', balance: 90_000 } },
    });
    const lost = hit(plan, [{ kind: 'incomeLost', who: 'a', months: 12 }]);
    expect(lost.stressed.runsOut).toBe('2027-03');
    expect(lost.drawn).toEqual([]);
    expect(lost.headline).toMatch(/ of cover until nothing is left\./);
    expect(lost.sentences.join(' ')).not.toContain('Drawn on first');
  });

  it('helps by a sale at typical costs, and says so', () => {
    const sales = hit(typical, layered).helps.filter(({ label }) => label.startsWith('Sell '));
    expect(sales.length).toBeGreaterThan(0);
    for (const { sentence, option } of sales) {
      expect(sentence).toMatch(/\. Selling costs 2% of the price\.$/);
      const changed = resolve({ ...typical, options: { z: { changes: [...option] } } }, 'z').plan;
      expect(changed.events?.sale).toMatchObject({ do: 'sell', costsPct: 2 });
    }
  });

  it('each help, made an option under the same shocks, gives the cover that it says', () => {
    const [shock] = layered;
    if (shock === undefined) throw new Error('there is a first shock');
    const answer = hit(typical, [shock]);
    for (const { option, monthsMore, cashMore } of answer.helps) {
      const helped = whatIfPlan(resolve({ ...typical, options: { z: { changes: [...option] } } }, 'z').plan, [shock], {
        helps: false,
      });
      if (helped.status === 'refused') throw new Error(helped.says);
      expect(helped.stressed.months - answer.stressed.months).toBe(monthsMore);
      expect(helped.stressed.lowestCash - answer.stressed.lowestCash).toBeCloseTo(cashMore, 6);
    }
    expect(answer.helps.length).toBeGreaterThan(0);
  });

  it('says what changes nothing: no loans, nothing let, nobody paid', () => {
    const plan = smallPlan({ people: { a: { born: '1990-01' } }, money: { cash: { balance: 9_000 } }, years: 3 });
    const shocks: readonly PlanShock[] = [
      { kind: 'ratesUp', points: 2 },
      { kind: 'vacancy', weeks: 4 },
      { kind: 'incomeLost', who: 'a', months: 6 },
      { kind: 'valuesDown', pct: 20 },
    ];
    expect(hit(plan, shocks).shocks.map(({ withoutEffect }) => withoutEffect)).toEqual([
      'You have no loans. A rise changes only what you could borrow.',
      'No property is let, so there is no rent to lose.',
      'There is nothing in the plan that it falls on.',
      'Nothing is owned that could fall in value.',
    ]);
    expect(hit(plan, shocks).headline).toBe('The money lasts to the end of the plan all the same.');
  });

  it('refuses a shock out of range in words', () => {
    expect(whatIfPlan(typical, [{ kind: 'ratesUp', points: 31 }])).toMatchObject({ status: 'refused' });
    expect(whatIfPlan(smallPlan(), [])).toMatchObject({
      status: 'refused',
      says: 'Nobody is in this plan. Add a person.',
    });
  });

  it('is plain data that a worker can post', () => {
    const answer = hit(typical, [{ kind: 'child', leave: { who: 'b', months: 9, keepsPct: 40 } }]);
    expect(structuredClone(answer)).toEqual(answer);
    expect(answer.option).toMatchObject([
      {
        ops: [{ put: 'events/child1' }],
        label: expect.stringContaining('A child in January 2027, with 40% of Bo’s pay'),
      },
    ]);
  });
});
