import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead, anAsset, aProfile } from '../../../test/builders.ts';
import { aProperty } from '../../../test/properties.ts';
import { type Caller, caller } from '../../../test/records.ts';
import { transaction } from '../../db/transaction.ts';
import { runRetention } from '../privacy/index.ts';
import { createAccountProfile } from '../profiles/index.ts';

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
  const sent = {
    profile: aProfile({ firstName: 'Robin', lastName: 'Lane', email: 'robin@example.com', phone: '0400 111 222' }),
    assets: [anAsset()],
  };
  clientId = (await adviser.post('/profiles/details', sent)).json().profile.id;
});

const events = async (action: string) =>
  await server.deps.db.kysely
    .selectFrom('audit_events')
    .selectAll()
    .where('action', '=', action)
    .orderBy('id')
    .execute();

async function assigned(name: string): Promise<string> {
  const { id } = (await adviser.post('/properties', aProperty({ name }))).json();
  expect((await adviser.post('/assign-property', { clientId, propertyId: id })).statusCode).toBe(200);
  return id;
}

describe('the client’s dashboard, as an adviser sees it', () => {
  it('is one answer that shows what the client sees, and one event', async () => {
    const property = await assigned('Harbour House');
    const answer = await adviser.get(`/clients/${clientId}/view`);
    expect(answer.statusCode).toBe(200);
    const view = answer.json();
    expect(view.details).toEqual((await adviser.get(`/profiles/${clientId}/details`)).json());
    expect(view.valuations).toEqual((await adviser.get(`/profiles/${clientId}/valuations`)).json());
    expect(view.assigned).toMatchObject([{ id: property, name: 'Harbour House' }]);
    // The client's view: no adviser-only fields.
    expect(view.assigned[0]).not.toHaveProperty('purchasePrice');
    expect(view.saved).toEqual([]);
    expect(await events('client-viewed')).toMatchObject([
      { actor_id: adviser.id, subject_kind: 'client', subject_id: clientId },
    ]);
  });

  it('is refused for nobody’s id, and leaves no event', async () => {
    expect((await adviser.get(`/clients/${randomUUID()}/view`)).statusCode).toBe(404);
    expect(await events('client-viewed')).toEqual([]);
  });
});

describe('the head of a client’s page', () => {
  it('has the figures of today, the next task, and the last contact', async () => {
    const sent = {
      profile: aProfile({ firstName: 'Head', grossIncome: 0 }),
      assets: [{ assetType: 'Primary Home', currentValue: 900_000, ownershipPercentage: 100 }],
      liabilities: [
        {
          ...{ liabilityType: 'Mortgage', isPrimaryResidence: true, loanBalance: 360_000, interestRate: 6 },
          ...{ termType: 'Fixed', fixedUntil: '2027-02-28', description: 'Home loan' },
        },
      ],
    };
    const { id } = (await adviser.post('/profiles/details', sent)).json().profile;
    const task = (await adviser.post(`/clients/${id}/tasks`, { text: 'Send rates', dueOn: '2026-12-01' })).json();
    await adviser.post(`/clients/${id}/tasks`, { text: 'Call' });
    await adviser.post(`/clients/${id}/notes`, { text: 'Called.' });
    // 900,000 less 360,000; 360,000 of 900,000 is 40 %.
    expect((await adviser.get(`/clients/${id}/head`)).json()).toMatchObject({
      day: '2026-11-21',
      figures: { propertyEquity: 540_000, lvrPercent: 40, nextEvent: { when: 'February 2027' } },
      nextTask: task,
      openTasks: 2,
      lastContactAt: '2026-11-21T04:00:00.000Z',
    });
    expect((await events('client-read')).at(-1)?.fields).toEqual(['figures', 'tasks']);
  });

  it('says nothing of an empty record', async () => {
    const { id } = (await adviser.post('/profiles/details', { profile: { firstName: 'Bare' } })).json().profile;
    const none = { figures: null, nextTask: null, openTasks: 0, lastContactAt: null };
    expect((await adviser.get(`/clients/${id}/head`)).json()).toEqual({ day: '2026-11-21', ...none });
  });
});

