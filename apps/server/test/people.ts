import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signInReplySchema } from '@freehold/contract';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Who signs in and from where the calls of a load come. */
export const adviser: Credentials = { email: 'adviser@freehold.example', password: 'adviser of the tests' };

/** Settings under which callers may say their own address, as behind a proxy; limits count by address. */
export const behindProxy = { TRUSTED_PROXY: '127.0.0.1' };

/** Headers of a call from an address of its own. */
export function fromAnyAddress(): Record<string, string> {
  return { 'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(256)].join('.') };
}

/** A call that was answered: its status and its body, parsed where there is one. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Sends JSON from an address of its own. Throws where no whole answer comes within 30 seconds. */
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

/** Somebody who is signed in. */
export interface Person {
  readonly id: string;
  readonly token: string;
}

const personOf = async (call: () => Promise<Answer>): Promise<Person> => {
  let { status, headers, body } = await call();
  // Retries as browsers do: a machine that stalled during start-up answers 503 for some seconds.
  for (let tries = 0; status === 503 && tries < 5; tries += 1) {
    await pause(Number(headers.get('retry-after') ?? 1) * 1_000);
    ({ status, headers, body } = await call());
  }
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  const { id, accessToken } = signInReplySchema.parse(body);
  return { id, token: accessToken };
};

/** What a new client signs in with. */
export function newCredentials(): Credentials {
  return { email: `${randomUUID()}@example.com`, password: 'a long enough one' };
}

/** A new client of the server at that address. Throws when the sign-up is refused. */
export async function newClient(address: string, credentials: Credentials = newCredentials()): Promise<Person> {
  const body = { firstName: 'Kim', lastName: 'Ng', ...credentials };
  return await personOf(() => send(`${address}/api/auth/register`, { body }));
}

/** Somebody with an account, signed in. Throws when the sign-in is refused. */
export async function signedIn(address: string, credentials: Credentials): Promise<Person> {
  return await personOf(() => send(`${address}/api/auth/login`, { body: credentials }));
}

/** The adviser, signed in. Throws when the sign-in is refused. */
export async function signedInAdviser(address: string): Promise<Person> {
  return await signedIn(address, adviser);
}
