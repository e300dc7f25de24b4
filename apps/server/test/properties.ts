import { randomUUID } from 'node:crypto';
import type { NewProperty, Property } from '@freehold/contract';
import { transaction } from '../src/db/transaction.ts';
import { createAccountProfile } from '../src/features/profiles/index.ts';
import type { TestApp } from './app.ts';

/** The header that authorises a request. */
export interface SignedIn {
  readonly authorization: string;
  readonly id: string;
}

/** A valid new property with the given changes. */
export function aProperty(changes: Partial<NewProperty> = {}): NewProperty {
  return {
    name: 'Riverside terrace',
    street: '12 Sample Street',
    suburb: 'Carlton',
    state: 'VIC',
    postcode: '3053',
    description: 'Two storeys, north facing',
    price: 750_000,
    beds: 3,
    baths: 2,
    area: 180,
    growthRate: 4.5,
    rentalYield: 3.2,
    imageUrl: '',
    features: ['Courtyard', 'Solar panels'],
    ...changes,
  };
}

/** Makes an API call as a person; `key` is the Idempotency-Key. */
export function call(
  server: TestApp,
  actor: SignedIn | null,
  {
    method = 'GET',
    url,
    payload,
    headers = {},
    key,
  }: {
    method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
    url: string;
    payload?: object | string;
    headers?: Record<string, string>;
    key?: string;
  },
) {
  return server.app.inject({
    method,
    url: `/api${url}`,
    ...(payload === undefined ? {} : { payload }),
    headers: {
      ...(actor ? { authorization: actor.authorization } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    },
  });
}

/** Stores a property through the API, as an adviser. */
export async function addProperty(
  server: TestApp,
  admin: SignedIn,
  changes: Partial<NewProperty> = {},
): Promise<Property> {
  // With an idempotency key, since without one equal content is the same property.
  const payload = aProperty(changes);
  const answer = await call(server, admin, { method: 'POST', url: '/properties', payload, key: randomUUID() });
  if (answer.statusCode !== 201) throw new Error(`A property was refused: ${answer.body}`);
  return answer.json();
}

/** A signed-in client with a record. */
export async function addClient(server: TestApp): Promise<SignedIn> {
  const client = await server.signedIn('CLIENT');
  await transaction(server.deps.db, (tx) =>
    createAccountProfile(tx, {
      id: client.id,
      email: `${client.id}@example.com`,
      firstName: 'Test',
      lastName: 'Client',
      phone: '',
      at: server.deps.now(),
    }),
  );
  return client;
}

/** Rows of the audit log, oldest first. */
export async function auditRows(server: TestApp) {
  return server.deps.db.kysely
    .selectFrom('audit_events')
    .select(['action', 'actor_id', 'actor_role', 'subject_kind', 'subject_id', 'fields'])
    .where('action', 'not in', ['sign-in'])
    .orderBy('id')
    .execute();
}
