import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signInReplySchema } from '@freehold/contract';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The adviser who signs in for load tests. */
export const adviser: Credentials = { email: 'adviser@freehold.example', password: 'adviser of the tests' };

/** Settings under which callers may set their own client address, as behind a proxy; limits count by address. */
export const behindProxy = { TRUSTED_PROXY: '127.0.0.1' };

/** Headers that give a call its own client address. */
export function fromAnyAddress(): Record<string, string> {
  return { 'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(256)].join('.') };
}

/** A response: its status, headers, and body parsed if present. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Sends JSON from its own client address. Throws when no complete response arrives within 30 seconds. */
export async function send(
  url: string,
  { method = 'POST', body, token, key }: { method?: string; body?: object; token?: string; key?: string } = {},
): Promise<Answer> {
  const headers = {
    ...fromAnyAddress(),
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const answer = await fetch(url, {
    method,
    headers,
    signal: AbortSignal.timeout(30_000),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
}

/** A signed-in person. */
export interface Person {
  readonly id: string;
  readonly token: string;
}

const personOf = async (call: () => Promise<Answer>): Promise<Person> => {
  let { status, headers, body } = await call();
  // Retries as browsers do: a machine that stalled during start-up responds with 503 for some seconds.
  for (let tries = 0; status === 503 && tries < 5; tries += 1) {
    await pause(Number(headers.get('retry-after') ?? 1) * 1_000);
    ({ status, headers, body } = await call());
  }
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  const { id, accessToken } = signInReplySchema.parse(body);
  return { id, token: accessToken };
};

/** Credentials of a new client. */
export function newCredentials(): Credentials {
  return { email: `${randomUUID()}@example.com`, password: 'a long enough one' };
}

/** Signs up a new client at a server. Throws when the sign-up is rejected. */
export async function newClient(address: string, credentials: Credentials = newCredentials()): Promise<Person> {
  const body = { firstName: 'Kim', lastName: 'Ng', ...credentials };
  return await personOf(() => send(`${address}/api/auth/register`, { body }));
}

/** Signs in an existing account. Throws when the sign-in is rejected. */
export async function signedIn(address: string, credentials: Credentials): Promise<Person> {
  return await personOf(() => send(`${address}/api/auth/login`, { body: credentials }));
}

/** Signs in the adviser. Throws when the sign-in is rejected. */
export async function signedInAdviser(address: string): Promise<Person> {
  return await signedIn(address, adviser);
}
