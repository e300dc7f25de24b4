import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { type Route, routes } from '@freehold/contract';
import { type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anotherApp, holdAnother, holdSession, send } from '../../../test/accounts.ts';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';

const secret = 'a secret of at least thirty-two bytes, known here';
const key = new TextEncoder().encode(secret);
let server: TestApp;
let known: Pick<TestApp, 'app' | 'deps'>;

beforeAll(async () => {
  server = await startTestApp();
  known = await anotherApp(server, { secret });
});
afterAll(async () => {
  await known.app.close();
  await server.close();
});
beforeEach(() => server.clear());

const base64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** An admin's live session on the application whose secret the test knows, and its token's claims. */
async function adminSession() {
  const email = `${randomUUID()}@example.com`;
  await server.addUser({ role: 'ADMIN', email });
  const held = await holdAnother(known, { email });
  const token = held.authorization.slice('Bearer '.length);
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims: JWTPayload = JSON.parse(Buffer.from(body, 'base64url').toString());
  return { ...held, token, head, body, signature, claims };
}

const goodHead = { alg: 'HS256', typ: 'at+jwt' };

/** A token signed with the server's own key, so that only the change can be the reason it is rejected. */
function signed(claims: JWTPayload, head: Partial<JWTHeaderParameters> = {}): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ ...goodHead, ...head }).sign(key);
}

function rawSigned(head: unknown, body: unknown, signingKey: string | Uint8Array = key): string {
  const text = `${base64(head)}.${base64(body)}`;
  return `${text}.${createHmac('sha256', signingKey).update(text).digest('base64url')}`;
}

function without(claims: JWTPayload, name: string): JWTPayload {
  return Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));
}

const leads = (authorization: string) => send(known.app, 'GET /leads', { authorization });

describe('an access token', () => {
  it('[AUTH-15] opens nothing when it is forged, altered, expired, misplaced or not one', async () => {
    const admin = await adminSession();
    const { token, head, body, signature, claims } = admin;
    const client = await holdSession({ ...server, app: known.app });
    const now = claims.iat ?? 0;
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const clientClaims = { ...claims, id: client.id, sub: client.id, email: client.email };
    const deleted = await adminSession();
    await server.deps.db.kysely.deleteFrom('users').where('id', '=', deleted.id).execute();
    const tokens = [
      ...['none', 'None', 'nOnE', 'NONE'].flatMap((alg) => [
        `${base64({ ...goodHead, alg })}.${body}.`,
        `${base64({ ...goodHead, alg })}.${body}.${signature}`,
      ]),
      rawSigned({ ...goodHead, alg: 'RS256' }, claims),
      rawSigned({ ...goodHead, alg: 'HS256' }, claims, pem),
      rawSigned({ ...goodHead, alg: 'HS512' }, claims),
      rawSigned({ alg: 'HS256', typ: 'JWT' }, claims),
      rawSigned({ alg: 'HS256' }, claims),
      `${head}.${body}.`,
      `${head}.${body}`,
      `${head}.${body}.${signature.slice(0, -4)}`,
      `${head}.${body}.${signature}AA`,
      rawSigned(goodHead, claims, 'another secret of at least thirty-two bytes, too'),
      rawSigned({ ...goodHead, kid: '../../../../dev/null' }, claims, ''),
      rawSigned({ ...goodHead, kid: "x' union select 'key" }, claims, 'key'),
      rawSigned({ ...goodHead, jku: 'https://evil.example/keys' }, claims, 'evil'),
      rawSigned({ ...goodHead, x5u: 'https://evil.example/cert' }, claims, 'evil'),
      rawSigned({ ...goodHead, jwk: { kty: 'oct', k: base64('evil') } }, claims, 'evil'),
      await signed(claims, { crit: ['exp'] }).catch(() => rawSigned({ ...goodHead, crit: ['exp'] }, claims)),
      rawSigned({ ...goodHead, crit: ['unknown'], unknown: 1 }, claims),
      await signed({ ...claims, exp: now - 1 }),
      await signed({ ...claims, nbf: now + 60 }),
      await signed({ ...claims, iss: 'somebody-else' }),
      await signed({ ...claims, aud: 'another-api' }),
      await signed(without(claims, 'iss')),
      await signed(without(claims, 'sid')),
      await signed({ ...claims, sid: [claims.sid] }),
      await signed({ ...claims, sid: randomUUID() }),
      await signed({ ...clientClaims }),
      await signed({ ...claims, sub: client.id }),
      await signed(without(claims, 'sub')),
      `${head}.${base64({ ...claims, role: 'ADMIN', id: client.id })}.${signature}`,
      `${head}.${base64(`${JSON.stringify(claims).slice(0, -1)},"sub":"${client.id}"}`)}.${signature}`,
      deleted.token,
      admin.refreshToken,
      `${token}.${signature}`,
      `${token}.`,
      `.${token}`,
      `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64')}=.${signature}`,
      `${head}.${body}.${signature}`.replaceAll('.', '..'),
      'null',
      'undefined',
      '{}',
    ];
    const headers = [
      ...tokens.map((forged) => `Bearer ${forged}`),
      `bearer ${token}`,
      `Bearer Bearer ${token}`,
      `Bearer  ${token}`,
      `Basic ${token}`,
      'Bearer ',
      'Bearer',
      token,
      `Token ${token}`,
    ];
    expect((await leads(admin.authorization)).statusCode).toBe(200);
    for (const header of headers) expect((await leads(header)).statusCode, header.slice(0, 300)).toBe(401);
    expect((await leads(client.authorization)).statusCode).toBe(403);
    expect(headers.length).toBeGreaterThanOrEqual(40);
    figure('B1', 'forged access tokens answered 401', `${headers.length}/${headers.length}`);
  });

  it('is refused unread when it is a megabyte long', async () => {
    const address = await known.app.listen({ host: '127.0.0.1', port: 0 });
    const { status } = await fetch(`${address}/api/leads`, {
      headers: { authorization: `Bearer ${'x'.repeat(1_000_000)}` },
    });
    expect(status).toBe(431);
    figure('B1', 'an access token of a megabyte', '431');
  });
});

