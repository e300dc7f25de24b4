import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addClient, addProperty, auditRows, call, type SignedIn } from '../../../test/properties.ts';

let server: TestApp;
let admin: SignedIn;
let client: SignedIn;
let other: SignedIn;
let propertyId: string;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await server.signedIn('ADMIN');
  client = await addClient(server);
  other = await addClient(server);
  propertyId = (await addProperty(server, admin)).id;
});

const add = (actor: SignedIn | null, payload: object, key?: string) =>
  call(server, actor, { method: 'POST', url: '/saved-properties/add', payload, ...(key ? { key } : {}) });
const remove = (actor: SignedIn, query: string, payload?: object) =>
  call(server, actor, { method: 'DELETE', url: `/saved-properties/remove${query}`, ...(payload ? { payload } : {}) });
const list = (actor: SignedIn | null, query = '') => call(server, actor, { url: `/saved_properties${query}` });
const check = (actor: SignedIn, query: string) => call(server, actor, { url: `/saved-properties/check?${query}` });
const assign = (clientId: string, id = propertyId) =>
  call(server, admin, { method: 'POST', url: '/assign-property', payload: { clientId, propertyId: id } });

describe('POST /saved-properties/add', () => {
  it('[API-32] [SAVE-02] [ENT-20] saves the property, and a second time changes nothing', async () => {
    for (const _time of [1, 2]) {
      const answer = await add(client, { userId: client.id, propertyId });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ userId: client.id, propertyId, saved: true });
    }
    expect((await list(client)).json()).toEqual([{ userId: client.id, property_id: propertyId, purchased: false }]);
    expect((await auditRows(server)).filter(({ action }) => action === 'property-saved')).toEqual([
      {
        action: 'property-saved',
        actor_id: client.id,
        actor_role: 'CLIENT',
        subject_kind: 'client',
        subject_id: client.id,
        fields: [`savedProperties.${propertyId}`],
      },
    ]);
  });

  it('[SEC-07] takes the client from the token where none is named', async () => {
    expect((await add(client, { propertyId })).json()).toMatchObject({ userId: client.id });
    expect((await list(client)).json()).toHaveLength(1);
    expect((await list(other)).json()).toEqual([]);
  });

  it('[API-29] an adviser saves for the client named', async () => {
    expect((await add(admin, { userId: client.id, propertyId })).statusCode).toBe(200);
    expect((await list(client)).json()).toHaveLength(1);
  });

  it('answers 404 for an unknown property and, to an adviser, for an unknown client', async () => {
    expect((await add(client, { propertyId: randomUUID() })).statusCode).toBe(404);
    expect((await add(admin, { userId: randomUUID(), propertyId })).statusCode).toBe(404);
    expect((await add(admin, { propertyId })).statusCode).toBe(404);
  });

  it.each([{}, { propertyId: 'x' }, { propertyId: [randomUUID()] }, { propertyId: randomUUID(), purchased: true }])(
    'refuses %o',
    async (payload) => {
      expect((await add(client, payload)).statusCode).toBe(400);
    },
  );
});

