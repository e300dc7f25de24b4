import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendCall } from '../../../test/access/world.ts';
import { signIn } from '../../../test/accounts.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { type FullPerson, made, makeFullPerson } from '../../../test/privacy/person.ts';
import { findInDatabase } from '../../../test/privacy/search.ts';
import { figure } from '../../../test/quality.ts';
import { runRetention } from '../privacy/index.ts';
import { keepAccountLink } from './service.ts';

let server: TestApp;
let adviser: { authorization: string; id: string };
let mary: FullPerson;

const sevenDays = { minutes: 7 * 24 * 60 };
const almostSevenDays = { minutes: 7 * 24 * 60 - 1 };

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  adviser = await server.signedIn('ADMIN');
  mary = await makeFullPerson(server, { adviser: adviser.authorization, mark: 'mary-canary', base: 731_731 });
});

const asAdviser = () => ({ authorization: adviser.authorization });

function get(path: string, authorization = adviser.authorization) {
  return sendCall(server, { method: 'GET', path, headers: { authorization } });
}

function post(path: string, body?: object, headers: Record<string, string> = {}) {
  return sendCall(server, { method: 'POST', path, headers, ...(body && { body }) });
}

function eraseByAdviser() {
  return post(`/profiles/${mary.id}/erase`, { confirm: 'ERASE' }, asAdviser());
}

function eraseOwn() {
  return post(`/profiles/${mary.id}/erase`, { password: mary.password }, { authorization: mary.authorization });
}

const takeBack = () => post(`/erasures/${mary.id}/take-back`, undefined, asAdviser());

async function keepToken(): Promise<string> {
  const { rows } = await server.deps.db.query(`select link_id from mails where kind = 'erasure-started'`);
  return keepAccountLink(server.deps, String(rows[0]?.link_id)).split('#token=')[1] ?? '';
}

/** Every row of every table except those that scheduled jobs add and remove. */
async function everything(): Promise<Record<string, string[]>> {
  const { rows: tables } = await server.deps.db.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
     and table_name not in ('audit_events', 'audit_seals', 'sessions', 'account_links', 'idempotency_keys', 'rate_limits')
     order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await server.deps.db.query(`select to_jsonb(row)::text as text from ${name} as row order by 1`);
    all[String(name)] = rows.map(({ text }) => String(text));
  }
  return all;
}

describe('a person who is being erased', () => {
  it('is out of sight of everybody at once', async () => {
    await eraseByAdviser();
    const paths = ['/profiles', '/leads', '/leads/export', '/outbox?limit=50', '/counts', `/clients/${mary.id}/view`];
    const answers = [`/profiles/${mary.id}/details`, `/profiles/${mary.id}/export`, `/portfolio/${mary.id}`, ...paths];
    const seen: string[] = [];
    for (const path of answers) {
      const { body } = await get(path);
      const told = body.toLowerCase();
      // The outbox keeps the one mail that tells of the erasure.
      const canaries = path.startsWith('/outbox') ? mary.canaries.filter((text) => text !== mary.email) : mary.canaries;
      seen.push(...canaries.filter((text) => told.includes(text.toLowerCase())).map((text) => `${path}: ${text}`));
    }
    expect(seen).toEqual([]);
    expect((await get(`/profiles/${mary.id}/details`)).statusCode).toBe(404);
    const places = await findInDatabase(server.deps.db, mary.canaries);
    const tables = new Set(places.map((place) => place.split(': ')[0]));
    expect([...tables].sort()).toEqual(['public.held_erasures', 'public.held_rows', 'public.mails']);
    figure('U41', 'canaries of a person being erased that any list, record or file shows', String(seen.length));
  });

  it('is signed out and mailed how to stop it; their address is not free for others', async () => {
    const eraseAt = new Date(server.clock.now().getTime() + 7 * 86_400_000).toISOString();
    expect((await eraseOwn()).json()).toEqual({ ok: true, eraseAt });
    expect((await get(`/profiles/${mary.id}`, mary.authorization)).statusCode).toBe(401);
    const { rows } = await server.deps.db.query('select kind, recipient, status from mails');
    expect(rows).toEqual([{ kind: 'erasure-started', recipient: mary.email, status: 'queued' }]);
    const stranger = { firstName: 'Not', lastName: 'Mary', email: mary.email, password: 'another-password-7' };
    await post('/auth/register', stranger);
    expect((await server.deps.db.query('select from users where email_normalised = $1', [mary.email])).rowCount).toBe(
      0,
    );
  });

  it('is listed to advisers with the day on which it becomes final', async () => {
    await eraseOwn();
    const [held, ...more] = (await get('/erasures')).json();
    expect(more).toEqual([]);
    expect(held).toMatchObject({ id: mary.id, name: 'mary-canary first mary-canary last', email: mary.email });
    expect(held).toMatchObject({ requestedBy: 'CLIENT', requestedAt: server.clock.now().toISOString() });
    expect((await get('/erasures', mary.authorization)).statusCode).toBe(401);
  });

  it('is gone for good after seven days, and nobody brings them back then', async () => {
    await eraseByAdviser();
    const token = await keepToken();
    server.clock.advance(sevenDays);
    adviser = await server.signedIn('ADMIN');
    expect((await takeBack()).statusCode).toBe(404);
    await runRetention(server.deps);
    const left = await findInDatabase(server.deps.db, mary.canaries);
    expect(left).toEqual([]);
    expect((await post('/auth/keep-account', { token })).json()).toMatchObject({ code: 'link-not-valid' });
    expect((await signIn(server.app, mary)).json()).toMatchObject({ code: 'invalid-credentials' });
    expect((await get('/erasures')).json()).toEqual([]);
    figure('U41', 'canaries of a person in any table after seven days', String(left.length));
  });
});

