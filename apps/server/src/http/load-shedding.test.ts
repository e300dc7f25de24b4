import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { connectionCount, listenOnLoopback, rawConnection } from '../../test/raw-connection.ts';
import { buildApp } from '../app.ts';
import { places } from './load-shedding.ts';

const listed = 'https://adviser.example';
const pagePath = '/held-page';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ settings: { CORS_ORIGINS: listed, TRUSTED_PROXY: '127.0.0.1' } });
});
afterAll(() => product.close());

// Responses wait until the test releases them, so that it controls who holds a slot.
const shutdown = { isEnding: false };
let held: (() => void)[];
const sent: Promise<unknown>[] = [];
let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  shutdown.isEnding = false;
  held = [];
  app = await buildApp(product.deps, shutdown);
  const options = { config: { access: 'public' as const } };
  const hold = () => new Promise<{ done: boolean }>((resolve) => held.push(() => resolve({ done: true })));
  for (const path of ['/api/held', '/api/auth/held', pagePath]) {
    app.get(path, options, hold);
    app.post(path, options, hold);
  }
  port = await listenOnLoopback(app);
});
afterEach(async () => {
  const answering = setInterval(letGo, 5);
  await Promise.allSettled(sent.splice(0));
  await app.close();
  clearInterval(answering);
});

function letGo(): void {
  for (const resolve of held.splice(0)) resolve();
}

/** Calls from an address in 10.0.0.0/8; each number is another address. */
const call = (path: string, from: number | string, options: RequestInit = {}) => {
  const address = typeof from === 'string' ? from : `10.0.${Math.floor(from / 250)}.${from % 250}`;
  const answer = fetch(`http://127.0.0.1:${port}${path}`, {
    ...options,
    headers: { 'x-forwarded-for': address, ...Object.fromEntries(new Headers(options.headers)) },
  });
  sent.push(answer);
  return answer;
};

/** Fills all slots of a kind with calls that stay open, each from its own address; returns their pending responses. */
async function takeAll(kind: keyof typeof places): Promise<Promise<Response>[]> {
  const path = kind === 'accounts' ? '/api/auth/held' : '/api/held';
  const before = held.length;
  const calls = Array.from({ length: places[kind].all }, (_, n) => call(path, n));
  await vi.waitFor(() => expect(held.length - before).toBe(places[kind].all), { timeout: 120_000 });
  return calls;
}

