import { randomUUID } from 'node:crypto';
import { diagnosticSchema } from '@freehold/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';
import { listenOnLoopback, rawAnswer } from '../../../test/raw-connection.ts';
import { buildApp } from '../../app.ts';
import type { Config } from '../../config.ts';

let server: TestApp;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await server.close();
});
beforeEach(() => server.clear());

/** The same application with other settings. */
async function appWith(changes: Partial<Config>): Promise<FastifyInstance> {
  const app = await buildApp({ ...server.deps, config: { ...server.deps.config, ...changes } });
  apps.push(app);
  return app;
}

const create = { method: 'POST', url: '/api/test/create-admin' } as const;
const secrets = { email: 'probe@freehold.example', password: 'a-password-from-the-environment' };

async function countOf(statement: string): Promise<number> {
  const { rows } = await server.deps.db.query(`select count(*)::int as count from ${statement}`);
  return Number(rows[0]?.count);
}

describe('the development aids', () => {
  const held = new Set<string>();

  it('[API-37] [DBTEST-16] make a test administrator with a profile, once however often they are asked', async () => {
    const first = await server.app.inject(create);
    const second = await server.app.inject(create);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({
      role: 'ADMIN',
      email: expect.stringContaining('@'),
      userId: expect.any(String),
    });
    expect(second.json()).toEqual(first.json());
    expect(await countOf('users where is_diagnostic')).toBe(1);
    expect(await countOf(`audit_events where action = 'diagnostic-admin-created'`)).toBe(1);
    expect(await countOf('profiles')).toBe(1);
    held.add('idempotent');
  });

  it('make one administrator when they are asked several times at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.app.inject(create)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().userId)).size).toBe(1);
    expect(await countOf('users')).toBe(1);
  });

  it('[DBTEST-13] [DBTEST-16] let that administrator sign in with what they answered', async () => {
    const { email, password, userId } = (await server.app.inject(create)).json();
    const answer = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
    expect(answer.json()).toMatchObject({ id: userId, role: 'ADMIN', accessToken: expect.any(String) });
    held.add('answered password signs in');
  });

  it('[DBTEST-18] take the credentials from the environment, and make some up anew at each start without them', async () => {
    const configured = await appWith({ testAdmin: secrets });
    expect((await configured.inject(create)).json()).toMatchObject(secrets);
    const passwords = [await appWith({ testAdmin: null }), await appWith({ testAdmin: null })].map(
      async (app) => (await app.inject(create)).json().password,
    );
    const [one, other] = await Promise.all(passwords);
    expect(one).not.toBe(other);
    expect(one).toMatch(/^[\w-]{24}$/);
    held.add('credentials from the environment').add('made up at each start');
  });

  it('never take over the account of a person', async () => {
    await server.addUser({ role: 'CLIENT', email: secrets.email });
    const app = await appWith({ testAdmin: secrets });
    const answer = await app.inject(create);
    expect(answer.statusCode).toBe(409);
    expect(await countOf(`users where role = 'ADMIN' or is_diagnostic`)).toBe(0);
    held.add('takes nobody over');
  });

  it.each([
    ['another machine', { remoteAddress: '192.0.2.7' }],
    ['another machine in IPv6', { remoteAddress: '2001:db8::1' }],
    ['a name that was made to lead here', { headers: { host: 'evil.example' } }],
    ['an address that only looks local', { headers: { host: '127.0.0.1.evil.example' } }],
  ])('make no administrator for %s', async (_where, from) => {
    const answer = await server.app.inject({ ...create, ...from });
    expect(answer.statusCode).toBe(404);
    expect(await countOf('users')).toBe(0);
    held.add('loopback only');
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'make no administrator for a proxy of this machine that sends %s',
    async (name) => {
      const headers = { host: 'localhost', [name]: '127.0.0.1' };
      expect((await server.app.inject({ ...create, headers })).statusCode).toBe(404);
      expect(await countOf('users')).toBe(0);
    },
  );

  it('make no administrator for a proxy that says nothing of itself: in HTTP/1.0, or once a visitor came through it', async () => {
    const app = await appWith({});
    const port = await listenOnLoopback(app);
    const old = `POST ${create.url} HTTP/1.0\r\nHost: localhost:3000\r\nContent-Length: 0\r\n\r\n`;
    expect(await rawAnswer(port, old)).toContain(' 404 ');
    const own = {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      referer: 'http://localhost:3000/database-test',
    };
    expect((await app.inject({ ...create, headers: own })).statusCode).toBe(200);

    const visitor = { host: 'localhost:3000', referer: 'https://practice.example/borrowing-capacity' };
    expect((await app.inject({ url: '/api/health/live', headers: visitor })).statusCode).toBe(200);
    expect((await app.inject({ ...create, headers: own })).statusCode).toBe(404);
    expect((await app.inject(create)).statusCode).toBe(404);
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('make it for this machine as %s', async (remoteAddress) => {
    expect((await server.app.inject({ ...create, remoteAddress })).statusCode).toBe(200);
  });

  it('[DBTEST-20] count rows of tables for an ADMIN alone', async () => {
    const admin = await server.signedIn('ADMIN');
    const client = await server.signedIn('CLIENT');
    const ask = (headers?: { authorization: string }) =>
      server.app.inject({
        url: '/api/diagnostic',
        ...(headers && { headers: { authorization: headers.authorization } }),
      });
    expect((await ask()).statusCode).toBe(401);
    expect((await ask(client)).statusCode).toBe(403);
    const found = diagnosticSchema.parse((await ask(admin)).json());
    expect(found.tables.find(({ name }) => name === 'users')).toEqual({ name: 'users', rows: 2 });
    expect(found.tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['profiles', 'assets', 'liabilities', 'properties']),
    );
    held.add('for an ADMIN alone');
  });

  it('show nothing of the environment, of addresses or of versions', async () => {
    const { authorization } = await server.signedIn('ADMIN');
    process.env.DIAGNOSTIC_CANARY = 'canary-of-the-environment';
    const { body } = await server.app.inject({ url: '/api/diagnostic', headers: { authorization } });
    const { database } = server.deps.config;
    const hidden = [process.version, process.env.PATH ?? '', server.deps.config.dataDir, 'canary-of-the-environment'];
    for (const text of [...hidden, database.kind === 'embedded' ? database.dataDir : database.url]) {
      expect(body).not.toContain(text);
    }
    expect(body).not.toMatch(/postgres(ql)?:\/\/|\d+\.\d+\.\d+|\/home|\/tmp|node_modules/);
    held.add('nothing of the surroundings');
  });

  it('[API-38] [DBTEST-19] are there with their setting and gone without it', async () => {
    expect((await server.app.inject({ url: '/api/auth/test' })).json()).toEqual({ ok: true });
    const off = await appWith({ diagnostics: false });
    expect((await off.inject({ url: '/api/auth/test' })).statusCode).toBe(404);
    expect((await off.inject(create)).statusCode).toBe(404);
    expect(await countOf('users')).toBe(0);
    held.add('only with the setting');
  });

  it('hold to all their rules', () => {
    expect(held.size).toBe(9);
    figure('T3', 'rules of the development aids held', `${held.size}/9`);
  });

  it.each([
    ['asset', { assetType: 'Savings', currentValue: 1_234.56, description: 'Test asset' }],
    ['liability', { liabilityType: 'Credit Card', loanBalance: 1_234.56, description: 'Test card' }],
  ])('[DBTEST-14] add a test %s to the own record of whoever is signed in', async (kind, payload) => {
    const { email, password, userId } = (await server.app.inject(create)).json();
    const signIn = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
    const headers = { authorization: `Bearer ${signIn.json().accessToken}`, 'idempotency-key': randomUUID() };
    const url = `/api/test/create-${kind}`;
    const first = await server.app.inject({ method: 'POST', url, payload, headers });
    const repeated = await server.app.inject({ method: 'POST', url, payload, headers });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({ status: 'success', id: expect.any(String) });
    expect(repeated.json()).toEqual(first.json());
    const details = await server.app.inject({ url: `/api/profiles/${userId}/details`, headers });
    const list = details.json()[kind === 'asset' ? 'assets' : 'liabilities'];
    expect(list).toMatchObject([{ id: first.json().id, ...payload }]);
    expect((await server.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
  });

  it('[DBTEST-14] add to a record made on the way for somebody who has none yet', async () => {
    const { authorization } = await server.signedIn('CLIENT');
    const add = (kind: string) =>
      server.app.inject({ method: 'POST', url: `/api/test/create-${kind}`, payload: {}, headers: { authorization } });
    for (const kind of ['asset', 'liability', 'asset']) expect((await add(kind)).statusCode, kind).toBe(201);
    expect(await countOf('profiles')).toBe(1);
    expect(await countOf('assets')).toBe(2);
  });

  it('[DBTEST-15] let the test administrator read and write its own address and occupation', async () => {
    const { email, password, userId } = (await server.app.inject(create)).json();
    const signIn = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
    const headers = { authorization: `Bearer ${signIn.json().accessToken}` };
    const url = `/api/profiles/${userId}`;
    const payload = { address: '1 Test St, Testville, NSW, 2000, Australia', occupation: 'Tester' };
    expect((await server.app.inject({ method: 'PUT', url, payload, headers })).statusCode).toBe(200);
    expect((await server.app.inject({ url, headers })).json()).toMatchObject(payload);
  });
});

describe('production', () => {
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;
  const paths = ['/test/create-admin', '/test/create-asset', '/test/create-liability', '/diagnostic', '/auth/test'];

  /** What a caller can distinguish in a response. */
  function visible({ statusCode, headers, body }: LightMyRequestResponse) {
    const { 'x-request-id': _id, date: _date, ...rest } = headers;
    return { statusCode, headers: rest, body: body.replace(/"requestId":"[^"]+"/, '"requestId":""') };
  }

  it('[SEC-11] [API-38] answers for their addresses what it answers for any other, whoever asks and however', async () => {
    const production = await appWith({ isProduction: true, diagnostics: false });
    const actors = [
      {},
      { authorization: 'Bearer not.a.token' },
      { authorization: (await server.signedIn('CLIENT')).authorization },
      { authorization: (await server.signedIn('ADMIN')).authorization },
    ];
    let alike = 0;
    for (const method of methods) {
      for (const headers of actors) {
        const payload = method === 'GET' ? {} : { payload: {} };
        const unknown = visible(await production.inject({ method, url: '/api/nowhere/at-all', headers, ...payload }));
        expect(unknown.statusCode).toBe(404);
        for (const path of paths) {
          const answer = visible(await production.inject({ method, url: `/api${path}`, headers, ...payload }));
          expect(answer, `${method} ${path}`).toEqual(unknown);
          alike += 1;
        }
      }
    }
    expect(alike).toBe(100);
    figure('T1', 'answers of production for diagnostic addresses like those for unknown ones', `${alike}/100`);
  });

  it('has no route of theirs', async () => {
    const production = await appWith({ isProduction: true, diagnostics: false });
    await production.ready();
    expect(production.printRoutes()).not.toMatch(/diagnostic|create-admin/);
    expect(Object.keys(production.swagger().paths ?? {}).filter((path) => /test|diagnostic/.test(path))).toEqual([]);
  });
});
