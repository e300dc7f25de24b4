import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { demoAccounts, seedAccounts } from '../../seed/demo-accounts.ts';

const demo = {
  admin: { email: 'adviser@freehold.example', password: 'for the adviser 1' },
  client: { email: 'client@freehold.example', password: 'for the client 1' },
};
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

function signIn(email: string, password: string) {
  return server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
}

describe('POST /auth/login', () => {
  it('[API-06] [ENT-01] answers the token and who signed in', async () => {
    const user = await server.addUser({ role: 'ADMIN', email: 'Ann@Example.com' });
    const answer = await signIn(' ann@example.COM ', testPassword);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      id: user.id,
      email: 'Ann@Example.com',
      role: 'ADMIN',
      firstName: 'Test',
      lastName: 'Person',
    });
  });

  it('takes the Kelvin sign for no k, as signing up does', async () => {
    await server.addUser({ role: 'CLIENT', email: 'kelvin@example.com' });
    expect((await signIn('KELVIN@example.com', testPassword)).statusCode).toBe(200);
    const [folded, unknown] = [
      await signIn('\u212aelvin@example.com', testPassword),
      await signIn('x@example.com', 'x'),
    ];
    expect([folded.statusCode, folded.json().code]).toEqual([unknown.statusCode, unknown.json().code]);
  });

  it('[ENT-02] [AUTH-18] the token names id, email and role and ends after 15 minutes', async () => {
    const user = await server.addUser({ role: 'CLIENT', email: 'bob@example.com' });
    const claims = decodeJwt((await signIn('bob@example.com', testPassword)).json().accessToken);
    expect(claims).toMatchObject({ id: user.id, sub: user.id, email: 'bob@example.com', role: 'CLIENT' });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
  });

  it('[SEC-10] answers an unknown address, a wrong password and a disabled account alike', async () => {
    await server.addUser({ role: 'CLIENT', email: 'bob@example.com' });
    await server.addUser({ role: 'CLIENT', email: 'off@example.com', isDisabled: true });
    const answers = await Promise.all([
      signIn('nobody@example.com', testPassword),
      signIn('bob@example.com', 'wrong password'),
      signIn('off@example.com', testPassword),
    ]);
    const told = answers.map((answer) => ({ status: answer.statusCode, ...answer.json(), requestId: '' }));
    expect(new Set(told.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(told[0]).toMatchObject({ status: 401, code: 'invalid-credentials', message: 'Invalid credentials' });
  });

  it('counts only wrong passwords: twelve right ones in a row are let in', async () => {
    await server.addUser({ role: 'CLIENT', email: 'bob@example.com' });
    for (let visit = 0; visit < 12; visit += 1) {
      expect((await signIn('bob@example.com', testPassword)).statusCode).toBe(200);
    }
  });

  it.each([
    [{ email: 'a@example.com' }, 'password'],
    [{ email: 'a@example.com', password: 'x'.repeat(129) }, 'password'],
    [{ email: 'a@example.com', password: '€'.repeat(86) }, 'password'],
    [{ email: ['a'], password: 'x' }, 'email'],
    [{ email: 'a\u0000@example.com', password: 'x' }, 'email'],
    [{ email: 'a@example.com', password: 'x', role: 'ADMIN' }, 'role'],
  ])('refuses %j and names the field', async (payload, field) => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field }]);
  });

  it('[VALID-23] says what is missing', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
    const message = 'Please enter both email and password';
    expect(answer.json().fields).toEqual([
      { field: 'email', message },
      { field: 'password', message },
    ]);
  });

  it('lets in from one address a hundred times in 15 minutes, then says when to come back', async () => {
    await server.deps.db.kysely
      .insertInto('rate_limits')
      .values({ key: 'signInAddress:127.0.0.1', points: 100, expire: Date.now() + 60_000 })
      .execute();
    const answer = await signIn('bob@example.com', testPassword);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50);
  });
});

describe('a session', () => {
  const leads = (authorization: string) => server.app.inject({ url: '/api/leads', headers: { authorization } });

  it('[AUTH-20] is over at the next request after sign-out', async () => {
    const headers = await server.signedIn('ADMIN');
    expect((await leads(headers.authorization)).statusCode).toBe(200);
    expect((await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode).toBe(200);
    expect((await leads(headers.authorization)).statusCode).toBe(401);
  });

  it('is over when its 15 minutes have passed', async () => {
    const { authorization } = await server.signedIn('ADMIN');
    server.clock.advance({ minutes: 16 });
    expect((await leads(authorization)).statusCode).toBe(401);
  });

  it('[SEC-03] has the role the account has now, not the one in its token', async () => {
    const { authorization } = await server.signedIn('ADMIN');
    await server.deps.db.kysely.updateTable('users').set({ role: 'CLIENT' }).execute();
    expect((await leads(authorization)).statusCode).toBe(403);
  });

  it.each(['admin', 'OWNER', ''])(
    '[SEC-01] no account can have the role %j: there are ADMIN and CLIENT',
    async (role) => {
      const { id } = await server.addUser({ role: 'CLIENT', email: `${role || 'none'}@example.com` });
      const change = server.deps.db.query('update users set role = $1 where id = $2', [role, id]);
      await expect(change).rejects.toThrow('users_role_check');
    },
  );

  it('is over when its account is disabled', async () => {
    const { authorization } = await server.signedIn('ADMIN');
    await server.deps.db.kysely.updateTable('users').set({ is_disabled: true }).execute();
    expect((await leads(authorization)).statusCode).toBe(401);
  });

  it('[AUTH-15] is not opened by a forged, damaged or misplaced token', async () => {
    const { authorization } = await server.signedIn('ADMIN');
    const token = authorization.slice('Bearer '.length);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    const forged = [
      `${none}.${claims}.`,
      `${none}.${claims}.${signature}`,
      `${head}.${claims}.${signature.slice(1)}`,
      `${head}.${Buffer.from('{"sub":"x"}').toString('base64url')}.${signature}`,
      `${token}.`,
      'null',
      '',
    ].map((text) => `Bearer ${text}`);
    for (const header of [...forged, token, `bearer ${token}`, `Bearer Bearer ${token}`, `Basic ${token}`]) {
      expect((await leads(header)).statusCode, header).toBe(401);
    }
  });
});

describe('the accounts of a first start', () => {
  it('sign in, the client with a profile, and are not made again', async () => {
    const { db } = server.deps;
    const accounts = demoAccounts(demo);
    expect(await seedAccounts(db, accounts)).toBe(true);
    expect(await seedAccounts(db, accounts)).toBe(false);
    for (const { email, password, role } of accounts) {
      const { accessToken, id, ...person } = (await signIn(email, password)).json();
      expect(person.role).toBe(role);
      const headers = { authorization: `Bearer ${accessToken}` };
      const profile = await server.app.inject({ url: `/api/profiles/${id}`, headers });
      expect(profile.statusCode).toBe(role === 'CLIENT' ? 200 : 404);
    }
  });
});