describe('the next request after', () => {
  const users = () => server.deps.db.kysely;
  const events: [string, (id: string, email: string) => Promise<unknown>][] = [
    ['a demotion', (id) => users().updateTable('users').set({ role: 'CLIENT' }).where('id', '=', id).execute()],
    [
      'a closed account',
      (id) => users().updateTable('users').set({ is_disabled: true }).where('id', '=', id).execute(),
    ],
    ['a deletion', (id) => users().deleteFrom('users').where('id', '=', id).execute()],
    ['a changed password', changeElsewhere],
  ];

  async function changeElsewhere(_id: string, email: string): Promise<void> {
    const { authorization } = await holdAnother(server, { email, address: '203.0.113.50' });
    const body = { currentPassword: testPassword, newPassword: 'quite another one 7' };
    expect((await send(server.app, 'POST /auth/change-password', { authorization, body })).statusCode).toBe(200);
  }

  it.each(events)('[SEC-03] %s is refused, of a hundred every one', async (_name, happen) => {
    const held = await holdSession(server, { role: 'ADMIN' });
    const ask = () => send(server.app, 'GET /leads', held);
    const before = Promise.all(Array.from({ length: 20 }, ask));
    await happen(held.id, held.email);
    const after: Awaited<ReturnType<typeof ask>>[] = [];
    while (after.length < 100) after.push(...(await Promise.all(Array.from({ length: 25 }, ask))));
    await before;
    expect(after.filter((answer) => answer.statusCode === 200)).toHaveLength(0);
    expect(new Set(after.map((answer) => answer.statusCode)).size).toBe(1);
    figure('B2', `requests that succeed after ${_name}`, '0/100');
  });
});

describe('what a browser sends by itself', () => {
  const all: Route[] = Object.values(routes).flatMap((group) => Object.values(group));
  const pathOf = (route: Route) => `/api${route.path.replaceAll(/:\w+/g, randomUUID())}`;

  it('opens no route', async () => {
    const admin = await holdSession(server, { role: 'ADMIN' });
    const cookie = `token=${admin.authorization.slice(7)}; refreshToken=${admin.refreshToken}; authorization=${admin.authorization}`;
    const guarded = all.filter((route) => route.access !== 'public');
    for (const { method, ...route } of guarded) {
      const answer = await server.app.inject({ method, url: pathOf({ method, ...route }), headers: { cookie } });
      expect(answer.statusCode, `${method} ${route.path}`).toBe(401);
    }
    figure('B9', 'guarded routes that cookies alone do not open', `${guarded.length}/${guarded.length}`);
  });

  it('is no JSON: a form, plain text or a multipart body is not read', async () => {
    const { authorization } = await holdSession(server, { role: 'ADMIN' });
    const types = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'];
    const taking = all.filter((route) => route.body !== undefined);
    for (const route of taking) {
      for (const type of types) {
        const headers = { authorization, 'content-type': type };
        const answer = await server.app.inject({
          method: route.method,
          url: pathOf(route),
          headers,
          payload: '{"a":1}',
        });
        expect(answer.statusCode, `${route.method} ${route.path} ${type}`).toBe(415);
      }
    }
    figure(
      'B9',
      'routes with a JSON body that answer 415 to a form, text or multipart',
      `${taking.length}/${taking.length}`,
    );
  });
});
