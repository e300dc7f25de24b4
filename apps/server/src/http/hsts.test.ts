import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { listenOnLoopback, rawAnswer } from '../../test/raw-connection.ts';
import { buildApp } from '../app.ts';
import { places } from './load-shedding.ts';

const year = 'max-age=31536000';

describe.each([
  { setting: 'off', said: year },
  { setting: 'on', said: `${year}; includeSubDomains` },
])('with HSTS_SUBDOMAINS=$setting', ({ setting, said }) => {
  let product: TestApp;
  let app: FastifyInstance;
  let port: number;
  const held: (() => void)[] = [];
  beforeAll(async () => {
    product = await startTestApp({ settings: { HSTS_SUBDOMAINS: setting, TRUSTED_PROXY: '127.0.0.1' } });
    app = await buildApp(product.deps);
    const hold = () => new Promise<string>((done) => held.push(() => done('done')));
    app.get('/api/held', { config: { access: 'public' } }, hold);
    port = await listenOnLoopback(app);
  });
  afterAll(async () => {
    for (const done of held) done();
    await app.close();
    await product.close();
  });

  const headerOf = async (path: string, from = '10.0.0.1') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': from } });
    return [answer.status, answer.headers.get('strict-transport-security')];
  };

  it.each([
    ['a call', '/api/health/live', 200],
    ['an unknown address', '/nowhere', 404],
    ['an address that cannot be decoded', '/api/%zz', 400],
  ])('%s says so', async (_kind, path, status) => {
    expect(await headerOf(path)).toEqual([status, said]);
  });

  it.each([
    ['bytes that are no request', 'NOT HTTP\r\n\r\n', 400],
    ['headers over 16 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
    ['an unknown Expect', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417],
    [
      'a body that does not come',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
      408,
    ],
  ])('the answer to %s says so', async (_kind, bytes, status) => {
    const answer = await rawAnswer(port, bytes);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain(`strict-transport-security: ${said}\r\n`);
  });

  it('the refusal of a crowd says so', async () => {
    const calls = Array.from({ length: places.others.all }, (_, n) => headerOf('/api/held', `10.1.0.${n}`));
    await vi.waitFor(() => expect(held).toHaveLength(places.others.all), { timeout: 120_000 });
    expect(await headerOf('/api/held', '10.2.0.1')).toEqual([503, said]);
    for (const done of held.splice(0)) done();
    await Promise.all(calls);
  });
});
