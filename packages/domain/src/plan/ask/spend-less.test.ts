import { monthNumber } from '@freehold/finance';
import { type Plan, resolve } from '@freehold/plan';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { runPlan } from '../run-plan.ts';
import { askPlan } from './ask-plan.ts';
import { isAbove } from './cash.ts';
import type { PlanAnswer, PlanQuestion, SpendLess } from './question.ts';
import { cutOps } from './spend-less.ts';
import { whatIfPlan } from './what-if.ts';

function ask(plan: Plan, question: PlanQuestion): PlanAnswer {
  const answer = askPlan(resolve(plan).plan, question);
  if (answer.status === 'refused') throw new Error(answer.says);
  return answer;
}

/** A plan with what an answer says to spend, so many dollars a month more than it. */
function spending(plan: Plan, { option, monthly }: SpendLess, more: number) {
  const { plan: whole, missed } = resolve({ ...plan, options: { z: { changes: [...option] } } }, 'z');
  expect(missed).toEqual([]);
  const back = cutOps(whole, -more).map((op) => ({ ops: [op] }));
  const run = runPlan(resolve({ ...whole, options: { z: { changes: back } } }, 'z').plan);
  if (run.status === 'refused' || monthly === null) throw new Error('nothing would do');
  return run;
}

const always = { first: 1, last: Number.POSITIVE_INFINITY };
const living = smallPlan({
  ...{ people: { a: { born: '1990-01' } }, money: { cash: { balance: 12_000, pct: 0 } }, assume: { prices: 0 } },
  ...{ incomes: { i: { who: 'a', type: 'salary', yearly: 90_000 } }, years: 2 },
  costs: { living: { monthly: 2_000 }, fun: { monthly: 1_000 }, rent: { monthly: 200, whileRenting: true } },
});

describe('how much less spending would do', () => {
  it('by hand: 12,000 for the months of the plan at 3,200, of which 200 is rent that stays', () => {
    const run = runPlan(living);
    const months = run.status === 'run' ? run.timeline.months : 0;
    const { spendLess, headline } = ask(living, { ask: 'liveOn' });
    expect(headline).toContain('3 months');
    const monthly = Math.ceil((3_200 - 12_000 / months) / 10) * 10;
    expect(spendLess?.monthly).toBe(monthly);
    expect(spendLess?.sentence).toContain('a month less from now on, the money lasts past the end of the plan.');
    expect(spendLess?.option).toMatchObject([
      { ops: [{ set: 'incomes/i/yearly', to: 0 }, { set: 'costs/living/monthly' }, { set: 'costs/fun/monthly' }] },
    ]);
    const poor = { ...living, costs: { ...living.costs, rent: { monthly: 9_000, whileRenting: true } } };
    expect(ask(poor, { ask: 'liveOn' }).spendLess).toMatchObject({ monthly: null, option: [] });
  });

  it('holds as an option of the plan, and ten dollars more a month do not', () => {
    const events = { stop: { do: 'retire', who: 'a', when: '2028-06', spend: 30_000 } } as const;
    const plan: Plan = { ...living, events, incomes: { i: { who: 'a', type: 'salary', yearly: 24_000 } }, years: 8 };
    const stop = ask(plan, { ask: 'stopWork', spend: 40_000, untilAge: 40 });
    expect(stop.status).toBe('unreachable');
    if (stop.spendLess === null) throw new Error('no spending would do');
    expect(stop.spendLess.sentence).toContain('also once work stops, it lasts when you stop in June 2028.');
    const span = {
      first: monthNumber('2028-06') - monthNumber(plan.start),
      last: monthNumber('2030-01') - monthNumber(plan.start),
    };
    for (const more of [0, 10]) expect(isAbove(spending(plan, stop.spendLess, more), span)).toBe(more === 0);
    const short: Plan = { ...fixture('typical'), years: 6, costs: { living: { monthly: 30_000 } } };
    const rise = ask(short, { ask: 'highestRate' }).spendLess;
    if (rise === null) throw new Error('no spending would do');
    for (const more of [0, 10]) expect(isAbove(spending(short, rise, more), always)).toBe(more === 0);
  });

  it('of a purchase names its month, and is nothing for one that spending does not stop', () => {
    const plan: Plan = { ...fixture('typical'), years: 10, costs: { living: { monthly: 25_000 } } };
    const { spendLess, status } = ask(plan, { ask: 'buyEarliest', price: 500_000 });
    expect(status).toBe('unreachable');
    expect(spendLess?.sentence).toMatch(
      /less from now on, you could buy at \$500,000 in \w+ \d{4}\. With \$[\d,]+ less/,
    );
    expect(ask(plan, { ask: 'saveMonthly', netWorth: 90_000_000 }).spendLess).toBeNull();
  });

  it('is among what would help under shocks', () => {
    const plan: Plan = { ...living, years: 3 };
    const found = whatIfPlan(plan, [{ kind: 'incomeLost', who: 'a', months: 18 }]);
    if (found.status === 'refused') throw new Error(found.says);
    const help = found.helps.find(({ sentence }) => sentence.includes('from now on, the money lasts to the end'));
    expect(help?.label).toMatch(/^Spend \$[\d,]+ a month less$/);
    expect(help?.option).toHaveLength(1);
  });
});
