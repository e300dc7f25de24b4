import { randomUUID } from 'node:crypto';
import type { Property } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addClient, addProperty, aProperty, auditRows, call, type SignedIn } from '../../../test/properties.ts';

let server: TestApp;
let admin: SignedIn;
let client: SignedIn;
let property: Property;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await server.signedIn('ADMIN');
  client = await addClient(server);
  property = await addProperty(server, admin);
});

const archive = (actor: SignedIn | null, id = property.id, key?: string) =>
  call(server, actor, { method: 'POST', url: `/properties/${id}/archive`, ...(key ? { key } : {}) });
const restore = (actor: SignedIn | null, id = property.id) =>
  call(server, actor, { method: 'POST', url: `/properties/${id}/restore` });
const assign = () =>
  call(server, admin, {
    method: 'POST',
    url: '/assign-property',
    payload: { clientId: client.id, propertyId: property.id },
  });
const save = () =>
  call(server, client, { method: 'POST', url: '/saved-properties/add', payload: { propertyId: property.id } });

async function ids(actor: SignedIn, query = ''): Promise<string[]> {
  const answer = await call(server, actor, { url: `/properties${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json().map(({ id }: Property) => id);
}

describe('an archived property', () => {
  it('leaves the list and the totals, and stands in the list of archived ones', async () => {
    const other = await addProperty(server, admin, { name: 'Other' });
    const answer = await archive(admin);
    expect([answer.statusCode, answer.json().archived, answer.json().version]).toEqual([200, true, 1]);
    expect(await ids(client)).toEqual([other.id]);
    expect(await ids(admin, '?q=riverside')).toEqual([]);
    expect(await ids(admin, '?archived=false')).toEqual([other.id]);
    expect(await ids(admin, '?archived=true&q=riverside&sort=name')).toEqual([property.id]);
    expect((await call(server, admin, { url: '/counts' })).json()).toMatchObject({ properties: 1 });
  });

  it('is listed as archived to advisers alone', async () => {
    await archive(admin);
    expect((await call(server, client, { url: '/properties?archived=true' })).statusCode).toBe(403);
  });

  it('stays with those who have it: in the portfolio, by its address and by its id', async () => {
    await assign();
    await archive(admin);
    const portfolio = await call(server, client, { url: `/portfolio/${client.id}` });
    expect(portfolio.json().properties).toMatchObject([{ id: property.id }]);
    expect((await call(server, client, { url: `/properties/${property.id}` })).json()).toEqual({
      ...aProperty(),
      id: property.id,
      archived: true,
    });
    expect(await ids(client, `?ids=${property.id}`)).toEqual([property.id]);
  });

  it('is neither assigned nor saved anew; what was there before stays a success', async () => {
    await archive(admin);
    for (const attempt of [assign, save]) {
      const answer = await attempt();
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toEqual([
        { field: 'propertyId', message: 'This property is archived and no longer on offer.' },
      ]);
    }
    const links = await server.deps.db.query(
      'select property_id from assignments union all select property_id from saved_properties',
    );
    expect(links.rows).toEqual([]);
    await restore(admin);
    expect([(await assign()).statusCode, (await save()).statusCode]).toEqual([200, 200]);
    await archive(admin);
    expect([(await assign()).statusCode, (await save()).statusCode]).toEqual([200, 200]);
  });

  it('can be edited, and a form that was open meanwhile is not refused', async () => {
    await archive(admin);
    const payload = { ...aProperty({ name: 'Renamed' }), version: property.version };
    const answer = await call(server, admin, { method: 'PUT', url: `/properties/${property.id}`, payload });
    expect(answer.json()).toMatchObject({ name: 'Renamed', archived: true });
  });

  it('comes back as it was', async () => {
    await archive(admin);
    const answer = await restore(admin);
    expect(answer.json()).toEqual(property);
    expect(await ids(client)).toEqual([property.id]);
    expect(await ids(admin, '?archived=true')).toEqual([]);
  });
});

it('archiving and restoring are audited once each, however often they are asked for', async () => {
  const key = randomUUID();
  for (const again of [key, key, undefined]) await archive(admin, property.id, again);
  await restore(admin);
  await restore(admin);
  const events = (await auditRows(server)).filter(({ action }) => /archived|restored/.test(action));
  const subject = { subject_kind: 'property', subject_id: property.id, actor_id: admin.id };
  expect(events).toMatchObject([
    { action: 'property-archived', ...subject },
    { action: 'property-restored', ...subject },
  ]);
});

it.each(['x', randomUUID()])('archiving answers 404 for %s', async (id) => {
  expect((await archive(admin, id)).statusCode).toBe(404);
  expect((await restore(admin, id)).statusCode).toBe(404);
});

it('archiving is refused to clients and visitors', async () => {
  expect([(await archive(client)).statusCode, (await archive(null)).statusCode]).toEqual([403, 401]);
  expect([(await restore(client)).statusCode, (await restore(null)).statusCode]).toEqual([403, 401]);
  expect(await ids(client)).toEqual([property.id]);
});
