import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditedActions, type Held, holdAnother, holdSession, send } from '../../../test/accounts.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

// A fresh address for each call: one address may refresh sixty times a minute.
let calls = 0;
const refresh = (refreshToken: string) => {
  calls += 1;
  const address = `10.0.${Math.floor(calls / 250) % 250}.${calls % 250}`;
  return send(server.app, 'POST /auth/refresh', { body: { refreshToken }, address });
};
/** A refresh retried while a busy server rejects it (503): a rejected one must not have made a token. */
async function refreshPatiently(refreshToken: string) {
  for (;;) {
    const answer = await refresh(refreshToken);
    if (answer.statusCode !== 503) return answer;
  }
}
const account = (authorization: string) => send(server.app, 'GET /auth/account', { authorization });
const logout = (from: { authorization?: string; body?: unknown }) => send(server.app, 'POST /auth/logout', from);
const generationOf = (token: string) => Number(token.split('.')[1]);

async function refreshed(refreshToken: string): Promise<string> {
  const answer = await refresh(refreshToken);
  expect(answer.statusCode).toBe(200);
  return answer.json().refreshToken;
}

async function isOver({ authorization, refreshToken }: Pick<Held, 'authorization' | 'refreshToken'>): Promise<boolean> {
  const statuses = [(await account(authorization)).statusCode, (await refresh(refreshToken)).statusCode];
  return statuses.every((status) => status === 401);
}

describe('POST /auth/refresh', () => {
  it('[API-08] [AUTH-18] answers a pair that works, however long the chain', async () => {
    const held = await holdSession(server);
    let token = held.refreshToken;
    for (let turn = 1; turn <= 20; turn += 1) {
      server.clock.advance({ minutes: 14 });
      const answer = await refresh(token);
      const pair = answer.json();
      expect(generationOf(pair.refreshToken)).toBe(turn);
      expect((await account(`Bearer ${pair.accessToken}`)).json().id).toBe(held.id);
      token = pair.refreshToken;
    }
    expect((await server.deps.db.kysely.selectFrom('sessions').selectAll().execute()).length).toBe(1);
    figure('B4', 'a chain of refreshes', '20/20');
  });

  it('[AUTH-19] gives a client that asks again the same refresh token', async () => {
    const held = await holdSession(server);
    const child = await refreshed(held.refreshToken);
    expect(await refreshed(held.refreshToken)).toBe(child);
    expect(await refreshed(held.refreshToken)).toBe(child);
    expect((await account(held.authorization)).statusCode).toBe(200);
    figure('B4', 'a repeated refresh gets the active token again, byte for byte', '2/2');
  });

  it('[AUTH-18] ends the session when a token from before the last two comes', async () => {
    const held = await holdSession(server);
    const second = await refreshed(held.refreshToken);
    const third = await refreshed(second);
    expect((await refresh(held.refreshToken)).statusCode).toBe(401);
    for (const token of [held.refreshToken, second, third]) {
      expect(await isOver({ ...held, refreshToken: token })).toBe(true);
    }
    expect((await auditedActions(server)).filter((action) => action === 'session-ended')).toHaveLength(1);
    figure('B4', 'the grandparent of the active token ends its family', '3/3 tokens dead');
  });

  it('makes exactly one new token of fifty exchanges at once, whoever wins', async () => {
    const rounds = 100;
    let { refreshToken } = await holdSession(server);
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => refreshPatiently(refreshToken)));
      expect(answers.map((answer) => answer.statusCode)).toEqual(Array(50).fill(200));
      const children = new Set(answers.map((answer) => answer.json().refreshToken));
      expect(children.size).toBe(1);
      expect(generationOf([...children][0])).toBe(round + 1);
      refreshToken = [...children][0];
    }
    figure('B4', 'races of 50 refreshes with exactly one new token', `${rounds}/${rounds}`);
  });

  it('gives the lost answer again for five minutes, as long as a client repeats', async () => {
    const held = await holdSession(server);
    const child = await refreshed(held.refreshToken);
    server.clock.advance({ minutes: 5 });
    expect(await refreshed(held.refreshToken)).toBe(child);
  });

  it('ends for thief and owner when the one comes long after the other, and the owner is told', async () => {
    const owner = await holdSession(server);
    const thief = await refreshed(owner.refreshToken);
    server.clock.advance({ minutes: 15 });
    expect((await refresh(owner.refreshToken)).json()).toMatchObject({ code: 'session-misused' });
    expect(await isOver({ ...owner, refreshToken: thief })).toBe(true);
    const mails = (await server.mails()).map(({ kind, recipient }) => [kind, recipient]);
    expect(mails).toEqual([['session-misused', owner.email]]);
    figure('U42', 'minutes that a thief refreshes on after the owner came fifteen minutes later', '0');
  });

  it('ends only for the owner of the copied one', async () => {
    const [owner, another] = [await holdSession(server), await holdSession(server)];
    await refreshed(owner.refreshToken);
    server.clock.advance({ minutes: 6 });
    expect((await refresh(owner.refreshToken)).statusCode).toBe(401);
    expect((await refresh(another.refreshToken)).statusCode).toBe(200);
  });

  it('takes nothing forged, and ends nothing for it', async () => {
    const held = await holdSession(server);
    const other = await holdSession(server);
    const [id = '', generation = '', code = ''] = held.refreshToken.split('.');
    const [otherId = ''] = other.refreshToken.split('.');
    const forged = [
      `${id}.1.${code}`,
      `${otherId}.${generation}.${code}`,
      `${randomUUID()}.${generation}.${code}`,
      `${id}.${generation}.${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`,
      `${id}.${generation}.${code.slice(0, -1)}`,
      `${id}.${generation}.`,
      `${id}.-1.${code}`,
      `${id}.0${generation}.${code}`,
      `${id}.${generation}.${code}.x`,
      `${id.toUpperCase()}.${generation}.${code}`,
      held.authorization.slice('Bearer '.length),
      `x\u0000.${generation}.${code}`,
      ' ',
    ];
    for (const token of forged) {
      const answer = await refresh(token);
      expect(answer.statusCode, token).toBe(401);
      expect(answer.json().code).toBe('signed-out');
    }
    for (const token of [null, 1, [held.refreshToken], '']) {
      expect((await send(server.app, 'POST /auth/refresh', { body: { refreshToken: token } })).statusCode).toBe(400);
    }
    expect((await refresh(held.refreshToken)).statusCode).toBe(200);
    expect((await refresh(other.refreshToken)).statusCode).toBe(200);
    figure('B4', 'altered refresh tokens refused without an effect', `${forged.length}/${forged.length}`);
  });

  it('takes no access token for a refresh token and no refresh token for an access token', async () => {
    const held = await holdSession(server);
    expect((await account(`Bearer ${held.refreshToken}`)).statusCode).toBe(401);
  });
});

