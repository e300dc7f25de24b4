import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { askUntil, longest, statusCounts } from '../../test/load.ts';
import { figure } from '../../test/quality.ts';
import { connectionCount, listenOnLoopback, rawConnection } from '../../test/raw-connection.ts';
import { buildApp } from '../app.ts';

let server: TestApp;
let app: FastifyInstance;
let port: number;
let headers: Record<string, string>;
const sockets: Socket[] = [];
let signIns = 0;

beforeAll(async () => {
  server = await startTestApp({ settings: { TRUSTED_PROXY: '127.0.0.1' } });
  const { authorization } = await server.signedIn('ADMIN');
  headers = { authorization, 'x-forwarded-for': '192.0.2.1' };
  app = await buildApp(server.deps);
  // More than the kernel's socket buffers hold.
  const large = Buffer.alloc(30_000_000);
  app.get('/api/large', { config: { access: 'public' } }, async () => large);
  port = await listenOnLoopback(app);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** Opens connections that send this and then nothing more, and read unless told not to. */
function open(count: number, bytes: string, reads = true) {
  const opened = Array.from({ length: count }, () => rawConnection(port, bytes, { reads }));
  sockets.push(...opened.map(({ socket }) => socket));
  return opened;
}

const bodyless = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`;
const description = 'GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n';

/** Resolves when at most this many connections are open; throws after half a minute. */
const untilOnly = (most: number) =>
  vi.waitFor(async () => expect(await connectionCount(app)).toBeLessThanOrEqual(most), {
    timeout: 30_000,
    interval: 100,
  });

/** Calls others make meanwhile: a list while signed in, and sign-ins. */
async function served(work: Promise<unknown>, seconds: number) {
  const state = { isOver: false };
  const isOver = () => state.isOver;
  const call = async (path: string, init: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: AbortSignal.timeout(20_000) });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };
  const list = () => call('/api/properties', { headers });
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'not the password' });
  // A fresh address for each call: one address may try a hundred times in a quarter of an hour.
  const login = () => {
    signIns += 1;
    const from = { 'x-forwarded-for': `198.18.${signIns >> 8}.${signIns & 255}` };
    return call('/api/auth/login', { method: 'POST', body, headers: { ...from, 'content-type': 'application/json' } });
  };
  const asking = [
    askUntil(list, { isOver, hands: 2, restMs: 50 }),
    askUntil(login, { isOver, hands: 1, restMs: seconds * 15 }),
  ];
  await work;
  state.isOver = true;
  const [lists = [], logins = []] = await Promise.all(asking);
  expect(statusCounts(lists), JSON.stringify(lists[0]?.body)).toEqual({ 200: lists.length });
  expect(Object.keys(statusCounts(logins))).toEqual(['401']);
  return { count: lists.length + logins.length, longestMs: longest([...lists, ...logins]) };
}

describe('while clients are slow', () => {
  it('others are served: bodies that do not come', async () => {
    const slow = [...open(80, bodyless('/api/borrowing-leads')), ...open(220, bodyless('/api/auth/login'))];
    const ended = Promise.all(slow.map(({ closed }) => closed));
    const { count, longestMs } = await served(ended, 11);
    const longestBorne = Math.max(...(await ended));
    expect(longestBorne).toBeLessThan(25_000);
    for (const { received } of slow) expect(received()).toMatch(/^HTTP\/1\.1 408 /);
    const words = `300 bodies that do not come, from one address, ended with 408 within ${(longestBorne / 1e3).toFixed(0)} s; of ${count} calls meanwhile, longest ${longestMs.toFixed(0)} ms, refused`;
    figure('U2', words, '0');
  });

  it('others are served: answers that nobody reads', async () => {
    const begun = performance.now();
    open(40, 'GET /api/large HTTP/1.1\r\nHost: a\r\n\r\n', false);
    await vi.waitFor(async () => expect(await connectionCount(app)).toBeGreaterThanOrEqual(40), { timeout: 20_000 });
    const { count, longestMs } = await served(untilOnly(5), 12);
    const seconds = (performance.now() - begun) / 1e3;
    expect(seconds).toBeGreaterThan(8);
    const words = `40 answers of 30 MB that nobody reads, all connections ended within ${seconds.toFixed(0)} s; of ${count} calls meanwhile, longest ${longestMs.toFixed(0)} ms, refused`;
    figure('U2', words, '0');
  });

  it('others are served: one connection that sends 64 requests at once and reads nothing', async () => {
    // The client does not notice, since it reads nothing. The close comes long before the timeout for unread responses.
    const ended = once(app.server, 'connection').then(([socket]) =>
      once(socket, 'close', { signal: AbortSignal.timeout(5_000) }),
    );
    const [one] = open(1, description.repeat(64), false);
    const { count } = await served(ended, 2);
    expect(one?.received()).toBe('');
    expect(count).toBeGreaterThan(0);
    figure('U2', '64 requests sent on one connection before an answer: the connection is closed, calls refused', '0');
  });
});
