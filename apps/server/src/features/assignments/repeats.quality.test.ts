import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addClient, addProperty, aProperty, call, type SignedIn } from '../../../test/properties.ts';
import { figure } from '../../../test/quality.ts';

let server: TestApp;
let admin: SignedIn;
let client: SignedIn;
let propertyId: string;
let otherId: string;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await server.signedIn('ADMIN');
  client = await addClient(server);
  propertyId = (await addProperty(server, admin, { name: 'One' })).id;
  otherId = (await addProperty(server, admin, { name: 'Two' })).id;
});

interface Write {
  readonly name: string;
  readonly actor: () => SignedIn;
  readonly request: () => { method: 'POST' | 'PUT' | 'DELETE'; url: string; payload?: object };
  /** The same call about something else, for the check that a key is not reused. */
  readonly another: () => { method: 'POST' | 'PUT' | 'DELETE'; url: string; payload?: object };
  /** How often the effect happened, by the audit log. */
  readonly action: string;
}

const put = (name: string) =>
  ({ method: 'PUT', url: `/properties/${propertyId}`, payload: aProperty({ name }) }) as const;
const writes: readonly Write[] = [
  {
    name: 'POST /properties',
    actor: () => admin,
    request: () => ({ method: 'POST', url: '/properties', payload: aProperty({ name: 'New' }) }),
    another: () => ({ method: 'POST', url: '/properties', payload: aProperty({ name: 'Newer' }) }),
    action: 'property-created',
  },
  {
    name: 'PUT /properties/{id}',
    actor: () => admin,
    request: () => put('Renamed'),
    another: () => put('Renamed again'),
    action: 'property-updated',
  },
  {
    name: 'POST /assign-property',
    actor: () => admin,
    request: () => ({ method: 'POST', url: '/assign-property', payload: { clientId: client.id, propertyId } }),
    another: () => ({ method: 'POST', url: '/assign-property', payload: { clientId: client.id, propertyId: otherId } }),
    action: 'property-assigned',
  },
  {
    name: 'POST /saved-properties/add',
    actor: () => client,
    request: () => ({ method: 'POST', url: '/saved-properties/add', payload: { propertyId } }),
    another: () => ({ method: 'POST', url: '/saved-properties/add', payload: { propertyId: otherId } }),
    action: 'property-saved',
  },
  {
    name: 'DELETE /saved-properties/remove',
    actor: () => client,
    request: () => ({ method: 'DELETE', url: `/saved-properties/remove?propertyId=${propertyId}` }),
    another: () => ({ method: 'DELETE', url: `/saved-properties/remove?propertyId=${otherId}` }),
    action: 'property-unsaved',
  },
];

/** The checks that held so far. */
const held: string[] = [];

async function effects(action: string): Promise<number> {
  const rows = await server.deps.db.kysely
    .selectFrom('audit_events')
    .select('id')
    .where('action', '=', action)
    .execute();
  return rows.length;
}

/** Makes the state that the write starts from, and returns a count of its effects from here on. */
async function counted({ action }: Write): Promise<() => Promise<number>> {
  if (action === 'property-unsaved') {
    const payload = { propertyId };
    await call(server, client, { method: 'POST', url: '/saved-properties/add', payload });
  }
  const before = await effects(action);
  return async () => (await effects(action)) - before;
}

it.each(writes)(
  'G7: $name happens once for its key, one after the other, at once, and not for another body',
  async (write) => {
    const count = await counted(write);
    const send = (key: string, request = write.request()) => call(server, write.actor(), { ...request, key });
    const key = randomUUID();
    const inTurn = [];
    for (let delivery = 0; delivery < 6; delivery += 1) inTurn.push(await send(key));
    expect(inTurn.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(inTurn[0]?.statusCode));
    expect(inTurn[0]?.statusCode).toBeLessThan(300);
    expect(new Set(inTurn.map(({ body }) => body)).size).toBe(1);
    expect(await count()).toBe(1);
    expect((await send(key, write.another())).statusCode).toBe(422);
    expect((await send('', write.request())).statusCode).toBe(400);
    expect(await count()).toBe(1);
    held.push(`${write.name} in turn`);
  },
);

it.each(writes)('G7: $name sent twenty times at once under one key happens once', async (write) => {
  const count = await counted(write);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(server, write.actor(), { ...write.request(), key })),
  );
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(await count()).toBe(1);
  held.push(`${write.name} at once`);
});

it.each(writes.filter(({ action }) => action !== 'property-updated'))(
  'G7: $name without a key has one effect when it is delivered again within ten minutes',
  async (write) => {
    const count = await counted(write);
    const answers = await Promise.all([1, 2, 3].map(() => call(server, write.actor(), write.request())));
    answers.push(await call(server, write.actor(), write.request()));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await count()).toBe(1);
    held.push(`${write.name} without a key`);
  },
);

it('after ten minutes an equal property is another one', async () => {
  const add = () => call(server, admin, { method: 'POST', url: '/properties', payload: aProperty({ name: 'New' }) });
  const first = await add();
  server.clock.advance({ minutes: 11 });
  expect((await add()).json().id).not.toBe(first.json().id);
});

it('G7: a key means nothing on another call or for another person', async () => {
  const key = randomUUID();
  const created = await call(server, admin, {
    method: 'POST',
    url: '/properties',
    payload: aProperty({ name: 'K' }),
    key,
  });
  expect(created.statusCode).toBe(201);
  const second = await server.signedIn('ADMIN');
  const theirs = await call(server, second, {
    method: 'POST',
    url: '/properties',
    payload: aProperty({ name: 'K' }),
    key,
  });
  expect(theirs.json().id).not.toBe(created.json().id);
  const pair = { clientId: client.id, propertyId };
  expect((await call(server, admin, { method: 'POST', url: '/assign-property', payload: pair, key })).statusCode).toBe(
    200,
  );
  // Without an idempotency key a PUT runs again, with the same result.
  const checks = 3 * writes.length - 1;
  expect(held).toHaveLength(checks);
  figure('G7', 'repeats of the five writes about properties that had one effect', `${held.length}/${checks}`);
});
