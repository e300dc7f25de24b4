import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  adviser as adviserCredentials,
  fromAnyAddress,
  newClient,
  newCredentials,
  send,
  signedInAdviser,
} from '../people.ts';
import { figure } from '../quality.ts';
import { flood } from './attacks.ts';
import { type Bystanders, bystandersOf, seenDuring } from './bystanders.ts';
import { startWholeProduct, type WholeProduct } from './product.ts';

const attackMs = 8_000;
const ownPassword = 'jane’s own words';

let product: WholeProduct;
let bystanders: Bystanders;

beforeAll(async () => {
  product = await startWholeProduct();
  bystanders = await bystandersOf(product);
});
afterAll(() => product.remove());

const api = (path: string) => `${product.address}/api${path}`;

/** Sends a browser's call, from an unused address unless one is given; returns the cookie it would keep. */
async function post(path: string, body: object, { from, device }: { from?: string; device?: string } = {}) {
  const answer = await fetch(api(path), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(from === undefined ? fromAnyAddress() : { 'x-forwarded-for': from }),
      ...(device === undefined ? {} : { cookie: device }),
    },
    body: JSON.stringify(body),
  });
  const { code = null } = z.object({ code: z.optional(z.string()) }).parse(await answer.json());
  const [kept = ''] = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  return { status: answer.status, code, device: kept };
}

/** Tokens of the links to a page in an inbox's mails, newest first; waits for the first of them. */
async function mailed(email: string, page: string): Promise<[string, ...string[]]> {
  const pattern = new RegExp(`${page}#token=([\\w.-]+)`);
  return await vi.waitFor(
    () => {
      const mails = product.mails.received.filter(({ recipients }) => recipients.includes(email));
      const [newest, ...older] = mails.flatMap(({ text }) => pattern.exec(text ?? '')?.[1] ?? []).reverse();
      if (newest === undefined) throw new Error(`No link to ${page} came to ${email}`);
      return [newest, ...older];
    },
    { timeout: 150_000, interval: 100 },
  );
}

const forgot = (email: string, from?: string) =>
  post('/auth/forgot-password', { email }, from === undefined ? {} : { from });
const reset = (token: string) => post('/auth/reset-password', { token, password: ownPassword });
const signIn = (email: string, password: string, from: { from?: string; device?: string } = {}) =>
  post('/auth/login', { email, password }, from);
const get = (path: string, token: string) => send(api(path), { method: 'GET', token });

/** A person with an account and a confirmed address. */
async function provenOwner() {
  const credentials = newCredentials();
  const { token } = await newClient(product.address, credentials);
  const [link] = await mailed(credentials.email, '/verify-email');
  expect((await send(api('/auth/verify-email'), { body: { token: link }, token })).status).toBe(200);
  return credentials;
}

describe('whole product, mean neighbour: the life of an account', () => {
  it('shows a stranger who signs up with a client’s address nothing of the record, and gives the owner the account', async () => {
    const { email } = newCredentials();
    const { token: adviser } = await signedInAdviser(product.address);
    const profile = { email, firstName: 'Jane', grossIncome: 123_456, dateOfBirth: '1980-01-01' };
    const record = { profile, assets: [], liabilities: [] };
    expect((await send(api('/profiles/details'), { body: record, token: adviser, key: randomUUID() })).status).toBe(
      201,
    );
    const mallory = await newClient(product.address, { email, password: 'mallory1' });
    const [link] = await mailed(email, '/verify-email');

    expect(await post('/auth/verify-email', { token: link })).toMatchObject({ code: 'account-password-needed' });
    const seen = await get(`/profiles/${mallory.id}/details`, mallory.token);
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.body)).not.toMatch(/123456|1980-01-01/);
    expect((await post('/auth/verify-email', { token: link, newPassword: ownPassword })).status).toBe(200);
    expect((await get(`/profiles/${mallory.id}/details`, mallory.token)).status).toBe(401);
    expect((await signIn(email, 'mallory1')).status).toBe(401);
    expect((await signIn(email, ownPassword)).status).toBe(200);
    figure('U87', 'figures of a record shown to a stranger who signed up with its address; owner let in', '0; 1/1');
  });

  it('lets nobody put an authenticator app in the way of the owner of an address', async () => {
    const { email } = newCredentials();
    const mallory = await newClient(product.address, { email, password: 'mallory1' });
    const enrolled = await send(api('/auth/second-factor/enrol'), {
      body: { password: 'mallory1' },
      token: mallory.token,
    });
    expect(enrolled.body).toMatchObject({ code: 'address-not-confirmed' });
    await forgot(email);
    const [link] = await mailed(email, '/reset-password');
    expect((await reset(link)).status).toBe(200);
    expect((await signIn(email, ownPassword)).status).toBe(200);
    expect((await get('/auth/account', mallory.token)).status).toBe(401);
    figure('U88', 'owners let in by a reset after a stranger tried to add an authenticator app', '1/1');
  });

  it('mails the owner a link that works after others asked for five, and lets her in by it while they guess on', async () => {
    const { email } = await provenOwner();
    for (let turn = 0; turn < 5; turn += 1) expect((await forgot(email)).status).toBe(200);
    const guess = () => signIn(email, randomUUID());
    await Promise.all(Array.from({ length: 12 }, guess));
    expect(await forgot(email)).toMatchObject({ status: 200 });
    const links = await mailed(email, '/reset-password');
    expect(links).toHaveLength(1);
    const done = await reset(links[0]);
    expect(done.status).toBe(200);
    await Promise.all(Array.from({ length: 12 }, guess));
    expect((await signIn(email, ownPassword)).status).toBe(401);
    expect((await signIn(email, ownPassword, { device: done.device })).status).toBe(200);
    figure('U89', 'owners let in after five resets by others, while they guess on; mails it took', '1/1; 1');
  });

  it('serves everybody while one /64 floods sign-ins and resets, and an owner resets her password meanwhile', async () => {
    const { email } = await provenOwner();
    const neighbour = (turn: number) => `2001:db8:2:2::${(turn + 1).toString(16)}`;
    const victims = [email, adviserCredentials.email];
    let isIn = 0;
    const seen = await seenDuring(product, bystanders, async () => {
      const attack = flood(
        (turn) => {
          const victim = victims[turn % victims.length] ?? email;
          return turn % 2 === 0
            ? signIn(victim, randomUUID(), { from: neighbour(turn) })
            : forgot(email, neighbour(turn));
        },
        { perSecond: 40, ms: attackMs },
      );
      await forgot(email);
      const [link] = await mailed(email, '/reset-password');
      const done = await reset(link);
      expect(done.status).toBe(200);
      isIn = (await signIn(email, ownPassword, { device: done.device })).status;
      await attack;
    });
    expect(isIn).toBe(200);
    expect(Object.keys(seen.statuses).filter((status) => !status.startsWith('2'))).toEqual([]);
    figure('U89', `40 sign-ins and resets a second from one /64 beside an owner’s reset: ${seen.words}`, '0 refused');
  });
});
