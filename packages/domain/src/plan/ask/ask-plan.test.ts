import { balanceSheet, monthNumber, monthText } from '@freehold/finance';
import { type Plan, resolve } from '@freehold/plan';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { firstPlan } from '../first-plan.ts';
import { type PlanRun, runPlan } from '../run-plan.ts';
import { askPlan } from './ask-plan.ts';
import type { PlanAnswer, PlanQuestion } from './question.ts';

const typical = fixture('typical');
const large = fixture('large');
const first = firstPlan({
  start: '2026-12',
  people: [{ age: 42, income: 110_000, super: 160_000 }],
  homes: [],
  rentWeekly: 0,
  savings: 190_000,
  monthlySpending: 3_000,
  want: 'buyNext',
});

function ask(plan: Plan, question: PlanQuestion): PlanAnswer {
  const answer = askPlan(resolve(plan).plan, question);
  if (answer.status === 'refused') throw new Error(answer.says);
  return answer;
}

/** The plan run with an answer's option, as an option of it. */
function withOption(plan: Plan, { option }: PlanAnswer): Extract<PlanRun, { status: 'run' }> {
  const { plan: resolved, missed } = resolve({ ...plan, options: { z: { changes: [...option] } } }, 'z');
  expect(missed).toEqual([]);
  const run = runPlan(resolved);
  if (run.status === 'refused') throw new Error(run.says);
  return run;
}

/** Months of a span that end with less than the plan's floor in the account everything goes through. */
function below({ timeline, household }: Extract<PlanRun, { status: 'run' }>, from: number, to: number): number[] {
  const floor = (household.policy?.floor ?? 0) * 100;
  const months = Array.from(
    { length: Math.max(0, Math.min(to, timeline.months - 1) - from + 1) },
    (_, at) => from + at,
  );
  return months.filter((month) => (timeline.balances[month * timeline.accounts.length] ?? 0) < floor);
}

/** Whether a purchase of the plan passes in its month, and cash stays for a year. */
function passes(plan: Plan, answer: PlanAnswer, id: string): boolean {
  const run = withOption(plan, answer);
  const event = run.timeline.events.find((one) => one.id === `events/${id}`);
  if (event === undefined || event.note !== null) return false;
  return below(run, event.month, event.month + 11).length === 0;
}

/** An answer whose option has other values in the operations on a path. */
function moved(answer: PlanAnswer, path: string, to: unknown): PlanAnswer {
  const option = answer.option.map((change) =>
    'ops' in change
      ? { ...change, ops: change.ops.map((op) => ('set' in op && op.set === path ? { ...op, to } : op)) }
      : change,
  );
  return { ...answer, option };
}

