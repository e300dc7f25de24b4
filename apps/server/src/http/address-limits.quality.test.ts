import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import { statusCounts } from '../../test/load.ts';
import { figure } from '../../test/quality.ts';
import { buildApp } from '../app.ts';
import { createLog } from '../log.ts';

const proxy = '10.9.9.9';
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ settings: { TRUSTED_PROXY: proxy } });
});
afterEach(() => server.clear());
afterAll(() => server.close());

interface Caller {
  readonly address: string;
  readonly n: number;
}

const lead = ({ address, n }: Caller) =>
  server.app.inject({
    method: 'POST',
    url: '/api/borrowing-leads',
    remoteAddress: proxy,
    headers: { 'x-forwarded-for': address },
    payload: aBorrowingLead({ grossIncome: 50_000 + n }),
  });

const login = ({ address, n }: Caller) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: proxy,
    headers: { 'x-forwarded-for': address },
    payload: { email: `nobody-${n}@example.com`, password: 'not the password' },
  });

/** Counts responses by status when these addresses call in turn. */
async function statusesOf(call: typeof lead, addresses: readonly string[]): Promise<Record<number, number>> {
  const statuses = [];
  for (const [n, address] of addresses.entries()) statuses.push((await call({ address, n })).statusCode);
  return statusCounts(statuses.map((status) => ({ status })));
}

const times = (count: number, address: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => address(n + 1));

describe('a limit by address', () => {
  it('counts every address of an IPv6 /64 as one, in whatever spelling', async () => {
    const spellings = times(60, (n) => {
      const full = `2001:0DB8:0001:0001:0000:0000:0000:${n.toString(16).padStart(4, '0')}`;
      return [`2001:db8:1:1::${n.toString(16)}`, full, `[2001:db8:1:1::${n.toString(16)}]:4711`][n % 3] ?? '';
    });
    expect(await statusesOf(lead, spellings)).toEqual({ 201: 20, 429: 40 });
    const logins = times(110, (n) => `2001:db8:1:1::${n.toString(16)}`);
    expect(await statusesOf(login, logins)).toEqual({ 401: 100, 429: 10 });
    figure('U1', '60 leads from 60 addresses of one IPv6 /64 in three spellings: taken, the limit being 20', '20');
  });

  it('counts a whole /48 as eight of them', async () => {
    const addresses = times(200, (n) => `2001:db8:2:${n.toString(16)}::1`);
    expect(await statusesOf(lead, addresses)).toEqual({ 201: 160, 429: 40 });
    figure('U1', '200 leads from 200 networks of one IPv6 /48: taken, eight times the limit being 160', '160');
  });

  it('counts IPv4 with a port, or mapped into IPv6, as the IPv4 address', async () => {
    const spellings = times(25, (n) => ['192.0.2.1', `192.0.2.1:${4_000 + n}`, '::ffff:192.0.2.1'][n % 3] ?? '');
    expect(await statusesOf(lead, spellings)).toEqual({ 201: 20, 429: 5 });
    expect((await lead({ address: '192.0.2.2', n: 0 })).statusCode).toBe(201);
  });

  it('counts everything that is no address as one', async () => {
    expect(
      await statusesOf(
        lead,
        times(25, (n) => `unknown-${n}`),
      ),
    ).toEqual({ 201: 20, 429: 5 });
  });

  it('also holds for renewing and ending sessions', async () => {
    const refresh: typeof lead = ({ address }) =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/refresh',
        remoteAddress: proxy,
        headers: { 'x-forwarded-for': address },
        payload: { refreshToken: 'no such token' },
      });
    expect(
      await statusesOf(
        refresh,
        times(70, () => '192.0.2.9'),
      ),
    ).toEqual({ 401: 60, 429: 10 });
    const logout = {
      method: 'POST',
      url: '/api/auth/logout',
      remoteAddress: proxy,
      headers: { 'x-forwarded-for': '192.0.2.9' },
      payload: {},
    } as const;
    expect((await server.app.inject(logout)).statusCode).toBe(429);
    figure('U1', '70 renewals of a session from one address within a minute: worked on', '60');
  });
});

describe('mails to one inbox', () => {
  it('are counted together whatever tag the address has', async () => {
    const addresses = ['jane@example.com', 'Jane+1@example.com', 'jane+two+2@EXAMPLE.com', 'jane+3@example.com'];
    const others = ['jane_@example.com', 'jane+@example.org', '+4@example.com', 'jan+e@example.com'];
    for (const [n, email] of [...addresses, ...others].entries()) {
      const payload = aBorrowingLead({ email, grossIncome: 50_000 + n });
      const call = { method: 'POST', url: '/api/borrowing-leads', remoteAddress: `192.0.2.${n}`, payload } as const;
      expect((await server.app.inject(call)).statusCode).toBe(201);
    }
    const failed = (await server.mails()).filter(({ status }) => status === 'failed');
    expect(failed.map(({ recipient }) => recipient)).toEqual(['jane+3@example.com']);
  });
});

describe('a forgotten TRUSTED_PROXY', () => {
  /** The warnings logged with these trusted proxies after two calls from a peer that sends X-Forwarded-For. */
  async function warningsOf(trustedProxies: readonly string[], peer: string): Promise<string[]> {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line: string) => void lines.push(line) });
    const app = await buildApp({ ...server.deps, log, config: { ...server.deps.config, trustedProxies } });
    const ask = { url: '/api/health/live', remoteAddress: peer, headers: { 'x-forwarded-for': '192.0.2.1' } };
    await app.inject(ask);
    await app.inject(ask);
    await app.close();
    return lines.map((line) => JSON.parse(line).msg);
  }

  it('is warned of once, when a peer of this machine or network forwards', async () => {
    expect(await warningsOf([], '127.0.0.1')).toEqual([expect.stringContaining('TRUSTED_PROXY is not set')]);
    expect(await warningsOf([], '10.1.2.3')).toHaveLength(1);
    expect(await warningsOf([], '198.51.100.1')).toEqual([]);
    expect(await warningsOf(['127.0.0.1'], '127.0.0.1')).toEqual([]);
  });
});
