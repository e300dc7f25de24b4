import { describe, expect, it } from 'vitest';
import { Refusal, type RefusalCode } from '../units/refusal.ts';
import { usualAssumptions } from './assumptions.ts';
import { checkHousehold } from './check.ts';
import type { Home, Household, HouseholdEvent, Loan } from './household.ts';

const owners = [{ owner: 'ann', sharePct: 100 }];
const home: Home = {
  ...{ id: 'home', state: 'NSW', value: 900_000, kind: null, contract: '2018-05-01', price: 600_000 },
  ...{ landPct: 60, use: 'home', owners },
};
const loan: Loan = { id: 'loan', kind: 'home', on: ['home'], purpose: null, balance: 1, ratePct: 6, ends: '2050-01' };
const income = { id: 'pay', person: 'ann', kind: 'salary', annual: 90_000 } as const;
const { contract: _, price: __, ...bought } = home;
const buy = {
  ...{ id: 'buy', do: 'buy', when: '2030-01' },
  ...{ home: { ...bought, id: 'flat' }, loan: { lvrPct: 80 } },
} as const satisfies HouseholdEvent;

const fine: Household = {
  start: '2026-11',
  people: [{ id: 'ann', born: '1986-03' }],
  incomes: [income],
  accounts: [{ id: 'everyday', balance: 0 }],
  holdings: [{ id: 'fund', kind: 'shares', value: 1, owners }],
  homes: [home],
  loans: [loan],
  costs: [{ id: 'living', monthly: 2_000 }],
  events: [],
  assume: usualAssumptions,
};

function refusal(changes: Partial<Household>, years?: number): readonly [RefusalCode, string] | null {
  try {
    checkHousehold({ ...fine, ...changes }, years);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.field];
    throw error;
  }
}

const withLoan = (changes: Partial<Loan>) => ({ loans: [{ ...loan, ...changes }] });
const withHome = (changes: Partial<Home>) => ({ homes: [{ ...home, ...changes }] });
const withEvent = (event: HouseholdEvent) => ({ events: [event] });
const when = '2028-01';
const many = <Row extends { readonly id: string }>(row: Row, count: number) =>
  Array.from({ length: count }, (_row, place) => ({ ...row, id: `${row.id}${place}` }));

describe('a household that can be', () => {
  it.each<readonly [string, Partial<Household>]>([
    ['as it is', {}],
    [
      'with as many homes, accounts and costs as are allowed',
      {
        homes: [home, ...many(home, 59)],
        accounts: many({ id: 'a', balance: 0 }, 40),
        costs: many({ id: 'c', monthly: 1 }, 60),
      },
    ],
    [
      'with accounts that offset the loans of a purchase',
      {
        accounts: ['buy.loan', 'buy.equity', 'loan'].map((offsets, place) => ({
          id: `a${place}`,
          balance: 1,
          offsets,
        })),
        events: [buy],
      },
    ],
    [
      'with thirds of four decimals',
      withHome({
        owners: [33.3334, 33.3334, 33.3334].map((sharePct, place) => ({
          owner: ['ann', 'bo', 'cy'][place] ?? '',
          sharePct,
        })),
      }),
    ],
    [
      'with a year, a moment or nothing for a contract',
      {
        homes: ['2026', '2026-05-12T19:30:00+10:00', null].map((contract, place) => ({
          ...home,
          id: `h${place}`,
          contract,
        })),
        loans: [],
      },
    ],
    ['with a loan on two homes', { homes: [home, { ...home, id: 'two' }], ...withLoan({ on: ['home', 'two'] }) }],
    ['with a loan whose interest is spent for shares', withLoan({ kind: 'margin', on: [], purpose: 'fund' })],
    [
      'that sells and refinances what it buys',
      {
        events: [
          buy,
          { id: 's', do: 'sell', when: '2040-01', what: 'flat' },
          { id: 'r', do: 'refinance', when: '2035-01', loan: 'buy.loan', ratePct: 5 },
          { id: 'l', do: 'lump', when: '2036-01', amount: -1_000, loan: 'buy.equity' },
        ],
      },
    ],
    [
      'with events that cannot happen as written, which notes say',
      withEvent({ id: 's', do: 'sell', when: '2020-01', what: 'home' }),
    ],
  ])('is accepted %s', (_title, changes) => {
    const three = ['ann', 'bo', 'cy'].map((id) => ({ id, born: null }));
    expect(refusal({ people: three, ...changes })).toBeNull();
  });

  it('runs for 1 to 60 whole years', () => {
    expect([1, 60].map((years) => refusal({}, years))).toEqual([null, null]);
    expect([0, 61, 1.5].map((years) => refusal({}, years))).toEqual(Array(3).fill(['outOfRange', 'years']));
  });
});

