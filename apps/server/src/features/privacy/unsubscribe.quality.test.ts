import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';
import { isUnsubscribed, unsubscribeLink } from './unsubscribe.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const address = 'Wilhelmina@Example.com';
const formType = { 'content-type': 'application/x-www-form-urlencoded' };
const browser = { accept: 'text/html,application/xhtml+xml' };
const checks = new Set<string>();

/** Path of the link in a mail to an address. */
function linkTo(email: string): string {
  return unsubscribeLink(server.deps, email).slice(server.deps.config.publicUrl.length);
}

const wantsNone = (email: string) => isUnsubscribed(server.deps, email);

async function rowCount(table: 'unsubscribes' | 'audit_events'): Promise<number> {
  const { rows } = await server.deps.db.query(`select count(*)::int as count from ${table}`);
  return Number(rows[0]?.count);
}

describe('an unsubscribe link', () => {
  it('takes effect at once with one post that holds nothing: no sign-in, no address, no body', async () => {
    const answer = await server.app.inject({ method: 'POST', url: linkTo(address) });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ok: true });
    expect(await wantsNone('wilhelmina@example.com')).toBe(true);
    expect(await wantsNone('mary@example.com')).toBe(false);
    checks.add('no login, no extra data').add('effective at once');
  });

  it.each([
    ['a form', formType, 'List-Unsubscribe=One-Click'],
    [
      'a multipart form',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['an empty form', formType, ''],
    ['a type that is none of these', { 'content-type': 'application/json' }, 'List-Unsubscribe=One-Click'],
  ])('takes the one-click post of a mail provider as %s', async (_what, headers, payload) => {
    const answer = await server.app.inject({ method: 'POST', url: linkTo(address), headers, payload });
    expect(answer.statusCode).toBe(200);
    expect(await wantsNone(address)).toBe(true);
    checks.add('one-click post');
  });

  it('changes nothing when a scanner opens it', async () => {
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      expect((await server.app.inject({ method, url: linkTo(address), headers: browser })).statusCode).toBe(200);
    }
    expect(await wantsNone(address)).toBe(false);
    expect(await rowCount('audit_events')).toBe(0);
    checks.add('opening does not act');
  });

  it('shows a person a page with one button, which runs and loads nothing and names nobody', async () => {
    const page = await server.app.inject({ url: linkTo(address), headers: browser });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<form method="post">');
    expect(page.body).not.toMatch(/<script|src=|href=|wilhelmina/i);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none';style-src 'sha256-[^']+';form-action 'self';/);
    const pressed = await server.app.inject({
      method: 'POST',
      url: linkTo(address),
      headers: { ...browser, ...formType },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(pressed.body).toContain('You will receive no more of these emails');
    expect(await wantsNone(address)).toBe(true);
    checks.add('page with a button');
  });

  it('is the same however often it is used, with one event that names nobody', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect((await server.app.inject({ method: 'POST', url: linkTo(address) })).statusCode).toBe(200);
    }
    expect(await rowCount('unsubscribes')).toBe(1);
    const { rows } = await server.deps.db.query('select action, actor_id, subject_id, fields from audit_events');
    expect(rows).toEqual([{ action: 'unsubscribed', actor_id: null, subject_id: null, fields: [] }]);
    checks.add('idempotent');
  });

  it('works a year after the mail', async () => {
    const link = linkTo(address);
    server.clock.advance({ minutes: 366 * 24 * 60 });
    expect((await server.app.inject({ method: 'POST', url: link })).statusCode).toBe(200);
    expect(await wantsNone(address)).toBe(true);
    checks.add('works after 30 days and more');
  });

  it('keeps no address, neither in the link nor in the database', async () => {
    await server.app.inject({ method: 'POST', url: linkTo(address) });
    const { rows } = await server.deps.db.query('select * from unsubscribes');
    for (const text of [linkTo(address), Buffer.from(linkTo(address), 'base64').toString(), JSON.stringify(rows)]) {
      expect(text).not.toMatch(/wilhelmina/i);
    }
    checks.add('stores a code alone');
  });

  it.each([
    ['for another address', () => `${linkTo('mary@example.com').split('.').at(0)}.${linkTo(address).split('.').at(1)}`],
    ['cut short', () => linkTo(address).slice(0, -1)],
    ['made up', () => '/api/unsubscribe/abc.def'],
    ['with a part too many', () => `${linkTo(address)}.x`],
  ])('refuses a link %s, in JSON and as a page', async (_what, link) => {
    const answer = await server.app.inject({ method: 'POST', url: link() });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'link-not-valid' });
    for (const method of ['GET', 'POST'] as const) {
      const page = await server.app.inject({ method, url: link(), headers: browser });
      expect(page.statusCode).toBe(400);
      expect(page.body).toContain('This link is not complete');
    }
    expect(await rowCount('unsubscribes')).toBe(0);
    checks.add('only links of ours');
  });

  it('holds in every respect', () => {
    expect(checks.size).toBe(9);
    figure('Q6', 'rules of unsubscribing held', `${checks.size}/9`);
  });
});