describe('what happened', () => {
  const activity = async (query = '') => await adviser.get(`/clients/${clientId}/activity${query}`);

  it('says who changed which fields when, by name, newest first and without values', async () => {
    const { version } = (await adviser.get(`/profiles/${clientId}/details`)).json();
    server.clock.advance({ minutes: 1 });
    await adviser.put(`/profiles/${clientId}`, { occupation: 'Baker', grossIncome: 91_000 });
    const property = await assigned('Harbour House');
    expect(version).toBe(1);
    const found = (await activity()).json();
    expect(found.map((event: { action: string }) => event.action)).toEqual([
      'property-assigned',
      'client-updated',
      'client-created',
    ]);
    const by = { kind: 'adviser', name: 'Test Person' };
    expect(found[0]).toMatchObject({ actor: by, fields: [], property: { id: property, name: 'Harbour House' } });
    expect(found[1]).toMatchObject({ actor: by, property: null, at: '2026-11-21T04:01:00.000Z' });
    expect([...found[1].fields].sort()).toEqual(['grossIncome', 'occupation']);
    expect(JSON.stringify(found)).not.toContain('Baker');
  });

  it('comes in parts, and with those who only looked where that is asked for', async () => {
    await adviser.get(`/profiles/${clientId}/details`);
    for (const occupation of ['Baker', 'Cook', 'Clerk']) await adviser.put(`/profiles/${clientId}`, { occupation });
    const first = await activity('?limit=2');
    expect(first.json()).toHaveLength(2);
    const next = /cursor=([^&>]+)/.exec(String(first.headers.link))?.[1];
    const second = await activity(`?limit=2&cursor=${next}`);
    expect(second.json().map((event: { action: string }) => event.action)).toEqual([
      'client-updated',
      'client-created',
    ]);
    expect(second.headers.link).toBeUndefined();
    const all = (await activity('?looks=true')).json();
    expect(all.map((event: { action: string }) => event.action)).toContain('client-read');
    expect((await activity('?cursor=nonsense')).statusCode).toBe(400);
  });

  it('goes on when the record is connected with the client’s account, with what happened to the adviser’s record before', async () => {
    await adviser.put(`/profiles/${clientId}`, { occupation: 'Baker' });
    await adviser.post(`/clients/${clientId}/notes`, { text: 'Prefers to be called at noon' });
    const { id } = await server.addUser({ role: 'CLIENT', email: 'robin@example.com', isProven: true });
    const account = { id, email: 'robin@example.com', firstName: 'Robin', lastName: 'Lane', phone: '' };
    await transaction(server.deps.db, (tx) => createAccountProfile(tx, { ...account, at: server.clock.now() }));
    await adviser.post('/joins/connect', { accountId: id, recordId: clientId });
    const found = (await adviser.get(`/clients/${id}/activity`)).json();
    expect(found).toMatchObject([
      { action: 'records-linked', actor: { kind: 'adviser' }, fields: [] },
      { action: 'client-note-added' },
      { action: 'client-updated', fields: ['occupation'] },
      { action: 'client-created' },
    ]);
    expect((await adviser.get(`/clients/${id}/notes`)).json()).toMatchObject([
      { text: 'Prefers to be called at noon' },
    ]);
  });
});

