import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addClient, addProperty, aProperty, auditRows, call, type SignedIn } from '../../../test/properties.ts';

let server: TestApp;
let admin: SignedIn;
let client: SignedIn;
let propertyId: string;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await server.signedIn('ADMIN');
  client = await addClient(server);
  propertyId = (await addProperty(server, admin, { imageUrl: 'https://example.com/a.jpg' })).id;
});

const assign = (actor: SignedIn | null, payload: object) =>
  call(server, actor, { method: 'POST', url: '/assign-property', payload });
const portfolio = (actor: SignedIn | null, id: string) => call(server, actor, { url: `/portfolio/${id}` });
const links = () => server.deps.db.kysely.selectFrom('assignments').select(['client_id', 'property_id']).execute();

describe('POST /assign-property', () => {
  it('[API-26] [ASSIGN-13] [SEC-06] the same pair again succeeds and leaves one link', async () => {
    for (const _time of [1, 2]) {
      const answer = await assign(admin, { clientId: client.id, propertyId });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ clientId: client.id, propertyId });
    }
    expect(await links()).toEqual([{ client_id: client.id, property_id: propertyId }]);
    expect((await auditRows(server)).filter(({ action }) => action === 'property-assigned')).toEqual([
      {
        action: 'property-assigned',
        actor_id: admin.id,
        actor_role: 'ADMIN',
        subject_kind: 'client',
        subject_id: client.id,
        fields: [`portfolio.${propertyId}`],
      },
    ]);
  });

  it('marks the saved link as bought, makes none, and a later save does not open it again', async () => {
    const saved = () => call(server, client, { url: '/saved_properties' });
    const save = () => call(server, client, { method: 'POST', url: '/saved-properties/add', payload: { propertyId } });
    await assign(admin, { clientId: client.id, propertyId });
    expect((await saved()).json()).toEqual([]);
    expect((await save()).json()).toMatchObject({ saved: false });
    expect((await saved()).json()).toMatchObject([{ property_id: propertyId, purchased: true }]);
  });

  it('answers 404 for an unknown client or property, and stores nothing', async () => {
    expect((await assign(admin, { clientId: randomUUID(), propertyId })).statusCode).toBe(404);
    expect((await assign(admin, { clientId: client.id, propertyId: randomUUID() })).statusCode).toBe(404);
    expect((await assign(admin, { clientId: admin.id, propertyId })).statusCode).toBe(404);
    expect(await links()).toEqual([]);
  });

  it.each([{}, { clientId: 'x', propertyId: 'y' }, { clientId: randomUUID() }])('refuses %o', async (payload) => {
    expect((await assign(admin, payload)).statusCode).toBe(400);
  });

  it('[SEC-08] is refused to clients and visitors', async () => {
    expect((await assign(client, { clientId: client.id, propertyId })).statusCode).toBe(403);
    expect((await assign(null, { clientId: client.id, propertyId })).statusCode).toBe(401);
    expect(await links()).toEqual([]);
  });
});

describe('GET /portfolio/{id}', () => {
  it('[API-35] answers the assigned properties with exactly the fields of the specification, the last one first', async () => {
    await assign(admin, { clientId: client.id, propertyId });
    server.clock.advance({ minutes: 1 });
    const later = (await addProperty(server, admin, { name: 'Later' })).id;
    await assign(admin, { clientId: client.id, propertyId: later });
    const { description: _text, ...fields } = aProperty({ imageUrl: 'https://example.com/a.jpg' });
    for (const actor of [client, admin]) {
      const answer = await portfolio(actor, client.id);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().properties).toEqual([
        { ...fields, id: later, name: 'Later', imageUrl: '' },
        { ...fields, id: propertyId },
      ]);
    }
  });

  it('is empty for a client without properties', async () => {
    expect((await portfolio(client, client.id)).json()).toEqual({ properties: [] });
  });

  it('[SEC-07] answers 404 for somebody else and for nobody, alike', async () => {
    const other = await addClient(server);
    await assign(admin, { clientId: other.id, propertyId });
    const foreign = await portfolio(client, other.id);
    const missing = await portfolio(client, randomUUID());
    expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...missing.json(), requestId: '' });
    expect((await portfolio(admin, randomUUID())).statusCode).toBe(404);
    expect((await portfolio(null, other.id)).statusCode).toBe(401);
  });

  it('an adviser’s look is audited, a client’s own is not', async () => {
    await portfolio(client, client.id);
    await portfolio(admin, client.id);
    expect((await auditRows(server)).filter(({ action }) => action === 'client-read')).toEqual([
      {
        action: 'client-read',
        actor_id: admin.id,
        actor_role: 'ADMIN',
        subject_kind: 'client',
        subject_id: client.id,
        fields: ['portfolio'],
      },
    ]);
  });
});
