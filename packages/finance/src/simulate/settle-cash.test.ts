import { describe, expect, it } from 'vitest';
import type { Holding } from '../household/holding.ts';
import type { CashAccount, Household, HouseholdEvent, Loan } from '../household/household.ts';
import type { AccountName } from '../ledger/accounts.ts';
import { balanceOf } from '../views/balance-sheet.ts';
import { yearStatement } from '../views/year-statement.ts';
import { runHousehold } from './run.ts';

const still = { wagesPct: 0, growthPct: 0, rentGrowthPct: 0, superReturnPct: 0, sharesGrowthPct: 0, loanRatePct: 6 };
const shares: Holding = {
  id: 'etf',
  kind: 'shares',
  value: 120_000,
  costBase: 60_000,
  owners: [{ owner: 'p', sharePct: 100 }],
};
const lump = (id: string, when: string, amount: number): HouseholdEvent => ({ id, do: 'lump', when, amount });

function run(given: Partial<Household>, years = 1) {
  const household: Household = {
    start: '2026-07',
    people: [{ id: 'p', born: '1990-01', hospitalCover: true }],
    accounts: [{ id: 'cash', balance: 0 }],
    ...{ incomes: [], holdings: [], homes: [], loans: [], costs: [], events: [] },
    assume: { ...still, pricesPct: 0 },
    ...given,
  };
  const timeline = runHousehold(household, { years });
  const held = (kind: AccountName['kind'], subject: string, month: number) =>
    balanceOf(timeline, { kind, subject }, month);
  const gains = timeline.years.map(({ people }) => people[0]?.position.netCapitalGain ?? Number.NaN);
  return { timeline, held, gains };
}