describe('GET /saved_properties', () => {
  it('[API-27] [API-28] names each kind, both without purchased, and nothing but true and false', async () => {
    const bought = (await addProperty(server, admin)).id;
    server.clock.advance({ minutes: 1 });
    await add(client, { propertyId });
    server.clock.advance({ minutes: 1 });
    await add(client, { propertyId: bought });
    await assign(client.id, bought);
    const both = [
      { userId: client.id, property_id: bought, purchased: true },
      { userId: client.id, property_id: propertyId, purchased: false },
    ];
    expect((await list(client, `?userId=${client.id}`)).json()).toEqual(both);
    expect((await list(client, '?purchased=true')).json()).toEqual([both[0]]);
    expect((await list(client, '?purchased=false')).json()).toEqual([both[1]]);
    for (const purchased of ['', 'TRUE', '1', '0', 'null', 'true&purchased=false']) {
      const answer = await list(client, `?purchased=${purchased}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toMatchObject([{ field: 'purchased' }]);
    }
  });

  it('an adviser’s look at a client’s list is audited, a client’s own is not', async () => {
    await list(client);
    await list(admin, `?userId=${client.id}`);
    expect((await auditRows(server)).filter(({ action }) => action === 'client-read')).toEqual([
      {
        action: 'client-read',
        actor_id: admin.id,
        actor_role: 'ADMIN',
        subject_kind: 'client',
        subject_id: client.id,
        fields: ['savedProperties'],
      },
    ]);
  });
});

describe('GET /saved-properties/check', () => {
  it('[API-30] [API-31] [SAVE-05] answers a bare true or false', async () => {
    const query = `userId=${client.id}&propertyId=${propertyId}`;
    expect((await check(client, query)).body).toBe('false');
    await add(client, { propertyId });
    const answer = await check(client, query);
    expect(answer.body).toBe('true');
    expect(answer.headers['content-type']).toContain('application/json');
    expect((await check(admin, query)).body).toBe('true');
    expect((await check(other, `propertyId=${propertyId}`)).body).toBe('false');
    await assign(client.id);
    expect((await check(client, query)).body).toBe('false');
  });

  it('needs a property', async () => {
    expect((await check(client, `userId=${client.id}`)).statusCode).toBe(400);
    expect((await check(client, 'propertyId=x')).statusCode).toBe(400);
  });
});

describe('DELETE /saved-properties/remove', () => {
  it('[API-33] [API-34] [SAVE-02] takes the pair from the query or the body, and again is a success', async () => {
    const inQuery = () => remove(client, `?userId=${client.id}&propertyId=${propertyId}`);
    const inBody = () => remove(client, '', { userId: client.id, propertyId });
    for (const removal of [inQuery, inBody, () => remove(client, `?propertyId=${propertyId}`)]) {
      await add(client, { propertyId });
      for (const _time of [1, 2]) {
        const answer = await removal();
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toEqual({ userId: client.id, propertyId, saved: false });
      }
      expect((await list(client)).json()).toEqual([]);
    }
    expect((await auditRows(server)).filter(({ action }) => action === 'property-unsaved')).toHaveLength(3);
  });

  it('leaves a bought one alone', async () => {
    await add(client, { propertyId });
    await assign(client.id);
    expect((await remove(client, `?propertyId=${propertyId}`)).statusCode).toBe(200);
    expect((await list(client)).json()).toMatchObject([{ purchased: true }]);
  });

  it.each(['', '?propertyId=x'])('refuses %j', async (query) => {
    expect((await remove(client, query)).statusCode).toBe(400);
  });
});

describe('somebody else’s list', () => {
  it('[SEC-07] answers a client 404, as a person who does not exist, and stays as it was', async () => {
    await add(other, { propertyId });
    for (const userId of [other.id, randomUUID(), other.id.toUpperCase()]) {
      const pair = `userId=${userId}&propertyId=${propertyId}`;
      const answers = await Promise.all([
        list(client, `?userId=${userId}`),
        check(client, pair),
        add(client, { userId, propertyId }),
        remove(client, `?${pair}`),
        remove(client, '', { userId, propertyId }),
      ]);
      const bodies = answers.map((answer) => ({ ...answer.json(), requestId: '' }));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
      expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    }
    expect((await list(other)).json()).toHaveLength(1);
    expect((await list(client)).json()).toEqual([]);
  });

  it('is closed to visitors', async () => {
    expect((await list(null)).statusCode).toBe(401);
    expect((await add(null, { propertyId })).statusCode).toBe(401);
  });
});

it('saving and assigning at once never leaves the property in both lists', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await addProperty(server, admin);
    await Promise.all([add(client, { propertyId: id }), assign(client.id, id)]);
    expect((await check(client, `propertyId=${id}`)).body).toBe('false');
  }
});
