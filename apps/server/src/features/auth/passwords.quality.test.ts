import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  anotherApp,
  auditedActions,
  holdAnother,
  holdSession,
  mailedToken,
  send,
  signIn,
  tokenOf,
} from '../../../test/accounts.ts';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const email = 'ann@example.com';
const newPassword = 'a better one 42';
const account = (authorization: string) => send(server.app, 'GET /auth/account', { authorization });
const forgot = (address: string, from: object = {}) =>
  send(server.app, 'POST /auth/forgot-password', { body: { email: address }, ...from });
const reset = (token: string, password: string = newPassword, from: object = {}) =>
  send(server.app, 'POST /auth/reset-password', { body: { token, password }, ...from });
const mailKinds = async () => (await server.mails()).map(({ kind }) => kind);

describe('POST /auth/change-password', () => {
  const change = (authorization: string, currentPassword: string, next = newPassword) =>
    send(server.app, 'POST /auth/change-password', { authorization, body: { currentPassword, newPassword: next } });

  it('needs the current password, ends the other sessions and tells the owner', async () => {
    const held = await holdSession(server, { email });
    const other = await holdAnother(server, { email });
    expect((await change(held.authorization, 'wrong')).json()).toMatchObject({ code: 'wrong-password' });
    expect((await account(other.authorization)).statusCode).toBe(200);
    expect((await change(held.authorization, testPassword)).json()).toEqual({ ok: true });
    expect((await account(held.authorization)).statusCode).toBe(200);
    expect((await account(other.authorization)).statusCode).toBe(401);
    const body = { refreshToken: other.refreshToken };
    expect((await send(server.app, 'POST /auth/refresh', { body })).statusCode).toBe(401);
    expect((await signIn(server.app, { email })).statusCode).toBe(401);
    expect((await signIn(server.app, { email, password: newPassword })).statusCode).toBe(200);
    expect(await server.mails()).toMatchObject([{ kind: 'password-changed', recipient: email }]);
    expect((await auditedActions(server)).filter((action) => action === 'password-changed')).toHaveLength(1);
    figure('A8', 'password change: the current one needed, other sessions ended, owner told', '6/6');
  });

  it('is limited apart from the sign-in: a stolen session cannot lock its owner out', async () => {
    const held = await holdSession(server, { email });
    for (let n = 0; n < 10; n += 1) expect((await change(held.authorization, `wrong ${n}`)).statusCode).toBe(403);
    const refused = await change(held.authorization, testPassword);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(server.app, { email, address: '203.0.113.99' })).statusCode).toBe(200);
  });

  it('happens once for its key', async () => {
    const held = await holdSession(server, { email });
    const body = { currentPassword: testPassword, newPassword };
    const from = { authorization: held.authorization, body, key: randomUUID() };
    for (let delivery = 0; delivery < 3; delivery += 1) {
      expect((await send(server.app, 'POST /auth/change-password', from)).statusCode).toBe(200);
    }
    expect(await mailKinds()).toEqual(['password-changed']);
  });

  it('lets one of two changes at once through', async () => {
    const held = await holdSession(server, { email });
    const answers = await Promise.all([
      change(held.authorization, testPassword, 'the first of them'),
      change(held.authorization, testPassword, 'the second of them'),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 403]);
  });

  it.each([
    ['12345', 'Password must be at least 6 characters long'],
    ['x'.repeat(129), 'Password must be at most 128 characters long'],
  ])('[RESET-07] refuses the new password %j', async (next, message) => {
    const { authorization } = await holdSession(server);
    expect((await change(authorization, testPassword, next)).json().fields).toEqual([
      { field: 'newPassword', message },
    ]);
  });
});

