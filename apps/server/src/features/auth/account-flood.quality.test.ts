import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdSession, keptDevice, send, signIn, tokenOf } from '../../../test/accounts.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';
import { accountLink } from './account-links.ts';
import { createAdmin } from './first-admin.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const email = 'kim@example.com';
const newPassword = 'a better one 42';
const state = { strangers: 0 };

/** An address that nobody has used before. */
function stranger(): { address: string } {
  state.strangers += 1;
  return { address: `10.${state.strangers >> 16}.${(state.strangers >> 8) & 255}.${state.strangers & 255}` };
}

const forgot = (address: string, from: object) =>
  send(server.app, 'POST /auth/forgot-password', { body: { email: address }, ...from });
const reset = (token: string, from: object = stranger()) =>
  send(server.app, 'POST /auth/reset-password', { body: { token, password: newPassword }, ...from });

/** A minute of an attack from networks that each ask once: wrong passwords and requests for reset links. */
async function attackFor(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    await Promise.all([
      ...[1, 2].map(() => signIn(server.app, { email, password: randomUUID(), ...stranger() })),
      ...[1, 2, 3, 4, 5, 6].map(() => forgot(email, stranger())),
    ]);
    server.clock.advance({ minutes: 1 });
  }
}

/** Tokens of the reset links in the owner's inbox, newest first. */
async function mailedLinks(): Promise<string[]> {
  const mails = (await server.mails()).filter(
    ({ kind, recipient }) => kind === 'password-reset' && recipient === email,
  );
  return mails.map(({ link_id: id }) => tokenOf(accountLink(server.deps, 'password-reset', id ?? ''))).reverse();
}

describe('an account that is attacked from many addresses for an hour', () => {
  it('lets its owner in from a new address with her device, and mails her a link of her own', async () => {
    const { device } = await holdSession(server, { email, isProven: true });
    await attackFor(30);
    expect((await signIn(server.app, { email, ...stranger() })).statusCode).toBe(401);
    expect((await signIn(server.app, { email, device, ...stranger() })).statusCode).toBe(200);
    await attackFor(29);
    const before = await mailedLinks();
    expect((await forgot(email, { device, ...stranger() })).json()).toEqual({ ok: true });
    const [own = '', ...others] = await mailedLinks();
    expect(others).toEqual(before);
    await attackFor(1);
    expect(before.length).toBeLessThanOrEqual(15);
    expect((await reset(own)).statusCode).toBe(200);
    figure('U84', 'owner with her device let in, and mailed a link of her own, after an hour of attack', '2/2');
    figure('U84', 'reset mails that an hour of 360 requests from 360 addresses causes, of 15', String(before.length));
  });

  it('mails an owner without a known device a link that works, and lets her in by it while the attack goes on', async () => {
    await server.addUser({ role: 'CLIENT', email, isProven: true });
    await attackFor(58);
    const [asked, refused] = [stranger(), await signIn(server.app, { email, ...stranger() })];
    expect(refused.statusCode).toBe(401);
    expect((await forgot(email, asked)).json()).toEqual({ ok: true });
    await attackFor(2);
    const [newest = ''] = await mailedLinks();
    const done = await reset(newest, asked);
    expect(done.statusCode).toBe(200);
    await attackFor(5);
    const from = { email, password: newPassword, ...stranger() };
    expect((await signIn(server.app, from)).statusCode).toBe(401);
    expect((await signIn(server.app, { ...from, device: keptDevice(done) })).statusCode).toBe(200);
    figure('U84', 'owner without a known device let in by the mailed link while the attack goes on', '1/1');
  });
});

describe('links that reset a password', () => {
  it('are mailed every four minutes at most while one of them works', async () => {
    await holdSession(server, { email, isProven: true });
    const inbox: number[] = [];
    for (const minutes of [0, 1, 2, 1, 4, 3]) {
      server.clock.advance({ minutes });
      await forgot(email, stranger());
      inbox.push((await mailedLinks()).length);
    }
    expect(inbox).toEqual([1, 1, 1, 2, 3, 3]);
    await reset((await mailedLinks())[0] ?? '');
    await forgot(email, stranger());
    expect(await mailedLinks()).toHaveLength(4);
  });

  it.each([
    ['newest', 0, 200],
    ['one before it', 1, 200],
    ['third newest', 2, 200],
    ['fourth newest', 3, 400],
  ])('work beside each other, the newest three: the %s is answered', async (_which, place, status) => {
    const { authorization } = await server.signedIn('ADMIN');
    const { id } = await server.addUser({ role: 'CLIENT', email, isProven: true });
    for (let n = 0; n < 4; n += 1) {
      await send(server.app, `POST /profiles/${id}/password-reset`, { authorization });
      server.clock.advance({ minutes: 1 });
    }
    const links = await mailedLinks();
    expect((await reset(links[place] ?? '')).statusCode).toBe(status);
    if (status !== 200) return;
    // Using one link ends the others.
    for (const link of links) expect((await reset(link)).json()).toMatchObject({ code: 'link-not-valid' });
  });

  it('never end the link of a first administrator', async () => {
    const made = await createAdmin(server.deps, { email, firstName: 'Kim', lastName: 'Ng', isAnother: false });
    await attackFor(10);
    server.clock.advance({ minutes: 23 * 60 });
    await forgot(email, stranger());
    expect((await reset(tokenOf('link' in made ? made.link : ''))).statusCode).toBe(200);
    expect((await signIn(server.app, { email, password: newPassword, ...stranger() })).statusCode).toBe(200);
    figure('U84', 'link of a first administrator that requests for a reset end', '0');
  });

  it('are asked for five times an hour from one network, and from a known device apart from it', async () => {
    const { device } = await holdSession(server, { email, isProven: true });
    const hotel = { address: '203.0.113.9' };
    for (let n = 0; n < 8; n += 1) {
      await forgot(email, hotel);
      server.clock.advance({ minutes: 5 });
    }
    expect(await mailedLinks()).toHaveLength(5);
    await forgot(email, { ...hotel, device });
    expect(await mailedLinks()).toHaveLength(6);
  });

  it('share fifteen mails an hour for all tags of an inbox whose accounts nobody proved', async () => {
    for (let n = 0; n < 20; n += 1) await server.addUser({ role: 'CLIENT', email: `kim+${n}@example.com` });
    const own = await holdSession(server, { email, isProven: true });
    for (let n = 0; n < 20; n += 1) await forgot(`kim+${n}@example.com`, stranger());
    const mailed = (await server.mails()).filter(({ kind }) => kind === 'password-reset');
    expect(mailed).toHaveLength(15);
    await forgot(email, stranger());
    await forgot(email, { device: own.device, ...stranger() });
    expect(await mailedLinks()).toHaveLength(2);
  });
});
