import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSignUp, auditedActions, mailedToken, send, signIn } from '../../../test/accounts.ts';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { appWith } from '../../../test/authenticator.ts';
import { figure } from '../../../test/quality.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const email = 'jane@example.com';
const strangersPassword = 'chosen by mallory';

/** A person who signs up with the address, whether or not it is theirs, and stays signed in. */
async function signUp(changes: Record<string, unknown> = {}) {
  const body = aSignUp({ email, password: strangersPassword, firstName: 'Jane', lastName: 'Citizen', ...changes });
  const answer = await send(server.app, 'POST /auth/register', { body });
  expect(answer.statusCode).toBe(201);
  const { id, accessToken } = answer.json();
  return { id: String(id), authorization: `Bearer ${accessToken}` };
}

const token = () => mailedToken(server, 'verify-email');
const verify = async (given: object, from: object = {}) =>
  await send(server.app, 'POST /auth/verify-email', { ...from, body: { token: await token(), ...given } });
const isProven = async (authorization: string) =>
  (await send(server.app, 'GET /auth/account', { authorization })).json().isEmailVerified;

describe('a mailed link', () => {
  it('alone proves nothing: the stranger who signed up never gets what an adviser entered', async () => {
    const adviser = await server.signedIn('ADMIN');
    const profile = { email, firstName: 'Jane', grossIncome: 123_456, dateOfBirth: '1980-01-01' };
    await send(server.app, 'POST /profiles/details', { authorization: adviser.authorization, body: { profile } });
    const mallory = await signUp({ firstName: 'M', lastName: 'M' });
    const seen = async () => (await send(server.app, `GET /profiles/${mallory.id}/details`, mallory)).body;
    const answer = await verify({});
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'account-password-needed' });
    expect(await isProven(mallory.authorization)).toBe(false);
    expect((await verify({}, { authorization: adviser.authorization })).statusCode).toBe(403);
    // Even confirming with the stranger's password hands over nothing: an adviser has to connect the record.
    expect((await verify({ password: strangersPassword })).json()).toEqual({ ok: true, isAdviserAsked: true });
    for (const canary of ['123456', '1980-01-01']) expect(await seen()).not.toContain(canary);
    figure('U30', 'figures of an adviser’s record shown to a stranger who signed up with its address', '0');
  });

  it('proves the address for a session of the account, or its password, once', async () => {
    const jane = await signUp();
    const used = await token();
    expect((await verify({}, jane)).json()).toEqual({ ok: true, isAdviserAsked: false });
    expect(await isProven(jane.authorization)).toBe(true);
    const again = await send(server.app, 'POST /auth/verify-email', { ...jane, body: { token: used } });
    expect(again.json()).toMatchObject({ code: 'link-not-valid' });
    await signUp({ email: 'john@example.com' });
    expect((await verify({ password: strangersPassword })).statusCode).toBe(200);
    expect((await auditedActions(server)).filter((action) => action === 'email-verified')).toHaveLength(2);
  });

  it('is not used up by a wrong password, and ten of them are the end for a quarter of an hour', async () => {
    await signUp();
    const codes = [];
    for (let tries = 0; tries < 11; tries += 1) codes.push((await verify({ password: `wrong ${tries}` })).json().code);
    expect(new Set(codes.slice(0, 10))).toEqual(new Set(['wrong-password']));
    expect(codes[10]).toBe('too-many-requests');
    server.clock.advance({ minutes: 16 });
    await server.deps.db.kysely.deleteFrom('rate_limits').execute();
    expect((await verify({ password: strangersPassword })).statusCode).toBe(200);
  });

  it('tells who signed up, when and roughly from where, and whether the reader is signed in to it', async () => {
    const jane = await signUp();
    const look = async (from: object = {}) =>
      (await send(server.app, 'POST /auth/verify-email/look', { ...from, body: { token: await token() } })).json();
    expect(await look()).toEqual({
      email,
      firstName: 'Jane',
      lastName: 'Citizen',
      signedUpAt: server.clock.now().toISOString(),
      origin: 'Unknown device, from a network beginning 203.0',
      isOwn: false,
    });
    expect((await look(jane)).isOwn).toBe(true);
    await verify({}, jane);
    const { rows } = await server.deps.db.query('select sign_up_origin, confirm_by from users where id = $1', [
      jane.id,
    ]);
    expect(rows).toEqual([{ sign_up_origin: null, confirm_by: null }]);
  });

  it('of another purpose, altered, of a closed account or older than seven days is refused, whatever comes with it', async () => {
    const jane = await signUp();
    const good = await token();
    await send(server.app, 'POST /auth/forgot-password', { body: { email } });
    const reset = await mailedToken(server, 'password-reset');
    const others = [reset, `${good}x`, good.slice(0, -1), 'x', `${randomUUID()}.${'x'.repeat(43)}`];
    const refused = async (sent: string) => {
      for (const path of ['/auth/verify-email', '/auth/verify-email/look', '/auth/verify-email/decline'] as const) {
        const answer = await send(server.app, `POST ${path}`, { ...jane, body: { token: sent } });
        expect(answer.json(), path).toMatchObject({ code: 'link-not-valid' });
      }
    };
    for (const other of others) await refused(other);
    await server.deps.db.query('update users set is_disabled = true');
    await refused(good);
    await server.deps.db.query('update users set is_disabled = false');
    server.clock.advance({ minutes: 7 * 24 * 60 });
    await refused(good);
  });
});

