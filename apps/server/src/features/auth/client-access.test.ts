import type { ClientAccess } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditedActions, holdSession, mailedToken, send, signIn } from '../../../test/accounts.ts';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { appWith } from '../../../test/authenticator.ts';
import { figure } from '../../../test/quality.ts';
import { applyDueChanges } from './account-changes.ts';
import { changeAdminAccess } from './admin-access.ts';

let server: TestApp;
let adviser: { id: string; authorization: string };
let client: Awaited<ReturnType<typeof holdSession>>;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  client = await holdSession(server, { email, isProven: true });
  adviser = await server.signedIn('ADMIN');
});

const email = 'jane@example.com';
const newEmail = 'jane.new@example.com';
const hour = 60;

const act = (what: string, body?: object) =>
  send(server.app, `POST /profiles/${client.id}/access/${what}`, {
    authorization: adviser.authorization,
    ...(body === undefined ? {} : { body }),
  });
const access = async (): Promise<NonNullable<ClientAccess['account']>> =>
  (await send(server.app, `GET /profiles/${client.id}/access`, adviser)).json().account;
const stop = async (token: string) => await send(server.app, 'POST /auth/stop-change', { body: { token } });
const isIn = async () => (await send(server.app, 'GET /auth/account', client)).statusCode === 200;
const mails = async () => (await server.mails()).map(({ kind, recipient }) => `${kind} ${recipient}`);

/** Hours later, with scheduled jobs run; the adviser signs in again. */
async function later(hours: number) {
  server.clock.advance({ minutes: hours * hour });
  await applyDueChanges(server.deps);
  adviser = await server.signedIn('ADMIN');
}

describe('a client’s account', () => {
  it('that was taken over is shut at once by an adviser, and opened again', async () => {
    await send(server.app, 'POST /auth/forgot-password', { body: { email } });
    const reset = await mailedToken(server, 'password-reset');
    expect((await act('disable')).json().account.isDisabled).toBe(true);
    expect(await isIn()).toBe(false);
    expect((await signIn(server.app, { email })).statusCode).toBe(401);
    const used = await send(server.app, 'POST /auth/reset-password', {
      body: { token: reset, password: 'a thief’s own' },
    });
    expect(used.json()).toMatchObject({ code: 'link-not-valid' });
    expect((await act('disable')).json()).toMatchObject({ code: 'already-done' });
    expect((await act('enable')).json().account.isDisabled).toBe(false);
    expect((await signIn(server.app, { email })).statusCode).toBe(200);
    expect(await auditedActions(server)).toEqual(expect.arrayContaining(['account-disabled', 'account-enabled']));
  });

  it('whose phone and codes are lost is let back in 24 hours after its owner was mailed', async () => {
    await appWith(server, client.id);
    expect((await signIn(server.app, { email })).json().code).toBe('second-factor-needed');
    const asked = (await act('second-factor-reset')).json().account;
    expect(asked.changes).toMatchObject([{ kind: 'second-factor-reset', newEmail: null }]);
    expect((await act('second-factor-reset')).json()).toMatchObject({ code: 'already-done' });
    expect(await mails()).toContain(`second-factor-reset-asked ${email}`);
    await later(23.9);
    expect((await signIn(server.app, { email })).json().code).toBe('second-factor-needed');
    await later(0.2);
    expect((await signIn(server.app, { email })).statusCode).toBe(200);
    expect(await mails()).toContain(`second-factor-off ${email}`);
    expect((await access()).changes).toEqual([]);
  });

  it('keeps its app when its owner stops the removal by the mail, or by signing in with it', async () => {
    const code = await appWith(server, client.id);
    await act('second-factor-reset');
    const link = await mailedToken(server, 'stop-change');
    expect((await stop(link)).json()).toEqual({ ok: true });
    expect((await stop(link)).json()).toMatchObject({ code: 'link-not-valid' });
    await later(25);
    await act('second-factor-reset');
    const unused = await mailedToken(server, 'stop-change');
    expect((await signIn(server.app, { email })).json().code).toBe('second-factor-needed');
    expect((await access()).changes).toHaveLength(1);
    expect((await signIn(server.app, { email, code: code() })).statusCode).toBe(200);
    expect((await access()).changes).toEqual([]);
    expect((await stop(unused)).json()).toMatchObject({ code: 'link-not-valid' });
    await later(25);
    expect((await signIn(server.app, { email })).json().code).toBe('second-factor-needed');
    const stopped = (await auditedActions(server)).filter((action) => action === 'account-change-stopped');
    expect(stopped).toHaveLength(2);
  });
});

