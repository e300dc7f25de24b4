import { expect, it } from 'vitest';
import { usualAssumptions } from '../household/assumptions.ts';
import type { Holding } from '../household/holding.ts';
import type { Household, HouseholdEvent, Loan } from '../household/household.ts';
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

it('a fixed loan that is repaid early or refinanced is remembered with the first month, and after the fixed time is not', () => {
  const loan = (id: string, fixedUntil: string): Loan => {
    const terms = { balance: 50_000, ratePct: 6, ends: '2040-06', fixedUntil };
    return { id, kind: 'other', on: [], purpose: null, ...terms };
  };
  const events: readonly HouseholdEvent[] = [
    { id: 'once', do: 'lump', when: '2026-09', amount: 1_000, loan: 'lump' },
    { id: 'over', do: 'lump', when: '2026-09', amount: 1_000, loan: 'ended' },
    { id: 'other', do: 'refinance', when: '2026-10', loan: 'left', ratePct: 5 },
  ];
  const { breakCosts } = runHousehold(
    {
      start: '2026-07',
      people: [{ id: 'p', born: null }],
      accounts: [{ id: 'cash', balance: 200_000 }],
      ...{ incomes: [], holdings: [], homes: [], costs: [], events },
      loans: [
        { ...loan('extra', '2027-06'), extraMonthly: 100 },
        ...[loan('lump', '2026-09'), loan('left', '2027-06'), loan('rest', '2027-06'), loan('ended', '2026-08')],
      ],
      policy: { keep: 190_000, surplusOrder: ['rest'] },
      assume: usualAssumptions,
    },
    { years: 1 },
  );
  expect(breakCosts).toEqual([
    { loan: 'extra', why: 'repaid', month: 0 },
    { loan: 'rest', why: 'repaid', month: 0 },
    { loan: 'lump', why: 'repaid', month: 2 },
    { loan: 'left', why: 'refinanced', month: 3 },
  ]);
});

it('a loan that is refinanced keeps the interest only that still runs, and its end, unless the event names others', () => {
  const loan: Loan = {
    ...{ id: 'l', kind: 'other', on: [], purpose: null, balance: 120_000, ratePct: 6, ends: '2036-06' },
    interestOnlyUntil: '2027-01',
  };
  const etf: Holding = { id: 'etf', kind: 'shares', value: 1, owners: [{ owner: 'p', sharePct: 100 }] };
  const repaid = (terms: { readonly interestOnlyMonths?: number; readonly cashOut?: number }, purpose?: string) => {
    const household: Household = {
      start: '2026-07',
      people: [{ id: 'p', born: null }],
      accounts: [{ id: 'cash', balance: 50_000 }],
      ...{ incomes: [], holdings: [etf], homes: [], costs: [], assume: usualAssumptions },
      loans: [{ ...loan, purpose: purpose ?? null }],
      events: [{ id: 'r', do: 'refinance', when: '2026-09', loan: 'l', ratePct: 5, ...terms }],
    };
    const timeline = runHousehold(household, { years: 1 });
    const principal = timeline.years.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, month) =>
        flowsOf(timeline, ['principal'], { first: month, last: month }),
      ),
    );
    return {
      first: principal.findIndex((cents) => cents !== 0),
      amount: principal.find((cents) => cents !== 0) ?? 0,
      timeline,
    };
  };
  // The level repayment of 120,000 at 5% over the months left to June 2036, less the first month's interest of 500.
  const level = (months: number) => 120_000 * (5 / 1200 / (1 - (1 + 5 / 1200) ** -months)) - 500;
  const paid = (found: ReturnType<typeof repaid>) => [found.first, Math.abs(found.amount) / 100];
  // February 2027 is the seventh month after July 2026, and 113 months are left; October 117, December 115.
  expect(paid(repaid({}))).toEqual([7, expect.closeTo(level(113), 1)]);
  expect(paid(repaid({ interestOnlyMonths: 0 }))).toEqual([3, expect.closeTo(level(117), 1)]);
  expect(paid(repaid({ interestOnlyMonths: 2 }))).toEqual([5, expect.closeTo(level(115), 1)]);
  expect(repaid({}).timeline.notKnown).toEqual([]);
  expect(repaid({ cashOut: 1_000 }).timeline.notKnown).toMatchObject([
    { subject: 'r', field: 'cashOut', countedAs: expect.stringContaining('its interest counts as private') },
  ]);
  expect(repaid({ cashOut: 1_000 }, 'etf').timeline.notKnown).toMatchObject([
    { subject: 'r', countedAs: expect.stringContaining('counts as that of the rest of the loan, for etf') },
  ]);
});
