import type { Plan } from '@freehold/plan';
import { describe, expect, it } from 'vitest';
import { runPlan } from './run-plan.ts';

const base: Plan = {
  plan: 1,
  start: '2026-12',
  years: 3,
  people: { a: { born: '1988-06' }, b: { born: '1990-02' } },
  incomes: { i: { who: 'a', type: 'salary', yearly: 90_000 } },
  homes: { h: { state: 'QLD', value: 600_000, rent: 500 } },
  loans: { l: { on: ['h'], balance: 300_000, ends: '2050-06' } },
};
const left = 'Left out, since it cannot be counted: ';

/** The places of the notes of an odd plan that runs all the same. */
function notesOf(odd: Partial<Plan>) {
  const run = runPlan({ ...base, ...odd });
  if (run.status === 'refused') throw new Error(run.says);
  return run.notes;
}

describe('a plan that is odd in one place', () => {
  it.each<[string, Partial<Plan>, readonly string[]]>([
    ['pay of nobody', { incomes: { i: { who: 'z', type: 'salary', yearly: 9 } } }, ['incomes/i']],
    ['a home of nobody', { homes: { h: { state: 'QLD', value: 1, owners: { z: 100 } } } }, []],
    ['shares over the whole', { homes: { h: { state: 'QLD', value: 1, owners: { a: 80, b: 70 } } } }, []],
    ['a loan that has ended', { loans: { l: { on: ['h'], balance: 1, ends: '2020-01' } } }, ['loans/l']],
    ['a rise of 90 points', { events: { e: { do: 'rates', add: 90, when: '2028-01' } } }, ['events/e']],
    ['costs that end before they begin', { costs: { c: { monthly: 5, from: '2030-01', to: '2029-01' } } }, ['costs/c']],
    ['wages that double', { assume: { wages: 100 } }, ['assume']],
    ['a home that grows by 100 %', { assume: { growth: { QLD: 100 } } }, ['homes/h', 'loans/l']],
    ['a purchase after the start', { homes: { h: { state: 'QLD', value: 1, bought: '2030-01' } } }, []],
    [
      'a home that a fund’s member lives in',
      {
        owners: { t: { type: 'smsf', members: ['a'] } },
        homes: { h: { state: 'QLD', use: 'home', value: 1, owners: { t: 100 } } },
      },
      ['homes/h', 'loans/l'],
    ],
  ])('runs with a note at what is left out: %s', (_, odd, places) => {
    const leftOut = notesOf(odd).filter(({ says }) => says.startsWith(left));
    expect(leftOut.map(({ where }) => where)).toEqual(places);
  });

  it('has a note of what the plan does not say, and of how it is counted', () => {
    const says =
      'The day of its contract is not known: its losses are counted as held back from 1 July 2027, the careful reading.';
    const home = { state: 'QLD', value: 600_000, land: 250_000, rent: 500 } as const;
    expect(notesOf({ homes: { h: home } })).toEqual([{ where: 'homes/h', says }]);
    expect(notesOf({ homes: { h: { ...home, bought: '2019-03' } } })).toEqual([]);
  });

  it('keeps a sale of what is bought, whichever stands first', () => {
    const events: Plan['events'] = {
      e: { do: 'rates', add: 90, when: '2027-06' },
      sell: { do: 'sell', home: 'buy', when: '2028-01' },
      buy: { do: 'buy', when: '2027-01', home: { state: 'NSW', value: 500_000 } },
    };
    const run = runPlan({ ...base, events });
    expect(run.status === 'run' && run.household.events.map(({ id }) => id)).toEqual(['events/sell', 'events/buy']);
  });

  it('is refused in words where nobody is in it', () => {
    const refused = { status: 'refused', says: 'Nobody is in this plan. Add a person.' };
    expect(runPlan({ ...base, people: {} })).toMatchObject(refused);
    expect(runPlan({ ...base, people: { a: { born: '2040-01' } } })).toMatchObject(refused);
  });
});
