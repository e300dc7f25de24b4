import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { aMortgageLead } from '../../../test/lead-builders.ts';

let server: TestApp;
let admin: { authorization: string; id: string };

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await server.signedIn('ADMIN');
});

async function leave(path: string, payload: object): Promise<string> {
  const answer = await server.app.inject({ method: 'POST', url: `/api/${path}`, payload });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

async function get(path: string) {
  const { authorization } = admin;
  const answer = await server.app.inject({ url: `/api/leads/${path}`, headers: { authorization } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const none = { New: 0, Contacted: 0, Converted: 0, Closed: 0 };

describe('[DESK-01] the totals of the desk', () => {
  it('count nothing as 0, and each status of the leads that the filters find', async () => {
    expect(await get('totals')).toEqual(none);
    await leave('borrowing-leads', aBorrowingLead());
    const closed = await leave('borrowing-leads', aBorrowingLead({ firstName: 'Zoe', email: 'zoe@example.com' }));
    await leave('mortgage-leads', aMortgageLead());
    await server.deps.db.query(`update leads set status = 'Closed', owner_id = $2 where id = $1`, [closed, admin.id]);
    expect(await get('totals')).toEqual({ ...none, New: 2, Closed: 1 });
    expect(await get('totals?kind=borrowing')).toEqual({ ...none, New: 1, Closed: 1 });
    expect(await get('totals?q=zoe')).toEqual({ ...none, Closed: 1 });
    expect(await get(`totals?owner=${admin.id}`)).toEqual({ ...none, Closed: 1 });
    expect(await get('totals?owner=none')).toEqual({ ...none, New: 2 });
    expect(await get('totals?from=2026-11-22')).toEqual(none);
  });
});

describe('arrivals', () => {
  it('count the leads since a moment; without one, since a little before now', async () => {
    await leave('borrowing-leads', aBorrowingLead());
    server.clock.advance({ minutes: 10 });
    const mark = await get('arrivals');
    expect(mark).toEqual({ since: '2026-11-21T04:05:00.000Z', count: 0 });
    await leave('mortgage-leads', aMortgageLead());
    server.clock.advance({ minutes: 3 });
    await leave('borrowing-leads', aBorrowingLead({ firstName: 'Zoe' }));
    expect(await get(`arrivals?since=${mark.since}`)).toEqual({ since: mark.since, count: 2 });
  });
});

describe('owners', () => {
  it('are the advisers who can sign in, by name', async () => {
    await server.addUser({ role: 'CLIENT', email: 'client@example.com' });
    await server.addUser({ role: 'ADMIN', email: 'left@example.com', isDisabled: true });
    const { id } = await server.addUser({ role: 'ADMIN', email: 'abe@example.com' });
    await server.deps.db.query(`update users set first_name = 'Abe', last_name = '' where id = $1`, [id]);
    expect(await get('owners')).toEqual([
      { id, name: 'Abe', email: 'abe@example.com' },
      { id: admin.id, name: 'Test Person', email: expect.any(String) },
    ]);
  });
});
