import { describe, expect, it } from 'vitest';
import { stillHome, stillHousehold, stillLoan } from '../decide/sample-household.ts';
import type { Home, Household, HouseholdEvent, Loan } from '../household/household.ts';
import { runHousehold } from '../simulate/run.ts';

const flat: Home = { ...stillHome, use: 'rent', rentWeekly: 0 };
/** $120,000 for the flat, interest alone until June 2060. */
const loan: Loan = { ...stillLoan, on: ['house'], purpose: 'house' };
const refinance = (when: string, costs: number, more: object = {}): HouseholdEvent => {
  return { id: `r${when}`, do: 'refinance', when, loan: 'loan', ratePct: 6, costs, ...more };
};

interface Changes {
  readonly home?: Partial<Home>;
  readonly loan?: Partial<Loan>;
  readonly household?: Partial<Household>;
}

function years(events: readonly HouseholdEvent[], changes: Changes = {}) {
  const accounts = [{ id: 'everyday', balance: 400_000 }];
  const household: Household = {
    ...{
      ...stillHousehold,
      accounts,
      homes: [{ ...flat, ...changes.home }],
      loans: [{ ...loan, ...changes.loan }],
      events,
    },
    ...changes.household,
  };
  return runHousehold(household, { years: 7 }).years;
}

/** Dollars deducted in each year from 2026-27 on. */
const deducted = (events: readonly HouseholdEvent[], changes: Changes = {}) =>
  years(events, changes).map(({ homes }) => (homes[0]?.borrowing ?? 0) / 100);

