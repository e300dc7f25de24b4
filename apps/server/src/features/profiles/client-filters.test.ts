import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { type Caller, caller } from '../../../test/records.ts';

let server: TestApp;
let adviser: Caller;
const dayMinutes = 24 * 60;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  adviser = await caller(server, 'ADMIN');
});

async function made(firstName: string, loanBalance = 0): Promise<string> {
  const lists =
    loanBalance === 0
      ? {}
      : {
          assets: [{ assetType: 'Primary Home', currentValue: 1_000_000, ownershipPercentage: 100 }],
          liabilities: [{ liabilityType: 'Mortgage', isPrimaryResidence: true, loanBalance, interestRate: 6 }],
        };
  const answer = await adviser.post('/profiles/details', { profile: { firstName, lastName: 'Lee' }, ...lists });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().profile.id;
}

async function names(query: string): Promise<string[]> {
  const answer = await adviser.get(`/clients${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().map(({ firstName }: { firstName: string }) => firstName);
}

it('clients without contact for so many days are those never contacted and those last contacted before', async () => {
  const ann = await made('Ann');
  await made('Bob');
  const cat = await made('Cat');
  await adviser.post(`/clients/${ann}/notes`, { text: 'Called.' });
  server.clock.advance({ minutes: 60 * dayMinutes });
  adviser = await caller(server, 'ADMIN');
  await adviser.post(`/clients/${cat}/notes`, { text: 'Called.' });
  expect(await names('?quietDays=90')).toEqual(['Bob']);
  server.clock.advance({ minutes: 31 * dayMinutes });
  adviser = await caller(server, 'ADMIN');
  expect(await names('?quietDays=90')).toEqual(['Ann', 'Bob']);
  expect(await names('?quietDays=20')).toEqual(['Ann', 'Bob', 'Cat']);
});

it('an LVR over 80% leaves out 80% itself and clients without property, over pages of any length', async () => {
  for (const [name, loan] of [
    ['Ann', 800_000],
    ['Bob', 800_001],
    ['Cat', 0],
    ['Dan', 950_000],
    ['Eve', 810_000],
  ] as const) {
    await made(name, loan);
  }
  expect(await names('?lvrOver=80')).toEqual(['Bob', 'Dan', 'Eve']);
  expect(await names('?lvrOver=80&sort=-name&q=lee')).toEqual(['Eve', 'Dan', 'Bob']);
  const first = await adviser.get('/clients?lvrOver=80&limit=2');
  const next = /<\/api(\/clients[^>]*)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  expect(first.json()).toHaveLength(2);
  expect(await names(next.slice('/clients'.length))).toEqual(['Eve']);
});

it('clients without a next action are those without an open task', async () => {
  await made('Ann');
  const payload = aBorrowingLead({ firstName: 'Bob', lastName: 'Ng', email: 'bob@example.com' });
  const lead = (await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload })).json().id;
  await adviser.put(`/leads/${lead}`, { nextAction: 'Ask for payslips' });
  // The lead's next action becomes the client's first task.
  const { clientId } = (await adviser.post(`/leads/${lead}/convert`, {})).json();
  expect(await names('?noAction=true')).toEqual(['Ann']);
  const [task] = (await adviser.get(`/clients/${clientId}/tasks`)).json();
  await adviser.post(`/clients/${clientId}/tasks/${task.id}/done`, {});
  expect(await names('?noAction=true')).toEqual(['Ann', 'Bob']);
});

it.each(['quietDays=0', 'quietDays=3651', 'quietDays=1.5', 'lvrOver=-1', 'lvrOver=201', 'noAction=false'])(
  'refuses %s',
  async (query) => {
    expect((await adviser.get(`/clients?${query}`)).statusCode).toBe(400);
  },
);