describe('the owner of a mailbox whose address a stranger signed up with', () => {
  it('sets a new password, which ends the stranger’s sessions, authenticator app, devices and reset links', async () => {
    const mallory = await signUp();
    // As set up before an authenticator needed a confirmed address.
    await appWith(server, mallory.id);
    await send(server.app, 'POST /auth/forgot-password', { body: { email } });
    const reset = await mailedToken(server, 'password-reset');
    expect((await verify({ newPassword: 'jane’s own words' })).statusCode).toBe(200);
    expect((await send(server.app, 'GET /auth/account', mallory)).statusCode).toBe(401);
    expect((await signIn(server.app, { email, password: strangersPassword })).statusCode).toBe(401);
    const stale = await send(server.app, 'POST /auth/reset-password', {
      body: { token: reset, password: 'x'.repeat(9) },
    });
    expect(stale.json()).toMatchObject({ code: 'link-not-valid' });
    const { rows } = await server.deps.db.query('select (select count(*)::int from known_devices) as devices');
    expect(rows).toEqual([{ devices: 0 }]);
    const owner = await signIn(server.app, { email, password: 'jane’s own words' });
    expect(owner.statusCode).toBe(200);
    expect(await isProven(`Bearer ${owner.json().accessToken}`)).toBe(true);
  });

  it('cannot set a password with an old link once the address is proven', async () => {
    const jane = await signUp();
    const first = await token();
    await send(server.app, 'POST /auth/resend-verification', jane);
    await verify({}, jane);
    const body = { token: first, newPassword: 'somebody else’s' };
    expect((await send(server.app, 'POST /auth/verify-email', { body })).json()).toMatchObject({
      code: 'link-not-valid',
    });
    expect((await signIn(server.app, { email, password: strangersPassword })).statusCode).toBe(200);
  });

  it('removes the account with its sessions and what was typed, and signs up anew', async () => {
    const mallory = await signUp();
    await send(server.app, `PUT /profiles/${mallory.id}`, { ...mallory, body: { occupation: 'Impostor' } });
    const body = { token: await token() };
    expect((await send(server.app, 'POST /auth/verify-email/decline', { body })).json()).toEqual({ ok: true });
    expect((await send(server.app, 'GET /auth/account', mallory)).statusCode).toBe(401);
    for (const table of ['users', 'profiles', 'sessions']) {
      expect((await server.deps.db.query(`select from ${table}`)).rowCount, table).toBe(0);
    }
    expect(await auditedActions(server)).toContain('sign-up-declined');
    const jane = await signUp({ password: 'jane’s own words' });
    expect((await verify({}, jane)).statusCode).toBe(200);
  });

  it('cannot remove an account whose address was proven, and keeps what an adviser worked on', async () => {
    const adviser = await server.signedIn('ADMIN');
    const mallory = await signUp();
    const note = { authorization: adviser.authorization, body: { text: 'Called' } };
    await send(server.app, `POST /clients/${mallory.id}/notes`, note);
    const link = await token();
    const decline = () => send(server.app, 'POST /auth/verify-email/decline', { body: { token: link } });
    await server.deps.db.query('update users set email_verified_at = now() where id = $1', [mallory.id]);
    expect((await decline()).json()).toMatchObject({ code: 'link-not-valid' });
    await server.deps.db.query('update users set email_verified_at = null where id = $1', [mallory.id]);
    expect((await decline()).statusCode).toBe(200);
    const kept = await send(server.app, `GET /profiles/${mallory.id}`, adviser);
    expect(kept.json()).toMatchObject({ hasAccount: false, email });
  });
});

