import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anotherApp, auditedActions, holdAnother, holdSession, send, signIn } from '../../../test/accounts.ts';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';
import { stepOfCode } from './one-time-codes.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const email = 'chief@example.com';

/** The code that an app shows at the server's current time, `steps` half-minutes from now. */
function codeAt(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() + steps * 30_000 });
}

/** An admin with an authenticator app, a minute after it was switched on. */
async function enrolled(from: Pick<TestApp, 'app'> = server) {
  await server.addUser({ role: 'ADMIN', email });
  const held = await holdAnother(from, { email });
  const { authorization } = held;
  const body = { password: testPassword };
  const { secret, uri } = (await send(from.app, 'POST /auth/second-factor/enrol', { authorization, body })).json();
  const confirmed = await send(from.app, 'POST /auth/second-factor/confirm', {
    authorization,
    body: { code: codeAt(secret) },
  });
  expect(confirmed.statusCode).toBe(200);
  server.clock.advance({ minutes: 1 });
  return { ...held, secret, uri, recoveryCodes: confirmed.json().recoveryCodes as string[] };
}

const enter = (code?: string) => signIn(server.app, { email, ...(code === undefined ? {} : { code }) });
const codeOf = async (code?: string) => {
  const answer = await enter(code);
  return answer.statusCode === 200 ? 'in' : answer.json().code;
};

describe('one-time codes', () => {
  it('are those of RFC 6238, appendix B', () => {
    // The ASCII secret 12345678901234567890 in base32; the vectors' last six digits.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const vectors: [number, string][] = [
      [59, '287082'],
      [1111111109, '081804'],
      [1111111111, '050471'],
      [1234567890, '005924'],
      [2000000000, '279037'],
      [20000000000, '353130'],
    ];
    for (const [seconds, code] of vectors) {
      const at = new Date(seconds * 1000);
      const step = Math.floor(seconds / 30);
      expect(stepOfCode(secret, code, at)).toBe(step);
      expect(stepOfCode(secret, code, new Date(at.getTime() + 30_000))).toBe(step);
      expect(stepOfCode(secret, code, new Date(at.getTime() - 30_000))).toBe(step);
      expect(stepOfCode(secret, code, new Date(at.getTime() + 60_000))).toBeNull();
      expect(stepOfCode(secret, code, new Date(at.getTime() - 60_000))).toBeNull();
    }
    figure('A7', 'vectors of RFC 6238, each at its step, one before and one after, and not two', '30/30');
  });
});

