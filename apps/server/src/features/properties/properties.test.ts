import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addClient, addProperty, aProperty, auditRows, call, type SignedIn } from '../../../test/properties.ts';

let server: TestApp;
let admin: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await server.signedIn('ADMIN');
  client = await addClient(server);
});

const shownToClients = [
  'area',
  'baths',
  'beds',
  'description',
  'features',
  'growthRate',
  'id',
  'imageUrl',
  'name',
  'postcode',
  'price',
  'rentalYield',
  'state',
  'street',
  'suburb',
];
const shownToAdvisers = [
  ...shownToClients,
  'currentValue',
  'deposit',
  'purchasePrice',
  'status',
  'userId',
  'version',
].sort();

function put(actor: SignedIn, id: string, payload: object, headers: Record<string, string> = {}) {
  return call(server, actor, { method: 'PUT', url: `/properties/${id}`, payload, headers });
}

describe('POST /properties', () => {
  it('[API-21] [ADD-07] [ENT-18] [SEC-06] stores what the form holds', async () => {
    const created = await addProperty(server, admin);
    expect(created).toMatchObject({ ...aProperty(), version: 1, purchasePrice: null, userId: null, status: '' });
    const read = await call(server, client, { url: `/properties/${created.id}` });
    expect(read.json()).toEqual({ id: created.id, ...aProperty() });
  });

  it('[ENT-19] [ADD-06] text, picture and features that are left out are empty', async () => {
    const { description: _text, imageUrl: _url, features: _list, ...least } = aProperty();
    const answer = await call(server, admin, { method: 'POST', url: '/properties', payload: least });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ description: '', imageUrl: '', features: [] });
  });

  it('[ADD-09] keeps features trimmed, without blank ones', async () => {
    const { features } = await addProperty(server, admin, { features: [' Pool', '', '  ', 'Shed '] });
    expect(features).toEqual(['Pool', 'Shed']);
  });

  it('[VALID-38] [VALID-40] answers 400 with each refused field named, and stores nothing', async () => {
    const payload = aProperty({ street: ' ', price: 0 });
    const answer = await call(server, admin, { method: 'POST', url: '/properties', payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([
      { field: 'street', message: 'Street is required' },
      { field: 'price', message: 'Price must be positive' },
    ]);
    expect((await call(server, admin, { url: '/properties' })).json()).toEqual([]);
  });

  it('[SEC-08] is refused to clients and visitors', async () => {
    const request = { method: 'POST', url: '/properties', payload: aProperty() } as const;
    expect((await call(server, client, request)).statusCode).toBe(403);
    expect((await call(server, null, request)).statusCode).toBe(401);
  });

  it('is audited once, without values', async () => {
    const { id } = await addProperty(server, admin);
    expect(await auditRows(server)).toEqual([
      {
        action: 'property-created',
        actor_id: admin.id,
        actor_role: 'ADMIN',
        subject_kind: 'property',
        subject_id: id,
        fields: [],
      },
    ]);
  });
});

describe('what each role reads', () => {
  it('[API-21] [SEC-08] a client gets exactly the fifteen fields, an adviser six more', async () => {
    const { id } = await addProperty(server, admin);
    for (const url of [`/properties/${id}`, '/properties', `/properties?ids=${id}`]) {
      const [forClient, forAdviser] = await Promise.all([call(server, client, { url }), call(server, admin, { url })]);
      expect(Object.keys([forClient.json()].flat()[0]).sort()).toEqual(shownToClients);
      expect(Object.keys([forAdviser.json()].flat()[0]).sort()).toEqual(shownToAdvisers);
    }
  });

  it('visitors get nothing', async () => {
    const { id } = await addProperty(server, admin);
    for (const url of ['/properties', `/properties/${id}`]) {
      expect((await call(server, null, { url })).statusCode).toBe(401);
    }
  });

  it.each([randomUUID(), 'not-an-id', '1', "' or 1=1", `${randomUUID()}x`])(
    'a property %s that is not there answers 404',
    async (id) => {
      const answer = await call(server, client, { url: `/properties/${encodeURIComponent(id)}` });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not-found' });
      expect((await put(admin, encodeURIComponent(id), aProperty())).statusCode).toBe(404);
    },
  );
});

describe('PUT /properties/{id}', () => {
  it('[API-22] [APROP-05] replaces the form and what advisers keep, to the cent', async () => {
    const { id } = await addProperty(server, admin);
    const kept = {
      purchasePrice: 700_000.01,
      currentValue: 999_999_999_999.99,
      deposit: 0.1,
      userId: client.id,
      status: '  Under offer ',
    };
    const form = aProperty({ name: 'Renamed', price: 751_234.56, features: [] });
    const answer = await put(admin, id, { ...form, ...kept, id: randomUUID() });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id, ...form, ...kept, version: 2 });
    expect((await call(server, admin, { url: `/properties/${id}` })).json()).toEqual(answer.json());
  });

  it('leaves what only advisers keep alone where it is not named, and clears it with null', async () => {
    const { id } = await addProperty(server, admin);
    await put(admin, id, { ...aProperty(), deposit: 5, status: 'Sold', userId: client.id });
    expect((await put(admin, id, aProperty())).json()).toMatchObject({ deposit: 5, status: 'Sold', userId: client.id });
    const cleared = await put(admin, id, { ...aProperty(), deposit: null, status: '', userId: '' });
    expect(cleared.json()).toMatchObject({ deposit: null, status: '', userId: null });
  });

  it('[VALID-47] stores a blank growth and yield as null and sends them as null', async () => {
    const { id } = await addProperty(server, admin);
    await put(admin, id, { ...aProperty(), growthRate: null, rentalYield: null });
    const read = await call(server, client, { url: `/properties/${id}` });
    expect(read.json()).toMatchObject({ growthRate: null, rentalYield: null });
  });

  it('refuses a client that is not on record', async () => {
    const { id } = await addProperty(server, admin);
    const answer = await put(admin, id, { ...aProperty(), userId: randomUUID() });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([{ field: 'userId', message: 'Choose a client' }]);
  });

  it('answers 412 to a version that is not the present one, in the body or as If-Match', async () => {
    const { id } = await addProperty(server, admin);
    expect((await put(admin, id, { ...aProperty({ name: 'First' }), version: 1 })).json()).toMatchObject({
      version: 2,
    });
    const stale = await put(admin, id, { ...aProperty({ name: 'Second' }), version: 1 });
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ code: 'stale-version' });
    expect((await put(admin, id, aProperty(), { 'if-match': '"1"' })).statusCode).toBe(412);
    expect((await put(admin, id, aProperty({ name: 'Third' }), { 'if-match': '"2"' })).statusCode).toBe(200);
    expect((await put(admin, id, aProperty({ name: 'Fourth' }))).json()).toMatchObject({ name: 'Fourth', version: 4 });
  });

  it('[SEC-08] is refused to clients, also for a property that is noted as theirs', async () => {
    const { id } = await addProperty(server, admin);
    await put(admin, id, { ...aProperty(), userId: client.id });
    expect((await put(client, id, aProperty({ price: 1 }))).statusCode).toBe(403);
  });

  it('is audited with the names of the fields that changed', async () => {
    const { id } = await addProperty(server, admin);
    await put(admin, id, { ...aProperty({ price: 1_234, growthRate: 1 }), status: 'Sold', imageUrl: '' });
    expect((await auditRows(server)).at(-1)).toEqual({
      action: 'property-updated',
      actor_id: admin.id,
      actor_role: 'ADMIN',
      subject_kind: 'property',
      subject_id: id,
      fields: ['price', 'growthRate', 'status'],
    });
  });
});
