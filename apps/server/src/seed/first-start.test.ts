import { clientDetailsSchema } from '@freehold/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { watchClock } from '../upkeep/clock.ts';
import { seedFirstStart } from './first-start.ts';

const demo = {
  admin: { email: 'adviser@freehold.example', password: 'for the adviser 1' },
  client: { email: 'client@freehold.example', password: 'for the client 1' },
};
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await seedFirstStart(server.deps.db, demo);
});
afterAll(() => server.close());

test('a first start believes the clock, though the events of its demo are a year old', async () => {
  const { db } = server.deps;
  const { at } = await db.kysely
    .selectFrom('audit_events')
    .select('at')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(Date.now() - at.getTime()).toBeGreaterThan(300 * 24 * 3_600_000);
  await expect(watchClock(db.kysely, new Date())).resolves.toBeUndefined();
});

test('a first start has a client with a full record, a year of valuations and properties, made once', async () => {
  await seedFirstStart(server.deps.db, demo);
  const signIn = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: demo.client });
  const { accessToken, id } = signIn.json();
  const get = async (path: string) =>
    (await server.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${accessToken}` } })).json();
  const details = clientDetailsSchema.parse(await get(`/profiles/${id}/details`));
  expect(details.profile).toMatchObject({ firstName: 'Demo', lastName: 'Client', grossIncome: 118_000 });
  expect([details.assets.length, details.liabilities.length]).toEqual([5, 3]);
  const valuations: { assetId: string; date: string }[] = await get(`/profiles/${id}/valuations`);
  expect(new Set(valuations.map(({ date }) => date.slice(0, 7))).size).toBe(13);
  expect((await get(`/portfolio/${id}`)).properties).toHaveLength(2);
});
