import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { type Caller, caller } from '../../../test/records.ts';

let server: TestApp;
let admin: Caller;
let eve: Caller;
let bob: Caller;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  [admin, eve, bob] = [await caller(server, 'ADMIN'), await caller(server, 'ADVISER'), await caller(server, 'ADVISER')];
});

interface Held {
  readonly client: string;
  readonly lead: string;
}

/** A client of Eve's with a lead and two tasks of hers, one of them done, who is being erased. */
async function erasedClientOfEve(alsoOf?: Caller): Promise<Held> {
  const profile = { firstName: 'Held', lastName: 'Client' };
  const client = (await eve.post('/profiles/details', { profile })).json().profile.id;
  if (alsoOf) await admin.put(`/profiles/${client}/advisers/${alsoOf.id}`, {});
  const payload = aBorrowingLead({ email: `${randomUUID()}@leads.example` });
  const lead = (await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload })).json().id;
  await server.deps.db.query('update leads set owner_id = $1, client_id = $2 where id = $3', [eve.id, client, lead]);
  const tasks = `/clients/${client}/tasks`;
  await eve.post(tasks, { text: 'Call' });
  const done = (await eve.post(tasks, { text: 'Was called' })).json().id;
  expect((await eve.post(`${tasks}/${done}/done`, {})).statusCode).toBe(200);
  expect((await admin.post(`/profiles/${client}/erase`, { confirm: 'ERASE' })).statusCode).toBe(200);
  return { client, lead };
}

async function takenBack({ client, lead }: Held) {
  expect((await admin.post(`/erasures/${client}/take-back`, {})).statusCode).toBe(200);
  const reads = async (who: Caller) => [
    (await who.get(`/profiles/${client}/details`)).statusCode,
    (await who.get(`/leads/${lead}`)).statusCode,
  ];
  const advisers = (await admin.get(`/profiles/${client}/advisers`)).json().map(({ id }: { id: string }) => id);
  const owned = async (sql: string) => (await server.deps.db.query(sql, [client])).rows.map(({ owner_id }) => owner_id);
  const open = await owned('select owner_id from client_tasks where profile_id = $1 and done_at is null');
  const done = await owned('select owner_id from client_tasks where profile_id = $1 and done_at is not null');
  const leads = await owned('select owner_id from leads where client_id = $1');
  return { eve: await reads(eve), bob: await reads(bob), advisers, open, done, leads };
}

describe('a client whose erasure is taken back after their adviser handed over', () => {
  const seen = [200, 200];
  const unseen = [404, 404];

  it('is with the one who took over, with leads and unfinished tasks; the log says so', async () => {
    const held = await erasedClientOfEve();
    const handed = await admin.post(`/advisers/${eve.id}/hand-over`, { to: bob.id });
    expect(handed.json()).toEqual({ clients: 0, leads: 0 });
    const theirs = { eve: unseen, bob: seen, advisers: [bob.id], open: [bob.id], done: [eve.id], leads: [bob.id] };
    expect(await takenBack(held)).toEqual(theirs);
    const { rows } = await server.deps.db.query(
      `select action, subject_id from audit_events where action in ('adviser-taken', 'lead-updated') order by id`,
    );
    expect(rows).toEqual([
      { action: 'adviser-taken', subject_id: held.client },
      { action: 'lead-updated', subject_id: held.lead },
    ]);
  });

  it('is with the other adviser once, whose they were already', async () => {
    const held = await erasedClientOfEve(bob);
    await admin.post(`/advisers/${eve.id}/hand-over`, { to: bob.id });
    expect(await takenBack(held)).toMatchObject({ eve: unseen, bob: seen, advisers: [bob.id] });
  });

  it.each([
    ['handed over to the admins', () => admin.post(`/advisers/${eve.id}/hand-over`, { to: null })],
    ['was disabled', () => admin.post(`/advisers/${eve.id}/disable`, {})],
    [
      'was disabled on the command line',
      () => server.deps.db.query('update users set is_disabled = true where id = $1', [eve.id]),
    ],
  ])('is nobody’s where the adviser %s', async (_how, leave) => {
    const held = await erasedClientOfEve();
    await leave();
    const back = await takenBack(held);
    expect(back).toMatchObject({ bob: unseen, advisers: [], open: [null], leads: [null] });
    expect((await admin.get('/advisers')).json().unassigned).toEqual({ clients: 1, openLeads: 0 });
    await server.deps.db.query('update users set is_disabled = false where id = $1', [eve.id]);
    expect((await server.deps.db.query('select 1 from client_advisers')).rows).toEqual([]);
  });
});