describe('the earliest purchase', () => {
  const plan = { ...typical, years: 25 };
  const answer = ask(plan, { ask: 'buyEarliest', price: 500_000 });

  it('passes as an option of the plan, and a month earlier does not', () => {
    expect(answer.status).toBe('solved');
    expect(answer.proof).toMatchObject({ at: { holds: true }, beyond: { holds: false } });
    expect(passes(plan, answer, 'buy')).toBe(true);
    const before = monthText(monthNumber(answer.month ?? '') - 1);
    expect(passes(plan, moved(answer, 'events/buy/when', before), 'buy')).toBe(false);
  });

  it('lists the spans that work where it does not work ever after, and the test of each year', () => {
    expect(answer.works).toEqual(['April 2043 to February 2050']);
    const passesIn = (month: string) => passes(plan, moved(answer, 'events/buy/when', month), 'buy');
    expect(['2043-03', '2043-04', '2050-02', '2050-03'].map(passesIn)).toEqual([false, true, true, false]);
    expect(answer.strip).toHaveLength(25);
    expect(answer.strip.find(({ financialYear }) => financialYear === '2040-41')).toMatchObject({
      ...{ holds: false, test: 'income', words: 'income test' },
    });
    expect(answer.strip.find(({ financialYear }) => financialYear === '2045-46')?.holds).toBe(true);
    expect(answer.because).toMatchObject({ test: 'income', month: '2043-03' });
  });

  it('where none is reachable names the test, and a price at which the tests pass', () => {
    const far = ask({ ...typical, years: 18 }, { ask: 'buyEarliest', price: 4_000_000 });
    expect(far).toMatchObject({ status: 'unreachable', value: null, option: [], because: { test: 'income' } });
    const value = far.enough?.value ?? 0;
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(4_000_000);
    const { buy } = typical.events ?? {};
    if (buy?.do !== 'buy') throw new Error('typical has a purchase');
    const waiting = (price: number) => {
      const events = {
        ...typical.events,
        buy: { ...buy, when: { test: 'canBuy' as const }, home: { ...buy.home, value: price } },
      };
      const run = runPlan(resolve({ ...typical, years: 18, events }).plan);
      return run.status === 'run' && run.months.has('buy');
    };
    expect([waiting(value), waiting(value + 5_000)]).toEqual([true, false]);
  });

  it('adds the purchase to a plan that buys nothing', () => {
    const { next: _, ...events } = first.events ?? {};
    const bare = { ...first, events };
    const found = ask(bare, { ask: 'buyEarliest', price: 450_000, depositPct: 25 });
    expect(found.month).not.toBeNull();
    expect(found.option).toMatchObject([
      {
        ops: [
          {
            put: 'events/next',
            to: { do: 'buy', when: found.month, home: { use: 'home', value: 450_000 }, loan: { lvr: 75 } },
          },
        ],
      },
    ]);
    expect(passes(bare, found, 'next')).toBe(true);
  });
});

it('a purchase that cannot be counted is refused with why', () => {
  const home = { use: 'rent', state: 'QLD', value: 600_000, rent: 500 } as const;
  const plan = smallPlan({
    ...{ people: { a: { born: '1990-01' } }, money: { cash: { balance: 300_000 } } },
    ...{ events: { next: { do: 'buy', when: { test: 'canBuy' }, home } }, assume: { growth: { QLD: 100 } } },
  });
  const answer = askPlan(resolve(plan).plan, { ask: 'buyEarliest', price: 600_000 });
  expect(answer).toMatchObject({ status: 'refused', says: expect.stringMatching(/^Left out, since/) });
});

describe('the most to pay', () => {
  it('is answered where an account offsets the loan of the purchase, which the search takes out', () => {
    const plan = { ...typical, money: { ...typical.money, put: { balance: 50_000, offsets: 'buy' } } };
    const answer = ask(plan, { ask: 'payMost', month: '2045-03' });
    expect(answer.status).toBe('solved');
    expect(passes(plan, answer, 'buy')).toBe(true);
  });

  it('passes to the dollar as an option of the plan, and a dollar more does not', () => {
    const answer = ask(typical, { ask: 'payMost', month: '2045-03' });
    expect(answer).toMatchObject({
      status: 'solved',
      unit: 'dollars',
      proof: { at: { holds: true }, beyond: { holds: false } },
    });
    expect(passes(typical, answer, 'buy')).toBe(true);
    const more = moved(answer, 'events/buy/home/value', (answer.value ?? 0) + 1);
    expect(passes(typical, more, 'buy')).toBe(false);
  });

  it('of the large plan, with pay that carries it, passes to the dollar too', () => {
    const { ia, ib } = large.incomes ?? {};
    const { buy } = large.events ?? {};
    if (ia === undefined || ib === undefined || buy === undefined)
      throw new Error('large has two incomes and a purchase');
    const incomes = { ia: { ...ia, yearly: 1_900_000 }, ib };
    const money = { ...large.money, cash: { balance: 900_000 } };
    const plan: Plan = { ...large, incomes, money, events: { buy }, years: 5 };
    const answer = ask(plan, { ask: 'payMost', month: '2028-03' });
    expect(answer.status).toBe('solved');
    expect(passes(plan, answer, 'buy')).toBe(true);
    expect(passes(plan, moved(answer, 'events/buy/home/value', (answer.value ?? 0) + 1), 'buy')).toBe(false);
  });

  it('in a month outside the plan is refused in words', () => {
    const refused = { status: 'refused', says: 'That month is not in the plan.' };
    expect(askPlan(typical, { ask: 'payMost', month: '2190-01' })).toEqual(refused);
  });
});