describe('a household that cannot be', () => {
  it.each<readonly [RefusalCode, string, Partial<Household>]>([
    ['unknownValue', 'start', { start: '2026-13' }],
    ['unknownValue', 'start', { start: '2026-11-24' }],
    ['outOfRange', 'people', { people: [] }],
    ['outOfRange', 'people', { people: many({ id: 'p', born: null }, 5) }],
    ['outOfRange', 'accounts', { accounts: [] }],
    ['outOfRange', 'accounts', { accounts: many({ id: 'a', balance: 0 }, 41) }],
    ['outOfRange', 'homes', { homes: many(home, 61) }],
    ['outOfRange', 'loans', { loans: many(loan, 81) }],
    ['outOfRange', 'events', { events: many({ id: 'r', do: 'rates', when, addPct: 1 }, 101) }],
    ['outOfRange', 'costs', { costs: many({ id: 'c', monthly: 1 }, 61) }],
    ['outOfRange', 'incomes', { incomes: many(income, 121) }],
    [
      'incompatible',
      'people.id',
      {
        people: [
          { id: 'ann', born: null },
          { id: 'ann', born: null },
        ],
      },
    ],
    ['incompatible', 'homes.id', { homes: [home, home] }],
    ['incompatible', 'homes.id', withHome({ id: 'fund' })],
    ['incompatible', 'homes.id', withEvent({ ...buy, home: { ...buy.home, id: 'home' } })],
    ['incompatible', 'loans.id', { ...withEvent(buy), loans: [loan, { ...loan, id: 'buy.loan' }] }],
    ['required', 'costs.id', { costs: [{ id: '', monthly: 1 }] }],
    ['dateOrder', 'people.born', { people: [{ id: 'ann', born: '2026-12' }] }],
    ['outOfRange', 'people.helpDebt', { people: [{ id: 'ann', born: null, helpDebt: -1 }] }],
    ['unknownValue', 'incomes.person', { incomes: [{ ...income, person: 'bo' }] }],
    ['outOfRange', 'incomes.annual', { incomes: [{ ...income, annual: 1e9 + 1 }] }],
    ['outOfRange', 'incomes.annual', { incomes: [{ ...income, annual: Number.NaN }] }],
    ['outOfRange', 'incomes.growthPct', { incomes: [{ ...income, growthPct: 51 }] }],
    ['dateOrder', 'incomes.until', { incomes: [{ ...income, from: '2030-02', until: '2030-01' }] }],
    ['unknownValue', 'accounts.offsets', { accounts: [{ id: 'a', balance: 0, offsets: 'none' }] }],
    ['outOfRange', 'accounts.ratePct', { accounts: [{ id: 'a', balance: 0, ratePct: 101 }] }],
    [
      'unknownValue',
      'accounts.owners.owner',
      { accounts: [{ id: 'a', balance: 0, owners: [{ owner: 'bo', sharePct: 1 }] }] },
    ],
    ['unknownValue', 'homes.owners.owner', withHome({ owners: [{ owner: 'bo', sharePct: 50 }] })],
    ['required', 'homes.owners', withHome({ owners: [] })],
    ['shareRange', 'homes.owners.sharePct', withHome({ owners: [{ owner: 'ann', sharePct: 100.5 }] })],
    ['shareRange', 'homes.owners.sharePct', withHome({ owners: [{ owner: 'ann', sharePct: 0 }] })],
    ['incompatible', 'homes.owners.owner', withHome({ owners: [...owners, ...owners] })],
    [
      'shareRange',
      'holdings.owners.sharePct',
      { holdings: [{ id: 'f', kind: 'other', value: 1, owners: [{ owner: 'ann', sharePct: -1 }] }] },
    ],
    ['unknownValue', 'homes.contract', withHome({ contract: 'May 2018' })],
    ['outOfRange', 'homes.value2027', withHome({ value2027: -1 })],
    ['unknownValue', 'openLaw.value2027', { openLaw: JSON.parse('{ "value2027": "valuation" }') }],
    ['unknownValue', 'homes.contract', withHome({ contract: '2018-02-30' })],
    ['dateOrder', 'homes.contract', withHome({ contract: '2026-12-01' })],
    ['unknownValue', 'loans.borrowingCosts.on', withLoan({ borrowingCosts: [{ on: '2024', amount: 1 }] })],
    ['outOfRange', 'loans.borrowingCosts.amount', withLoan({ borrowingCosts: [{ on: '2024-01', amount: -1 }] })],
    ['unknownValue', 'homes.livedIn.until', withHome({ livedIn: { until: '2018' } })],
    ['dateOrder', 'homes.livedIn.until', withHome({ livedIn: { until: '2026-11' } })],
    ['dateOrder', 'homes.livedIn.until', withHome({ livedIn: { from: '2020-02', until: '2020-01' } })],
    ['outOfRange', 'homes.livedIn.worthThen', withHome({ livedIn: { until: '2020-01', worthThen: -1 } })],
    ['outOfRange', 'homes.value', withHome({ value: -1 })],
    ['outOfRange', 'homes.rentWeekly', withHome({ rentWeekly: 1e6 + 1 })],
    ['outOfRange', 'homes.landPct', withHome({ landPct: 101 })],
    ['outOfRange', 'homes.vacancyWeeks', withHome({ vacancyWeeks: 53 })],
    [
      'dateOrder',
      'homes.laterUses.from',
      withHome({
        laterUses: [
          { from: '2030-01', use: 'rent' },
          { from: '2029-01', use: 'home' },
        ],
      }),
    ],
    ['required', 'loans.on', withLoan({ on: [] })],
    ['unknownValue', 'loans.on', withLoan({ on: ['flat'] })],
    ['unknownValue', 'loans.purpose', withLoan({ purpose: 'flat' })],
    ['outOfRange', 'loans.balance', withLoan({ balance: -0.01 })],
    ['outOfRange', 'loans.ratePct', withLoan({ ratePct: 101 })],
    ['unknownValue', 'loans.fixedUntil', withLoan({ fixedUntil: '2028' })],
    ['dateOrder', 'loans.ends', withLoan({ ends: '2026-10' })],
    ['dateOrder', 'loans.ends', withLoan({ interestOnlyUntil: '2050-02' })],
    ['outOfRange', 'loans.laterRates.ratePct', withLoan({ laterRates: [{ from: '2027-01', ratePct: -1 }] })],
    [
      'dateOrder',
      'loans.laterRates.fixedUntil',
      withLoan({ laterRates: [{ from: '2027-01', ratePct: 6, fixedUntil: '2026-12' }] }),
    ],
    ['dateOrder', 'costs.until', { costs: [{ id: 'c', monthly: 1, from: '2030-02', until: '2030-01' }] }],
    ['outOfRange', 'assume.pricesPct', { assume: { ...usualAssumptions, pricesPct: 51 } }],
    ['outOfRange', 'assume.loanRatePct', { assume: { ...usualAssumptions, loanRatePct: 31 } }],
    ['unknownValue', 'policy.surplusTo', { policy: { surplusTo: 'savings' } }],
    ['unknownValue', 'policy.surplusOrder', { policy: { surplusOrder: ['fund', 'loan', 'buy.loan'] } }],
    ['incompatible', 'policy.surplusOrder', { policy: { surplusTo: 'everyday', surplusOrder: [] } }],
    ['unknownValue', 'policy.drawOn', { policy: { drawOn: ['fund', 'everyday'] } }],
    ['outOfRange', 'people.superAbovePct', { people: [{ id: 'ann', born: null, superAbovePct: 101 }] }],
    [
      'outOfRange',
      'people.superExtra.nonConcessional',
      { people: [{ id: 'ann', born: null, superExtra: { nonConcessional: -1 } }] },
    ],
    ['outOfRange', 'policy.dependants', { policy: { dependants: 1.5 } }],
    ['outOfRange', 'policy.dependantsUntil', { policy: { dependants: 1, dependantsUntil: ['2030-01', '2031-01'] } }],
    ['unknownValue', 'policy.dependantsUntil', { policy: { dependants: 1, dependantsUntil: ['2030'] } }],
    ['outOfRange', 'policy.bufferPct', { policy: { lending: { bufferPct: -1 } } }],
  ])('is refused: %s at %s', (code, field, changes) => expect(refusal(changes)).toEqual([code, field]));

  it('says what is wrong', () => {
    expect(() => checkHousehold({ ...fine, ...withLoan({ on: [] }) })).toThrow(
      'loans.on is empty; the home loan loan needs the property that secures it',
    );
    expect(() => checkHousehold({ ...fine, ...withLoan({ on: ['flat'] }) })).toThrow(
      'loans.on is flat, which the household does not have',
    );
  });
});

