import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anotherApp, aSignUp, auditedActions, send, signIn } from '../../../test/accounts.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const register = (body: unknown, key?: string) =>
  send(server.app, 'POST /auth/register', key === undefined ? { body } : { body, key });
const users = () => server.deps.db.kysely.selectFrom('users').selectAll().execute();

describe('POST /auth/register', () => {
  it('[API-07] [SEC-02] creates a client with a profile and signs in', async () => {
    const answer = await register(aSignUp());
    expect(answer.statusCode).toBe(201);
    const body = answer.json();
    expect(body).toMatchObject({ email: 'ann@example.com', role: 'CLIENT', firstName: 'Ann', lastName: 'Lee' });
    const authorization = `Bearer ${body.accessToken}`;
    const profile = (await send(server.app, `GET /profiles/${body.id}`, { authorization })).json();
    expect(profile).toMatchObject({
      id: body.id,
      email: 'ann@example.com',
      role: 'CLIENT',
      firstName: 'Ann',
      lastName: 'Lee',
      phone: '0400 000 000',
      grossIncome: 0,
    });
    expect((await signIn(server.app, { email: 'ann@example.com', password: 'a long enough one' })).statusCode).toBe(
      200,
    );
    expect(await auditedActions(server)).toEqual(['register', 'sign-in']);
  });

  it('[VALID-28] does not ask for a phone', async () => {
    expect((await register(aSignUp({ phone: undefined }))).statusCode).toBe(201);
    expect((await register(aSignUp({ phone: '', email: 'b@example.com' }))).statusCode).toBe(201);
  });

  it('[VALID-29] [API-05] [API-07] takes an address once, however it is written', async () => {
    expect((await register(aSignUp({ email: ' Ann@X.au ' }))).statusCode).toBe(201);
    const again = await register(aSignUp({ email: 'ann@x.AU' }));
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'email-taken' });
    expect(await users()).toMatchObject([{ email: 'Ann@X.au', email_normalised: 'ann@x.au' }]);
    // The owner of the address gets the link again.
    expect((await server.mails()).map(({ recipient }) => recipient)).toEqual(['Ann@X.au', 'Ann@X.au']);
  });

  it('[VALID-24] [VALID-25] says what is missing, and stores nothing', async () => {
    const message = 'Please fill in all required fields';
    const empty = await register({});
    expect(empty.statusCode).toBe(400);
    expect(empty.json().fields).toEqual(
      ['firstName', 'lastName', 'email', 'password'].map((field) => ({ field, message })),
    );
    for (const field of ['firstName', 'lastName', 'email']) {
      expect((await register(aSignUp({ [field]: '  ' }))).json().fields).toEqual([{ field, message }]);
    }
    expect((await register(aSignUp({ password: '' }))).json().fields).toEqual([{ field: 'password', message }]);
    expect(await users()).toEqual([]);
  });

  it.each(['12345', '👍👍👍'])('[VALID-26] refuses the password %j as too short', async (password) => {
    const answer = await register(aSignUp({ password }));
    expect(answer.json().fields).toEqual([
      { field: 'password', message: 'Password must be at least 6 characters long' },
    ]);
  });

  it('[VALID-26] [VALID-27] takes six characters, and spaces count', async () => {
    expect((await register(aSignUp({ password: '123456' }))).statusCode).toBe(201);
    expect((await register(aSignUp({ password: '      ', email: 'b@example.com' }))).statusCode).toBe(201);
    expect((await signIn(server.app, { email: 'b@example.com', password: '     ' })).statusCode).toBe(401);
    const [first] = await users();
    expect(first?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('happens once for its key, and a repeat signs in without a stored token', async () => {
    const key = randomUUID();
    const answers = await Promise.all([register(aSignUp(), key), register(aSignUp(), key), register(aSignUp(), key)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.json().refreshToken)).size).toBe(3);
    expect(await users()).toHaveLength(1);
    expect(await server.mails()).toHaveLength(1);
    expect((await register(aSignUp({ firstName: 'Bob' }), key)).statusCode).toBe(422);
    const { rows } = await server.deps.db.query('select * from idempotency_keys');
    const kept = JSON.stringify(rows);
    for (const secret of [key, 'a long enough one', answers[0]?.json().refreshToken])
      expect(kept).not.toContain(secret);
  });

  it('gives a repeat nothing once the password is another', async () => {
    const key = randomUUID();
    await register(aSignUp(), key);
    await server.deps.db.kysely.updateTable('users').set({ password_version: 1 }).execute();
    expect((await register(aSignUp(), key)).statusCode).toBe(401);
  });

  it('[SEC-10] [API-05] is limited by address', async () => {
    const answers = [];
    for (let visit = 0; visit < 21; visit += 1) {
      answers.push(await register(aSignUp({ email: `person${visit}@example.com` })));
    }
    expect(answers.slice(0, 20).every((answer) => answer.statusCode === 201)).toBe(true);
    expect(answers[20]?.statusCode).toBe(429);
    expect(Number(answers[20]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('holds a password to the strict policy where the setting says so', async () => {
    const { app } = await anotherApp(server, { config: { passwordPolicy: 'strict' } });
    for (const password of ['1234567', 'password1', 'Freehold-2026', 'ann@example.com']) {
      const answer = await send(app, 'POST /auth/register', { body: aSignUp({ password }) });
      expect(answer.json(), password).toMatchObject({ code: 'invalid-input', fields: [{ field: 'password' }] });
    }
    expect((await send(app, 'POST /auth/register', { body: aSignUp() })).statusCode).toBe(201);
    await app.close();
  });
});

describe('POST /auth/resend-verification', () => {
  it('can be asked for again until it is done, five times an hour', async () => {
    const { accessToken } = (await register(aSignUp())).json();
    const authorization = `Bearer ${accessToken}`;
    const resend = () => send(server.app, 'POST /auth/resend-verification', { authorization });
    for (let visit = 0; visit < 5; visit += 1) expect((await resend()).statusCode).toBe(200);
    expect((await resend()).statusCode).toBe(429);
    expect(await server.mails()).toHaveLength(6);
    await server.deps.db.kysely.updateTable('users').set({ email_verified_at: new Date() }).execute();
    await server.deps.db.kysely.deleteFrom('rate_limits').execute();
    expect((await resend()).json()).toMatchObject({ code: 'already-done' });
  });
});