describe('how long a session lasts', () => {
  const sessionSeconds = 15 * 60;

  it('[AUTH-18] an access token names its person and ends after 15 minutes', async () => {
    const held = await holdSession(server);
    const claims = decodeJwt(held.authorization.slice('Bearer '.length));
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(sessionSeconds);
    expect(claims).toMatchObject({ id: held.id, role: 'CLIENT', email: held.email, sid: expect.any(String) });
    server.clock.advance({ minutes: 15 - 1 / 60 });
    expect((await account(held.authorization)).statusCode).toBe(200);
    server.clock.advance({ minutes: 1 / 60 });
    expect((await account(held.authorization)).statusCode).toBe(401);
    figure('B5', 'life of an access token', '900 s ± 1 s');
  });

  it('ends an hour after its last refresh', async () => {
    const [early, late] = [await holdSession(server), await holdSession(server)];
    server.clock.advance({ minutes: 60 - 1 / 60 });
    const kept = await refreshed(early.refreshToken);
    server.clock.advance({ minutes: 1 / 60 });
    expect((await refresh(late.refreshToken)).statusCode).toBe(401);
    server.clock.advance({ minutes: 58 });
    expect((await refresh(kept)).statusCode).toBe(200);
    figure('B5', 'idle life of a session', '3600 s ± 1 s');
  });

  it.each([
    ['CLIENT', 12],
    ['ADMIN', 8],
  ] as const)('ends for a %s %d hours after the sign-in, however much it is used', async (role, hours) => {
    const held = await holdSession(server, { role });
    let token = held.refreshToken;
    for (let minutes = 30; minutes < hours * 60; minutes += 30) {
      server.clock.advance({ minutes: 30 });
      token = await refreshed(token);
    }
    server.clock.advance({ minutes: 30 - 1 / 60 });
    const answer = await refresh(token);
    expect(answer.statusCode).toBe(200);
    const { accessToken, refreshToken } = answer.json();
    server.clock.advance({ minutes: 1 / 60 });
    expect(await isOver({ authorization: `Bearer ${accessToken}`, refreshToken })).toBe(true);
    figure('B4', `tokens refused after the absolute end of a session (${role})`, '2/2');
    figure('B5', `absolute life of a session (${role})`, `${hours} h ± 1 s`);
  });

  it('has an admin’s hours from the moment its person becomes one', async () => {
    const held = await holdSession(server);
    let token = held.refreshToken;
    for (let turn = 0; turn < 18; turn += 1) {
      server.clock.advance({ minutes: 30 });
      token = await refreshed(token);
    }
    await server.deps.db.kysely.updateTable('users').set({ role: 'ADMIN' }).execute();
    expect((await refresh(token)).statusCode).toBe(401);
  });
});