describe('an event', () => {
  it.each<readonly [RefusalCode, string, HouseholdEvent]>([
    ['unknownValue', 'events.when', { id: 'e', do: 'rates', when: 'soon', addPct: 1 }],
    ['unknownValue', 'events.when', { ...buy, when: { whenAllowedFrom: '2030' } }],
    ['unknownValue', 'events.what', { id: 'e', do: 'sell', when, what: 'flat' }],
    ['unknownValue', 'events.loan', { id: 'e', do: 'refinance', when, loan: 'flat', ratePct: 5 }],
    ['unknownValue', 'events.home', { id: 'e', do: 'renovate', when, home: 'fund', cost: 1, addsValue: 1 }],
    ['unknownValue', 'events.home', { id: 'e', do: 'use', when, home: 'flat', use: 'rent' }],
    ['unknownValue', 'events.income', { id: 'e', do: 'work', when, income: 'wage', annual: 1 }],
    [
      'unknownValue',
      'events.leave.income',
      { id: 'e', do: 'child', when, monthlyCost: 1, leave: { income: 'wage', months: 9, keepsPct: 0 } },
    ],
    ['unknownValue', 'events.person', { id: 'e', do: 'retire', when, person: 'bo' }],
    ['unknownValue', 'events.loan', { id: 'e', do: 'lump', when, amount: 1, loan: 'flat' }],
    ['outOfRange', 'events.addPct', { id: 'e', do: 'rates', when, addPct: 31 }],
    ['outOfRange', 'events.amount', { id: 'e', do: 'lump', when, amount: -1e9 - 1 }],
    ['outOfRange', 'events.costsPct', { id: 'e', do: 'sell', when, what: 'home', costsPct: 101 }],
    ['outOfRange', 'events.cost', { id: 'e', do: 'renovate', when, home: 'home', cost: -1, addsValue: 1 }],
    [
      'outOfRange',
      'events.interestOnlyMonths',
      { id: 'e', do: 'refinance', when, loan: 'loan', ratePct: 5, termMonths: 12, interestOnlyMonths: 13 },
    ],
    [
      'outOfRange',
      'events.leave.keepsPct',
      { id: 'e', do: 'child', when, monthlyCost: 1, leave: { income: 'pay', months: 9, keepsPct: 101 } },
    ],
    ['dateOrder', 'events.until', { id: 'e', do: 'child', when, monthlyCost: 1, until: '2027-12' }],
    ['dateOrder', 'events.until', { id: 'e', do: 'work', when, income: 'pay', annual: 1, until: '2027-12' }],
    ['outOfRange', 'events.loan.lvrPct', { ...buy, loan: { lvrPct: 101 } }],
    ['outOfRange', 'events.loan.termMonths', { ...buy, loan: { lvrPct: 80, termMonths: 0 } }],
    ['outOfRange', 'events.home.value', { ...buy, home: { ...buy.home, value: 1e10 } }],
    [
      'shareRange',
      'events.home.owners.sharePct',
      { ...buy, home: { ...buy.home, owners: [{ owner: 'ann', sharePct: 101 }] } },
    ],
  ])('is refused: %s at %s', (code, field, event) => expect(refusal(withEvent(event))).toEqual([code, field]));
});
