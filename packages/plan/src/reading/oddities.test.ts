import { describe, expect, test } from 'vitest';
import { fixture, smallPlan } from '../../test/fixtures.ts';
import { isPlan } from '../check.ts';
import type { Plan } from '../schema/plan.ts';
import { odditiesIn } from './oddities.ts';

const people = { a: { born: '1988-06' } };
const home = { state: 'NSW', value: 1 } as const;
const up = { do: 'rates', add: 1 } as const;
const buy = { do: 'buy', home } as const;

const missing = (id: string, what: string) => `This names ${id}, and no ${what} in the plan is called that.`;

describe('odd, and still a plan', () => {
  test.each<[string, Partial<Plan>, { where: string; says: string }[]]>([
    [
      'an income of nobody',
      { incomes: { i: { who: 'z', type: 'salary', yearly: 1 } } },
      [{ where: 'incomes/i/who', says: missing('z', 'person') }],
    ],
    [
      'a loan on no home, of no owner',
      { loans: { l: { on: ['h'], owner: 'z' } } },
      [
        { where: 'loans/l/on/0', says: missing('h', 'home or event') },
        { where: 'loans/l/owner', says: missing('z', 'person or owner') },
      ],
    ],
    [
      'an offset of no loan',
      { money: { m: { balance: 1, offsets: 'l' } } },
      [{ where: 'money/m/offsets', says: missing('l', 'loan or event') }],
    ],
    [
      'shares of somebody else',
      { homes: { h: { ...home, owners: { z: 50 } } } },
      [{ where: 'homes/h/owners/z', says: missing('z', 'person or owner') }],
    ],
    [
      'after nothing',
      { events: { e: { ...up, when: { after: 'x' } } } },
      [{ where: 'events/e/when/after', says: missing('x', 'event') }],
    ],
    [
      'a goal from no event',
      { goals: { g: { ask: 'income', yearly: 1, from: 'x' } } },
      [{ where: 'goals/g/from', says: missing('x', 'event') }],
    ],
    [
      'a sale of an event that buys nothing',
      { events: { s: { do: 'sell', home: 'e', when: '2031-01' }, e: { ...up, when: '2030-01' } } },
      [{ where: 'events/s/home', says: missing('e', 'home or event') }],
    ],
    [
      'events in a circle, and one after them',
      {
        events: {
          e: { ...up, when: { after: 'f' } },
          f: { ...up, when: { after: 'e' } },
          g: { ...up, when: { after: 'e' } },
        },
      },
      ['e', 'f'].map((id) => ({
        where: `events/${id}/when`,
        says: 'This waits for itself: its time leads back to it.',
      })),
    ],
    [
      'an event before the start',
      { events: { e: { ...up, when: '2026-11' }, f: { ...up, when: '2026-12' } } },
      [{ where: 'events/e/when', says: 'This is before the plan starts.' }],
    ],
    [
      // Born June 1988, 80 in June 2068; 40 years from December 2026 end in November 2066.
      'an age past the end',
      {
        people,
        events: { e: { do: 'retire', who: 'a', when: { age: 80 } }, f: { do: 'retire', who: 'a', when: { age: 78 } } },
      },
      [{ where: 'events/e/when', says: 'This is after the plan ends.' }],
    ],
    [
      'the last month, and the one after, over a chain',
      {
        years: 1,
        events: { e: { ...up, when: '2027-11' }, f: { ...up, when: { after: 'e', months: 1 } } },
      },
      [{ where: 'events/f/when', says: 'This is after the plan ends.' }],
    ],
    [
      'an age of nobody',
      { people, events: { e: { ...up, when: { age: 50 } }, f: { ...up, when: { age: 50, who: 'a' } } } },
      [{ where: 'events/e/when', says: 'An age, and nobody whose age it is.' }],
    ],
    [
      'a sale before its purchase',
      {
        events: {
          b: { ...buy, when: { test: 'canBuy', from: '2030-01' } },
          s: { do: 'sell', home: 'b', when: '2029-12' },
          t: { do: 'sell', home: 'b', when: '2030-01' },
        },
      },
      [{ where: 'events/s/when', says: 'This is before b is bought.' }],
    ],
    [
      'money until after the end',
      {
        people,
        goals: {
          g: { ask: 'income', yearly: 1, until: { age: 95 } },
          h: { ask: 'income', yearly: 1, until: { age: 70 } },
        },
      },
      [{ where: 'goals/g/until', says: 'This is after the plan ends.' }],
    ],
    [
      'more than the whole',
      { people, homes: { h: { ...home, owners: { a: 101 } }, i: { ...home, owners: { a: 99 } } } },
      [{ where: 'homes/h/owners', says: 'The shares are 101 % together, more than the whole.' }],
    ],
  ])('%s', (_, more, odd) => {
    const plan = smallPlan(more);
    expect(odditiesIn(plan)).toEqual(odd);
    expect(isPlan(plan) || more.homes?.h?.owners?.a === 101).toBe(true);
  });

  test('a purchase is the home and the loan that it brings', () => {
    const events: Plan['events'] = {
      b: { ...buy, when: '2030-01' },
      s: { do: 'sell', home: 'b', when: '2040-01' },
      r: { do: 'refinance', loan: 'b', pct: 5, when: '2033-01' },
    };
    expect(odditiesIn(smallPlan({ events }))).toEqual([]);
  });

  test('the document of the design asks for money to 95, which its 40 years do not reach', () => {
    expect(odditiesIn(fixture('version-1'))).toEqual([
      { where: 'goals/g1/until', says: 'This is after the plan ends.' },
    ]);
  });
});
