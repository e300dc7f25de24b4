import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anotherApp, auditedActions, holdSession, send, signIn } from '../../../test/accounts.ts';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const email = 'bob@example.com';
const password = 'not the password';

/** Tries wrong passwords, each from a fresh address; returns the responses without their request ids. */
async function guess(count: number, { app = server.app, userAgent = 'Guesser' } = {}) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      signIn(app, { email, password: `${password} ${n}`, address: `198.51.100.${n % 250}`, userAgent }),
    ),
  );
  return answers.map((answer) => ({ status: answer.statusCode, body: { ...answer.json(), requestId: '' } }));
}

const countOf = (actions: readonly string[], wanted: string) => actions.filter((action) => action === wanted).length;

describe('guessing a password', () => {
  it('gets ten evaluations in 15 minutes, also when two hundred come at once', async () => {
    await server.addUser({ role: 'CLIENT', email });
    const answers = await guess(200);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 401,
      body: { code: 'invalid-credentials', message: 'Invalid credentials' },
    });
    const actions = await auditedActions(server);
    expect(countOf(actions, 'sign-in-failed')).toBe(10);
    expect(countOf(actions, 'account-locked')).toBe(190);
    figure('F1', 'passwords evaluated of 200 tried at once', '10');
  });

  it('does not get in with the right password either once it is locked, and is told the same', async () => {
    await server.addUser({ role: 'CLIENT', email });
    const [wrong] = await guess(11);
    const right = await signIn(server.app, { email, userAgent: 'Guesser', address: '198.51.100.251' });
    expect({ status: right.statusCode, body: { ...right.json(), requestId: '' } }).toEqual(wrong);
    figure('F2', 'a locked account answers the right password as a wrong one', '1/1');
  });

  it('locks nobody out of a device they signed in from before', async () => {
    const held = await holdSession(server, { email, address: '203.0.113.7', userAgent: 'Home' });
    await guess(50);
    // On another network, after an update of the browser.
    const elsewhere = { email, address: '203.0.113.8', userAgent: 'Home 2' };
    expect((await signIn(server.app, { ...elsewhere, device: held.device })).statusCode).toBe(200);
    const refreshed = await send(server.app, 'POST /auth/refresh', { body: { refreshToken: held.refreshToken } });
    expect(refreshed.statusCode).toBe(200);
    for (const device of [{}, { device: 'x'.repeat(43) }, { device: `${held.device}x` }]) {
      const from = { email, address: '203.0.113.7', userAgent: 'Home', ...device };
      expect((await signIn(server.app, from)).statusCode).toBe(401);
    }
    figure('F2', 'a known device and a running session get in while the account is locked', '2/2');
  });

  it('has ten tries on a known device too, of its own', async () => {
    const { device } = await holdSession(server, { email });
    for (let n = 0; n < 12; n += 1) await signIn(server.app, { email, password, device });
    expect((await signIn(server.app, { email, device })).statusCode).toBe(401);
    expect(countOf(await auditedActions(server), 'sign-in-failed')).toBe(10);
    expect((await signIn(server.app, { email, address: '203.0.113.99' })).statusCode).toBe(200);
  });

  it('lets everybody in again when the 15 minutes are over', async () => {
    await server.addUser({ role: 'CLIENT', email });
    await guess(11);
    const { expire } = await server.deps.db.kysely
      .selectFrom('rate_limits')
      .select('expire')
      .where('key', 'like', 'signInAccount:%')
      .executeTakeFirstOrThrow();
    const waitMs = Number(expire) - Date.now();
    expect(waitMs).toBeGreaterThan(880_000);
    expect(waitMs).toBeLessThanOrEqual(900_000);
    await server.deps.db.query(`update rate_limits set expire = $1 where key like 'signInAccount:%'`, [Date.now() - 1]);
    expect((await signIn(server.app, { email })).statusCode).toBe(200);
    figure('F2', 'a locked account opens again after', '900 s');
  });

  it('is counted in the database: a second process and a restart make no difference', async () => {
    await server.addUser({ role: 'CLIENT', email });
    const secret = 'the secret that both processes share';
    const [one, two] = [await anotherApp(server, { secret }), await anotherApp(server, { secret })];
    await Promise.all([guess(30, one), guess(30, two)]);
    const restarted = await anotherApp(server, { secret });
    await guess(10, restarted);
    expect(countOf(await auditedActions(server), 'sign-in-failed')).toBe(10);
    for (const { app } of [one, two, restarted]) await app.close();
    figure('F6', 'passwords evaluated over two processes and a restart, of 10', '10 (1.0x)');
  });

  it('leaves no address behind in what is counted', async () => {
    await server.addUser({ role: 'CLIENT', email });
    await guess(3);
    await send(server.app, 'POST /auth/forgot-password', { body: { email } });
    const { rows } = await server.deps.db.query('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('bob');
  });

  it('keeps reads quick while two hundred sign-ins are hashed', async () => {
    await server.addUser({ role: 'CLIENT', email });
    const flood = guess(200);
    const startedAt = performance.now();
    expect((await send(server.app, 'GET /health/live')).statusCode).toBe(200);
    const ms = Math.round(performance.now() - startedAt);
    await flood;
    figure('F1', 'a read beside 200 sign-ins', `${ms} ms`);
  });
});

it('is not stopped by many right passwords in a row', async () => {
  await server.addUser({ role: 'CLIENT', email });
  for (let n = 0; n < 15; n += 1)
    expect((await signIn(server.app, { email, password: testPassword })).statusCode).toBe(200);
});