describe('an authenticator app', () => {
  it('is asked for after the right password only, and each code opens once', async () => {
    const { secret, uri } = await enrolled();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Freehold:chief%40example\.com\?/);
    expect(uri).toContain(secret);
    expect(await codeOf()).toBe('second-factor-needed');
    expect((await signIn(server.app, { email, password: 'wrong' })).json().code).toBe('invalid-credentials');
    expect((await signIn(server.app, { email, password: 'wrong', code: codeAt(secret) })).json().code).toBe(
      'invalid-credentials',
    );
    const code = codeAt(secret);
    expect(await codeOf(code)).toBe('in');
    expect(await codeOf(code)).toBe('second-factor-wrong');
    expect(await codeOf(codeAt(secret, -1))).toBe('second-factor-wrong');
    expect(await codeOf(codeAt(secret, 1))).toBe('in');
    expect(await codeOf(codeAt(secret, 3))).toBe('second-factor-wrong');
    figure('A7', 'one-time codes: asked for, one step early or late taken, replays refused', '8/8');
  });

  it('lets one of many uses of a code at once in', async () => {
    const { secret } = await enrolled();
    const code = codeAt(secret);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => codeOf(code)));
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(1);
    figure('A7', 'four uses of one code at once that get in', '1');
  });

  it('takes five wrong codes, then waits, even for a right one', async () => {
    const { secret } = await enrolled();
    for (let n = 0; n < 5; n += 1) expect(await codeOf(`00000${n}`)).toBe('second-factor-wrong');
    const answer = await enter(codeAt(secret));
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await server.deps.db.query('delete from rate_limits');
    expect(await codeOf(codeAt(secret))).toBe('in');
    figure('A7', 'wrong codes before the wait', '5');
  });

  it('has ten recovery codes, each good once, and stores no code', async () => {
    const { recoveryCodes, secret, authorization } = await enrolled();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(await codeOf(first)).toBe('in');
    expect(await codeOf(first)).toBe('second-factor-wrong');
    expect(await codeOf(second.toLowerCase().replaceAll('-', ' '))).toBe('in');
    expect((await send(server.app, 'GET /auth/account', { authorization })).json().recoveryCodesLeft).toBe(8);
    const stored = await server.deps.db.query('select * from recovery_codes');
    const factors = await server.deps.db.query('select * from second_factors');
    for (const code of recoveryCodes) expect(JSON.stringify(stored.rows)).not.toContain(code.replaceAll('-', ''));
    expect(JSON.stringify(factors.rows)).not.toContain(secret);
    figure('A7', 'recovery codes: single use, hashed; secret encrypted', '5/5');
  });

  it('is set up with the password and the first code', async () => {
    const { authorization } = await holdSession(server, { role: 'CLIENT', isProven: true });
    const enrol = (password: string) =>
      send(server.app, 'POST /auth/second-factor/enrol', { authorization, body: { password } });
    const confirm = (code: string) =>
      send(server.app, 'POST /auth/second-factor/confirm', { authorization, body: { code } });
    expect((await enrol('wrong')).json()).toMatchObject({ code: 'wrong-password' });
    expect((await confirm('123456')).json()).toMatchObject({ code: 'second-factor-wrong' });
    const { secret: replaced } = (await enrol(testPassword)).json();
    const { secret } = (await enrol(testPassword)).json();
    expect((await confirm(codeAt(replaced))).json()).toMatchObject({ code: 'second-factor-wrong' });
    expect((await confirm(codeAt(secret))).statusCode).toBe(200);
    expect((await confirm(codeAt(secret, 1))).json()).toMatchObject({ code: 'already-done' });
    expect((await enrol(testPassword)).json()).toMatchObject({ code: 'already-done' });
    expect((await auditedActions(server)).filter((action) => action === 'second-factor-on')).toHaveLength(1);
  });

  it('is switched off with the password and a code', async () => {
    const { authorization, secret } = await enrolled();
    const disable = (password: string, code: string) =>
      send(server.app, 'POST /auth/second-factor/disable', { authorization, body: { password, code } });
    expect((await disable('wrong', codeAt(secret))).json()).toMatchObject({ code: 'wrong-password' });
    expect((await disable(testPassword, '000000')).json()).toMatchObject({ code: 'second-factor-wrong' });
    expect((await disable(testPassword, codeAt(secret))).json()).toEqual({ ok: true });
    expect((await disable(testPassword, codeAt(secret, 1))).json()).toMatchObject({ code: 'already-done' });
    expect(await codeOf()).toBe('in');
    expect((await auditedActions(server)).filter((action) => action === 'second-factor-off')).toHaveLength(1);
  });
});

describe('guessing codes with the right password', () => {
  const kinds = async () => (await server.mails()).map(({ kind }) => kind);
  const wait = () => server.deps.db.query('delete from rate_limits');

  it('is mailed to the owner at the first wrong code, once a day', async () => {
    await enrolled();
    await server.deps.db.query('delete from mails');
    expect(await codeOf('000000')).toBe('second-factor-wrong');
    expect(await codeOf('000001')).toBe('second-factor-wrong');
    expect(await kinds()).toEqual(['second-factor-guessed']);
    server.clock.advance({ minutes: 24 * 60 + 1 });
    await codeOf('000002');
    expect(await kinds()).toEqual(['second-factor-guessed', 'second-factor-guessed']);
    figure('U43', 'wrong codes after which the owner has a mail', '1');
  });

  it('ends after thirty wrong ones in all, whatever the owner signs in meanwhile, until a recovery code comes', async () => {
    const { secret, recoveryCodes } = await enrolled();
    const [recovery = ''] = recoveryCodes;
    for (let n = 0; n < 30; n += 1) {
      await wait();
      expect(await codeOf(`00000${n % 10}`)).toMatch(/^second-factor-(wrong|locked)$/);
      server.clock.advance({ minutes: 1 });
      if (n % 10 === 5) expect(await codeOf(codeAt(secret))).toBe('in');
    }
    await wait();
    server.clock.advance({ minutes: 1 });
    expect(await codeOf(codeAt(secret))).toBe('second-factor-locked');
    expect(await codeOf(recovery)).toBe('in');
    server.clock.advance({ minutes: 1 });
    expect(await codeOf(codeAt(secret))).toBe('in');
    figure('U43', 'wrong codes in all, over any time, after which guessing is over', '30');
  });
});