describe('holdings that are sold where cash is short', () => {
  const costs = [{ id: 'living', monthly: 2_500 }];

  it('are taxed on half the gain over what was paid for that part (ITAA 1997 s 115-100)', () => {
    const { timeline, held, gains } = run({ holdings: [shares], costs, policy: { drawOn: ['etf'] } });
    expect(held('holding', 'etf', 11)).toBe(90_000);
    expect(held('cash', 'cash', 11)).toBe(0);
    // 30,000 of 120,000 had cost 15,000.
    expect(gains).toEqual([7_500]);
    expect(timeline.shortMonths).toEqual([]);
    expect(timeline.notKnown.map(({ subject, field }) => [subject, field])).toEqual([['etf', 'bought']]);
  });

  it('hold nothing that grows once all is drawn', () => {
    // $10.11 at 60 % a year: 1,061.55 cents after a month, which is $10.62 and more than there is by 0.45. That is drawn; in
    // October the 0.45 ÷ 1.05 would be 0.51, a cent below zero.
    const cents: Holding = { ...shares, value: 10.11, growthPct: 60 };
    const { timeline, held } = run({ holdings: [cents], costs, policy: { drawOn: ['etf'] } });
    const months = [...Array(timeline.months).keys()];
    expect(held('cash', 'cash', 0)).toBe(10.62 - 2_500);
    expect(months.map((month) => held('holding', 'etf', month))).toEqual(months.map(() => 0));
  });

  it('bring no gain that is known where their cost is not', () => {
    const { costBase: _, ...unknown } = shares;
    const { timeline, gains } = run({ holdings: [unknown], costs, policy: { drawOn: ['etf'] } });
    expect(gains).toEqual([0]);
    expect(timeline.notKnown.map(({ subject, field }) => [subject, field])).toEqual([['etf', 'price']]);
  });

  it('pay on the units of the start that are left, and nothing once they are sold', () => {
    // 2% of what is left at the start of each month, which falls by 2,500 less what the month before paid.
    const holdings = [{ ...shares, annualIncome: 2_400 }];
    const out: HouseholdEvent = { id: 'out', do: 'sell', when: '2027-01', what: 'etf' };
    const paid = (given: Partial<Household>) => {
      const { timeline } = run({ holdings, costs, policy: { drawOn: ['etf'] }, ...given }, 8);
      return timeline.years.map((year) => Math.round(yearStatement(timeline, year).otherIncome));
    };
    let [left, first] = [120_000, 0];
    for (let month = 0; month < 12; month += 1) {
      const income = (2_400 / 12) * (left / 120_000);
      first += income;
      left -= 2_500 - income;
    }
    const [year1, , , , year5, year6] = paid({});
    expect([year1, year6]).toEqual([Math.round(first), 0]);
    expect(year5).toBeLessThan(400);
    expect(paid({ costs: [], policy: {}, events: [out] }).slice(0, 2)).toEqual([1_400, 0]);
    // What a surplus buys pays nothing: its dividends are not modelled.
    const bought = { events: [lump('in', '2026-07', 50_000)], policy: { surplusOrder: ['etf'] } };
    expect(paid({ ...bought, costs: [] }).slice(0, 2)).toEqual([2_400, 2_400]);
  });

  it('pay what they pay where they are recorded without a value, until they are sold', () => {
    const out: HouseholdEvent = { id: 'out', do: 'sell', when: '2027-01', what: 'etf' };
    const { timeline } = run({ holdings: [{ ...shares, value: 0, annualIncome: 2_400 }], events: [out] });
    expect(timeline.years.map((year) => yearStatement(timeline, year).otherIncome)).toEqual([1_400]);
  });

  it('stay where they are not named, and leave the month short', () => {
    const { timeline, held } = run({ holdings: [shares], costs });
    expect(held('holding', 'etf', 11)).toBe(120_000);
    expect(timeline.shortMonths).toHaveLength(12);
  });

  it('sell what was bought first first, each part with its own cost and days', () => {
    const events = [lump('in', '2026-07', 10_000), lump('out', '2027-01', -3_000)];
    const holdings = [{ ...shares, value: 1_000, costBase: 400, growthPct: 12 }];
    const policy = { surplusOrder: ['etf'], drawOn: ['etf'] };
    const { held, gains } = run({ holdings, events, policy });
    // A unit of $1 is $1.01 when $10,000 buys 9,900.99 and $1.07 when $3,000 are sold: the 1,000 of the start for
    // 1,070, which had cost 400, and 1,803.74 more for 1,930, half a year old and without the discount.
    const late = 1_930 - (1_930 / 1.07) * 1.01;
    expect(gains[0]).toBeCloseTo((1_070 - 400) / 2 + late, 2);
    expect(held('holding', 'etf', 6)).toBeCloseTo((10_000 / 1.01) * 1.07 - 1_930, 2);
    expect(held('holding', 'etf', 11)).toBeCloseTo((10_000 / 1.01 - 1_930 / 1.07) * 1.12, 1);
  });

  it('held on 1 July 2027 are taxed from what they are worth then (ITAA 1997 ss 112-155, 112-160)', () => {
    const sale: HouseholdEvent = { id: 'out', do: 'sell', when: '2036-07', what: 'etf' };
    const holdings = [{ ...shares, value: 100_000, costBase: 10_000, growthPct: 7 }];
    const { gains, held } = run({ holdings, events: [sale], assume: { ...still, pricesPct: 2.5 } }, 11);
    expect(held('holding', 'etf', 11)).toBeCloseTo(107_000, 2);
    // Half of the gain to 30 June 2027, and all of the gain since over 107,000 indexed for nine years.
    const price = held('holding', 'etf', 119);
    expect(gains.at(-1)).toBeCloseTo((107_000 - 10_000) / 2 + price - 107_000 * 1.025 ** 9, 0);
    expect(gains.at(-1)).toBeCloseTo(111_586.78, 0);
  });

  it('that cost nothing are taxed on all of their price', () => {
    const { gains } = run({ holdings: [{ ...shares, costBase: 0 }], costs, policy: { drawOn: ['etf'] } });
    expect(gains[0]).toBeCloseTo(15_000, 0);
  });

  it('come before super, which waits until they are gone', () => {
    const people = [{ id: 'p', born: '1960-01', superBalance: 50_000 }];
    const events: readonly HouseholdEvent[] = [{ id: 'stop', do: 'retire', when: '2026-07', person: 'p' }];
    const holdings = [{ ...shares, value: 6_000, costBase: 6_000 }];
    const { held } = run({ people, events, holdings, costs, policy: { drawOn: ['etf'] } });
    expect(held('super', 'p', 1)).toBe(50_000);
    expect(held('holding', 'etf', 2)).toBe(0);
    // 7,500 were spent, 6,000 of them shares.
    expect(held('super', 'p', 2)).toBe(48_500);
  });
});