describe('leads of a client', () => {
  const leave = async (changes: Parameters<typeof aBorrowingLead>[0]) =>
    (await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload: aBorrowingLead(changes) })).json()
      .id;

  it('are those that became the client or are reached the same way, and none of somebody else', async () => {
    const byEmail = await leave({ email: 'ROBIN@example.com', phone: '0499 000 001' });
    const byPhone = await leave({ email: 'other@example.com', phone: '+61 400 111 222' });
    await leave({ email: 'stranger@example.com', phone: '0499 000 002' });
    const found = (await adviser.get(`/clients/${clientId}/leads`)).json();
    const links = Object.fromEntries(found.map((lead: { id: string; link: string }) => [lead.id, lead.link]));
    expect(links).toEqual({ [byEmail]: 'email', [byPhone]: 'phone' });
    await adviser.put(`/leads/${byPhone}`, { version: 1, nextAction: 'Call back', nextActionOn: '2026-12-01' });
    const { clientId: converted } = (await adviser.post(`/leads/${byPhone}/convert`, {})).json();
    expect((await adviser.get(`/clients/${converted}/leads`)).json()).toMatchObject([
      { id: byPhone, link: 'converted', stage: 'Fact find', nextAction: null, nextActionOn: null },
    ]);
    await adviser.post(`/leads/${byPhone}/stage`, { stage: 'Unconditional' });
    expect((await adviser.get(`/clients/${converted}/leads`)).json()).toMatchObject([{ stage: 'Unconditional' }]);
    expect((await adviser.get(`/clients/${clientId}/leads`)).json()).toMatchObject([{ id: byEmail }]);
  });
});

describe('notes about a client', () => {
  const path = () => `/clients/${clientId}/notes`;
  const remove = async (id: string) => {
    const { authorization } = adviser;
    const answer = await server.app.inject({
      method: 'DELETE',
      url: `/api${path()}/${id}`,
      headers: { authorization },
    });
    expect(answer.statusCode).toBe(200);
  };
  const add = async (text: string) => (await adviser.post(path(), { text })).json();

  it('are dated, carry their author, and change for their author only', async () => {
    const note = await add('Wants to retire at 60');
    expect(note).toMatchObject({ authorId: adviser.id, authorName: 'Test Person', editedAt: null });
    expect(note.createdAt).toBe('2026-11-21T04:00:00.000Z');
    server.clock.advance({ minutes: 5 });
    const changed = await adviser.put(`${path()}/${note.id}`, { text: 'Wants to retire at 62' });
    expect(changed.json()).toEqual({
      ...note,
      text: 'Wants to retire at 62',
      editedAt: '2026-11-21T04:05:00.000Z',
    });
    const colleague = await caller(server, 'ADMIN');
    const refused = await colleague.put(`${path()}/${note.id}`, { text: 'Mine now' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not-allowed']);
    expect((await colleague.get(path())).json()).toMatchObject([{ text: 'Wants to retire at 62' }]);
    expect((await adviser.post(path(), { text: '' })).statusCode).toBe(400);
    expect((await adviser.put(`/clients/${adviser.id}/notes/${note.id}`, { text: 'x' })).statusCode).toBe(404);
  });

  it('come back after they were removed, for a week', async () => {
    const note = await add('Likes Carlton');
    await remove(note.id);
    expect((await adviser.get(path())).json()).toEqual([]);
    expect((await adviser.put(`${path()}/${note.id}`, { text: 'x' })).statusCode).toBe(404);
    expect((await adviser.post(`${path()}/${note.id}/restore`, {})).json()).toEqual(note);
    await remove(note.id);
    server.clock.advance({ minutes: 7 * 24 * 60 + 1 });
    expect(await runRetention(server.deps)).toMatchObject({ notes: 1 });
    adviser = await caller(server, 'ADMIN');
    expect((await adviser.post(`${path()}/${note.id}/restore`, {})).statusCode).toBe(404);
    const actions = (await adviser.get(`/clients/${clientId}/activity`)).json();
    expect(actions.map((event: { action: string }) => event.action)).toEqual([
      'client-note-removed',
      'client-note-restored',
      'client-note-removed',
      'client-note-added',
      'client-created',
    ]);
  });

  it('are in the export of the person and go with an erasure', async () => {
    await add('Likes Carlton');
    const exported = (await adviser.get(`/profiles/${clientId}/export`)).json();
    expect(exported.held.client_notes).toMatchObject([{ text: 'Likes Carlton', profile_id: clientId }]);
    await adviser.post(`/profiles/${clientId}/erase`, { confirm: 'ERASE' });
    const { rowCount } = await server.deps.db.query('select from client_notes');
    expect(rowCount).toBe(0);
  });
});
