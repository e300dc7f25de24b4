import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import { figure } from '../../test/quality.ts';
import { buildApp } from '../app.ts';
import { fixedHeaders } from './security-headers.ts';

const webDir = mkdtempSync(join(tmpdir(), 'freehold-edge-'));
const page = { accept: 'text/html' };
const json = { 'content-type': 'application/json' };
let server: TestApp;
/** The same application with one allowed origin, one trusted proxy and a call that fails. */
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  mkdirSync(join(webDir, 'client/assets'), { recursive: true });
  writeFileSync(join(webDir, 'client/index.html'), '<h1>Home</h1>');
  writeFileSync(join(webDir, 'client/404.html'), '<h1>404</h1>');
  writeFileSync(join(webDir, 'client/assets/app-1234.js'), 'plain');
  const hashes = { scriptHashes: [], styleHashes: [] };
  writeFileSync(join(webDir, 'site.json'), JSON.stringify({ listed: ['/'], patterns: [], development: [] }));
  writeFileSync(join(webDir, 'csp.json'), JSON.stringify({ pages: { 'index.html': hashes, '404.html': hashes } }));
  writeFileSync(join(webDir, 'site.json'), JSON.stringify({ listed: [], patterns: [], development: [] }));
  server = await startTestApp({ webDir });
  const { config } = server.deps;
  const settings = { ...config, corsOrigins: ['https://partner.example'], trustedProxies: ['10.9.9.9'] };
  app = await buildApp({ ...server.deps, config: settings });
  app.get('/api/broken', { config: { access: 'public' } }, () => {
    throw new TypeError('at secret.ts:1');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(webDir, { recursive: true });
});

/** Sends raw bytes; returns the response's status and headers. */
function raw(bytes: string): Promise<{ statusCode: number; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('end', () => {
      const [first = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
      const headers = lines.map((line) => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]);
      resolve({ statusCode: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) });
    });
    socket.on('error', reject);
  });
}

async function notModified() {
  const { headers } = await app.inject({ url: '/', headers: page });
  return app.inject({ url: '/', headers: { ...page, 'if-none-match': String(headers.etag) } });
}

async function tooMany() {
  const lead = (income: number) => ({
    method: 'POST' as const,
    url: '/api/borrowing-leads',
    remoteAddress: '10.1.1.1',
    payload: aBorrowingLead({ grossIncome: income }),
  });
  for (let index = 0; index < 20; index += 1) await app.inject(lead(50_000 + index));
  return app.inject(lead(90_000));
}

const preflight = {
  method: 'OPTIONS',
  url: '/api/profiles',
  headers: { origin: 'https://partner.example', 'access-control-request-method': 'GET' },
} as const;

describe('every kind of answer', () => {
  it('has the security headers', async () => {
    const huge = `{"x":"${'x'.repeat(300_000)}"}`;
    const kinds = [
      [200, await app.inject({ url: '/', headers: page })],
      [200, await app.inject({ url: '/assets/app-1234.js' })],
      [304, await notModified()],
      [404, await app.inject({ url: '/nowhere', headers: page })],
      [404, await app.inject({ url: '/assets/gone.js' })],
      [200, await app.inject({ url: '/api/health/live' })],
      [204, await app.inject(preflight)],
      [400, await app.inject({ method: 'POST', url: '/api/auth/login', payload: '{', headers: json })],
      [400, await app.inject({ url: '/api/%zz' })],
      [400, await raw('NOT HTTP\r\n\r\n')],
      [401, await app.inject({ url: '/api/profiles' })],
      [404, await app.inject({ url: '/api/nowhere' })],
      [413, await app.inject({ method: 'POST', url: '/api/auth/login', payload: huge, headers: json })],
      [
        415,
        await app.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: 'a=b',
          headers: { 'content-type': 'a/b' },
        }),
      ],
      [429, await tooMany()],
      [431, await raw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)],
      [500, await app.inject({ url: '/api/broken' })],
    ] as const;
    for (const [status, answer] of kinds) {
      expect(answer.statusCode).toBe(status);
      expect(answer.headers, `status ${status}`).toMatchObject(fixedHeaders);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
    figure('R1', 'kinds of answer with every security header', `${kinds.length}/${kinds.length}`);
  });

  it('says how long it may be kept', async () => {
    const kept = [
      ['no-store', await app.inject({ url: '/api/health/live' })],
      ['no-store', await app.inject({ url: '/api/profiles' })],
      ['no-store', await app.inject({ url: '/api/nowhere' })],
      ['no-store', await app.inject({ method: 'POST', url: '/api/auth/login', payload: '{', headers: json })],
      ['no-store', await app.inject({ url: '/api/broken' })],
      ['max-age=31536000, immutable', await app.inject({ url: '/assets/app-1234.js' })],
      ['no-cache', await app.inject({ url: '/', headers: page })],
      ['no-store', await app.inject({ url: '/assets/gone.js', headers: page })],
    ] as const;
    for (const [policy, answer] of kept) expect(answer.headers['cache-control']).toBe(policy);
    const missing = kept[7][1];
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['content-type']).toContain('application/json');
    figure(
      'R3',
      'answers with the right cache policy; a missing file is never a page',
      `${kept.length}/${kept.length}`,
    );
  });

  it('[API-04 API-05] of an error has one shape and shows nothing of the inside', async () => {
    const answer = await app.inject({ url: '/api/broken' });
    expect(answer.json()).toEqual({
      message: 'Something went wrong on our side.',
      error: 'Something went wrong on our side.',
      code: 'unexpected',
      requestId: answer.headers['x-request-id'],
    });
  });
});

