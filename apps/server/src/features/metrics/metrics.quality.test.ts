import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendCall } from '../../../test/access/world.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { type FullPerson, makeFullPerson } from '../../../test/privacy/person.ts';
import { figure } from '../../../test/quality.ts';
import { buildApp } from '../../app.ts';

const token = 'a token for the monitoring';
let server: TestApp;
let mary: FullPerson;

beforeAll(async () => {
  server = await startTestApp({ settings: { METRICS_TOKEN: token } });
  const adviser = await server.signedIn('ADMIN');
  mary = await makeFullPerson(server, { mark: 'mary-canary', base: 731_731, adviser: adviser.authorization });
});
afterAll(() => server.close());

const withToken = { authorization: `Bearer ${token}` };
const ask = (options: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers: withToken, ...options });

it('is for callers with the token alone, also on this machine', async () => {
  const asked = [
    [{}, 200],
    [{ remoteAddress: '198.51.100.7' }, 200],
    // A local proxy that adds no headers.
    [{ headers: { host: 'localhost' } }, 404],
    [{ remoteAddress: '::1', headers: { host: 'localhost' } }, 404],
    [{ headers: { host: 'localhost', 'x-forwarded-for': '198.51.100.7' } }, 404],
    [{ headers: { authorization: 'Bearer another token of length' } }, 404],
    [{ headers: { authorization: token } }, 404],
    [{ headers: { authorization: 'Bearer ' } }, 404],
  ] as const;
  for (const [options, status] of asked) expect((await ask(options)).statusCode, JSON.stringify(options)).toBe(status);
  const closed = await buildApp({ ...server.deps, config: { ...server.deps.config, metricsToken: null } });
  const answer = await closed.inject({ url: '/metrics', headers: { host: 'localhost', authorization: 'Bearer null' } });
  expect(answer.statusCode).toBe(404);
  await closed.close();
  const health = await server.app.inject({ url: '/api/health/ready' });
  expect(health.json()).toEqual({ status: 'ready' });
  figure('O1', 'callers of the metrics let in or refused as they should be', `${asked.length}/${asked.length}`);
});

it('counts requests by route and status, limits, connections, jobs, mails and the lag of the loop', async () => {
  for (let tries = 0; tries < 12; tries += 1) {
    const body = { email: 'nobody@example.com', password: 'wrong password' };
    await sendCall(server, { method: 'POST', path: '/auth/login', body });
  }
  const { body, headers } = await ask();
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(
    /freehold_http_request_duration_seconds_count\{method="POST",route="\/api\/auth\/login",status="401"\} 1[2-9]/,
  );
  expect(body).toMatch(/freehold_limits_reached_total\{limit="signInAccount"\} 2/);
  expect(body).toMatch(/freehold_database_connections\{state="open"\} [1-9]/);
  expect(body).toMatch(/freehold_database_up 1/);
  expect(body).toMatch(/freehold_jobs\{queue="mail",state="created"\} [1-9]/);
  expect(body).toMatch(/freehold_mails\{status="queued"\} [1-9]/);
  expect(body).toMatch(/freehold_oldest_job_seconds \d/);
  expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+/);
});

it('shows nothing of a person and no more series however many addresses are asked for', async () => {
  // Ours alone: Node's own series appear with the first garbage collection of each kind.
  const seriesOf = (body: string) => body.split('\n').filter((line) => line.startsWith('freehold_')).length;
  for (let n = 0; n < 2_000; n += 1) {
    await server.app.inject({ method: n % 2 ? 'GET' : 'POST', url: `/api/${n.toString(36)}/${mary.email}?q=${n}` });
  }
  const { body } = await ask();
  const found = [...mary.canaries, mary.id].filter((text) => body.includes(text));
  expect(found).toEqual([]);
  expect(seriesOf(body)).toBeLessThan(2_000);
  const before = seriesOf(body);
  for (let n = 0; n < 500; n += 1) await server.app.inject({ url: `/api/profiles/${n}-${mary.id}` });
  expect(seriesOf((await ask()).body)).toBeLessThanOrEqual(before + 20);
  figure('O5', 'series after 2,500 made-up addresses', String(before));
});
