import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { caller, clientWithProfile } from '../../../test/records.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

it('counts nothing as 0', async () => {
  const adviser = await caller(server, 'ADMIN');
  const answer = await adviser.get('/counts');
  expect(answer.json()).toEqual({
    clients: 0,
    properties: 0,
    leads: { New: 0, Contacted: 0, Converted: 0, Closed: 0 },
  });
});

it('[ADMIN-09] counts people with the role CLIENT, with an account or without, and leads by status', async () => {
  const adviser = await caller(server, 'ADMIN');
  await clientWithProfile(server);
  await adviser.post('/profiles/details', { profile: {} });
  await adviser.put(`/profiles/${adviser.id}`, { firstName: 'Adviser with a profile' });
  for (const existingLoans of [1, 2, 3]) {
    await server.app.inject({
      method: 'POST',
      url: '/api/borrowing-leads',
      payload: aBorrowingLead({ existingLoans }),
    });
  }
  await server.deps.db.query(`update leads set status = 'Closed' where inputs->>'existingLoans' = '2'`);
  const answer = await adviser.get('/counts');
  expect(answer.json()).toMatchObject({ clients: 2, leads: { New: 2, Contacted: 0, Converted: 0, Closed: 1 } });
});
