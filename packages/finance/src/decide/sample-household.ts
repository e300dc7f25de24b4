import type { HouseholdAssumptions } from '../household/assumptions.ts';
import type { Home, Household, Loan } from '../household/household.ts';

const still: HouseholdAssumptions = {
  pricesPct: 0,
  wagesPct: 0,
  growthPct: 0,
  rentGrowthPct: 0,
  superReturnPct: 0,
  sharesGrowthPct: 0,
  loanRatePct: 6,
};

/** Nothing grows and nothing is taxed: $2,000 a month come in, $1,500 go out, $5,000 are there. For figures by hand. */
export const stillHousehold: Household = {
  start: '2026-07',
  people: [{ id: 'ann', born: '1980-01' }],
  incomes: [{ id: 'pay', person: 'ann', kind: 'taxFree', annual: 24_000 }],
  accounts: [{ id: 'everyday', balance: 5_000 }],
  holdings: [],
  homes: [],
  loans: [],
  costs: [{ id: 'living', monthly: 1_500 }],
  events: [],
  assume: still,
};

/** Owned and lived in by Ann alone, without a loan. */
export const stillHome: Home = {
  id: 'house',
  state: 'NSW',
  value: 500_000,
  kind: 'established',
  contract: '2015-03-02',
  price: 300_000,
  landPct: 0,
  use: 'home',
  owners: [{ owner: 'ann', sharePct: 100 }],
};

/** $120,000 at 6 %, interest only: $600 a month. */
export const stillLoan: Loan = {
  id: 'loan',
  kind: 'other',
  on: [],
  purpose: null,
  balance: 120_000,
  ratePct: 6,
  interestOnlyUntil: '2060-06',
  ends: '2060-06',
};

const both = [
  { owner: 'ann', sharePct: 60 },
  { owner: 'bo', sharePct: 40 },
];

/** A couple with a home, a let flat, loans, super and taxes, in the middle of a financial year. */
export const couple: Household = {
  start: '2026-12',
  people: [
    { id: 'ann', born: '1970-06', superBalance: 310_000, hospitalCover: true },
    { id: 'bo', born: '1972-02', superBalance: 190_000, hospitalCover: false, helpDebt: 12_000 },
  ],
  incomes: [
    { id: 'ann pays', person: 'ann', kind: 'salary', annual: 128_000 },
    { id: 'bo pays', person: 'bo', kind: 'salary', annual: 84_000, growthPct: 2 },
  ],
  accounts: [
    { id: 'everyday', balance: 12_000, ratePct: 1 },
    { id: 'offset', balance: 40_000, offsets: 'home loan' },
  ],
  holdings: [{ id: 'fund', kind: 'shares', value: 30_000, owners: [{ owner: 'ann', sharePct: 100 }] }],
  homes: [
    { ...stillHome, id: 'home', value: 1_100_000, landPct: 60, owners: both },
    {
      ...{ ...stillHome, id: 'flat', state: 'QLD', value: 540_000, landPct: 40, use: 'rent', owners: both },
      ...{ contract: '2021-06-18', price: 420_000, rentWeekly: 560, vacancyWeeks: 2, annualCosts: 6_200 },
      ...{ managementPct: 7.7, depreciation: { capitalWorks: 4_100 } },
    },
  ],
  loans: [
    { ...stillLoan, id: 'home loan', kind: 'home', on: ['home'], balance: 320_000, interestOnlyUntil: undefined },
    {
      ...{ id: 'flat loan', kind: 'home', on: ['flat'], purpose: 'flat', balance: 330_000 },
      ...{ ratePct: 6.3, interestOnlyUntil: '2031-08', ends: '2053-11' },
    },
  ],
  costs: [{ id: 'living', monthly: 5_400 }],
  events: [{ id: 'up', do: 'rates', when: '2028-01', addPct: 0.5 }],
  assume: {
    ...{ pricesPct: 2.5, wagesPct: 3.2, growthPct: 4.5, rentGrowthPct: 3, superReturnPct: 6, sharesGrowthPct: 5 },
    loanRatePct: 6.2,
  },
  policy: { floor: 5_000, surplusTo: 'offset', keep: 10_000 },
};
