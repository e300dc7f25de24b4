import { routes } from '@freehold/contract';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answeredCall } from '../../../test/access/answered-call.ts';
import { namedRoutes, type RouteName } from '../../../test/access/route-names.ts';
import { createWorld } from '../../../test/access/world.ts';
import { type Held, holdAnother, holdSession, send } from '../../../test/accounts.ts';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';

let server: TestApp;
let adviser: Held;
let client: Held;
const clientEmail = 'ann@example.com';

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  adviser = await holdSession(server, { role: 'ADMIN' });
  client = await holdSession(server, { email: clientEmail, isProven: true });
});

const { leads, privacy } = routes;
const afterAProof = { minutes: 6 };

const codeNow = (secret: string) => new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() });

function prove({ authorization }: Held, body: unknown) {
  return send(server.app, 'POST /auth/prove', { authorization, body });
}

function eraseClient(id: string) {
  return send(server.app, `POST /profiles/${id}/erase`, {
    authorization: adviser.authorization,
    body: { confirm: 'ERASE' },
  });
}

function exportClient({ authorization }: Held) {
  return send(server.app, `GET /profiles/${client.id}/export`, { authorization });
}

async function addClient(): Promise<string> {
  const body = { profile: { firstName: 'Paper', lastName: 'Client', email: 'paper@people.example' } };
  const { authorization } = adviser;
  return (await send(server.app, 'POST /profiles/details', { authorization, body })).json().profile.id;
}

describe('a sensitive act', () => {
  it('is refused to a session whose password was given more than five minutes ago', async () => {
    const world = await createWorld(server);
    server.clock.advance(afterAProof);
    const sensitive = namedRoutes.filter(([, route]) => route.needsFreshProof).map(([name]) => name);
    const wanted: RouteName[] = [
      'auth.endClientSession',
      'auth.sendClientReset',
      'leads.export',
      'privacy.exportPerson',
    ];
    expect(sensitive).toEqual(expect.arrayContaining(wanted));
    for (const name of [...sensitive, 'privacy.erasePerson' as const]) {
      const { call } = answeredCall(world, name);
      const answer = await world.send(call, 'admin');
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 403, 'proof-needed']);
    }
    figure('U40', 'sensitive routes that a six-minute-old sign-in opens', `0/${sensitive.length + 1}`);
  });

  it('leaves who it is about as they were', async () => {
    const id = await addClient();
    server.clock.advance(afterAProof);
    expect((await eraseClient(id)).json()).toMatchObject({ code: 'proof-needed' });
    expect((await prove(adviser, { password: testPassword })).statusCode).toBe(200);
    expect((await eraseClient(id)).statusCode).toBe(200);
  });

  it('is open for five minutes after a sign-in and again after a proof', async () => {
    expect((await exportClient(client)).statusCode).toBe(200);
    server.clock.advance(afterAProof);
    expect((await exportClient(client)).statusCode).toBe(403);
    expect((await prove(client, { password: testPassword })).json()).toEqual({ ok: true });
    expect((await exportClient(client)).statusCode).toBe(200);
    server.clock.advance(afterAProof);
    expect((await exportClient(client)).statusCode).toBe(403);
  });

  it('is opened by no other session of the same person', async () => {
    const left = await holdAnother(server, { email: clientEmail });
    server.clock.advance(afterAProof);
    expect((await prove(client, { password: testPassword })).statusCode).toBe(200);
    expect((await exportClient(left)).statusCode).toBe(403);
  });

  it('takes the password in the body of the own erasure as the proof', async () => {
    server.clock.advance(afterAProof);
    const { id, authorization } = client;
    const answer = await send(server.app, `POST /profiles/${id}/erase`, {
      authorization,
      body: { password: testPassword },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('is described with its refusal', () => {
    expect(leads.export.needsFreshProof).toBe(true);
    expect(privacy.erasePerson.errors).toContain('proof-needed');
  });
});

describe('a proof', () => {
  it('with a wrong password opens nothing, and after ten there are no more tries', async () => {
    server.clock.advance(afterAProof);
    for (let n = 0; n < 10; n += 1) {
      expect((await prove(client, { password: `wrong ${n}` })).json()).toMatchObject({ code: 'wrong-password' });
    }
    expect((await prove(client, { password: testPassword })).statusCode).toBe(429);
    expect((await exportClient(client)).statusCode).toBe(403);
  });

  it('may be a code of the authenticator app, each once', async () => {
    const { authorization } = client;
    const enrol = await send(server.app, 'POST /auth/second-factor/enrol', {
      authorization,
      body: { password: testPassword },
    });
    const { secret } = enrol.json();
    const confirm = { authorization, body: { code: codeNow(secret) } };
    await send(server.app, 'POST /auth/second-factor/confirm', confirm);
    server.clock.advance(afterAProof);
    const code = codeNow(secret);
    expect((await prove(client, { code: '000000' })).json()).toMatchObject({ code: 'second-factor-wrong' });
    expect((await prove(client, { code })).statusCode).toBe(200);
    expect((await exportClient(client)).statusCode).toBe(200);
    expect((await prove(client, { code })).json()).toMatchObject({ code: 'second-factor-wrong' });
  });
});

it('one adviser erases at most ten people in a day', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 11; n += 1) ids.push(await addClient());
  const statuses: number[] = [];
  for (const id of ids) statuses.push((await eraseClient(id)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  figure('U40', 'people of 11 that one adviser can erase in a day', '10');
});
