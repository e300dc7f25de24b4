import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdAnother, holdSession, keptDevice, mailedToken, send, signIn } from '../../../test/accounts.ts';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const email = 'kim@example.com';
const newPassword = 'a better one 42';

/** Uses up the tries that all unknown devices share. */
async function lock(): Promise<void> {
  await Promise.all(Array.from({ length: 11 }, () => signIn(server.app, { email, password: 'wrong' })));
}

describe('a device token', () => {
  it('opens nothing: without the password nobody is signed in, and no call takes it for a session', async () => {
    const { device, id } = await holdSession(server, { email });
    expect((await signIn(server.app, { email, password: 'wrong', device })).statusCode).toBe(401);
    for (const target of ['GET /auth/account', 'GET /auth/sessions', `GET /profiles/${id}`] as const) {
      expect((await send(server.app, target, { device })).statusCode, target).toBe(401);
    }
    figure('U85', 'calls that a device token alone opens', '0');
  });

  it('is kept out of reach of scripts, other sites, other paths and, over https, the open network', async () => {
    await server.addUser({ role: 'CLIENT', email });
    const answer = await signIn(server.app, { email });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ path: '/api/auth', httpOnly: true, sameSite: 'Strict', maxAge: 90 * 86_400 });
    expect(cookie?.secure).toBeUndefined();
    const wrong = await signIn(server.app, { email, password: 'wrong' });
    expect(wrong.headers['set-cookie']).toBeUndefined();
    const { rows } = await server.deps.db.query('select * from known_devices');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(keptDevice(answer));
  });

  it('serves everybody who signs in with the same browser, under codes that have nothing in common', async () => {
    const kim = await holdSession(server, { email });
    await server.addUser({ role: 'CLIENT', email: 'lee@example.com' });
    const lee = await signIn(server.app, { email: 'lee@example.com', device: kim.device });
    expect(keptDevice(lee)).toBe(kim.device);
    const { rows } = await server.deps.db.query('select distinct device_mac from known_devices');
    expect(rows).toHaveLength(2);
  });

  it('is known for the ten devices of an account that were used last, for 90 days', async () => {
    const first = await holdSession(server, { email });
    for (let n = 0; n < 10; n += 1) {
      server.clock.advance({ minutes: 1 });
      await signIn(server.app, { email });
    }
    const known = async () => (await server.deps.db.query('select count(*)::int as n from known_devices')).rows[0]?.n;
    expect(await known()).toBe(10);
    const newest = keptDevice(await signIn(server.app, { email }));
    await lock();
    expect((await signIn(server.app, { email, device: first.device })).statusCode).toBe(401);
    expect((await signIn(server.app, { email, device: newest })).statusCode).toBe(200);
    server.clock.advance({ minutes: 90 * 24 * 60 + 1 });
    expect((await signIn(server.app, { email, device: newest })).statusCode).toBe(401);
    figure('U85', 'devices of one account known at a time', '10');
  });

  it('has no tries of its own after a reset by mail', async () => {
    const thief = await holdSession(server, { email, isProven: true });
    await signIn(server.app, { email });
    await send(server.app, 'POST /auth/forgot-password', { body: { email } });
    const body = { token: await mailedToken(server, 'password-reset'), password: newPassword };
    const done = await send(server.app, 'POST /auth/reset-password', { body });
    await expectTries({ device: keptDevice(done), thief: thief.device });
    figure('U85', 'devices of a thief that keep tries of their own after a reset', '0');
  });

  it('has no tries of its own after a new password set on another device', async () => {
    const thief = await holdSession(server, { email, isProven: true });
    const owner = await holdAnother(server, { email });
    const body = { currentPassword: testPassword, newPassword };
    await send(server.app, 'POST /auth/change-password', { ...owner, body });
    await expectTries({ device: owner.device, thief: thief.device });
  });

  /** After a lock, the right password tells: a device with its own tries gets in, any other does not. */
  async function expectTries({ device, thief }: { device: string; thief: string }): Promise<void> {
    await lock();
    const right = { email, password: newPassword };
    expect((await signIn(server.app, { ...right, device: thief })).statusCode).toBe(401);
    expect((await signIn(server.app, { ...right, device })).statusCode).toBe(200);
  }
});
