import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditedActions, holdAnother, send, signIn, tokenOf } from '../../../test/accounts.ts';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { type Caller, caller } from '../../../test/records.ts';

const strong = 'a much longer and stronger one';
let server: TestApp;
let admin: Caller;
let ann: Caller;
let bob: Caller;

beforeAll(async () => {
  server = await startTestApp();
  [admin, ann, bob] = [await caller(server, 'ADMIN'), await caller(server, 'ADVISER'), await caller(server, 'ADVISER')];
});
afterAll(() => server.close());

/** A client whom an adviser or admin enters. */
async function entered(by: Caller, firstName: string): Promise<string> {
  const answer = await by.post('/profiles/details', { profile: { firstName, lastName: 'Client' } });
  return answer.json().profile.id;
}

/** An open lead of an adviser. */
async function leadOf(owner: Caller): Promise<string> {
  const email = `${randomUUID()}@leads.example`;
  const answer = await send(server.app, 'POST /borrowing-leads', { body: aBorrowingLead({ email }) });
  const { id } = answer.json();
  await server.deps.db.query('update leads set owner_id = $1 where id = $2', [owner.id, id]);
  return id;
}

const named = (email: string, more: object = {}) => ({ firstName: 'Cara', lastName: 'New', email, ...more });
const tally = async (id: string) => {
  const { advisers } = (await admin.get('/advisers')).json();
  return advisers.find((one: { id: string }) => one.id === id);
};
const statusOf = async (sending: Promise<{ statusCode: number }>) => (await sending).statusCode;
const withdrawn = (by: Caller, clientId: string, adviserId: string) => {
  const headers = { authorization: by.authorization };
  return server.app.inject({ method: 'DELETE', url: `/api/profiles/${clientId}/advisers/${adviserId}`, headers });
};

describe('an invitation', () => {
  it('mails a link that sets the password, after which the adviser signs in and sees nobody', async () => {
    const email = 'Cara@advisers.example';
    const answer = await admin.post('/advisers/invite', named(email), { 'idempotency-key': randomUUID() });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().adviser).toMatchObject({ state: 'invited', clients: 0, openLeads: 0, email });
    // Without a mail server the admin passes it on.
    expect(answer.json().link).toMatch(/\/reset-password#token=[\w.-]+&first$/);
    const first = tokenOf(answer.json().link);
    expect(await statusOf(signIn(server.app, { email, password: '' }))).toBe(400);
    // Asked for again before it was used: another link for the same account.
    const again = await admin.post('/advisers/invite', named('cara@advisers.example'));
    expect(again.json().adviser.id).toBe(answer.json().adviser.id);
    const used = { password: strong };
    const reset = (token: string) => send(server.app, 'POST /auth/reset-password', { body: { ...used, token } });
    expect(await statusOf(reset(first))).toBe(400);
    expect(await statusOf(reset(tokenOf(again.json().link)))).toBe(200);
    const cara = await holdAnother(server, { email, password: strong });
    const profiles = await send(server.app, 'GET /profiles', { authorization: cara.authorization });
    expect(profiles.json()).toEqual([]);
    expect(await tally(cara.id)).toMatchObject({ state: 'active' });
    expect(await statusOf(admin.post('/advisers/invite', named(email)))).toBe(409);
    expect(await auditedActions(server)).toContain('adviser-invited');
  });

  it('is refused for the address of a client or an admin, replaces a sign-up that nobody proved, and takes no header', async () => {
    await server.addUser({ role: 'CLIENT', email: 'proven@example.com', isProven: true });
    await server.addUser({ role: 'ADMIN', email: 'boss@example.com' });
    const { id } = await server.addUser({ role: 'CLIENT', email: 'stranger@example.com' });
    for (const email of ['Proven@example.com', 'boss@example.com']) {
      expect(await statusOf(admin.post('/advisers/invite', named(email)))).toBe(409);
    }
    const invited = await admin.post('/advisers/invite', named('stranger@example.com'));
    expect(invited.json().adviser.id).not.toBe(id);
    for (const more of [{ firstName: 'A\r\nBcc: x@example.com' }, { email: 'a@b.example\r\nBcc: x@example.com' }]) {
      expect(await statusOf(admin.post('/advisers/invite', named('c@example.com', more)))).toBe(400);
    }
    const both = ['race@example.com', 'RACE@example.com'].map((email) =>
      statusOf(admin.post('/advisers/invite', named(email))),
    );
    expect((await Promise.all(both)).every((status) => status === 201 || status === 409)).toBe(true);
    const { rows } = await server.deps.db.query(`select id from users where email_normalised = 'race@example.com'`);
    expect(rows).toHaveLength(1);
  });

  it('that waits ends when the adviser is disabled, and is not sent', async () => {
    const email = 'never@advisers.example';
    const { adviser, link } = (await admin.post('/advisers/invite', named(email))).json();
    expect(await statusOf(admin.post(`/advisers/${adviser.id}/disable`, {}))).toBe(200);
    const body = { token: tokenOf(link), password: strong };
    expect(await statusOf(send(server.app, 'POST /auth/reset-password', { body }))).toBe(400);
    expect(await statusOf(send(server.app, 'POST /auth/forgot-password', { body: { email } }))).toBe(200);
    const { rows } = await server.deps.db.query(
      `select kind from mails join account_links on account_links.id = link_id where recipient = $1 and used_at is null`,
      [email],
    );
    expect(rows).toEqual([]);
    expect(await statusOf(admin.post('/advisers/invite', named(email)))).toBe(409);
    expect((await admin.post(`/advisers/${adviser.id}/enable`, {})).json()).toMatchObject({ state: 'invited' });
  });
});