describe('the address a request is counted under', () => {
  const spoofed = (index: number): Record<string, string> => {
    const claimed = `203.0.113.${index}`;
    const kinds: Record<string, string>[] = [
      { 'x-forwarded-for': claimed },
      { 'x-forwarded-for': `${claimed}, 10.9.9.9` },
      { 'x-real-ip': claimed },
      { forwarded: `for=${claimed};proto=https` },
      { 'x-forwarded-for': `unknown, ${claimed}`, 'x-client-ip': claimed, 'cf-connecting-ip': claimed },
    ];
    return kinds[index % kinds.length] ?? {};
  };

  async function accepted(target: FastifyInstance, from: string): Promise<number> {
    let count = 0;
    for (let index = 0; index < 50; index += 1) {
      const payload = aBorrowingLead({ grossIncome: 60_000 + index });
      const headers = spoofed(index);
      const call = { method: 'POST' as const, url: '/api/borrowing-leads', remoteAddress: from, headers, payload };
      if ((await target.inject(call)).statusCode === 201) count += 1;
    }
    return count;
  }

  it('[SEC-10] is not the one that a header claims', async () => {
    expect(await accepted(server.app, '10.2.2.2')).toBe(20);
    expect(await accepted(app, '10.3.3.3')).toBe(20);
    figure(
      'F5',
      'claimed addresses that count as one, without and with a trusted proxy elsewhere',
      '50 in 1 bucket, twice',
    );
  });

  it('is the one that a trusted proxy names, and only its own word', async () => {
    const from = (claimed: string) => ({
      method: 'POST' as const,
      url: '/api/borrowing-leads',
      remoteAddress: '10.9.9.9',
      headers: { 'x-forwarded-for': claimed },
    });
    for (let index = 0; index < 20; index += 1) {
      const call = { ...from('198.51.100.7'), payload: aBorrowingLead({ grossIncome: 70_000 + index }) };
      expect((await app.inject(call)).statusCode).toBe(201);
    }
    const payload = aBorrowingLead({ grossIncome: 80_000 });
    expect((await app.inject({ ...from('198.51.100.7'), payload })).statusCode).toBe(429);
    expect((await app.inject({ ...from('198.51.100.8'), payload })).statusCode).toBe(201);
    const prefixed = { ...from('198.51.100.9, 198.51.100.7'), payload: aBorrowingLead({ grossIncome: 81_000 }) };
    expect((await app.inject(prefixed)).statusCode).toBe(429);
  });
});

describe('the address in a link', () => {
  it('is the one of the settings, whatever the request claims to have called', async () => {
    const { authorization } = await server.signedIn('ADMIN');
    const { id } = await server.addUser({ role: 'CLIENT', email: 'linked@example.com' });
    const claims: Record<string, string>[] = [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-forwarded-port': '81' },
      { forwarded: 'host=evil.example;proto=http' },
      { host: 'localhost:3000@evil.example' },
      { origin: 'https://evil.example', referer: 'https://evil.example/' },
    ];
    for (const claim of claims) {
      const call = { method: 'POST' as const, url: `/api/profiles/${id}/password-reset`, remoteAddress: '10.9.9.9' };
      const answer = await app.inject({ ...call, headers: { authorization, ...claim } });
      expect(answer.statusCode).toBe(200);
      const link: string = answer.json().link;
      expect(new URL(link).origin).toBe(new URL(server.deps.config.publicUrl).origin);
      expect(link).not.toContain('evil');
    }
    figure('R5', 'claimed hosts that do not reach a mailed link', `${claims.length}/${claims.length}`);
  });
});