describe('a forgotten password', () => {
  it('[RESET-06] [RESET-07] is set anew by the mailed link, which ends every session', async () => {
    const held = await holdSession(server, { email });
    expect((await forgot(' ANN@example.com ')).json()).toEqual({ ok: true });
    expect(await server.mails()).toMatchObject([{ kind: 'password-reset', recipient: email }]);
    expect((await reset(await mailedToken(server, 'password-reset'))).json()).toEqual({ ok: true });
    expect((await account(held.authorization)).statusCode).toBe(401);
    expect((await signIn(server.app, { email })).statusCode).toBe(401);
    expect((await signIn(server.app, { email, password: newPassword })).statusCode).toBe(200);
    expect(await mailKinds()).toEqual(['password-reset', 'password-changed']);
    const actions = (await auditedActions(server)).filter((action) => action.includes('reset'));
    expect(actions).toEqual(['reset-requested', 'password-reset']);
    figure('A8', 'reset by link: password set, sessions ended, owner told', '4/4');
  });

  it('[RESET-08] leaves the password alone for a link that was used, altered, or is ten minutes old', async () => {
    await server.addUser({ role: 'CLIENT', email });
    await forgot(email);
    const token = await mailedToken(server, 'password-reset');
    const [id = '', code = ''] = token.split('.');
    const bad = [`${id}.${code.slice(0, -2)}AA`, `${randomUUID()}.${code}`, `${token}.x`, id, 'x', `${token} `];
    for (const other of bad) expect((await reset(other)).json(), other).toMatchObject({ code: 'link-not-valid' });
    server.clock.advance({ minutes: 10 });
    expect((await reset(token)).json()).toMatchObject({ code: 'link-not-valid' });
    expect((await signIn(server.app, { email })).statusCode).toBe(200);
    await forgot(email);
    const fresh = await mailedToken(server, 'password-reset');
    server.clock.advance({ minutes: 9 });
    expect((await reset(fresh)).statusCode).toBe(200);
    expect((await reset(fresh, 'yet another one')).json()).toMatchObject({ code: 'link-not-valid' });
    figure('A8', 'links that are used, altered or over 10 minutes old refused', `${bad.length + 2}/${bad.length + 2}`);
  });

  it('is set once by a link that is used twice at once', async () => {
    await server.addUser({ role: 'CLIENT', email });
    await forgot(email);
    const token = await mailedToken(server, 'password-reset');
    const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(token, `password number ${n}`)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400]);
    figure('A8', 'four uses of one link at once: passwords set', '1');
  });

  it('gives the answer of a reset again for its key', async () => {
    await server.addUser({ role: 'CLIENT', email });
    await forgot(email);
    const token = await mailedToken(server, 'password-reset');
    const key = randomUUID();
    for (let delivery = 0; delivery < 3; delivery += 1) {
      expect((await reset(token, newPassword, { key })).statusCode).toBe(200);
    }
    expect((await mailKinds()).filter((kind) => kind === 'password-changed')).toHaveLength(1);
  });

  it('[RESET-07] holds the new password to the rules, an admin’s to the strict ones', async () => {
    await server.addUser({ role: 'ADMIN', email: 'chief@example.com' });
    await forgot('chief@example.com');
    const token = await mailedToken(server, 'password-reset');
    for (const password of ['12345', '1234567', 'password1', 'freehold-chief']) {
      expect((await reset(token, password)).json(), password).toMatchObject({ fields: [{ field: 'password' }] });
    }
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('opens a locked account to its owner at once', async () => {
    await server.addUser({ role: 'CLIENT', email });
    for (let n = 0; n < 11; n += 1) await signIn(server.app, { email, password: 'wrong' });
    await forgot(email);
    await reset(await mailedToken(server, 'password-reset'));
    expect((await signIn(server.app, { email, password: newPassword })).statusCode).toBe(200);
  });

  it('[RESET-06] mails nobody without an open account, and once while the mailed link is new', async () => {
    await server.addUser({ role: 'CLIENT', email: 'off@example.com', isDisabled: true });
    await server.addUser({ role: 'CLIENT', email });
    for (const address of ['nobody@example.com', 'off@example.com']) {
      expect((await forgot(address)).json()).toEqual({ ok: true });
    }
    expect(await mailKinds()).toEqual([]);
    for (let visit = 0; visit < 7; visit += 1) expect((await forgot(email)).json()).toEqual({ ok: true });
    expect(await mailKinds()).toHaveLength(1);
    figure('A8', 'reset asked for without an account: same answer, no mail', '2/2');
  });

  it('[SEC-10] is asked for twenty times an hour from one address', async () => {
    for (let visit = 0; visit < 20; visit += 1) await forgot(`person${visit}@example.com`);
    const answer = await forgot('another@example.com');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('stores nothing that opens the link', async () => {
    await server.addUser({ role: 'CLIENT', email });
    await forgot(email);
    const [, code = ''] = (await mailedToken(server, 'password-reset')).split('.');
    const tables = ['account_links', 'mails', 'audit_events', 'jobs.job', 'idempotency_keys'];
    for (const table of tables) {
      const { rows } = await server.deps.db.query(`select * from ${table}`);
      expect(JSON.stringify(rows), table).not.toContain(code);
    }
    figure('A8', 'stored copies of a link’s secret part', '0');
  });
});

describe('POST /profiles/:id/password-reset', () => {
  const ask = (app: TestApp['app'], id: string, authorization: string, key?: string) =>
    send(app, `POST /profiles/${id}/password-reset`, key === undefined ? { authorization } : { authorization, key });

  it('[RESET-03] [RESET-04] mails the client a single-use link, and shows it where nothing would mail it', async () => {
    const { authorization } = await server.signedIn('ADMIN');
    const client = await server.addUser({ role: 'CLIENT', email });
    const answer = (await ask(server.app, client.id, authorization)).json();
    expect(answer).toEqual({ hasAccount: true, link: expect.stringMatching(/\/reset-password#token=/) });
    expect(await server.mails()).toMatchObject([{ kind: 'password-reset', recipient: email }]);
    expect((await reset(tokenOf(answer.link))).statusCode).toBe(200);
    expect((await reset(tokenOf(answer.link))).statusCode).toBe(400);
    expect((await signIn(server.app, { email, password: newPassword })).statusCode).toBe(200);
  });

  it('[RESET-03] shows no link where a mail transport sends it', async () => {
    const mail = { ...server.deps.config.mail, smtpUrl: 'smtp://localhost:2525' };
    const secret = 'a secret of at least thirty-two bytes';
    const { app } = await anotherApp(server, { config: { mail }, secret });
    await server.addUser({ role: 'ADMIN', email: 'chief@example.com' });
    const { authorization } = await holdAnother({ app }, { email: 'chief@example.com' });
    const client = await server.addUser({ role: 'CLIENT', email });
    expect((await ask(app, client.id, authorization)).json()).toEqual({ hasAccount: true, link: null });
    await app.close();
  });

  it('[RESET-05] says so where a client has no sign-in, and creates no link', async () => {
    const { authorization } = await server.signedIn('ADMIN');
    const body = { profile: { firstName: 'No', lastName: 'Account' } };
    await send(server.app, 'POST /profiles/details', { authorization, body });
    const [client] = (await send(server.app, 'GET /profiles', { authorization })).json();
    expect((await ask(server.app, client.id, authorization)).json()).toEqual({ hasAccount: false });
    expect(await server.mails()).toEqual([]);
  });

  it('answers the same link again for its key, and sends one mail', async () => {
    const { authorization } = await server.signedIn('ADMIN');
    const client = await server.addUser({ role: 'CLIENT', email });
    const key = randomUUID();
    const links = [];
    for (let n = 0; n < 3; n += 1) links.push((await ask(server.app, client.id, authorization, key)).json().link);
    expect(new Set(links).size).toBe(1);
    expect(await server.mails()).toHaveLength(1);
  });

  it('is for advisers, about clients', async () => {
    const admin = await server.signedIn('ADMIN');
    const client = await server.signedIn('CLIENT');
    expect((await ask(server.app, client.id, client.authorization)).statusCode).toBe(403);
    expect((await ask(server.app, admin.id, admin.authorization)).statusCode).toBe(404);
    expect((await ask(server.app, randomUUID(), admin.authorization)).statusCode).toBe(404);
  });
});
