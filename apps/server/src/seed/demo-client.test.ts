import { flatProfileSchema } from '@freehold/contract';
import { householdOf } from '@freehold/domain';
import { checkHousehold, dashboardSummary, type Household, usualAssumptions } from '@freehold/finance';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { seedFirstStart } from './first-start.ts';

const demo = {
  admin: { email: 'adviser@freehold.example', password: 'for the adviser 1' },
  client: { email: 'client@freehold.example', password: 'for the client 1' },
};
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const both = [
  { owner: 'client', sharePct: 50 },
  { owner: 'partner', sharePct: 50 },
];
const unknown = { kind: null, landPct: null };

// By hand from the seed; `a` and `l` are the places of assets and liabilities in the record.
const byHand: Household = {
  start: '2026-11',
  people: [
    { id: 'client', born: '1984-05', helpDebt: 0, hospitalCover: null, superBalance: 214_500 },
    { id: 'partner', born: null, hospitalCover: null, superBalance: 0 },
  ],
  incomes: [
    { id: 'client.work', person: 'client', kind: 'salary', annual: 118_000 },
    { id: 'partner.work', person: 'partner', kind: 'salary', annual: 64_000 },
  ],
  accounts: [
    { id: 'everyday', balance: 0 },
    { id: 'a4', balance: 27_600 },
  ],
  holdings: [{ id: 'a3', kind: 'shares', value: 48_200, costBase: 36_000, annualIncome: 1_840, owners: both }],
  homes: [
    { ...unknown, id: 'a0', state: 'VIC', value: 985_000, contract: '2017', price: 720_000, use: 'home', owners: both },
    {
      ...{ ...unknown, id: 'a1', state: null, value: 642_000, contract: '2020', price: 515_000 },
      ...{ use: 'rent', rentWeekly: 540, managementPct: 20, owners: both },
    },
  ],
  loans: [
    {
      ...{ id: 'l0', kind: 'home', on: ['a0'], purpose: null },
      ...{ balance: 486_000, ratePct: 6.04, ends: null, monthlyRepayment: 3_240 },
    },
    // 1,180 × 26 ÷ 12.
    {
      ...{ id: 'l1', kind: 'home', on: ['a1'], purpose: 'a1', balance: 401_500, ratePct: 6.29 },
      ...{ interestOnlyUntil: '2031-10', ends: '2056-10', monthlyRepayment: expect.closeTo(2_556.6667, 4) },
    },
    {
      ...{ id: 'l2', kind: 'card', on: [], purpose: null },
      ...{ balance: 2_450, limit: 12_000, ratePct: 19.99, ends: null, monthlyRepayment: 250 },
    },
  ],
  costs: [{ id: 'living', monthly: 5_200 }],
  events: [{ id: 'client.retire', do: 'retire', when: '2046-05', person: 'client' }],
  assume: usualAssumptions,
  policy: { dependants: 2, drawOn: ['a3'] },
};

it('the record of the first client reads as this household, with what it does not say', async () => {
  await seedFirstStart(server.deps.db, demo);
  const { email, password } = demo.client;
  const signedIn = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
  const { accessToken, id } = signedIn.json();
  const headers = { authorization: `Bearer ${accessToken}` };
  // Half a percent of 1,917,300 more than a month before, as the valuations say.
  const details = await server.app.inject({ url: `/api/profiles/${id}/details`, headers });
  const [lastMonth, monthBefore] = details.json().monthFigures;
  expect(lastMonth.netWorth - monthBefore.netWorth).toBeCloseTo(9_586.5, 1);
  const answer = await server.app.inject({ url: `/api/profiles/${id}`, headers });
  const { assets, liabilities, ...profile } = flatProfileSchema.parse(answer.json());
  const record = {
    profile,
    assets: assets.map((row, place) => ({ ...row, id: `a${place}` })),
    liabilities: liabilities.map((row, place) => ({ ...row, id: `l${place}` })),
  };
  const { household, assumed } = householdOf(record, '2026-11-24');
  expect(household).toEqual(byHand);
  checkHousehold(household, 60);
  // 985,000 + 642,000 + 214,500 + 48,200 + 27,600, and 486,000 + 401,500 + 2,450.
  expect(dashboardSummary(record)).toMatchObject({ totalAssets: 1_917_300, totalDebt: 889_950 });
  expect(assumed.map(({ subject, field }) => `${subject} ${field}`)).toEqual([
    'client hospitalCover',
    'partner born',
    'partner hospitalCover',
    'a0 owners',
    'a0 state',
    'a1 owners',
    'a1 state',
    'a1 annualCosts',
    'a1 depreciation',
    'a4 offsets',
    'a4 ratePct',
    'a3 owners',
    'a2 superBalance',
    'l0 ends',
    'l1 on',
    'l1 interestOnlyUntil',
    'l1 ends',
    'l2 ends',
    'l0 offsets',
    'l1 offsets',
  ]);
});
