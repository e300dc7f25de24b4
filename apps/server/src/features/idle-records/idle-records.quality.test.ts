import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../test/accounts.ts';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { aProperty } from '../../../test/properties.ts';
import { type Caller, caller } from '../../../test/records.ts';
import { generateRecords } from '../../seed/generated-records.ts';
import { runRetention } from '../privacy/index.ts';

let server: TestApp;
let adviser: Caller;

const email = 'ann@people.example';

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  adviser = await caller(server, 'ADMIN');
});

/** Lets days go by with the nightly job run; the adviser signs in again. */
async function pass(days: number): Promise<void> {
  server.clock.advance({ minutes: days * 24 * 60 });
  await runRetention(server.deps);
  adviser = await caller(server, 'ADMIN');
}

/** A record that an adviser enters; returns its id. */
async function paperClient(firstName: string, more: object = {}): Promise<string> {
  const answer = await adviser.post('/profiles/details', { profile: { firstName, lastName: 'Lee', ...more } });
  return answer.json().profile.id;
}

/** A client with an account and a record; returns its id. */
async function accountClient(): Promise<string> {
  const { id } = await server.addUser({ role: 'CLIENT', email, isProven: true });
  const { accessToken } = (await signIn(server.app, { email, password: testPassword })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  await server.app.inject({
    method: 'PUT',
    url: `/api/profiles/${id}`,
    headers,
    payload: { firstName: 'Ann', lastName: 'Lee' },
  });
  return id;
}

async function listed(): Promise<string[]> {
  const answer = await adviser.get('/idle-records');
  return answer.json().records.map(({ id }: { id: string }) => id);
}

async function keptEvents(): Promise<string[]> {
  const { rows } = await server.deps.db.query(
    `select action from audit_events where action like 'client-ke%' order by id`,
  );
  return rows.map(({ action }) => String(action));
}

const leave = async () => {
  const payload = aBorrowingLead({ email });
  return (await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload })).json();
};

describe('records that nobody has used for a year', () => {
  it('are listed to advisers from then on, the longest unused first, with an account or without', async () => {
    const first = await paperClient('Paper', { email: 'paper@people.example' });
    const usedAt = server.clock.now().toISOString();
    await pass(30);
    const second = await accountClient();
    await pass(334);
    expect(await listed()).toEqual([]);
    await pass(1);
    const { records, hasMore } = (await adviser.get('/idle-records')).json();
    expect(records).toEqual([
      { id: first, firstName: 'Paper', lastName: 'Lee', email: 'paper@people.example', lastUsedAt: usedAt },
    ]);
    expect(hasMore).toBe(false);
    await pass(31);
    expect(await listed()).toEqual([first, second]);
  });

  const uses: readonly [string, (id: string) => Promise<unknown>][] = [
    ['they signed in', () => signIn(server.app, { email, password: testPassword })],
    [
      'their details changed',
      (id) => adviser.put(`/profiles/${id}`, { phone: `Since ${server.clock.now().toISOString()}` }),
    ],
    ['an adviser set a task', (id) => adviser.post(`/clients/${id}/tasks`, { text: 'Call' })],
    ['an adviser noted something', (id) => adviser.post(`/clients/${id}/notes`, { text: 'Called' })],
    [
      'an adviser gave them a property',
      async (id) => {
        const property = await adviser.post('/properties', aProperty());
        return await adviser.post('/assign-property', { clientId: id, propertyId: property.json().id });
      },
    ],
    ['they left a lead under their address', leave],
    [
      'a lead was theirs',
      async (id) => {
        const lead = await leave();
        await server.deps.db.query('update leads set client_id = $1, email_normalised = $2 where id = $3', [
          id,
          'other@people.example',
          lead.id,
        ]);
      },
    ],
  ];

  it.each(uses)('are not those where %s since', async (_what, use) => {
    const id = await accountClient();
    await pass(200);
    await use(id);
    await pass(364);
    expect(await listed()).toEqual([]);
    await pass(2);
    expect(await listed()).toEqual([id]);
    await use(id);
    expect(await listed()).toEqual([]);
    await pass(1);
    expect((await server.deps.db.query('select from idle_records')).rowCount).toBe(0);
  });

  it('are those too that an adviser only looked at, and never those of advisers', async () => {
    const id = await paperClient('Looked-at');
    await adviser.put(`/profiles/${adviser.id}`, { firstName: 'An adviser' });
    await pass(200);
    expect((await adviser.get(`/profiles/${id}/details`)).statusCode).toBe(200);
    await pass(200);
    expect(await listed()).toEqual([id]);
    await adviser.get(`/clients/${id}/view`);
    expect(await listed()).toEqual([id]);
  });

  it('are shown ten at once, and it is said that there are more', async () => {
    for (let n = 0; n < 11; n += 1) await paperClient(`Client ${n}`);
    await pass(400);
    const before = (await adviser.get('/idle-records')).json();
    expect([before.records.length, before.hasMore]).toEqual([10, true]);
    await adviser.post(`/idle-records/${before.records[0].id}/keep`, {});
    const after = (await adviser.get('/idle-records')).json();
    expect([after.records.length, after.hasMore]).toEqual([10, false]);
  });

  it('are found among more than one batch', async () => {
    await generateRecords(server.deps.db, { clients: 2_100, leads: 0, seed: 'idle' });
    await pass(0);
    expect((await server.deps.db.query('select from idle_records')).rowCount).toBe(2_100);
  });

  it('are none of a client’s business', async () => {
    const client = await caller(server, 'CLIENT');
    expect((await client.get('/idle-records')).statusCode).toBe(403);
    expect((await client.post(`/idle-records/${client.id}/keep`, {})).statusCode).toBe(403);
  });

  it('leave the list while the client is being erased, and are back when that is taken back', async () => {
    const id = await paperClient('Erased');
    await pass(400);
    expect((await adviser.post(`/profiles/${id}/erase`, { confirm: 'ERASE' })).statusCode).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await adviser.post(`/erasures/${id}/take-back`, {})).statusCode).toBe(200);
    expect(await listed()).toEqual([id]);
  });
});

describe('a record that an adviser keeps', () => {
  it('is off the list for a year, and back after it', async () => {
    const id = await paperClient('Kept');
    await pass(400);
    expect((await adviser.post(`/idle-records/${id}/keep`, {})).json()).toEqual({ ok: true });
    expect(await listed()).toEqual([]);
    await pass(364);
    expect(await listed()).toEqual([]);
    await pass(2);
    expect(await listed()).toEqual([id]);
  });

  it('is on the list again when that is undone; each is one event, the same again is none', async () => {
    const id = await paperClient('Undone');
    await pass(400);
    for (const _ of ['once', 'again']) await adviser.post(`/idle-records/${id}/keep`, {});
    for (const _ of ['once', 'again']) await adviser.post(`/idle-records/${id}/ask-again`, {});
    expect(await listed()).toEqual([id]);
    expect(await keptEvents()).toEqual(['client-kept', 'client-keep-undone']);
  });

  it('has to be one that nobody has used', async () => {
    const id = await paperClient('In use');
    await pass(1);
    for (const act of ['keep', 'ask-again']) {
      expect((await adviser.post(`/idle-records/${id}/${act}`, {})).statusCode).toBe(404);
    }
    expect(await keptEvents()).toEqual([]);
  });
});
