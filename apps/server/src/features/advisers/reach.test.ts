import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { type Caller, caller } from '../../../test/records.ts';

let server: TestApp;
let admin: Caller;
let ann: Caller;
let bob: Caller;
/** Ids of clients: one of each adviser, and one of nobody. */
let clients: { readonly anns: string; readonly bobs: string; readonly nobodys: string };

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  [admin, ann, bob] = [await caller(server, 'ADMIN'), await caller(server, 'ADVISER'), await caller(server, 'ADVISER')];
  clients = {
    anns: await entered(ann, 'Ann'),
    bobs: await entered(bob, 'Bob'),
    nobodys: await entered(admin, 'Nobody'),
  };
});

async function entered(by: Caller, firstName: string): Promise<string> {
  const answer = await by.post('/profiles/details', { profile: { firstName, lastName: 'Client' } });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().profile.id;
}

/** A lead with the name, of an adviser where one is given. */
async function lead(firstName: string, owner: Caller | null): Promise<string> {
  const person = {
    firstName,
    email: `${firstName.toLowerCase()}@leads.example`,
    phone: `04${firstName.length}0 000 111`,
  };
  const payload = aBorrowingLead(person);
  const answer = await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload });
  const { id } = answer.json();
  if (owner) await server.deps.db.query('update leads set owner_id = $1 where id = $2', [owner.id, id]);
  return id;
}

const idsIn = async (by: Caller, path: string): Promise<string[]> => {
  const answer = await by.get(path);
  expect(answer.statusCode, `${path} ${answer.body}`).toBe(200);
  return answer.json().map(({ id }: { id: string }) => id);
};

describe('the lists of an adviser', () => {
  it.each(['/profiles', '/profiles?q=client', '/profiles?sort=-created', '/clients', '/clients?q=client'])(
    '%s holds their own clients alone, and an admin’s everybody',
    async (path) => {
      expect(await idsIn(ann, path)).toEqual([clients.anns]);
      expect(await idsIn(bob, path)).toEqual([clients.bobs]);
      expect((await idsIn(admin, path)).toSorted()).toEqual(Object.values(clients).toSorted());
    },
  );

  it('of clients goes on behind a page', async () => {
    const second = await entered(ann, 'Second');
    const answer = await ann.get('/profiles?limit=1');
    expect(answer.json()).toMatchObject([{ id: clients.anns }]);
    const next = /<\/api(.+?)>/.exec(String(answer.headers.link))?.[1] ?? '';
    expect(await idsIn(ann, next)).toEqual([second]);
  });

  it('of leads holds theirs, nobody’s, and those of their clients', async () => {
    const [own, free] = [await lead('Own', ann), await lead('Free', null)];
    const [bobs, converted] = [await lead('Foreign', bob), await lead('Converted', null)];
    const ofAnns = await lead('Joined', bob);
    const convert = 'update leads set client_id = $1 where id = $2';
    await server.deps.db.query(convert, [clients.bobs, converted]);
    await server.deps.db.query(convert, [clients.anns, ofAnns]);
    expect((await idsIn(ann, '/leads')).toSorted()).toEqual([own, free, ofAnns].toSorted());
    expect((await idsIn(bob, '/leads')).toSorted()).toEqual([free, bobs, converted, ofAnns].toSorted());
    expect(await idsIn(admin, '/leads')).toHaveLength(5);
    expect((await ann.get('/leads/totals')).json()).toMatchObject({ New: 3 });
    expect((await ann.get('/leads/arrivals')).json()).toMatchObject({ count: 3 });
    expect((await ann.get('/counts')).json()).toMatchObject({ clients: 1, leads: { New: 3 } });
    expect((await ann.get('/leads/export')).body).not.toContain('Foreign');
    const today = (await ann.get('/today')).json();
    expect(today.waitingLeads.items.map(({ id }: { id: string }) => id)).not.toContain(bobs);
    expect(today.waitingLeads.total).toBe(3);
    for (const id of [bobs, converted]) expect((await ann.get(`/leads/${id}`)).statusCode).toBe(404);
  });

  it('of a lead’s duplicates and of a client’s leads leave out what is another adviser’s', async () => {
    const own = await lead('Twin', ann);
    const payload = aBorrowingLead({ firstName: 'Other', email: 'twin@leads.example', phone: '0499 111 222' });
    const answer = await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload });
    const taken = 'update leads set owner_id = $1 where id = $2';
    await server.deps.db.query(taken, [bob.id, answer.json().id]);
    expect((await ann.get(`/leads/${own}`)).json().duplicates).toEqual([]);
    expect((await admin.get(`/leads/${own}`)).json().duplicates).toHaveLength(1);
    const { clientId } = (await ann.post(`/leads/${own}/convert`, {})).json();
    expect(await idsIn(ann, `/clients/${clientId}/leads`)).toEqual([own]);
    expect(await idsIn(admin, `/clients/${clientId}/leads`)).toHaveLength(2);
  });

  it('of today holds tasks, terms and old records of their clients', async () => {
    for (const id of [clients.anns, clients.bobs]) {
      const task = { text: 'Call', dueOn: server.clock.now().toISOString().slice(0, 10) };
      expect((await admin.post(`/clients/${id}/tasks`, task)).statusCode).toBe(201);
    }
    server.clock.advance({ minutes: 400 * 24 * 60 });
    const again = await server.app.inject({
      ...{ method: 'POST', url: '/api/auth/login' },
      payload: { email: await addressOf(ann), password: testPassword },
    });
    const url = '/api/today';
    const headers = { authorization: `Bearer ${again.json().accessToken}` };
    const today = (await server.app.inject({ url, headers })).json();
    expect(today.dueActions.items.map(({ clientId }: { clientId: string }) => clientId)).toEqual([clients.anns]);
    expect(today.oldRecords.items.map(({ id }: { id: string }) => id)).toEqual([clients.anns]);
  });
});