const statusesOf = async (calls: readonly Promise<Response>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

describe('more calls than it can take', () => {
  it('is answered as far as there are places, and the places are free again afterwards', async () => {
    for (let time = 0; time < 2; time += 1) {
      const calls = await takeAll('others');
      expect((await call('/api/held', 900)).status).toBe(503);
      expect((await call('/%61pi/held', 900)).status).toBe(503);
      letGo();
      expect(new Set(await statusesOf(calls))).toEqual(new Set([200]));
    }
  });

  it('about accounts takes no place from others, nor others from them', async () => {
    const accounts = await takeAll('accounts');
    expect((await call('/api/auth/held', 900)).status).toBe(503);
    const others = await takeAll('others');
    expect((await call('/api/held', 900)).status).toBe(503);
    letGo();
    await Promise.all([...accounts, ...others]);
  });

  it.each([
    ['whether the server lives', '/api/health/live', 'GET'],
    ['whether it is ready', '/api/health/ready', 'GET'],
    ['the API’s description', '/api/docs/json', 'GET'],
  ])('never hides %s', async (_words, path, method) => {
    await takeAll('others');
    expect((await call(path, 900, { method })).status).toBe(200);
  });

  it('never hides a page', async () => {
    await takeAll('others');
    const answer = call(pagePath, 900);
    await vi.waitFor(() => expect(held).toHaveLength(places.others.all + 1));
    letGo();
    expect((await answer).status).toBe(200);
  });

  it('is treated alike when it names the whole address', async () => {
    await takeAll('others');
    const whole = rawConnection(port, 'GET http://x/api/held HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await whole.closed;
    expect(whole.received()).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('holds no places while its bodies arrive, and takes one each when they are there', async () => {
    const head =
      'POST /api/held HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.9.0.N\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{';
    const slow = Array.from({ length: 70 }, (_, n) => rawConnection(port, head.replace('N', String(n))));
    await vi.waitFor(async () => expect(await connectionCount(app)).toBe(70));
    const calls = await takeAll('others');
    letGo();
    expect(new Set(await statusesOf(calls))).toEqual(new Set([200]));
    for (const { socket } of slow) socket.write('}');
    await vi.waitFor(() => expect(held).toHaveLength(places.others.all), { timeout: 120_000 });
    await vi.waitFor(() => expect(slow.filter(({ received }) => received().includes('503'))).toHaveLength(6));
    expect((await call('/api/held', 900)).status).toBe(503);
    for (const { socket } of slow) socket.destroy();
  });
});

describe('one address', () => {
  const { ofAddress, waiting, ofWideNetwork } = places.others;

  it('has an eighth of the places; further calls wait for their turn, and too many are refused', async () => {
    const calls = Array.from({ length: ofAddress + waiting }, () => call('/api/held', 1));
    await vi.waitFor(() => expect(held).toHaveLength(ofAddress));
    await vi.waitFor(async () => expect((await call('/api/held', 1)).status).toBe(503));
    expect(held).toHaveLength(ofAddress);
    const other = call('/api/held', 2);
    await vi.waitFor(() => expect(held).toHaveLength(ofAddress + 1));
    const all = Promise.all([...calls, other]);
    const answering = setInterval(letGo, 5);
    expect(new Set((await all).map(({ status }) => status))).toEqual(new Set([200]));
    clearInterval(answering);
  });

  it('is a /64 of IPv6, and a whole /48 has half of the places', async () => {
    for (let n = 0; n < ofAddress + 1; n += 1) call('/api/held', `2001:db8:1:1::${n}`);
    await vi.waitFor(() => expect(held).toHaveLength(ofAddress));
    for (let n = 0; n < ofWideNetwork - ofAddress; n += 1) call('/api/held', `2001:db8:1:${n + 10}::1`);
    await vi.waitFor(() => expect(held).toHaveLength(ofWideNetwork));
    expect((await call('/api/held', '2001:db8:1:99::1')).status).toBe(503);
    call('/api/held', '2001:db8:2:1::1');
    await vi.waitFor(() => expect(held).toHaveLength(ofWideNetwork + 1));
  });

  it('gives up the turns of callers who leave', async () => {
    const leaving = new AbortController();
    const calls = Array.from({ length: ofAddress + waiting }, () =>
      call('/api/held', 1, { signal: leaving.signal }).catch(() => null),
    );
    await vi.waitFor(() => expect(held).toHaveLength(ofAddress));
    await vi.waitFor(async () => expect((await call('/api/held', 1)).status).toBe(503));
    leaving.abort();
    await Promise.all(calls);
    // Work started for a disconnected caller continues and keeps its slot.
    const next = call('/api/held', 1);
    expect((await call('/api/health/live', 1)).status).toBe(200);
    expect(held).toHaveLength(ofAddress);
    letGo();
    await vi.waitFor(() => expect(held).toHaveLength(1));
    letGo();
    expect((await next).status).toBe(200);
  });
});

describe('who is sent away', () => {
  it('is told when to come again, with all that every answer carries', async () => {
    const usual = await product.app.inject({ method: 'GET', url: '/api/properties' });
    await takeAll('others');
    const answer = await call('/api/held', 900);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      requestId: answer.headers.get('x-request-id'),
    });
    const names = Object.keys(usual.headers).filter((name) => !/^(date|connection|vary)$/.test(name));
    expect(names).toContain('strict-transport-security');
    for (const name of names.filter((other) => !/^(x-request-id|content-length)$/.test(other)))
      expect([name, answer.headers.get(name)]).toEqual([name, usual.headers[name]]);
  });

  it('gets no body to a question for the head', async () => {
    await takeAll('others');
    const answer = await call('/api/held', 900, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([503, '']);
  });

  it('can read so from a listed origin, and from no other', async () => {
    await takeAll('others');
    const allowed = async (origin: string) =>
      (await call('/api/held', 900, { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await allowed(listed)).toBe(listed);
    expect(await allowed('https://elsewhere.example')).toBeNull();
  });

  it('is counted', async () => {
    await takeAll('others');
    await call('/api/held', 900);
    const text = await product.deps.metrics.text({ pool: product.deps.db.poolUse(), backlog: null });
    expect(text).toMatch(/method="GET",route="\(crowd\)",status="503"/);
  });

  it('learns that the connection ends while the product is ending', async () => {
    await takeAll('others');
    expect((await call('/api/held', 900)).headers.get('connection')).toBe('keep-alive');
    shutdown.isEnding = true;
    expect((await call('/api/held', 900)).headers.get('connection')).toBe('close');
  });
});

it('a connection that sends a fifth request before its first answer is closed', async () => {
  const one = 'GET /api/held HTTP/1.1\r\nHost: x\r\n\r\n';
  const four = rawConnection(port, one.repeat(4));
  await vi.waitFor(() => expect(held).toHaveLength(4));
  letGo();
  await vi.waitFor(() => expect(four.received().split('HTTP/1.1 200')).toHaveLength(5));
  four.socket.destroy();
  const five = rawConnection(port, one.repeat(5));
  expect(await five.closed).toBeLessThan(5_000);
  expect(five.received()).toBe('');
});