describe('stopping work', () => {
  it('together lasts as an option of the plan, a month earlier does not, and what hangs on it moves with it', () => {
    const plan = { ...typical, years: 30 };
    const answer = ask(plan, { ask: 'stopWork', spend: 80_000, untilAge: 66 });
    expect(answer.status).toBe('solved');
    const run = withOption(plan, answer);
    const month = answer.value ?? 0;
    const until = monthNumber('1988-06') + 66 * 12 - monthNumber('2026-12');
    expect(below(run, month, until)).toEqual([]);
    expect(run.months.get('sell')).toBe(monthNumber('2026-12') + month + 12);
    const before = monthText(monthNumber(answer.month ?? '') - 1);
    const earlier = moved(moved(answer, 'events/stopA/when', before), 'events/stopB/when', before);
    expect(below(withOption(plan, earlier), month - 1, until)).not.toEqual([]);
    expect(answer.headline).toContain(`Alex and Bo could stop work in ${answer.text ?? ''}`);
  });

  it('where money never lasts says when it is gone, and what would last', () => {
    const answer = ask(first, { ask: 'stopWork', spend: 40_000_000, untilAge: 70 });
    expect(answer).toMatchObject({ status: 'unreachable', because: { test: 'floor' }, option: [] });
    expect(answer.enough?.value).toBeGreaterThan(0);
    expect(answer.enough?.value).toBeLessThan(450_000);
  });

  it('until an age beyond 60 years, or one that is past, is refused in words', () => {
    const says = 'That age is not in the 60 years a plan can run.';
    expect(askPlan(first, { ask: 'stopWork', spend: 40_000, untilAge: 115 })).toEqual({ status: 'refused', says });
    expect(askPlan(first, { ask: 'stopWork', spend: 40_000, untilAge: 20 })).toEqual({ status: 'refused', says });
  });
});