describe('whose clients they are', () => {
  it('is told to the client, to admins and to their adviser, with since when', async () => {
    const client = await caller(server, 'CLIENT');
    await client.put(`/profiles/${client.id}`, { firstName: 'Own', lastName: 'Client' });
    const path = `/profiles/${client.id}/advisers`;
    const given = () => admin.put(`${path}/${ann.id}`, {});
    expect((await client.get(path)).json()).toEqual([]);
    expect(await statusOf(ann.get(path))).toBe(404);
    expect((await given()).json()).toMatchObject([{ id: ann.id, since: server.clock.now().toISOString() }]);
    expect((await given()).json()).toHaveLength(1);
    expect((await client.get(path)).json()).toMatchObject([{ id: ann.id, firstName: 'Test' }]);
    expect(await statusOf(ann.get(path))).toBe(200);
    expect(await statusOf(bob.get(path))).toBe(404);
    for (const nobody of [randomUUID(), admin.id, client.id]) {
      expect(await statusOf(admin.put(`${path}/${nobody}`, {}))).toBe(404);
    }
    for (const outsider of [ann, client]) {
      expect(await statusOf(outsider.put(`${path}/${bob.id}`, {}))).toBe(403);
      expect(await statusOf(withdrawn(outsider, client.id, ann.id))).toBe(403);
    }
    expect((await withdrawn(admin, client.id, ann.id)).json()).toEqual([]);
    expect(await statusOf(ann.get(path))).toBe(404);
    const { rows } = await server.deps.db.query(
      `select action, fields from audit_events where subject_id = $1 and action like 'adviser-%' order by id`,
      [client.id],
    );
    const fields = ['advisers'];
    expect(rows).toEqual([
      { action: 'adviser-given', fields },
      { action: 'adviser-taken', fields },
    ]);
  });

  it('changes in one step for all clients, leads and unfinished tasks, and two who do so at once both end well', async () => {
    const [one, both] = [await entered(ann, 'One'), await entered(ann, 'Both')];
    await admin.put(`/profiles/${both}/advisers/${bob.id}`, {});
    const lead = await leadOf(ann);
    const task = { text: 'Call', ownerId: ann.id };
    await admin.post(`/clients/${one}/tasks`, task);
    for (const to of [ann.id, randomUUID(), admin.id]) {
      expect(await statusOf(admin.post(`/advisers/${ann.id}/hand-over`, { to }))).toBe(400);
    }
    expect((await admin.post(`/advisers/${ann.id}/hand-over`, { to: bob.id })).json()).toEqual({
      clients: 2,
      leads: 1,
    });
    expect(await tally(ann.id)).toMatchObject({ clients: 0, openLeads: 0 });
    expect(await tally(bob.id)).toMatchObject({ clients: 2, openLeads: 1 });
    expect([await statusOf(ann.get(`/leads/${lead}`)), await statusOf(bob.get(`/leads/${lead}`))]).toEqual([404, 200]);
    const { rows } = await server.deps.db.query('select 1 from client_tasks where owner_id = $1', [ann.id]);
    expect(rows).toEqual([]);
    const second = await caller(server, 'ADMIN');
    const crossed = await Promise.all([
      statusOf(admin.post(`/advisers/${ann.id}/hand-over`, { to: bob.id })),
      statusOf(second.post(`/advisers/${bob.id}/hand-over`, { to: ann.id })),
    ]);
    expect(crossed).toEqual([200, 200]);
    const [annNow, bobNow] = [await tally(ann.id), await tally(bob.id)];
    expect([annNow.clients + bobNow.clients, annNow.openLeads + bobNow.openLeads]).toEqual([2, 1]);
    expect(await statusOf(admin.post(`/advisers/${bob.id}/hand-over`, { to: null }))).toBe(200);
    expect(await statusOf(admin.post(`/advisers/${ann.id}/hand-over`, { to: null }))).toBe(200);
    expect((await admin.get('/advisers')).json().unassigned).toMatchObject({ openLeads: 1 });
  });

  it('takes unfinished tasks to the one adviser who stays; to nobody where none or several do', async () => {
    const cara = await caller(server, 'ADVISER');
    const taskOwners = async (client: string) => {
      const { rows } = await server.deps.db.query(
        'select owner_id from client_tasks where profile_id = $1 order by created_at, text',
        [client],
      );
      return rows.map(({ owner_id }) => owner_id);
    };
    const cases = [
      { stay: [bob], next: bob.id },
      { stay: [], next: null },
      { stay: [bob, cara], next: null },
    ];
    for (const { stay, next } of cases) {
      const client = await entered(ann, 'Single');
      for (const { id } of stay) await admin.put(`/profiles/${client}/advisers/${id}`, {});
      const tasks = `/clients/${client}/tasks`;
      await ann.post(tasks, { text: 'A overdue', dueOn: '2026-01-01' });
      const done = (await ann.post(tasks, { text: 'B done' })).json();
      await ann.post(`${tasks}/${done.id}/done`, {});
      await admin.post(tasks, { text: 'C of an admin' });
      expect((await withdrawn(admin, client, ann.id)).statusCode).toBe(200);
      expect(await taskOwners(client)).toEqual([next, ann.id, admin.id]);
      const shown = (await bob.get('/today?mine=true')).json().dueActions.items;
      expect(shown.filter(({ clientId }: { clientId?: string }) => clientId === client)).toHaveLength(
        stay.includes(bob) ? 1 : 0,
      );
    }
  });
});

