import { expect, it } from 'vitest';
import { usualAssumptions } from '../household/assumptions.ts';
import type { Household } from '../household/household.ts';
import { runHousehold } from '../simulate/run.ts';
import { flowsOf } from '../views/year-statement.ts';

it('a rate that is fixed later is its own until then, and rises of that time count when it ends', () => {
  const household: Household = {
    start: '2026-07',
    people: [{ id: 'p', born: null }],
    accounts: [{ id: 'cash', balance: 10_000 }],
    ...{ incomes: [], holdings: [], homes: [], costs: [] },
    loans: [
      {
        ...{ id: 'l', kind: 'other', on: [], purpose: null, balance: 120_000, ratePct: 6, ends: '2030-06' },
        interestOnlyUntil: '2030-05',
        laterRates: [{ from: '2026-10', ratePct: 5, fixedUntil: '2026-12' }],
      },
    ],
    events: [
      { id: 'before', do: 'rates', when: '2026-09', addPct: 0.5 },
      { id: 'during', do: 'rates', when: '2026-11', addPct: 1 },
    ],
    assume: usualAssumptions,
  };
  const timeline = runHousehold(household, { years: 1 });
  const interest = [0, 1, 2, 3, 4, 5, 6].map(
    (month) => -flowsOf(timeline, ['loanInterest'], { first: month, last: month }) / 100,
  );
  // A twelfth of 6, 6, 6.5, then 5 % for three months, then 5 % with both rises.
  expect(interest).toEqual([600, 600, 650, 500, 500, 500, 650]);
});