describe('super that is drawn where cash is short', () => {
  const costs = [{ id: 'living', monthly: 2_500 }];
  const stop: HouseholdEvent = { id: 'stop', do: 'retire', when: '2026-08', person: 'p' };
  const drawn = (born: string, events: readonly HouseholdEvent[]) => {
    const people = [{ id: 'p', born, superBalance: 50_000 }];
    const { held, timeline } = run({ people, events, costs });
    return { left: [0, 1, 2, 3].map((month) => held('super', 'p', month)), short: timeline.shortMonths };
  };

  it('opens with the month of the 65th birthday, whether work has stopped or not (SIS Regulations 1994 Sch 1 item 106)', () => {
    // 65 in September 2026: two months of 2,500 that were short are made good with the third.
    expect(drawn('1961-09', [])).toEqual({ left: [50_000, 50_000, 42_500, 40_000], short: [0, 1] });
  });

  it('opens at 60 to those who have retired (item 101), the month after', () => {
    expect(drawn('1966-07', [stop])).toEqual({ left: [50_000, 50_000, 42_500, 40_000], short: [0, 1] });
    expect(drawn('1966-07', []).left).toEqual([50_000, 50_000, 50_000, 50_000]);
    expect(drawn('1966-10', [stop]).left).toEqual([50_000, 50_000, 50_000, 40_000]);
  });
});

describe('what is left over', () => {
  const loan: Loan = { id: 'l', kind: 'other', on: [], purpose: null, balance: 6_000, ratePct: 0, ends: null };
  const offset: CashAccount = { id: 'off', balance: 4_000, offsets: 'l' };
  const accounts = [{ id: 'cash', balance: 1_000 }, offset];
  const events = [lump('in', '2026-07', 5_000), lump('more', '2026-08', 9_000)];

  it('fills an offset account, then a loan, then a holding, above what is kept', () => {
    const policy = { surplusOrder: ['off', 'l', 'etf'], keep: 500 };
    const { held, timeline } = run({ accounts, events, loans: [loan], holdings: [shares], policy });
    // 5,500: 2,000 offset all that is owed, and 3,500 repay of it what they can.
    expect(held('cash', 'off', 0)).toBe(6_000);
    expect(held('loan', 'l', 0)).toBe(-2_500);
    // 9,000: more is offset than owed, 2,500 repay the rest, and 6,500 buy shares.
    expect(held('cash', 'off', 1)).toBe(6_000);
    expect(held('loan', 'l', 1)).toBe(0);
    expect(held('holding', 'etf', 1)).toBe(126_500);
    expect(held('cash', 'cash', 1)).toBe(500);
    const [year] = timeline.years;
    const { principalRepaid = 0, leftOver = 0, opening = 0, closing = 0 } = year ? yearStatement(timeline, year) : {};
    expect([principalRepaid, leftOver, closing - opening]).toEqual([6_000, 0, 14_000]);
  });

  it('stays in the first account where nothing takes it', () => {
    const { held } = run({ accounts, events, loans: [loan], policy: { surplusOrder: ['off'] } });
    expect(held('cash', 'off', 1)).toBe(6_000);
    expect(held('cash', 'cash', 1)).toBe(13_000);
  });

  it('never repays a loan of a trust', () => {
    const owners = [{ owner: 't', sharePct: 100 }];
    const { held } = run({
      accounts,
      events,
      entities: [{ id: 't', kind: 'discretionaryTrust', shares: [{ owner: 'p', sharePct: 100 }] }],
      homes: [
        {
          id: 'h',
          state: null,
          value: 9_000,
          kind: null,
          contract: null,
          price: null,
          landPct: null,
          use: 'empty',
          owners,
        },
      ],
      loans: [{ ...loan, kind: 'home', on: ['h'], purpose: 'h' }],
      policy: { surplusOrder: ['l'] },
    });
    expect(held('loan', 'l', 1)).toBe(-6_000);
    expect(held('cash', 'cash', 1)).toBe(15_000);
  });
});