describe('an adviser who is disabled', () => {
  it('is out at once, and only when somebody says whose their clients become', async () => {
    const email = 'leaving@advisers.example';
    const { id } = await server.addUser({ role: 'ADVISER', email });
    const held = await holdAnother(server, { email });
    const mine = { authorization: held.authorization };
    const profile = { profile: { firstName: 'Left', lastName: 'Over' } };
    const client = (await send(server.app, 'POST /profiles/details', { ...mine, body: profile })).json().profile.id;
    const disable = (body: object) => admin.post(`/advisers/${id}/disable`, body);
    expect((await disable({})).json().fields).toMatchObject([{ field: 'handTo' }]);
    expect(await statusOf(disable({ handTo: id }))).toBe(400);
    expect((await disable({ handTo: bob.id })).json()).toMatchObject({ state: 'disabled', clients: 0 });
    expect(await statusOf(send(server.app, 'GET /profiles', mine))).toBe(401);
    const refresh = { body: { refreshToken: held.refreshToken } };
    expect(await statusOf(send(server.app, 'POST /auth/refresh', refresh))).toBe(401);
    expect(await statusOf(signIn(server.app, { email }))).toBe(401);
    expect((await admin.get(`/profiles/${client}/advisers`)).json()).toMatchObject([{ id: bob.id }]);
    expect(await statusOf(disable({}))).toBe(409);
    // Nobody can be given to them, nor anything handed to them.
    expect(await statusOf(admin.put(`/profiles/${client}/advisers/${id}`, {}))).toBe(404);
    expect(await statusOf(admin.post(`/advisers/${bob.id}/hand-over`, { to: id }))).toBe(400);
    expect(await statusOf(admin.post(`/advisers/${id}/enable`, {}))).toBe(200);
    expect(await statusOf(signIn(server.app, { email, password: testPassword }))).toBe(200);
  });

  it('is never an admin, oneself and the last one included, nor disabled by an adviser', async () => {
    for (const id of [admin.id, randomUUID()]) {
      expect(await statusOf(admin.post(`/advisers/${id}/disable`, { handTo: null }))).toBe(404);
    }
    for (const id of [ann.id, bob.id]) {
      expect(await statusOf(ann.post(`/advisers/${id}/disable`, { handTo: null }))).toBe(403);
    }
    expect(await statusOf(ann.get('/advisers'))).toBe(403);
  });
});
