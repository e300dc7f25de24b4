import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead, aProfile } from '../../../test/builders.ts';
import { type Caller, caller } from '../../../test/records.ts';
import { up } from '../../db/migrations/0028-client-tasks.ts';
import { runRetention } from '../privacy/index.ts';

let server: TestApp;
let adviser: Caller;
let clientId: string;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  adviser = await caller(server, 'ADMIN');
  const profile = aProfile({ firstName: 'Robin', lastName: 'Lane', email: 'robin@example.com' });
  clientId = (await adviser.post('/profiles/details', { profile })).json().profile.id;
});

const path = (rest = '') => `/clients/${clientId}/tasks${rest}`;
const list = async () => (await adviser.get(path())).json();
const texts = async () => (await list()).map(({ text }: { text: string }) => text);

async function add(text: string, dueOn?: string) {
  const answer = await adviser.post(path(), { text, ...(dueOn === undefined ? {} : { dueOn }) });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function put(rest: string) {
  const answer = await adviser.post(path(rest), {});
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function remove(id: string): Promise<void> {
  const { authorization } = adviser;
  const url = `/api${path(`/${id}`)}`;
  const answer = await server.app.inject({ method: 'DELETE', url, headers: { authorization } });
  expect(answer.json()).toEqual({ ok: true });
}

describe('tasks of a client', () => {
  it('are listed by day, those without a day last, then what is done', async () => {
    const call = await add('Call the lender', '2026-12-09');
    await add('Ask about super');
    await add('Send the rates', '2026-12-01');
    expect(call).toMatchObject({
      text: 'Call the lender',
      dueOn: '2026-12-09',
      ownerId: adviser.id,
      ownerName: 'Test Person',
      createdAt: '2026-11-21T04:00:00.000Z',
      doneAt: null,
      doneByName: null,
    });
    expect(await texts()).toEqual(['Send the rates', 'Call the lender', 'Ask about super']);
    server.clock.advance({ minutes: 5 });
    const done = await put(`/${call.id}/done`);
    expect(done).toEqual({ ...call, doneAt: '2026-11-21T04:05:00.000Z', doneByName: 'Test Person' });
    server.clock.advance({ minutes: 5 });
    expect(await put(`/${call.id}/done`)).toEqual(done);
    expect(await texts()).toEqual(['Send the rates', 'Ask about super', 'Call the lender']);
    expect(await put(`/${call.id}/reopen`)).toEqual(call);
    expect(await texts()).toEqual(['Send the rates', 'Call the lender', 'Ask about super']);
  });

  it.each([
    ['text', { text: ' ' }, 'Write what is to be done'],
    ['text', { text: '\u200b' }, 'Write what is to be done'],
    ['text', { text: '\u202e\u2066' }, 'Write what is to be done'],
    ['text', { text: 'x'.repeat(501) }, 'This is too long'],
    ['dueOn', { text: 'Call', dueOn: '2026-02-30' }, expect.any(String)],
    ['dueOn', { text: 'Call', dueOn: '0026-12-01' }, 'Enter a date from 1900 on'],
  ])('are refused where %s is %o', async (field, body, message) => {
    const answer = await adviser.post(path(), body);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field, message }]]);
  });

  it('take five hundred characters', async () => {
    expect((await add('é'.repeat(500))).text).toHaveLength(500);
  });

  it('are not found under another client, nor once removed; a removed one comes back for a week', async () => {
    const task = await add('Call');
    expect((await adviser.post(`/clients/${adviser.id}/tasks/${task.id}/done`, {})).statusCode).toBe(404);
    await remove(task.id);
    expect(await texts()).toEqual([]);
    expect((await adviser.post(path(`/${task.id}/done`), {})).statusCode).toBe(404);
    expect(await put(`/${task.id}/restore`)).toEqual(task);
    await remove(task.id);
    server.clock.advance({ minutes: 7 * 24 * 60 + 1 });
    expect(await runRetention(server.deps)).toMatchObject({ tasks: 1 });
    adviser = await caller(server, 'ADMIN');
    expect((await adviser.post(path(`/${task.id}/restore`), {})).statusCode).toBe(404);
  });

  it('are at most two hundred open ones; finished and removed ones do not count until they are opened again', async () => {
    const first = await add('First');
    await server.deps.db.query(
      `insert into client_tasks (id, profile_id, text, created_at)
       select gen_random_uuid(), $1, 'Task ' || n, now() from generate_series(1, 199) as n`,
      [clientId],
    );
    const message = 'A client can have 200 open tasks. Finish or delete one first.';
    const refused = async (answer: ReturnType<Caller['post']>) =>
      expect([(await answer).statusCode, (await answer).json().fields]).toEqual([400, [{ field: 'text', message }]]);
    await refused(adviser.post(path(), { text: 'One too many' }));
    await put(`/${first.id}/done`);
    await add('Room again');
    await refused(adviser.post(path(`/${first.id}/reopen`), {}));
    expect(await list()).toHaveLength(201);
  });

  it('are at most a thousand with the finished ones; removing one makes room, bringing it back needs it', async () => {
    const first = await add('First');
    await server.deps.db.query(
      `insert into client_tasks (id, profile_id, text, created_at, done_at)
       select gen_random_uuid(), $1, 'Task ' || n, now(), now() from generate_series(1, 999) as n`,
      [clientId],
    );
    const message = 'A client can have 1,000 tasks, finished ones included. Delete finished ones first.';
    const refused = async (answer: ReturnType<Caller['post']>) =>
      expect([(await answer).statusCode, (await answer).json().fields]).toEqual([400, [{ field: 'text', message }]]);
    await refused(adviser.post(path(), { text: 'One too many' }));
    await put(`/${first.id}/done`);
    await put(`/${first.id}/reopen`);
    await remove(first.id);
    await add('Room again');
    await refused(adviser.post(path(`/${first.id}/restore`), {}));
  });

  it('are in the export of the person and go with an erasure', async () => {
    await add('Compare offset accounts');
    const exported = (await adviser.get(`/profiles/${clientId}/export`)).json();
    expect(exported.held.client_tasks).toMatchObject([{ text: 'Compare offset accounts', profile_id: clientId }]);
    await adviser.post(`/profiles/${clientId}/erase`, { confirm: 'ERASE' });
    const { rowCount } = await server.deps.db.query('select from client_tasks');
    expect(rowCount).toBe(0);
  });

  it('keep no name of an adviser whose account is gone', async () => {
    const colleague = await caller(server, 'ADMIN');
    await colleague.post(path(), { text: 'Call' });
    await server.deps.db.query('delete from users where id = $1', [colleague.id]);
    expect(await list()).toMatchObject([{ text: 'Call', ownerId: null, ownerName: null }]);
  });
});