describe('a new address', () => {
  const prove = async (given: object, from: object = {}) =>
    await send(server.app, 'POST /auth/confirm-new-email', {
      ...from,
      body: { token: await mailedToken(server, 'prove-new-email'), ...given },
    });

  it('takes the place of a lost one after its proof and 72 hours, and nothing in the old mailbox opens the account', async () => {
    await act('email', { email: newEmail });
    expect(await mails()).toEqual([`email-change-asked ${email}`, `email-change-proof ${newEmail}`]);
    await send(server.app, 'POST /auth/forgot-password', { body: { email } });
    expect((await prove({})).json()).toMatchObject({ code: 'account-password-needed' });
    expect((await prove({ password: 'a stranger’s' })).json()).toMatchObject({ code: 'wrong-password' });
    expect((await prove({ password: testPassword })).statusCode).toBe(200);
    await later(71);
    expect((await access()).email).toBe(email);
    await send(server.app, 'POST /auth/forgot-password', { body: { email } });
    await later(2);
    expect(await access()).toMatchObject({ email: newEmail, isEmailVerified: true, changes: [] });
    expect(await isIn()).toBe(false);
    const { rows } = await server.deps.db.query('select from account_links where used_at is null');
    expect(rows).toEqual([]);
    expect((await signIn(server.app, { email })).statusCode).toBe(401);
    expect((await signIn(server.app, { email: newEmail })).statusCode).toBe(200);
    expect(await mails()).toEqual(expect.arrayContaining([`email-changed ${email}`, `email-changed ${newEmail}`]));
    expect(await auditedActions(server)).toContain('email-changed');
  });

  it('that nobody proves, or whose change is stopped from the old one, changes nothing', async () => {
    await act('email', { email: newEmail });
    await later(6 * 24);
    expect((await access()).changes).toHaveLength(1);
    await later(2 * 24);
    expect(await access()).toMatchObject({ email, changes: [] });
    await act('email', { email: newEmail });
    await prove({ password: testPassword });
    expect((await stop(await mailedToken(server, 'stop-change'))).statusCode).toBe(200);
    await later(100);
    expect(await access()).toMatchObject({ email, changes: [] });
  });

  it('is refused, asked for or due, while an account of that address is being erased and may come back', async () => {
    // An unconfirmed sign-up does not reserve the address; a held erasure does.
    const john = await holdSession(server, { email: newEmail });
    const erase = () =>
      send(server.app, `POST /profiles/${john.id}/erase`, {
        authorization: john.authorization,
        body: { password: testPassword },
      });
    await act('email', { email: newEmail });
    await prove({ password: testPassword });
    expect((await erase()).statusCode).toBe(200);
    expect((await act('email', { email: newEmail })).json()).toMatchObject({ code: 'email-taken' });
    await later(73);
    expect(await access()).toMatchObject({ email, changes: [] });
    expect((await act('email', { email: newEmail })).json()).toMatchObject({ code: 'email-taken' });
  });

  it('can be taken back by an adviser, is nobody else’s, and displaces a sign-up nobody proved', async () => {
    await server.addUser({ role: 'CLIENT', email: 'john@example.com', isProven: true });
    expect((await act('email', { email: 'John@Example.com' })).json()).toMatchObject({ code: 'email-taken' });
    expect((await act('email', { email })).json()).toMatchObject({ code: 'already-done' });
    await server.addUser({ role: 'CLIENT', email: newEmail });
    const [change] = (await act('email', { email: newEmail })).json().account.changes;
    expect((await act('withdraw', { changeId: change.id })).json().account.changes).toEqual([]);
    expect((await act('withdraw', { changeId: change.id })).statusCode).toBe(404);
    server.clock.advance({ minutes: 1 });
    await act('email', { email: newEmail });
    await prove({}, client);
    await later(73);
    expect((await access()).email).toBe(newEmail);
    figure('U34', 'ways back for a client: app reset, address changed, each stoppable by its owner', '2/2');
  });
});

it('is an adviser’s with a fresh proof to change, never another adviser’s account', async () => {
  const acts = ['disable', 'enable', 'second-factor-reset'] as const;
  for (const what of acts) {
    const asked = await send(server.app, `POST /profiles/${client.id}/access/${what}`, client);
    expect(asked.statusCode, what).toBe(403);
    const colleague = await send(server.app, `POST /profiles/${adviser.id}/access/${what}`, adviser);
    expect(colleague.statusCode, what).toBe(404);
  }
  server.clock.advance({ minutes: 6 });
  expect((await act('disable')).json()).toMatchObject({ code: 'proof-needed' });
});

it('can be shut, opened and freed of a lost app from the operator’s command line, at once', async () => {
  await appWith(server, client.id);
  const change = (what: Parameters<typeof changeAdminAccess>[1]['change']) =>
    changeAdminAccess(server.deps, { email, change: what });
  expect(await change('disable')).toHaveProperty('done');
  expect(await isIn()).toBe(false);
  expect(await change('enable')).toHaveProperty('done');
  expect(await change('reset-second-factor')).toHaveProperty('done');
  expect((await signIn(server.app, { email })).statusCode).toBe(200);
  expect(await change('demote')).toEqual({ refusal: 'This account is no admin’s.' });
});