async function addressOf({ id }: Caller): Promise<string> {
  const { rows } = await server.deps.db.query('select email from users where id = $1', [id]);
  return String(rows[0]?.email);
}

describe('a client becomes an adviser’s', () => {
  it('who converts a lead of nobody, or whose lead an admin converts', async () => {
    const [free, own] = [await lead('Free', null), await lead('Owned', ann)];
    const byBob = (await bob.post(`/leads/${free}/convert`, {})).json().clientId;
    const byAdmin = (await admin.post(`/leads/${own}/convert`, {})).json().clientId;
    expect((await idsIn(bob, '/profiles')).toSorted()).toEqual([clients.bobs, byBob].toSorted());
    expect((await idsIn(ann, '/profiles')).toSorted()).toEqual([clients.anns, byAdmin].toSorted());
  });

  it('and nobody’s where an admin converts what nobody has', async () => {
    await admin.post(`/leads/${await lead('Free', null)}/convert`, {});
    const { rows } = await server.deps.db.query('select count(*)::int as found from client_advisers');
    expect(rows).toEqual([{ found: 2 }]);
  });

  it('and a repeat of entering them gets the same answer', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const payload = { profile: { firstName: 'Twice' } };
    const first = await ann.post('/profiles/details', payload, key);
    const again = await ann.post('/profiles/details', payload, key);
    expect(again.statusCode).toBe(201);
    expect(again.json().profile.id).toBe(first.json().profile.id);
  });
});

describe('a lead that its adviser hands on', () => {
  const change = (by: Caller, id: string, { key, ...payload }: { ownerId: string; key: string }) =>
    server.app.inject({
      ...{ method: 'PUT', url: `/api/leads/${id}`, payload },
      headers: { authorization: by.authorization, 'idempotency-key': key },
    });

  it('is out of reach, and a repeat of that very call gets the answer that was sent', async () => {
    const [id, key, ownerId] = [await lead('Handed', ann), randomUUID(), bob.id];
    const first = await change(ann, id, { ownerId, key });
    expect(first.statusCode, first.body).toBe(200);
    await admin.post(`/leads/${id}/notes`, { text: 'Newer' });
    const again = await change(ann, id, { ownerId, key });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    const { rows } = await server.deps.db.query(`select id from audit_events where action = 'lead-updated'`);
    expect(rows).toHaveLength(1);

    // Another key, body, person or call is refused, as is what was never done.
    expect((await change(ann, id, { ownerId, key: randomUUID() })).statusCode).toBe(404);
    expect((await change(ann, id, { ownerId: ann.id, key })).statusCode).toBe(422);
    expect((await ann.get(`/leads/${id}`)).statusCode).toBe(404);
    const theirs = await lead('Theirs', bob);
    expect((await change(ann, theirs, { ownerId: ann.id, key: randomUUID() })).statusCode).toBe(404);
    const taken = await caller(server, 'ADVISER');
    expect((await change(taken, id, { ownerId, key })).statusCode).toBe(404);
  });
});

describe('a client of another adviser', () => {
  it('and a missing one look alike', async () => {
    const paths = (id: string) => [`/profiles/${id}`, `/clients/${id}/view`, `/plans?userId=${id}`, `/portfolio/${id}`];
    const missing = paths(randomUUID());
    for (const [at, path] of paths(clients.bobs).entries()) {
      const [foreign, nobody] = [await ann.get(path), await ann.get(missing[at] ?? '')];
      expect([foreign.statusCode, nobody.statusCode]).toEqual([404, 404]);
      expect({ ...foreign.json(), requestId: '' }).toEqual({ ...nobody.json(), requestId: '' });
    }
  });

  it('is reached in capitals no more than in small letters, and their own in both', async () => {
    expect((await ann.get(`/profiles/${clients.bobs.toUpperCase()}`)).statusCode).toBe(404);
    expect((await ann.get(`/profiles/${clients.anns.toUpperCase()}`)).statusCode).toBe(200);
  });

  it('is not reached by a name in the body beside one in the address', async () => {
    const body = { userId: clients.bobs, propertyId: randomUUID() };
    const answer = await server.app.inject({
      ...{ method: 'DELETE', url: `/api/saved-properties/remove?userId=${clients.anns}` },
      ...{ headers: { authorization: ann.authorization }, payload: body },
    });
    expect([200, 400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain(clients.bobs);
  });
});