describe('borrowing expenses of a rental', () => {
  it('are spread over five years by days: ITAA 1997 s 25-25(4), (5)', () => {
    // Of the 1,826 days from 1 January 2027 there are 181 in the first year: 1,500 × 181 ÷ 1,826. Then what is left × 366
    // ÷ 1,645, × 365 ÷ 1,279 and so on; the last year has 184.
    expect(deducted([refinance('2026-12', 1_500)])).toEqual([148.69, 300.66, 299.83, 299.84, 299.83, 151.15, 0]);
  });

  it('are spread over the term where it is shorter', () => {
    // January 2027 to December 2028 are 731 days: 181, 365 + 1 and 184 of them.
    const [first, second, third, fourth] = deducted([refinance('2026-12', 1_500, { termMonths: 24 })]);
    expect([first, second]).toEqual([371.41, 751.03]);
    expect([third, fourth]).toEqual([377.56, 0]);
  });

  it('of up to $100 are deducted at once: s 25-25(6)', () => {
    expect(deducted([refinance('2026-12', 100)]).slice(0, 2)).toEqual([100, 0]);
    expect(deducted([refinance('2026-12', 100.01)])[0]).toBeLessThan(10);
  });

  it('are deducted as far as they are left once the loan is repaid, or refinanced again', () => {
    const repaid: HouseholdEvent = { id: 'l', do: 'lump', when: '2027-10', amount: -120_000, loan: 'loan' };
    expect(deducted([refinance('2026-12', 1_500), repaid])).toEqual([148.69, 1_351.31, 0, 0, 0, 0, 0]);
    // 1,351.31 left of the first; 600 from 1 November 2027, of whose 1,827 days 243 are in the year: 79.80.
    const again = deducted([refinance('2026-12', 1_500), refinance('2027-10', 600)]);
    expect(again.slice(0, 2)).toEqual([148.69, 1_431.11]);
    expect(again.reduce((sum, dollars) => sum + dollars, 0)).toBeCloseTo(2_100, 2);
  });

  it('are deducted in the year of a sale that repays the loan', () => {
    const sale: HouseholdEvent = { id: 's', do: 'sell', when: '2027-10', what: 'house' };
    expect(deducted([refinance('2026-12', 1_500), sale]).slice(0, 2)).toEqual([148.69, 1_351.31]);
  });

  it('are lost for the months after a sale that does not repay the loan: s 25-25(3)', () => {
    // 10,000 over the 1,826 days from July 2026: 1,998.90, and of the 8,001.10 left 366 ÷ 1,461, of which 6 of 12 months.
    const on = ['house', 'second'];
    const costs = { on, balance: 600_000, ratePct: 0, borrowingCosts: [{ on: '2026-06', amount: 10_000 }] };
    const homes: readonly Home[] = [flat, { ...flat, id: 'second', value: 900_000 }];
    const sale: HouseholdEvent = { id: 's', do: 'sell', when: '2027-12', what: 'house' };
    const sold = years([sale], { loan: costs, household: { homes } }).map(({ homes: rows }) => rows);
    const borrowing = sold.map((rows) => rows.find(({ home }) => home === 'house')?.borrowing ?? 0);
    expect(borrowing.slice(0, 3)).toEqual([199_890, 100_219, 0]);
  });

  it('of a loan that owes nothing at the start were deducted when it was repaid', () => {
    const costs = { balance: 0, borrowingCosts: [{ on: '2024-01', amount: 5_000 }] };
    expect(deducted([], { loan: costs })).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('are lost for the months in which it is not let: s 25-25(3)', () => {
    // Lived in from October 2027 to September 2028: three months of twelve in each of two years.
    const laterUses = [
      { from: '2027-10', use: 'home' },
      { from: '2028-10', use: 'rent' },
    ] as const;
    const [, second, third] = deducted([refinance('2026-12', 1_500)], { home: { laterUses } });
    expect([second, third]).toEqual([75.17, 224.87]);
    expect(deducted([refinance('2026-12', 1_500)], { home: { use: 'home' } })).toEqual(Array(7).fill(0));
    expect(deducted([refinance('2026-12', 1_500)], { loan: { purpose: null } })).toEqual(Array(7).fill(0));
  });

  it('of a loan on record are spread from the month after, less the days before the run', () => {
    const paid = (on: string, amount: number) => deducted([], { loan: { borrowingCosts: [{ on, amount }] } });
    // 1,826 days from 1 January 2025, of which 546 are before 1 July 2026: 3,000 × 1,280 ÷ 1,826 is left, 365 days of it
    // in the first year, 366 in the second, 365 in the third and 184 in the last.
    expect(paid('2024-12', 3_000)).toEqual([599.67, 601.32, 599.67, 302.3, 0, 0, 0]);
    expect(paid('2024-12', 3_000).reduce((sum, dollars) => sum + dollars, 0)).toBeCloseTo((3_000 * 1_280) / 1_826, 1);
    expect(paid('2021-05', 3_000)).toEqual(Array(7).fill(0));
    expect(paid('2024-12', 100)).toEqual(Array(7).fill(0));
  });

  it('lower the taxable income of each owner by their part, the loss rule apart', () => {
    const pay = { id: 'pay', person: 'ann', kind: 'salary', annual: 100_000 } as const;
    const taxed = (costs: number) =>
      years([refinance('2026-12', costs)], { household: { incomes: [pay] } })[1]?.people[0]?.position.taxableIncome ??
      0;
    expect(taxed(0) - taxed(1_500)).toBeCloseTo(300.66, 2);
  });
});

it('mortgage insurance of a rental that is bought is spread from the month after, as long as it is let', () => {
  const home = { ...flat, id: 'unit', value: 500_000 };
  const { contract: _, price: __, ...toBuy } = home;
  const buy: HouseholdEvent = { id: 'buy', do: 'buy', when: '2026-12', home: toBuy, loan: { lvrPct: 90 } };
  const household = { ...stillHousehold, accounts: [{ id: 'everyday', balance: 400_000 }], events: [buy] };
  let insurance = 0;
  const { years: rows } = runHousehold(household, {
    years: 6,
    observer: ({ kind, cents }) => {
      if (kind === 'mortgageInsurance') insurance += cents;
    },
  });
  const spread = rows.map(({ homes }) => homes[0]?.borrowing ?? 0);
  expect(insurance).toBeGreaterThan(500_000);
  expect(spread[0]).toBe(Math.round((insurance * 181) / 1_826));
  expect(spread.reduce((sum, cents) => sum + cents, 0)).toBe(insurance);
});
