import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { limitCrowd, places } from './crowd.ts';

const listed = 'https://adviser.example';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ settings: { CORS_ORIGINS: listed } });
});
afterAll(() => product.close());

// Answers are held back until a test lets them go, so that it is known who takes a place meanwhile.
const door = { isEnding: false };
const held: ServerResponse[] = [];
let address: string;
let server: ReturnType<typeof createServer>;
beforeEach(async () => {
  door.isEnding = false;
  server = createServer(limitCrowd((_request, response) => held.push(response), product.deps, door));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  letGo();
  await new Promise((resolve) => server.close(resolve));
});

function letGo(): void {
  for (const response of held.splice(0)) response.end();
}

const call = (path: string, options: RequestInit = {}) => fetch(address + path, options);

/** Takes all places of a kind with calls that stay under way; gives their answers to come. */
async function takeAll(kind: keyof typeof places): Promise<Promise<Response>[]> {
  const path = kind === 'accounts' ? '/api/auth/account' : '/api/properties';
  const before = held.length;
  const calls = Array.from({ length: places[kind] }, () => call(path));
  await vi.waitFor(() => expect(held.length - before).toBe(places[kind]));
  return calls;
}

describe('a crowd of calls', () => {
  it('is answered as far as there are places, and the places are free again afterwards', async () => {
    for (let time = 0; time < 2; time += 1) {
      const calls = await takeAll('others');
      expect((await call('/api/properties')).status).toBe(503);
      expect((await call('/%61pi/properties')).status).toBe(503);
      letGo();
      expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
    }
  });

  it('about accounts takes no place from others, nor others from them', async () => {
    const accounts = await takeAll('accounts');
    expect((await call('/api/auth/account')).status).toBe(503);
    const others = await takeAll('others');
    expect((await call('/api/properties')).status).toBe(503);
    letGo();
    await Promise.all([...accounts, ...others]);
  });

  it.each([
    ['whether the server lives', '/api/health/live', 'GET'],
    ['a page', '/borrowing-capacity', 'GET'],
    ['what another origin may call', '/api/properties', 'OPTIONS'],
  ])('never hides %s', async (_words, path, method) => {
    await takeAll('others');
    const answer = call(path, { method });
    await vi.waitFor(() => expect(held).toHaveLength(places.others + 1));
    letGo();
    expect((await answer).status).toBe(200);
  });
});

describe('who is sent away', () => {
  it('is told when to come again, with all that every answer carries', async () => {
    const usual = await product.app.inject({ method: 'GET', url: '/api/properties' });
    await takeAll('others');
    const answer = await call('/api/properties');
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
    const answer = await call('/api/properties', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([503, '']);
  });

  it('can read so from a listed origin, and from no other', async () => {
    await takeAll('others');
    const allowed = async (origin: string) =>
      (await call('/api/properties', { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await allowed(listed)).toBe(listed);
    expect(await allowed('https://elsewhere.example')).toBeNull();
  });

  it('is counted', async () => {
    await takeAll('others');
    await call('/api/properties');
    const text = await product.deps.metrics.text({ pool: product.deps.db.poolUse(), backlog: null });
    expect(text).toMatch(/method="GET",route="\(crowd\)",status="503"/);
  });

  it('learns that the connection ends while the product is ending', async () => {
    await takeAll('others');
    expect((await call('/api/properties')).headers.get('connection')).toBe('keep-alive');
    door.isEnding = true;
    expect((await call('/api/properties')).headers.get('connection')).toBe('close');
  });
});