describe('the other questions', () => {
  it('savings reach the net worth in today’s dollars as an option of the plan, and a dollar a month less does not', () => {
    const plan = { ...typical, years: 12 };
    // By hand: dollars of the end ÷ (1 + prices) to the power of its years.
    const worth = ({ timeline, household }: Extract<PlanRun, { status: 'run' }>) =>
      balanceSheet(timeline, timeline.months - 1).netWorth /
      (1 + household.assume.pricesPct / 100) ** (timeline.months / 12);
    const netWorth = Math.round(worth(withOption(plan, ask(plan, { ask: 'liveOn', who: [] }))) + 100_000);
    const answer = ask(plan, { ask: 'saveMonthly', netWorth });
    expect(answer).toMatchObject({ status: 'solved', proof: { at: { holds: true }, beyond: { holds: false } } });
    expect(worth(withOption(plan, answer))).toBeGreaterThanOrEqual(netWorth);
    const less = moved(answer, 'costs/living/monthly', 5_201 - (answer.value ?? 0));
    expect(worth(withOption(plan, less))).toBeLessThan(netWorth);
  });

  it('what is spent now is the most that is saved: beyond it spending less cannot reach, besides rent', () => {
    const plan = smallPlan({
      ...{ people: { a: { born: '1990-01' } }, money: { cash: { balance: 30_000, pct: 0 } }, years: 2 },
      costs: { living: { monthly: 1_400 }, rent: { monthly: 2_000, whileRenting: true } },
      ...{ incomes: { i: { who: 'a', type: 'salary', yearly: 60_000 } }, assume: { prices: 3 } },
    });
    const far = ask(plan, { ask: 'saveMonthly', netWorth: 9_500_000 });
    expect(far).toMatchObject({ status: 'unreachable', value: null, option: [] });
    expect(far.headline).toMatch(
      /^Spending less cannot reach \$9,500,000 of net worth in today’s dollars by \w+ \d{4}, nor can spending nothing besides rent\. Net worth is \$9,\d{3},000 short in \w+ \d{4}, in today’s dollars\.$/,
    );
  });

  it('the highest rise holds as an option of the plan', () => {
    const plan: Plan = {
      ...first,
      homes: { h: { use: 'home', state: 'QLD', value: 600_000 } },
      loans: { l: { on: ['h'], balance: 380_000, ends: '2050-01' } },
      years: 10,
    };
    const answer = ask(plan, { ask: 'highestRate' });
    expect(answer.status).toBe('solved');
    expect(below(withOption(plan, answer), 1, 999)).toEqual([]);
    expect(answer.headline).toMatch(
      /^Rates can rise by [\d.]+ points from next month on before cash falls below the \$9,000 you keep\.$/,
    );
    expect(answer.heldStill).toMatch(/ The \$9,000 you keep is a typical figure that nobody has checked\.$/);
    const kept = ask({ ...plan, origin: {} }, { ask: 'highestRate' });
    expect(kept.heldStill).toMatch(/ Fixed rates stay until they end\.$/);
    const keepingNone = ask({ ...plan, route: { floor: 0 } }, { ask: 'highestRate' });
    expect(keepingNone.headline).toMatch(/ points from next month on before cash runs out\.$/);
  });

  it('a rise without loans changes only what could be borrowed', () => {
    const { next: _, ...events } = first.events ?? {};
    const answer = ask({ ...first, events }, { ask: 'highestRate' });
    expect(answer.headline).toBe('You have no loans. A rise changes only what you could borrow.');
  });

  it('living without pay by hand: 30,000 at 5,000 a month are six months', () => {
    const plan = smallPlan({
      ...{ people: { a: { born: '1990-01' } }, money: { cash: { balance: 30_000, pct: 0 } } },
      ...{ incomes: { i: { who: 'a', type: 'salary', yearly: 90_000 } }, costs: { living: { monthly: 5_000 } } },
      ...{ assume: { prices: 0 } },
    });
    const answer = ask(plan, { ask: 'liveOn' });
    expect(answer).toMatchObject({ status: 'solved', value: 6, because: { month: '2027-06', missing: 5_000 } });
    expect(answer.headline).toBe(
      'Without your pay you could live on it for 6 months, until nothing is left in June 2027.',
    );
    // Of $30,000 $12,000 are kept: after three months $15,000 are there, after four $10,000.
    const keeping = ask({ ...plan, route: { floor: 12_000 } }, { ask: 'liveOn' });
    expect(keeping.headline).toBe(
      'Without your pay you could live on it for 3 months, until the cash you keep is reached in March 2027. Nothing is left in June 2027.',
    );
  });

  it('nobody earning lives on what is there as it is', () => {
    const plan = smallPlan({ people: { a: { born: '1990-01' } }, money: { cash: { balance: 9_000 } } });
    expect(ask(plan, { ask: 'liveOn' })).toMatchObject({ status: 'already', value: null, option: [] });
  });

  it('a plan without anybody is refused in words', () => {
    expect(askPlan(smallPlan(), { ask: 'liveOn' })).toMatchObject({
      status: 'refused',
      says: 'Nobody is in this plan. Add a person.',
    });
  });

  it('answers are plain data that a worker can post', () => {
    const answer = ask(large, { ask: 'payMost', month: '2028-03' });
    expect(structuredClone(answer)).toEqual(answer);
    expect(answer).toMatchObject({ status: 'unreachable', because: { month: '2028-03' } });
  });
});
