import type { Socket } from 'node:net';
import { defineRoute } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { listenOnLoopback, rawConnection } from '../../test/raw-connection.ts';
import { type Caller, caller } from '../../test/records.ts';
import { buildApp } from '../app.ts';
import { bindPreparedWrite } from './bind-route.ts';

// What happens while a write's slow work runs, and whether it was stored.
const work = { happens: async () => {}, isStored: false };
const slowWrite = defineRoute({
  method: 'POST',
  path: '/slow-write',
  access: 'signed-in',
  advisers: 'client-as-user-id',
  repeat: 'keyed',
  summary: 'A write with slow work before its transaction',
  query: z.object({ userId: z.optional(z.string()) }),
  reply: z.object({ ok: z.literal(true) }),
  status: 200,
  errors: ['not-found'],
});

let server: TestApp;
let app: FastifyInstance;
let port: number;
let decisions = 0;
let admin: Caller;
let client: Caller;
let ann: Caller;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestApp();
  const { deps } = server;
  const findActor: typeof deps.findActor = async (...asked) => {
    const found = await deps.findActor(...asked);
    decisions += 1;
    return found;
  };
  const watched = { ...deps, findActor };
  app = await buildApp(watched);
  await app.register(
    async (api) =>
      bindPreparedWrite({ app: api, deps: watched }, slowWrite, {
        prepare: () => work.happens(),
        perform: async () => {
          work.isStored = true;
          return { ok: true as const };
        },
        answer: async (kept) => kept,
      }),
    { prefix: '/api' },
  );
  port = await listenOnLoopback(app);
});
beforeEach(async () => {
  await server.clear();
  [admin, client, ann] = [
    await caller(server, 'ADMIN'),
    await caller(server, 'CLIENT'),
    await caller(server, 'ADVISER'),
  ];
  await client.put(`/profiles/${client.id}`, { occupation: 'before' });
  decisions = 0;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const minuteOn = () => server.clock.advance({ minutes: 1 });
const block = (id: string) => server.deps.db.query('update users set is_disabled = true where id = $1', [id]);
const endSession = (by: Caller) => by.post('/auth/logout', {});
const give = () =>
  server.deps.db.query('insert into client_advisers (client_id, adviser_id, since) values ($1, $2, $3)', [
    client.id,
    ann.id,
    server.clock.now(),
  ]);
const takeAway = () => server.deps.db.query('delete from client_advisers where adviser_id = $1', [ann.id]);

/** Sends a call whose body comes only once its access was decided and `meanwhile` is over; returns the status line. */
async function sentLate(
  by: Caller,
  { call, body }: { call: string; body: object },
  meanwhile: () => Promise<unknown>,
): Promise<string> {
  const text = JSON.stringify(body);
  const head = [`${call} HTTP/1.1`, 'Host: a', 'Connection: close', `Authorization: ${by.authorization}`];
  const type = ['Content-Type: application/json', `Content-Length: ${text.length}`];
  const connection = rawConnection(port, `${[...head, ...type].join('\r\n')}\r\n\r\n`);
  sockets.push(connection.socket);
  await vi.waitFor(() => expect(decisions).toBe(1), { timeout: 30_000 });
  await meanwhile();
  minuteOn();
  connection.socket.write(text);
  await connection.closed;
  return connection.received().split('\r\n', 1)[0] ?? '';
}

describe('a write whose body comes late', () => {
  const occupation = async () => (await admin.get(`/profiles/${client.id}`)).json().occupation;
  const details = () => ({
    call: `PUT /api/profiles/${client.id}/details`,
    body: { profile: { occupation: 'after' } },
  });
  const flat = () => ({ call: `PUT /api/profiles/${client.id}`, body: { occupation: 'after' } });

  it('is refused and not stored where the account was blocked meanwhile', async () => {
    expect(await sentLate(client, details(), () => block(client.id))).toContain(' 401 ');
    expect(await occupation()).toBe('before');
  });

  it('is refused and not stored where the session was ended meanwhile', async () => {
    expect(await sentLate(client, flat(), () => endSession(client))).toContain(' 401 ');
    expect(await occupation()).toBe('before');
  });

  it('is refused where the adviser was disabled meanwhile', async () => {
    const entered = { call: 'POST /api/profiles/details', body: { profile: { firstName: 'Late' } } };
    expect(await sentLate(ann, entered, () => block(ann.id))).toContain(' 401 ');
  });

  it('is stored where nothing ended, with one more decision', async () => {
    expect(await sentLate(client, details(), async () => {})).toContain(' 200 ');
    expect(await occupation()).toBe('after');
    expect(decisions).toBe(2);
  });
});

describe('a write whose work takes long', () => {
  beforeEach(async () => {
    await give();
    work.isStored = false;
  });

  async function statusOf(by: Caller, happens: () => Promise<unknown>): Promise<number> {
    work.happens = async () => {
      await happens();
    };
    const headers = { authorization: by.authorization };
    const url = `/api/slow-write${by === ann ? `?userId=${client.id}` : ''}`;
    return (await app.inject({ method: 'POST', url, headers })).statusCode;
  }

  it.each([
    ['the session', 401, () => endSession(client), () => client],
    ['the account', 401, () => block(client.id), () => client],
    ['the reach of an adviser', 404, () => takeAway(), () => ann],
    ['the role', 403, () => server.deps.db.query(`update users set role = 'CLIENT'`), () => admin],
  ])('is refused and not stored where %s ended meanwhile: %i', async (_what, status, end, by) => {
    const happens = async () => {
      await end();
      minuteOn();
    };
    expect(await statusOf(by(), happens)).toBe(status);
    expect(work.isStored).toBe(false);
  });

  it('is stored where all still holds, with one more decision', async () => {
    expect(await statusOf(ann, async () => minuteOn())).toBe(200);
    expect(work.isStored).toBe(true);
    expect(decisions).toBe(2);
  });

  it('is decided on once where the work takes a moment', async () => {
    expect(await statusOf(ann, async () => {})).toBe(200);
    expect(decisions).toBe(1);
  });
});