describe('before an address is proven', () => {
  it('no authenticator app can be set up that would keep its owner out', async () => {
    const mallory = await signUp();
    const enrol = () =>
      send(server.app, 'POST /auth/second-factor/enrol', { ...mallory, body: { password: strangersPassword } });
    expect((await enrol()).json()).toMatchObject({ code: 'address-not-confirmed' });
    const confirm = await send(server.app, 'POST /auth/second-factor/confirm', {
      ...mallory,
      body: { code: '123456' },
    });
    expect(confirm.json()).toMatchObject({ code: 'address-not-confirmed' });
    await verify({}, mallory);
    expect((await enrol()).statusCode).toBe(200);
  });

  it('a reset by mail removes an app that is there all the same, and lets the owner in', async () => {
    const mallory = await signUp();
    await appWith(server, mallory.id);
    expect((await signIn(server.app, { email, password: strangersPassword })).json().code).toBe('second-factor-needed');
    await send(server.app, 'POST /auth/forgot-password', { body: { email } });
    const body = { token: await mailedToken(server, 'password-reset'), password: 'jane’s own words' };
    expect((await send(server.app, 'POST /auth/reset-password', { body })).statusCode).toBe(200);
    expect((await signIn(server.app, { email, password: 'jane’s own words' })).statusCode).toBe(200);
  });

  it('but a reset leaves the app of an adviser, and of a proven address, as it is', async () => {
    for (const role of ['ADMIN', 'CLIENT'] as const) {
      const address = `${role}@example.com`;
      const { id } = await server.addUser({ role, email: address, isProven: role === 'CLIENT' });
      await appWith(server, id);
      await send(server.app, 'POST /auth/forgot-password', { body: { email: address } });
      const body = { token: await mailedToken(server, 'password-reset'), password: 'another long one' };
      expect((await send(server.app, 'POST /auth/reset-password', { body })).statusCode).toBe(200);
      const answer = await signIn(server.app, { email: address, password: 'another long one' });
      expect(answer.json().code, role).toBe('second-factor-needed');
    }
  });
});

describe('a sign-up with an address that has an account', () => {
  const tryAgain = (from: object = {}, address = email) =>
    send(server.app, 'POST /auth/register', { ...from, body: aSignUp({ email: address, password: 'another one' }) });
  const kinds = async () => (await server.mails()).map(({ kind }) => kind);

  it('is answered alike whether its owner proved it, is an adviser, or is shut out; only the owner is told', async () => {
    await server.addUser({ role: 'CLIENT', email, isProven: true });
    await server.addUser({ role: 'ADMIN', email: 'admin@example.com' });
    await server.addUser({ role: 'CLIENT', email: 'shut@example.com', isDisabled: true });
    await signUp({ email: 'open@example.com' });
    const answers: { message: string; code: string }[] = [];
    for (const address of [email, 'admin@example.com', 'shut@example.com', 'open@example.com']) {
      const { message, code } = (await tryAgain({ address: `198.51.100.${answers.length}` }, address)).json();
      answers.push({ message, code });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.code).toBe('email-taken');
    expect(answers[0]?.message).not.toMatch(/account|exist|taken/i);
    expect(await kinds()).toEqual(['verify-email', 'sign-up-attempt', 'sign-up-attempt', 'verify-email']);
    expect((await signIn(server.app, { email, password: testPassword })).statusCode).toBe(200);
  });

  it('costs five times as much, alike for the next new address, and mails an owner five times an hour at most', async () => {
    await server.addUser({ role: 'CLIENT', email, isProven: true });
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await tryAgain()).statusCode);
    expect(statuses).toEqual([409, 409, 409, 409, 429]);
    expect((await tryAgain({}, 'new@example.com')).statusCode).toBe(429);
    for (let tries = 0; tries < 8; tries += 1) await tryAgain({ address: `192.0.2.${tries}` });
    const waiting = (await server.mails()).filter(({ status }) => status === 'queued');
    expect(waiting.length).toBeLessThanOrEqual(5);
    figure('U31', 'addresses one network can ask about in an hour, each owner told by mail', '4');
  });
});