describe('converting a lead', () => {
  const leave = async (email = 'ann@example.com') => {
    const payload = aBorrowingLead({ email });
    return (await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload })).json().id;
  };
  const convert = async (id: string) => {
    clientId = (await adviser.post(`/leads/${id}/convert`, {})).json().clientId;
  };

  it('makes its next action a task of the client and leaves none on the lead', async () => {
    const colleague = await caller(server, 'ADMIN');
    const id = await leave();
    const plan = { nextAction: 'Ask for payslips', nextActionOn: '2026-12-01', ownerId: colleague.id };
    await adviser.put(`/leads/${id}`, plan);
    await convert(id);
    expect(await list()).toMatchObject([
      { text: 'Ask for payslips', dueOn: '2026-12-01', ownerId: colleague.id, doneAt: null },
    ]);
    expect((await adviser.get(`/leads/${id}`)).json()).toMatchObject({ nextAction: null, nextActionOn: null });
  });

  it('names a task that had a day but no words, and adds none where nothing was noted', async () => {
    const id = await leave();
    await adviser.put(`/leads/${id}`, { nextActionOn: '2026-12-01' });
    await convert(id);
    expect(await list()).toMatchObject([{ text: 'Next action', dueOn: '2026-12-01', ownerId: null }]);
    await convert(await leave('bob@example.com'));
    expect(await list()).toEqual([]);
  });

  it('before tasks came moves its next action on with the upgrade, and leaves those of other leads', async () => {
    const [converted, open] = [await leave(), await leave('bob@example.com')];
    await adviser.put(`/leads/${open}`, { nextAction: 'Write', nextActionOn: '2026-12-02' });
    await convert(converted);
    await server.deps.db.query('drop table client_tasks');
    await server.deps.db.query('drop index liabilities_fixed_until, liabilities_interest_only_until');
    await server.deps.db.query(`update leads set next_action = 'Call', next_action_on = '2026-12-01' where id = $1`, [
      converted,
    ]);
    const own = { migrationTableName: 'tried_steps', migrationLockTableName: 'tried_steps_lock' };
    const provider = { getMigrations: async () => ({ '0028-client-tasks': { up } }) };
    const { error } = await new Migrator({ db: server.deps.db.kysely, provider, ...own }).migrateToLatest();
    expect(error).toBeUndefined();
    await server.deps.db.query('drop table tried_steps, tried_steps_lock');
    expect(await list()).toMatchObject([{ text: 'Call', dueOn: '2026-12-01', doneAt: null }]);
    expect((await adviser.get(`/leads/${converted}`)).json()).toMatchObject({ nextAction: null, nextActionOn: null });
    expect((await adviser.get(`/leads/${open}`)).json()).toMatchObject({ nextAction: 'Write' });
  });

  it('of a person who withdrew carries nothing on', async () => {
    const id = await leave();
    await adviser.put(`/leads/${id}`, { nextAction: 'Call' });
    await adviser.post(`/leads/${id}/withdraw`, {});
    await convert(id);
    expect(await list()).toEqual([]);
  });
});
