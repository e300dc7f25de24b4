import { resolve } from '@freehold/plan';
import { smallPlan } from '@freehold/plan/fixtures';
import { expect, it } from 'vitest';
import { runPlan } from '../run-plan.ts';
import { askPlan } from './ask-plan.ts';

it('the highest rise names a purchase that no longer happens, from the very rise at which the plan with it does not buy', () => {
  const when = { test: 'canBuy', from: '2029-01' } as const;
  const next = { do: 'buy', when, home: { state: 'QLD', value: 450_000, rent: 500 } } as const;
  const plan = smallPlan({
    ...{ people: { a: { born: '1990-01' } }, money: { cash: { balance: 200_000, pct: 0 } }, years: 6 },
    ...{ incomes: { i: { who: 'a', type: 'salary', yearly: 190_000 } }, costs: { living: { monthly: 3_000 } } },
    ...{ homes: { h: { use: 'home', state: 'QLD', value: 900_000 } }, events: { next } },
    loans: { l: { on: ['h'], balance: 380_000, ends: '2050-01' } },
  });
  const answer = askPlan(resolve(plan).plan, { ask: 'highestRate' });
  const headline = answer.status === 'refused' ? answer.says : answer.headline;
  const from = /in \w+ \d{4} in the plan, no longer happens from a rise of ([\d.]+) points on: /.exec(headline)?.[1];
  const buysAt = (add: number) => {
    const rise = { do: 'rates', when: '2027-01', add } as const;
    const run = runPlan(resolve({ ...plan, events: { next, rise } }).plan);
    return run.status === 'run' && run.months.has('next');
  };
  expect([buysAt(0), buysAt(Number(from) - 0.01), buysAt(Number(from))]).toEqual([true, true, false]);
});