describe('switching it on or off', () => {
  it('mails the owner and ends every other session', async () => {
    const held = await holdSession(server, { role: 'CLIENT', email: 'ann@example.com', isProven: true });
    const state = async (session: { authorization: string }) =>
      (await send(server.app, 'GET /auth/account', session)).statusCode;
    const post = (path: 'enrol' | 'confirm' | 'disable', body: object) =>
      send(server.app, `POST /auth/second-factor/${path}`, { authorization: held.authorization, body });
    const before = await holdAnother(server, { email: 'ann@example.com' });
    const { secret } = (await post('enrol', { password: testPassword })).json();
    expect((await post('confirm', { code: codeAt(secret) })).statusCode).toBe(200);
    expect([await state(held), await state(before)]).toEqual([200, 401]);
    const between = await holdAnother(server, { email: 'ann@example.com', code: codeAt(secret, 1) });
    server.clock.advance({ minutes: 1 });
    const off = await post('disable', { password: testPassword, code: codeAt(secret, 1) });
    expect(off.statusCode).toBe(200);
    expect([await state(held), await state(between)]).toEqual([200, 401]);
    const mails = (await server.mails()).map(({ kind, recipient }) => `${kind} ${recipient}`);
    expect(mails).toEqual(['second-factor-on ann@example.com', 'second-factor-off ann@example.com']);
  });
});

it('is refused, not an error, after the server was given another secret', async () => {
  const { secret } = await enrolled();
  const other = await anotherApp(server, {});
  const answer = await signIn(other.app, { email, code: codeAt(secret) });
  expect(answer.json()).toMatchObject({ code: 'second-factor-wrong' });
  await other.app.close();
});

describe('where every admin must have one', () => {
  it('opens nothing but the own account to one who has none', async () => {
    const required = await anotherApp(server, { config: { adminSecondFactor: 'required' } });
    await server.addUser({ role: 'ADMIN', email: 'new@example.com' });
    const { authorization } = await holdAnother(required, { email: 'new@example.com' });
    const leads = () => send(required.app, 'GET /leads', { authorization });
    expect((await leads()).json()).toMatchObject({ code: 'second-factor-enrolment-needed' });
    expect((await leads()).statusCode).toBe(403);
    const account = (await send(required.app, 'GET /auth/account', { authorization })).json();
    expect(account).toMatchObject({ hasSecondFactor: false, isSecondFactorNeeded: true });
    const body = { password: testPassword };
    const { secret } = (await send(required.app, 'POST /auth/second-factor/enrol', { authorization, body })).json();
    expect((await leads()).statusCode).toBe(403);
    await send(required.app, 'POST /auth/second-factor/confirm', { authorization, body: { code: codeAt(secret) } });
    expect((await leads()).statusCode).toBe(200);
    await server.addUser({ role: 'CLIENT', email: 'client@example.com' });
    const client = await holdAnother(required, { email: 'client@example.com' });
    expect((await send(required.app, 'GET /auth/account', client)).json().isSecondFactorNeeded).toBe(false);
    expect((await send(required.app, 'GET /properties', client)).statusCode).toBe(200);
    await required.app.close();
    figure('A7', 'an admin without the required app reaches only their own account', '6/6');
  });
});
