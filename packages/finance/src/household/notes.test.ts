import { describe, expect, it } from 'vitest';
import { usualAssumptions } from './assumptions.ts';
import { checkHousehold } from './check.ts';
import type { Home, Household, HouseholdEvent } from './household.ts';
import { householdNotes } from './notes.ts';

const owners = [{ owner: 'ann', sharePct: 100 }];
const home: Home = {
  ...{ id: 'home', state: 'NSW', value: 900_000, kind: null, contract: null, price: null, landPct: null },
  ...{ use: 'home', owners },
};
const { contract: _, price: __, ...bought } = home;
const buy = {
  ...{ id: 'buy', do: 'buy', when: '2030-01' },
  ...{ home: { ...bought, id: 'flat' }, loan: { lvrPct: 80 } },
} as const satisfies HouseholdEvent;
const sell = { id: 'sell', do: 'sell', what: 'home' } as const;

function notes(...events: readonly HouseholdEvent[]) {
  const household: Household = {
    start: '2026-11',
    people: [{ id: 'ann', born: null }],
    incomes: [{ id: 'pay', person: 'ann', kind: 'salary', annual: 1, until: '2035-06' }],
    accounts: [{ id: 'everyday', balance: 0 }],
    holdings: [{ id: 'fund', kind: 'shares', value: 1, owners }],
    homes: [home, { ...home, id: 'two' }],
    loans: [
      { id: 'one', kind: 'home', on: ['home'], purpose: null, balance: 1, ratePct: 6, ends: null },
      { id: 'both', kind: 'home', on: ['home', 'two'], purpose: null, balance: 1, ratePct: 6, ends: null },
    ],
    costs: [],
    events,
    assume: usualAssumptions,
  };
  checkHousehold(household);
  return householdNotes(household);
}

describe('events that can happen have no note', () => {
  it.each<readonly [string, readonly HouseholdEvent[]]>([
    ['a sale in the first month', [{ ...sell, when: '2026-11' }]],
    [
      'a purchase, a sale a month later, whatever the order of the list',
      [{ ...sell, what: 'flat', when: '2030-02' }, buy],
    ],
    ['a purchase waiting since before the start', [{ ...buy, when: { whenAllowedFrom: '2020-01' } }]],
    [
      'another use in the month of the purchase',
      [buy, { id: 'u', do: 'use', when: '2030-01', home: 'flat', use: 'home' }],
    ],
    [
      'a loan on two homes refinanced after one is sold',
      [
        { ...sell, when: '2028-01' },
        { id: 'r', do: 'refinance', when: '2029-01', loan: 'both', ratePct: 5 },
      ],
    ],
    [
      'work until the last month of an income, and one retirement',
      [
        { id: 'w', do: 'work', when: '2035-06', income: 'pay', annual: 2 },
        { id: 'p', do: 'retire', when: '2036-01', person: 'ann' },
      ],
    ],
  ])('%s', (_title, events) => expect(notes(...events)).toEqual([]));
});

describe('events that cannot happen as written have a note', () => {
  it.each<readonly [string, string, readonly HouseholdEvent[]]>([
    [
      'before the start',
      'It is dated 2026-10, before the start in 2026-11: it is left out.',
      [{ ...sell, when: '2026-10' }],
    ],
    // Sales come before purchases within a month.
    [
      'a sale in the month of the purchase',
      'flat is bought in 2030-01 at the earliest, and this is dated 2030-01.',
      [buy, { ...sell, what: 'flat', when: '2030-01' }],
    ],
    [
      'a sale before a purchase that waits',
      'flat is bought in 2031-01 at the earliest, and this is dated 2030-06.',
      [
        { ...buy, when: { whenAllowedFrom: '2031-01' } },
        { ...sell, what: 'flat', when: '2030-06' },
      ],
    ],
    [
      'a loan refinanced before it is taken',
      'flat is bought in 2030-01 at the earliest, and this is dated 2029-01.',
      [buy, { id: 'sell', do: 'refinance', when: '2029-01', loan: 'buy.loan', ratePct: 5 }],
    ],
    [
      'a second sale',
      'fund is sold in 2028-01, and this is dated 2029-01.',
      [
        { ...sell, what: 'fund', when: '2029-01' },
        { id: 'first', do: 'sell', what: 'fund', when: '2028-01' },
      ],
    ],
    [
      'a renovation of what is sold in that month',
      'home is sold in 2028-01, and this is dated 2028-01.',
      [
        { id: 'first', do: 'sell', what: 'home', when: '2028-01' },
        { id: 'sell', do: 'renovate', home: 'home', when: '2028-01', cost: 1, addsValue: 1 },
      ],
    ],
    [
      'money onto a loan that a sale has paid out',
      'home is sold in 2028-01, and this is dated 2028-02.',
      [
        { id: 'first', do: 'sell', what: 'home', when: '2028-01' },
        { id: 'sell', do: 'lump', amount: -1, loan: 'one', when: '2028-02' },
      ],
    ],
    [
      'work after an income ends',
      'pay ends in 2035-06, and this is dated 2035-07.',
      [{ id: 'sell', do: 'work', when: '2035-07', income: 'pay', annual: 2 }],
    ],
    [
      'a second retirement',
      'ann retires in 2035-01 already.',
      [
        { id: 'sell', do: 'retire', when: '2036-01', person: 'ann' },
        { id: 'first', do: 'retire', when: '2035-01', person: 'ann' },
      ],
    ],
  ])('%s', (_title, note, events) => expect(notes(...events)).toEqual([{ id: 'sell', note }]));
});
