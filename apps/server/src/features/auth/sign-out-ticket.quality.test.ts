import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditedActions, holdAnother, holdSession, send } from '../../../test/accounts.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

/** What a browser keeps of a refresh token, derived as the contract says. */
function ticketOf(refreshToken: string): string {
  const [sessionId, generation, code = ''] = refreshToken.split('.');
  return [sessionId, generation, createHash('sha256').update(code).digest('base64url')].join('.');
}

const signOut = (body: object, from: object = {}) => send(server.app, 'POST /auth/logout', { ...from, body });
const renew = (refreshToken: string) => send(server.app, 'POST /auth/refresh', { body: { refreshToken } });
const isLive = async (authorization: string) =>
  (await send(server.app, 'GET /auth/account', { authorization })).statusCode === 200;

describe('a sign-out ticket', () => {
  it('ends its session, once, and is recorded as the sign-out of its person', async () => {
    const held = await holdSession(server);
    const body = { ticket: ticketOf(held.refreshToken) };
    for (let delivery = 0; delivery < 3; delivery += 1) expect((await signOut(body)).json()).toEqual({ ok: true });
    expect(await isLive(held.authorization)).toBe(false);
    expect((await renew(held.refreshToken)).statusCode).toBe(401);
    expect((await auditedActions(server)).filter((action) => action === 'sign-out')).toHaveLength(1);
  });

  it('ends its session also when another tab renewed it meanwhile', async () => {
    const held = await holdSession(server);
    const { accessToken } = (await renew(held.refreshToken)).json();
    await signOut({ ticket: ticketOf(held.refreshToken) });
    expect(await isLive(`Bearer ${accessToken}`)).toBe(false);
  });

  it('ends no other session: neither that of whoever sends it, nor another of its person', async () => {
    const left = await holdSession(server);
    const other = await holdAnother(server, { email: left.email });
    const sender = await holdSession(server);
    await signOut({ ticket: ticketOf(left.refreshToken) }, { authorization: sender.authorization });
    expect(await Promise.all([left, other, sender].map(({ authorization }) => isLive(authorization)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('renews nothing and opens nothing, and a refresh token or a made-up text is no ticket', async () => {
    const held = await holdSession(server);
    const ticket = ticketOf(held.refreshToken);
    expect((await renew(ticket)).statusCode).toBe(401);
    expect(await isLive(`Bearer ${ticket}`)).toBe(false);
    const [id = ''] = ticket.split('.');
    for (const text of [held.refreshToken, ticketOf(ticket), `${id}.0.${'x'.repeat(43)}`, `${randomUUID()}.0.x`, id]) {
      expect((await signOut({ ticket: text })).statusCode, text).toBe(200);
    }
    expect(await isLive(held.authorization)).toBe(true);
    expect((await renew(held.refreshToken)).statusCode).toBe(200);
    figure('U86', 'calls that a sign-out ticket opens; sessions ended by texts that are none', '0, 0');
  });
});
