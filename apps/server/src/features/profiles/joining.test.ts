import { randomUUID } from 'node:crypto';
import type { JoinAsked } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aSignUp, auditedActions, mailedToken, send } from '../../../test/accounts.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';
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

const email = 'robin@example.com';

/** A client who signed up and proved the address. */
async function newClient(changes: Record<string, unknown> = {}) {
  const given = aSignUp({ email, firstName: 'Robin', lastName: 'Lane', ...changes });
  const { id, accessToken } = (await send(server.app, 'POST /auth/register', { body: given })).json();
  const body = { token: await mailedToken(server, 'verify-email'), password: given.password };
  const proven = await send(server.app, 'POST /auth/verify-email', { body });
  expect(proven.statusCode).toBe(200);
  const authorization = `Bearer ${accessToken}`;
  const account = async () => (await send(server.app, 'GET /auth/account', { authorization })).json();
  const income = async () =>
    (await send(server.app, `GET /profiles/${id}`, { authorization })).json().grossIncome as number;
  return { id: String(id), authorization, account, income };
}

async function adviserRecord(changes: Record<string, unknown> = {}): Promise<string> {
  const profile = {
    email: ' Robin@Example.com',
    firstName: 'Robin',
    lastName: 'Lane',
    grossIncome: 123_456,
    ...changes,
  };
  return (await adviser.post('/profiles/details', { profile })).json().profile.id;
}

const joins = async (clientId?: string): Promise<JoinAsked[]> =>
  (await adviser.get(`/joins${clientId === undefined ? '' : `?clientId=${clientId}`}`)).json();
const records = async (clientId?: string) => (await joins(clientId)).flatMap((asked) => asked.records);

it('[SEC-09] waits for an adviser, who sees the account and the record; the press hands it over and tells the client', async () => {
  const recordId = await adviserRecord();
  const client = await newClient();
  expect(await client.income()).toBe(0);
  expect((await client.account()).isAdviserAsked).toBe(true);
  expect(await joins()).toMatchObject([
    {
      account: { id: client.id, firstName: 'Robin', lastName: 'Lane', email, hasDetails: false },
      records: [{ id: recordId, firstName: 'Robin', lastName: 'Lane', isRefused: false }],
    },
  ]);
  const pair = { accountId: client.id, recordId };
  expect((await adviser.post('/joins/connect', pair)).json()).toEqual({ clientId: client.id });
  expect(await client.income()).toBe(123_456);
  expect((await client.account()).isAdviserAsked).toBe(false);
  expect(await joins()).toEqual([]);
  expect((await adviser.post('/joins/connect', pair)).statusCode).toBe(404);
  expect((await server.mails()).map(({ kind, recipient }) => [kind, recipient])).toContainEqual([
    'record-connected',
    email,
  ]);
  const { rows } = await server.deps.db.query(
    `select actor_id, subject_id from audit_events where action = 'records-linked'`,
  );
  expect(rows).toEqual([{ actor_id: adviser.id, subject_id: client.id }]);
});

it('is not asked for an address that nobody proved, a closed account, or a slip in the record that was mended', async () => {
  const recordId = await adviserRecord();
  await send(server.app, 'POST /auth/register', { body: aSignUp({ email }) });
  expect(await joins()).toEqual([]);
  const declined = { token: await mailedToken(server, 'verify-email') };
  await send(server.app, 'POST /auth/verify-email/decline', { body: declined });
  const client = await newClient();
  expect(await records()).toHaveLength(1);
  await server.deps.db.query('update users set is_disabled = true where id = $1', [client.id]);
  expect(await joins()).toEqual([]);
  await server.deps.db.query('update users set is_disabled = false where id = $1', [client.id]);
  await adviser.put(`/profiles/${recordId}`, { email: 'another@example.com' });
  expect(await joins()).toEqual([]);
  expect((await adviser.post('/joins/connect', { accountId: client.id, recordId })).statusCode).toBe(404);
});

it('lets the adviser choose between the records of partners who share an address', async () => {
  const partner = await adviserRecord({ firstName: 'Sam' });
  const own = await adviserRecord({ grossIncome: 77_000 });
  const client = await newClient();
  expect((await records()).map(({ id }) => id).sort()).toEqual([partner, own].sort());
  await adviser.post('/joins/connect', { accountId: client.id, recordId: own });
  expect(await client.income()).toBe(77_000);
  expect((await adviser.get(`/profiles/${partner}`)).json()).toMatchObject({ firstName: 'Sam', hasAccount: false });
});

it('is offered for a record that is entered later or made of a lead', async () => {
  const client = await newClient();
  expect((await client.account()).isAdviserAsked).toBe(false);
  await adviserRecord();
  expect((await client.account()).isAdviserAsked).toBe(true);
  expect(await records()).toHaveLength(1);
});

it('can be said no to and taken back, which the client is not told', async () => {
  const recordId = await adviserRecord();
  const client = await newClient();
  const pair = { accountId: client.id, recordId };
  const mails = (await server.mails()).length;
  for (let press = 0; press < 2; press += 1) expect((await adviser.post('/joins/refuse', pair)).statusCode).toBe(200);
  expect(await joins()).toEqual([]);
  expect((await client.account()).isAdviserAsked).toBe(false);
  for (const id of [client.id, recordId]) expect(await records(id)).toMatchObject([{ id: recordId, isRefused: true }]);
  expect((await adviser.post('/joins/reopen', pair)).statusCode).toBe(200);
  expect(await records()).toMatchObject([{ isRefused: false }]);
  expect((await adviser.post('/joins/reopen', pair)).statusCode).toBe(404);
  expect(await server.mails()).toHaveLength(mails);
  const said = (await auditedActions(server)).filter((action) => action.startsWith('join-'));
  expect(said).toEqual(['join-refused', 'join-reopened']);
});

it('never overwrites what the client has entered: the adviser is told why both stay', async () => {
  const recordId = await adviserRecord();
  const client = await newClient();
  await send(server.app, `PUT /profiles/${client.id}`, {
    authorization: client.authorization,
    body: { grossIncome: 90_000 },
  });
  expect((await client.account()).isAdviserAsked).toBe(false);
  expect((await joins())[0]?.account.hasDetails).toBe(true);
  const answer = await adviser.post('/joins/connect', { accountId: client.id, recordId });
  expect(answer.json()).toMatchObject({
    code: 'already-done',
    message: expect.stringContaining('details of their own'),
  });
  expect(await client.income()).toBe(90_000);
});

it('ends with an erasure of either side', async () => {
  const recordId = await adviserRecord();
  const client = await newClient();
  await adviser.post('/joins/refuse', { accountId: client.id, recordId });
  await adviser.post(`/profiles/${recordId}/erase`, { confirm: 'ERASE' });
  expect(await records(client.id)).toEqual([]);
  expect((await server.deps.db.query('select from join_refusals')).rowCount).toBe(0);
});

it('is for advisers alone, and for pairs that are there', async () => {
  const recordId = await adviserRecord();
  const client = await newClient();
  const { authorization } = client;
  const pair = { accountId: client.id, recordId };
  for (const act of ['connect', 'refuse', 'reopen'] as const) {
    expect((await send(server.app, `POST /joins/${act}`, { authorization, body: pair })).statusCode).toBe(403);
    const other = { accountId: client.id, recordId: randomUUID() };
    expect((await adviser.post(`/joins/${act}`, other)).statusCode).toBe(404);
  }
  expect(await client.income()).toBe(0);
  figure('U32', 'ways to an adviser’s record without an adviser’s press', '0');
});
