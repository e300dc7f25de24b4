import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aSignUp, auditedActions, mailedToken, send, signIn } from '../../../test/accounts.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';
import { runRetention } from '../privacy/index.ts';
import { createAdmin } from './first-admin.ts';
import { remindUnproven } from './unproven-upkeep.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const day = 24 * 60;
const email = 'jane@example.com';

async function signUp() {
  const answer = await send(server.app, 'POST /auth/register', { body: aSignUp({ email }) });
  const { id, accessToken } = answer.json();
  return { status: answer.statusCode, id: String(id), authorization: `Bearer ${accessToken}` };
}

/** Marks every queued mail as sent. */
async function sendMails() {
  await server.deps.db.kysely
    .updateTable('mails')
    .set({ status: 'sent', sent_at: server.clock.now() })
    .where('status', '=', 'queued')
    .execute();
}

const accounts = async () => (await server.deps.db.query('select from users')).rowCount;
const reminders = async () => (await server.mails()).filter(({ kind }) => kind === 'confirm-reminder').length;

it('a sign-up that nobody proves ends after seven days, with what was typed, and its address is free', async () => {
  const jane = await signUp();
  await send(server.app, `PUT /profiles/${jane.id}`, { ...jane, body: { occupation: 'Baker' } });
  await sendMails();
  server.clock.advance({ minutes: 7 * day - 1 });
  expect(await runRetention(server.deps)).toMatchObject({ unproven: 0 });
  server.clock.advance({ minutes: 1 });
  expect(await runRetention(server.deps)).toMatchObject({ unproven: 1 });
  for (const table of ['users', 'profiles', 'mails']) {
    expect((await server.deps.db.query(`select from ${table}`)).rowCount, table).toBe(0);
  }
  expect(await auditedActions(server)).toContain('sign-up-lapsed');
  expect((await signUp()).status).toBe(201);
});

it('waits for a mail that could not be sent, and not for one that never will be', async () => {
  await signUp();
  server.clock.advance({ minutes: 30 * day });
  expect(await runRetention(server.deps)).toMatchObject({ unproven: 0 });
  await sendMails();
  expect(await runRetention(server.deps)).toMatchObject({ unproven: 0 });
  server.clock.advance({ minutes: 7 * day });
  expect(await runRetention(server.deps)).toMatchObject({ unproven: 1 });
  await signUp();
  await server.deps.db.kysely.updateTable('mails').set({ status: 'failed' }).execute();
  server.clock.advance({ minutes: 7 * day });
  expect(await runRetention(server.deps)).toMatchObject({ unproven: 1 });
});

it('never touches a proven account, an adviser, or a client who was one', async () => {
  const jane = await signUp();
  await send(server.app, 'POST /auth/verify-email', {
    ...jane,
    body: { token: await mailedToken(server, 'verify-email') },
  });
  await sendMails();
  await server.addUser({ role: 'ADMIN', email: 'admin@example.com' });
  await server.addUser({ role: 'CLIENT', email: 'demoted@example.com' });
  server.clock.advance({ minutes: 100 * day });
  expect(await runRetention(server.deps)).toMatchObject({ unproven: 0 });
  expect(await remindUnproven(server.deps)).toBe(0);
  expect(await accounts()).toBe(3);
});

it('its owner is told the day on screen and reminded on the third and the fifth', async () => {
  const jane = await signUp();
  const { confirmBy } = (await send(server.app, 'GET /auth/account', jane)).json();
  expect(new Date(confirmBy).getTime()).toBe(server.clock.now().getTime() + 7 * day * 60_000);
  const counts: number[] = [];
  for (let days = 0; days < 7; days += 1) {
    await remindUnproven(server.deps);
    await remindUnproven(server.deps);
    counts.push(await reminders());
    server.clock.advance({ minutes: day });
  }
  expect(counts).toEqual([0, 0, 0, 1, 1, 2, 2]);
});

it('holds its address against nobody: an adviser’s account takes its place', async () => {
  const jane = await signUp();
  const request = { email, firstName: 'Jane', lastName: 'Adviser', isAnother: false };
  expect(await createAdmin(server.deps, request)).toHaveProperty('link');
  expect((await send(server.app, 'GET /auth/account', jane)).statusCode).toBe(401);
  await server.clear();
  await server.addUser({ role: 'CLIENT', email, isProven: true });
  expect(await createAdmin(server.deps, request)).toHaveProperty('refusal');
  expect((await signIn(server.app, { email })).statusCode).toBe(200);
  figure('U33', 'days a stranger can hold an address: at most, and once its owner presses the link', '7 and 0');
});