describe('taking an erasure back', () => {
  it.each([
    ['an adviser, with a press', eraseOwn, async () => takeBack()],
    [
      'the person, with the mailed link',
      eraseByAdviser,
      async () => post('/auth/keep-account', { token: await keepToken() }),
    ],
  ])('%s, puts every row back as it was', async (_who, erase, back) => {
    const before = await everything();
    expect((await erase()).statusCode).toBe(200);
    server.clock.advance(almostSevenDays);
    adviser = await server.signedIn('ADMIN');
    await runRetention(server.deps);
    expect((await back()).json()).toEqual({ ok: true });
    const after = await everything();
    const withoutAdvisers = (rows: Record<string, string[]>) => ({
      ...rows,
      users: rows.users?.filter((row) => row.includes(mary.id)),
      known_devices: rows.known_devices?.filter((row) => row.includes(mary.id)),
      // Queued mails are no longer sent automatically.
      mails: rows.mails?.length,
    });
    expect(withoutAdvisers(after)).toEqual(withoutAdvisers(before));
    expect((await get('/erasures')).json()).toEqual([]);
    expect((await signIn(server.app, mary)).statusCode).toBe(200);
    figure('U41', 'tables that differ after an erasure that was taken back', '0');
  });

  it('the person, by signing in: the right password tells of it, and keeps the account when asked to', async () => {
    await eraseOwn();
    expect((await signIn(server.app, { ...mary, password: 'wrong' })).json()).toMatchObject({
      code: 'invalid-credentials',
    });
    const told = (await signIn(server.app, mary)).json();
    expect(told.code).toBe('being-erased');
    expect(told.displayMessage).toMatch(/gone for good on \d+ \w+ \d{4}/);
    expect((await get('/erasures')).json()).toHaveLength(1);
    const { email, password } = mary;
    const kept = await post('/auth/login', { email, password, keepAccount: true });
    expect(kept.json()).toMatchObject({ id: mary.id, email });
    expect((await get(`/profiles/${mary.id}/details`, `Bearer ${kept.json().accessToken}`)).statusCode).toBe(200);
  });

  it('works once, for advisers only or with the right link, and is on record', async () => {
    await eraseByAdviser();
    const token = await keepToken();
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const path of ['/auth/keep-account', '/auth/keep-account/look']) {
      expect((await post(path, { token: forged })).json(), path).toMatchObject({ code: 'link-not-valid' });
    }
    const eraseAt = new Date(server.clock.now().getTime() + 7 * 86_400_000).toISOString();
    expect((await post('/auth/keep-account/look', { token })).json()).toEqual({ eraseAt });
    const john = await server.signedIn('CLIENT');
    const asJohn = { authorization: john.authorization };
    expect((await post(`/erasures/${mary.id}/take-back`, undefined, asJohn)).statusCode).toBe(403);
    expect((await takeBack()).statusCode).toBe(200);
    expect((await takeBack()).statusCode).toBe(404);
    expect((await post('/auth/keep-account', { token })).statusCode).toBe(400);
    expect((await post('/auth/keep-account/look', { token })).statusCode).toBe(400);
    const { rows } = await server.deps.db.query(
      `select action, actor_id from audit_events where action like '%eras%' order by id`,
    );
    expect(rows).toEqual([
      { action: 'erasure-started', actor_id: adviser.id },
      { action: 'erasure-taken-back', actor_id: adviser.id },
    ]);
  });

  it('works for portfolios of earlier versions, which could hold what no text can; that comes back as U+FFFD', async () => {
    const kept = ['\u0000\u0000', '\ud800', 'x\udc00', '😀', '\\u0000', { '\u0000': 1 }];
    await server.deps.db.query('update profiles set portfolios = $2 where id = $1', [mary.id, JSON.stringify(kept)]);
    expect((await eraseByAdviser()).statusCode).toBe(200);
    expect((await takeBack()).statusCode).toBe(200);
    const { rows } = await server.deps.db.query('select portfolios from profiles where id = $1', [mary.id]);
    expect(rows[0]?.portfolios).toEqual(['\ufffd\ufffd', '\ufffd', 'x\ufffd', '😀', '\\u0000', { '\ufffd': 1 }]);
  });

  it('does not keep the person from being erased again', async () => {
    await eraseByAdviser();
    await takeBack();
    await eraseByAdviser();
    server.clock.advance(sevenDays);
    await runRetention(server.deps);
    expect(await findInDatabase(server.deps.db, mary.canaries)).toEqual([]);
  });

  it('puts back a record without an account', async () => {
    const body = { profile: { firstName: 'Paper', lastName: 'Client', email: 'paper@people.example' } };
    const { profile } = Object(
      await made(server, { method: 'POST', path: '/profiles/details', body, headers: asAdviser() }),
    );
    await post(`/profiles/${profile.id}/erase`, { confirm: 'ERASE' }, asAdviser());
    expect((await get('/erasures')).json()).toMatchObject([
      { id: profile.id, name: 'Paper Client', requestedBy: 'ADMIN' },
    ]);
    expect((await server.mails()).filter(({ kind }) => kind === 'erasure-started')).toEqual([]);
    expect((await post(`/erasures/${profile.id}/take-back`, undefined, asAdviser())).statusCode).toBe(200);
    expect((await get(`/profiles/${profile.id}/details`)).statusCode).toBe(200);
  });
});
