import { clientTimeline, dayInSydney, timelineFigures } from '@freehold/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { type Caller, caller } from '../../../test/records.ts';

let server: TestApp;
let adviser: Caller;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  adviser = await caller(server, 'ADMIN');
});

async function made(profile: object, lists: object = {}) {
  const answer = await adviser.post('/profiles/details', { profile: { lastName: 'Lee', ...profile }, ...lists });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function rows(query = '') {
  const answer = await adviser.get(`/clients${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

it('a row has net worth and LVR of the household’s part, and nothing where nothing is recorded', async () => {
  await made(
    { firstName: 'Ann' },
    {
      assets: [
        { assetType: 'Primary Home', currentValue: 1_000_000, ownershipPercentage: 100 },
        { assetType: 'Super', currentValue: 200_000, ownershipPercentage: 100 },
      ],
      liabilities: [{ liabilityType: 'Mortgage', isPrimaryResidence: true, loanBalance: 400_000, interestRate: 6 }],
    },
  );
  await made({ firstName: 'Bob' });
  const [ann, bob] = await rows();
  // 1,000,000 + 200,000 − 400,000, and 400,000 of 1,000,000.
  expect(ann).toMatchObject({ firstName: 'Ann', netWorth: 800_000, lvrPercent: 40 });
  expect(bob).toMatchObject({ firstName: 'Bob', netWorth: null, lvrPercent: null, lastContactAt: null });
});

it('a row says of net worth and LVR what the client’s own dashboard says', async () => {
  const record = await made(
    { firstName: 'Ann', assessWithPartner: true, grossIncome: 120_000, partnerIncome: 90_000 },
    {
      assets: [
        { assetType: 'Investment Property', currentValue: 650_000, ownershipPercentage: 50, incomeAmount: 520 },
        { assetType: 'Shares', currentValue: 81_250.5, ownershipPercentage: 100 },
      ],
      liabilities: [
        { liabilityType: 'Mortgage', loanBalance: 310_000, interestRate: 6.2 },
        { liabilityType: 'Credit Card', loanBalance: 3_200, limitAmount: 15_000 },
      ],
    },
  );
  const { today, lvrPct } = timelineFigures(clientTimeline(record, dayInSydney(server.deps.now())));
  const [row] = await rows();
  expect([row.netWorth, row.lvrPercent]).toEqual([today.netWorth, lvrPct]);
});

it('a row has the last contact and the next action, which outlive the lead’s conversion', async () => {
  const payload = aBorrowingLead({ firstName: 'Cat', lastName: 'Ng', email: 'cat@example.com' });
  const lead = (await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload })).json().id;
  await adviser.put(`/leads/${lead}`, { nextAction: 'Ask for payslips', nextActionOn: '2026-12-01' });
  await adviser.put(`/leads/${lead}`, { status: 'Contacted' });
  const answered = server.deps.now().toISOString();
  server.clock.advance({ minutes: 5 });
  const { clientId } = (await adviser.post(`/leads/${lead}/convert`, {})).json();
  expect(await rows()).toMatchObject([
    { id: clientId, lastContactAt: answered, nextAction: 'Ask for payslips', nextActionOn: '2026-12-01' },
  ]);
  server.clock.advance({ minutes: 5 });
  await adviser.post(`/clients/${clientId}/notes`, { text: 'Called.' });
  expect((await rows())[0].lastContactAt).toBe(server.deps.now().toISOString());
});

it('a client whose lead nobody answered was not contacted by its conversion, and is among the quiet ones', async () => {
  const payload = aBorrowingLead({ firstName: 'Dan', lastName: 'Ng', email: 'dan@example.com' });
  const lead = (await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload })).json().id;
  const { clientId } = (await adviser.post(`/leads/${lead}/convert`, {})).json();
  expect(await rows('?quietDays=90')).toMatchObject([{ id: clientId, lastContactAt: null }]);
});

it('pages as the list of profiles does, clients alone, at most fifty rows', async () => {
  for (const firstName of ['Ann', 'Bob', 'Cat']) await made({ firstName });
  const first = await adviser.get('/clients?limit=2&sort=-name');
  expect(first.json().map(({ firstName }: { firstName: string }) => firstName)).toEqual(['Cat', 'Bob']);
  const next = /<\/api(\/clients[^>]*)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  expect((await adviser.get(next)).json()).toMatchObject([{ firstName: 'Ann' }]);
  expect(await rows('?q=bob')).toHaveLength(1);
  expect((await adviser.get('/clients?limit=51')).statusCode).toBe(400);
});
