import { newPropertySchema, type Property } from '@freehold/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { addClient, call, type SignedIn } from '../../test/properties.ts';
import { seedDemoProperties } from './demo-properties.ts';

let server: TestApp;
let admin: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.signedIn('ADMIN');
  client = await addClient(server);
});
afterAll(() => server.close());

test('a first start has twelve sample properties that the form would take, two assigned and two saved', async () => {
  const ids = { adminId: admin.id, clientId: client.id };
  expect(await seedDemoProperties(server.deps.db, ids)).toBe(true);
  expect(await seedDemoProperties(server.deps.db, ids)).toBe(false);
  const properties: Property[] = (await call(server, client, { url: '/properties' })).json();
  expect(properties).toHaveLength(12);
  for (const { id: _id, ...form } of properties) {
    expect(newPropertySchema.parse(form)).toEqual(form);
    expect(`${form.street} ${form.description}`).toMatch(/Sample .*Sample property/);
  }
  const { properties: assigned } = (await call(server, client, { url: `/portfolio/${client.id}` })).json();
  expect(assigned.map(({ id }: Property) => id).sort()).toEqual(
    properties
      .slice(0, 2)
      .map(({ id }) => id)
      .sort(),
  );
  const saved = (await call(server, client, { url: '/saved_properties?purchased=false' })).json();
  expect(saved).toHaveLength(2);
});
