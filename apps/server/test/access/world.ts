import type { Role } from '@freehold/contract';
import type { LightMyRequestResponse } from 'fastify';
import { type TestApp, testPassword } from '../app.ts';
import { keepRows } from '../database/kept-rows.ts';
import type { Person, PersonName, SentCall } from './people.ts';
import { personNames } from './people.ts';
import { type SeededThings, seedRecords } from './seed.ts';

/** People with records on their own server, for access tests. */
export interface World {
  readonly server: TestApp;
  readonly people: Readonly<Record<PersonName, Person>>;
  /** Ids of records by their placeholder words in a call. */
  readonly things: SeededThings;
  /** Authorisation headers without a live session. */
  readonly dead: { readonly expired: string; readonly ended: string };
  send(call: SentCall, as?: PersonName | null): Promise<LightMyRequestResponse>;
}

// Rows of a server's first world, restored for later tests instead of repeating seventy calls.
const made = new WeakMap<TestApp, { readonly world: World; putBack(): Promise<void> }>();
const untilSessionsEnd = { minutes: 16 };

/** Empties the server and fills it with people and records through ordinary calls; the same each time. */
export async function createWorld(server: TestApp): Promise<World> {
  await server.clear();
  const known = made.get(server);
  if (known === undefined) {
    const world = await newWorld(server);
    made.set(server, { world, putBack: await keepRows(server.deps.db) });
    return world;
  }
  server.clock.advance(untilSessionsEnd);
  await known.putBack();
  return known.world;
}

async function newWorld(server: TestApp): Promise<World> {
  const expired = await newPeople(server);
  server.clock.advance(untilSessionsEnd);
  const { people, refreshToken } = await signedInAgain(server, expired);
  const ended = `Bearer ${(await signIn(server, people.owner.email)).accessToken}`;
  const send: World['send'] = (call, as = null) =>
    sendCall(server, { ...call, headers: { ...call.headers, ...(as && { authorization: people[as].authorization }) } });
  await sendCall(server, { method: 'POST', path: '/auth/logout', headers: { authorization: ended } });
  const things = new Map(await seedRecords({ people, send }));
  things.set('known-refresh-token', refreshToken);
  const given = 'insert into client_advisers (client_id, adviser_id, since) values ($1, $2, $3)';
  await server.deps.db.query(given, [people.owner.id, people.adviser.id, server.clock.now()]);
  await server.deps.db.query('update leads set owner_id = $1 where id = $2', [
    people.admin.id,
    things.get('known-lead-taken'),
  ]);
  for (const name of personNames) things.set(`known-session-${name}`, await spareSession(send, name));
  await server.deps.db.query(`update users set role = 'CLIENT' where id = $1`, [people.demoted.id]);
  return { server, people, things, send, dead: { expired: expired.owner.authorization, ended } };
}

type People = World['people'];

async function newPeople(server: TestApp): Promise<People> {
  return {
    owner: await newPerson(server, 'CLIENT', 'owner'),
    other: await newPerson(server, 'CLIENT', 'other'),
    adviser: await newPerson(server, 'ADVISER', 'adviser'),
    admin: await newPerson(server, 'ADMIN', 'admin'),
    demoted: await newPerson(server, 'ADMIN', 'demoted'),
  };
}

async function newPerson(server: TestApp, role: Role, name: string): Promise<Person> {
  const email = `${name}@people.example`;
  const { id } = await server.addUser({ role, email, isProven: true });
  return { id, email, authorization: `Bearer ${(await signIn(server, email)).accessToken}` };
}

/** Signs everyone in a second time; returns the owner's refresh token too. */
async function signedInAgain(server: TestApp, people: People): Promise<{ people: People; refreshToken: string }> {
  const { owner, other, adviser, admin, demoted } = people;
  const again = async (person: Person) => {
    const { accessToken, refreshToken = '' } = await signIn(server, person.email);
    return { person: { ...person, authorization: `Bearer ${accessToken}` }, refreshToken };
  };
  const first = await again(owner);
  return {
    people: {
      owner: first.person,
      other: (await again(other)).person,
      adviser: (await again(adviser)).person,
      admin: (await again(admin)).person,
      demoted: (await again(demoted)).person,
    },
    refreshToken: first.refreshToken,
  };
}

async function spareSession(send: World['send'], name: PersonName): Promise<string> {
  const sessions: { id: string; isCurrent: boolean }[] = (
    await send({ method: 'GET', path: '/auth/sessions' }, name)
  ).json();
  const spare = sessions.find(({ isCurrent }) => !isCurrent);
  if (spare === undefined) throw new Error(`${name} has no second session`);
  return spare.id;
}

let sent = 0;

/** Sends a call from its own address, so that no per-address limit masks the result. */
export function sendCall(server: TestApp, { method, path, headers = {}, body, from }: SentCall) {
  sent += 1;
  const isRaw = typeof body === 'string' || body instanceof Buffer;
  return server.app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: from ?? `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    headers: { ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { payload: isRaw ? body : JSON.stringify(body) }),
  });
}

/** Sign-in response for a person with the password of all test people. */
export async function signIn(server: TestApp, email: string): Promise<{ accessToken: string; refreshToken?: string }> {
  const answer = await sendCall(server, {
    method: 'POST',
    path: '/auth/login',
    body: { email, password: testPassword },
  });
  if (answer.statusCode !== 200) throw new Error(`${email} cannot sign in: ${answer.body}`);
  return answer.json();
}