describe('POST /auth/logout', () => {
  it('[API-09] [AUTH-20] ends the session of the access token or of the refresh token, and always succeeds', async () => {
    const byAccess = await holdSession(server);
    const byRefresh = await holdSession(server);
    const byOld = await holdSession(server);
    const byBoth = await holdSession(server);
    await refreshed(byOld.refreshToken);
    const answers = [
      await logout({ authorization: byAccess.authorization }),
      await logout({ body: { refreshToken: byRefresh.refreshToken } }),
      await logout({ body: { refreshToken: byOld.refreshToken } }),
      await logout({ authorization: byBoth.authorization, body: { refreshToken: byBoth.refreshToken } }),
      await logout({ authorization: byBoth.authorization, body: {} }),
      await logout({ authorization: 'Bearer x', body: { refreshToken: `${randomUUID()}.0.${'x'.repeat(43)}` } }),
      await logout({}),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(7).fill(200));
    for (const held of [byAccess, byRefresh, byOld, byBoth]) expect(await isOver(held)).toBe(true);
    expect((await auditedActions(server)).filter((action) => action === 'sign-out')).toHaveLength(4);
    figure('B3', 'sign-outs that end the session on the server', '4/4');
    figure('B4', 'refreshes refused after sign-out', '4/4');
  });

  it('ends no other session', async () => {
    const held = await holdSession(server);
    const other = await holdAnother(server, held);
    const [id = ''] = other.refreshToken.split('.');
    await logout({ body: { refreshToken: `${id}.0.${held.refreshToken.split('.')[2]}` } });
    await logout({ authorization: held.authorization });
    expect((await account(other.authorization)).statusCode).toBe(200);
  });
});

describe('the list of sessions', () => {
  it('shows a person their own and ends one of them', async () => {
    const held = await holdSession(server, { userAgent: 'Laptop' });
    server.clock.advance({ minutes: 5 });
    const other = await holdAnother(server, { ...held, userAgent: 'Phone' });
    const list = () => send(server.app, 'GET /auth/sessions', { authorization: held.authorization });
    expect((await list()).json()).toEqual([
      {
        id: expect.any(String),
        createdAt: '2026-11-21T04:05:00.000Z',
        lastUsedAt: '2026-11-21T04:05:00.000Z',
        expiresAt: '2026-11-21T16:05:00.000Z',
        userAgent: 'Phone',
        isCurrent: false,
      },
      expect.objectContaining({ userAgent: 'Laptop', isCurrent: true }),
    ]);
    const end = (id: string) => send(server.app, `DELETE /auth/sessions/${id}`, { authorization: held.authorization });
    const [phone] = (await list()).json();
    expect((await end(phone.id)).statusCode).toBe(200);
    expect((await end(phone.id)).statusCode).toBe(200);
    expect(await isOver(other)).toBe(true);
    expect((await list()).json()).toHaveLength(1);
    expect((await auditedActions(server)).filter((action) => action === 'session-ended')).toHaveLength(1);
    figure('B10', 'a person lists and ends their own sessions, recorded', '3/3');
  });

  it('keeps the sessions of others as hidden as ones that never were', async () => {
    const [held, other] = [await holdSession(server), await holdSession(server)];
    const [otherId = ''] = other.refreshToken.split('.');
    const { authorization } = held;
    const answers = [
      await send(server.app, `DELETE /auth/sessions/${otherId}`, { authorization }),
      await send(server.app, `DELETE /auth/sessions/${randomUUID()}`, { authorization }),
    ].map((answer) => ({ status: answer.statusCode, ...answer.json(), requestId: '' }));
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(404);
    expect((await account(other.authorization)).statusCode).toBe(200);
  });

  it('lets an admin see and end those of another, and records both', async () => {
    const admin = await holdSession(server, { role: 'ADMIN' });
    const held = await holdSession(server);
    const { authorization } = admin;
    const [session] = (await send(server.app, `GET /profiles/${held.id}/sessions`, { authorization })).json();
    expect(session).toMatchObject({ isCurrent: false, userAgent: 'Test Browser' });
    const path = `/profiles/${held.id}/sessions/${session.id}` as const;
    const wrong = `/profiles/${admin.id}/sessions/${session.id}` as const;
    expect((await send(server.app, `DELETE ${wrong}`, { authorization })).statusCode).toBe(404);
    expect((await send(server.app, `DELETE ${path}`, held)).statusCode).toBe(403);
    expect((await send(server.app, `DELETE ${path}`, { authorization })).statusCode).toBe(200);
    expect(await isOver(held)).toBe(true);
    expect((await send(server.app, `GET /profiles/${randomUUID()}/sessions`, { authorization })).statusCode).toBe(404);
    const events = await server.deps.db.kysely.selectFrom('audit_events').selectAll().orderBy('id').execute();
    expect(events.slice(2)).toMatchObject([
      { action: 'client-read', actor_id: admin.id, subject_id: held.id, fields: ['sessions'] },
      { action: 'session-ended', actor_id: admin.id, subject_kind: 'session', subject_id: session.id },
    ]);
    figure('B10', 'an admin lists and ends another’s sessions, recorded', '3/3');
  });
});
