import { householdOf } from '@freehold/domain';
import { checkHousehold, dashboardSummary, type Household, usualAssumptions } from '@freehold/finance';
import { expect, it } from 'vitest';
import { demoWorld } from './world.ts';

const now = new Date('2026-11-24T04:00:00Z');
const { clients } = demoWorld(now);
const [demoClient] = clients;
const owners = [{ owner: 'client', sharePct: 100 }];
const unknown = { kind: null, landPct: null };

// By hand from the sketches; `a` and `l` are the places of assets and liabilities in the record.
const byHand: Household = {
  start: '2026-11',
  people: [{ id: 'client', born: '1988-04', helpDebt: 18_600, hospitalCover: true, superBalance: 142_000 }],
  incomes: [{ id: 'client.work', person: 'client', kind: 'salary', annual: 100_000 }],
  // 0.3 % of 38,000 is 114 a month, 3.6 % a year.
  accounts: [
    { id: 'everyday', balance: 0 },
    { id: 'a4', balance: 38_000, ratePct: expect.closeTo(3.6, 10) },
  ],
  holdings: [{ id: 'a2', kind: 'shares', value: 68_500, costBase: 45_000, annualIncome: 2_480, owners }],
  homes: [
    { ...unknown, id: 'a0', state: 'NSW', value: 985_000, contract: '2017', price: 742_000, use: 'home', owners },
    {
      ...{ ...unknown, id: 'a1', state: null, value: 612_000, contract: '2020', price: 498_000 },
      ...{ use: 'rent', rentWeekly: 560, managementPct: 20, owners },
    },
  ],
  loans: [
    {
      ...{ id: 'l0', kind: 'home', on: ['a0'], purpose: null },
      ...{ balance: 268_000, ratePct: 6.04, ends: null, monthlyRepayment: 1_880 },
    },
    // 6.34 % of 210,000 in twelfths is 1,109.50, which the sketch has in whole dollars.
    {
      ...{ id: 'l1', kind: 'home', on: ['a1'], purpose: 'a1', balance: 210_000, ratePct: 6.34 },
      ...{ interestOnlyUntil: '2031-10', ends: '2056-10', monthlyRepayment: 1_110 },
    },
    {
      ...{ id: 'l2', kind: 'card', on: [], purpose: null },
      ...{ balance: 2_850, limit: 12_000, ratePct: 20.99, ends: null, monthlyRepayment: 120 },
    },
    // 110 × 26 ÷ 12.
    {
      ...{ id: 'l3', kind: 'other', on: [], purpose: null },
      ...{ balance: 8_400, ratePct: 7.9, ends: null, monthlyRepayment: expect.closeTo(238.3333, 4) },
    },
  ],
  costs: [
    { id: 'living', monthly: 2_000 },
    { id: 'l5', monthly: 130 },
  ],
  events: [{ id: 'client.retire', do: 'retire', when: '2053-04', person: 'client' }],
  assume: usualAssumptions,
  policy: { dependants: 0, drawOn: ['a2'] },
};

it('the demo client’s record reads as this household', () => {
  if (demoClient === undefined) throw new Error('no demo client');
  const assets = demoClient.assets.map((row, place) => ({ ...row, id: `a${place}` }));
  const liabilities = demoClient.liabilities.map((row, place) => ({ ...row, id: `l${place}` }));
  const { household } = householdOf({ profile: demoClient.profile, assets, liabilities }, '2026-11-24');
  expect(household).toEqual(byHand);
});

it.each(clients.map((client, place) => [place, client] as const))(
  'client %d is a household that can be',
  (_, client) => {
    const { household, assumed } = householdOf(client, '2026-11-24');
    checkHousehold(household, 60);
    expect(assumed.length).toBeGreaterThan(0);
    const { totalAssets, totalDebt } = dashboardSummary(client);
    const isWhole = client.assets.every(({ ownershipPercentage }) => ownershipPercentage === 100);
    const worth = [
      ...[...household.homes, ...household.holdings].map(({ value }) => value),
      ...household.accounts.map(({ balance }) => balance),
      ...household.people.map(({ superBalance = 0 }) => superBalance),
    ];
    const owed = [
      ...household.loans.map(({ balance }) => balance),
      ...household.people.map(({ helpDebt = 0 }) => helpDebt),
    ];
    const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
    if (isWhole) expect(sum(worth)).toBe(totalAssets);
    expect(sum(owed)).toBe(totalDebt);
  },
);
