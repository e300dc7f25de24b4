import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { routes } from '@freehold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { buildApp } from '../app.ts';
import { fixedHeaders } from './security-headers.ts';

let server: TestApp;
let address: { host: string; port: number };
const webDir = mkdtempSync(join(tmpdir(), 'freehold site '));

beforeAll(async () => {
  mkdirSync(join(webDir, 'client/assets'), { recursive: true });
  mkdirSync(join(webDir, 'client/borrowing-capacity'));
  writeFileSync(join(webDir, 'client/index.html'), '<h1>Home</h1>');
  writeFileSync(join(webDir, 'client/borrowing-capacity/index.html'), '<h1>Borrowing</h1>');
  writeFileSync(join(webDir, 'client/404.html'), '<h1>404</h1>');
  writeFileSync(join(webDir, 'client/assets/app-1234.js'), 'plain');
  writeFileSync(join(webDir, 'client/assets/app-1234.js.br'), 'brotli');
  const hashes = { scriptHashes: ['sha256-script'], styleHashes: ['sha256-style'] };
  const pages = { 'index.html': hashes, 'borrowing-capacity/index.html': hashes, '404.html': hashes };
  writeFileSync(join(webDir, 'client/sw.js'), 'worker');
  writeFileSync(
    join(webDir, 'site.json'),
    JSON.stringify({
      listed: ['/', '/borrowing-capacity'],
      patterns: ['/property/:propertyId'],
      development: ['/hooks-test', '/database-test'],
    }),
  );
  writeFileSync(join(webDir, 'client/__spa-fallback.html'), '<h1>Any</h1>');
  writeFileSync(join(webDir, 'client/__development.html'), '<h1>Development</h1>');
  writeFileSync(join(webDir, 'csp.json'), JSON.stringify({ ...hashes, pages }));
  server = await startTestApp({ webDir });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as { port: number };
  address = { host: '127.0.0.1', port };
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

const page = { accept: 'text/html' };

/** Sends raw bytes and returns the whole response as text. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address, () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('security headers', () => {
  it.each([
    ['a page', { url: '/', headers: page }, 200],
    ['a file', { url: '/assets/app-1234.js' }, 200],
    ['an unknown page', { url: '/nowhere', headers: page }, 404],
    ['a missing file', { url: '/assets/gone.js' }, 404],
    ['a call', { url: '/api/health/live' }, 200],
    ['an unknown call', { url: '/api/nowhere' }, 404],
    ['a refused call', { url: '/api/leads' }, 401],
    [
      'a broken body',
      { method: 'POST', url: '/api/auth/login', payload: '{', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['a broken address', { url: '/api/%zz' }, 400],
  ] as const)('stand on %s', async (_kind, request, status) => {
    const answer = await server.app.inject(request);
    expect(answer.statusCode).toBe(status);
    for (const [name, value] of Object.entries(fixedHeaders)) expect(answer.headers[name], name).toBe(value);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('stand on an answer to bytes that are no request', async () => {
    const answer = await sendRaw('NOT HTTP\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    for (const [name, value] of Object.entries(fixedHeaders)) expect(answer).toContain(`${name}: ${value}`);
    expect(answer).toContain('"code":"malformed-request"');
  });

  it('refuse headers over 16 kB with 431', async () => {
    expect(await sendRaw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('[AUTH-21] allow scripts by hash and origin only', async () => {
    const answer = await server.app.inject({ url: '/', headers: page });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-script'");
    expect(policy).toContain("style-src 'self' 'sha256-style'");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
  });

  it('let no other origin read an answer', async () => {
    const answer = await server.app.inject({ url: '/api/health/live', headers: { origin: 'https://evil.example' } });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('pages and files', () => {
  it('serves each page at its path', async () => {
    expect((await server.app.inject({ url: '/', headers: page })).body).toContain('Home');
    const answer = await server.app.inject({ url: '/borrowing-capacity', headers: page });
    expect(answer.body).toContain('Borrowing');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('answers HEAD like GET, without the body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/borrowing-capacity', headers: page });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });

  it('[ROUTE-05] answers an unknown path with the not-found screen and status 404', async () => {
    const answer = await server.app.inject({ url: '/nowhere/at/all?x=1', headers: page });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('404');
  });

  it('[HOOK-03] [ROUTE-04] draws the development aids only while their setting is on, and never in production', async () => {
    const { config } = server.deps;
    const settings = [{}, { diagnostics: false }, { diagnostics: false, isProduction: true }];
    const answers: [number, string][] = [];
    for (const setting of settings) {
      const app = await buildApp({ ...server.deps, config: { ...config, ...setting } });
      for (const url of ['/hooks-test', '/database-test', '/__development.html']) {
        const { statusCode, body } = await app.inject({ url, headers: page });
        answers.push([statusCode, body]);
      }
      await app.close();
    }
    const there = [200, '<h1>Development</h1>'];
    const [drawn, gone] = [
      [404, '<h1>Any</h1>'],
      [404, '<h1>404</h1>'],
    ];
    expect(answers).toEqual([there, there, there, drawn, drawn, gone, drawn, drawn, gone]);
    for (const file of ['/sitemap.xml', '/robots.txt']) {
      expect((await server.app.inject({ url: file })).body).not.toMatch(/hooks-test|database-test/);
    }
  });

  it('serves hashed files precompressed and for ever, and a missing one never as a page', async () => {
    const answer = await server.app.inject({ url: '/assets/app-1234.js', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'max-age=31536000, immutable',
    });
    const missing = await server.app.inject({ url: '/assets/gone.js', headers: page });
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['content-type']).toContain('application/json');
  });

  it('sends a page its policy also under the name of its file, and the service worker one that lets it fetch', async () => {
    const file = await server.app.inject({ url: '/borrowing-capacity/index.html' });
    expect(file.headers['content-security-policy']).toContain("script-src 'self' 'sha256-script'");
    const worker = await server.app.inject({ url: '/sw.js' });
    expect(worker.headers['content-security-policy']).toContain("connect-src 'self'");
    expect(worker.headers['cache-control']).toBe('no-cache');
  });

  it('answers an address with a parameter with the page that draws any address', async () => {
    const answer = await server.app.inject({ url: '/property/5f0c1f3e-0000-4000-8000-000000000000', headers: page });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Any');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await server.app.inject({ url: '/property/x/y', headers: page })).statusCode).toBe(404);
  });

  it('tells search engines which pages there are, under the public address', async () => {
    const robots = await server.app.inject({ url: '/robots.txt' });
    expect(robots.body).toContain('Disallow: /api/');
    expect(robots.body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    const sitemap = await server.app.inject({ url: '/sitemap.xml' });
    expect(sitemap.headers['content-type']).toContain('application/xml');
    expect(sitemap.body).toContain('<loc>http://localhost:3000/borrowing-capacity</loc>');
  });

  it.each(['/../csp.json', '/%2e%2e/csp.json', '/..%2fcsp.json', '/assets/..%2f..%2fcsp.json'])(
    'serves nothing outside the site: %s',
    async (url) => {
      expect((await server.app.inject({ url })).body).not.toContain('sha256');
    },
  );
});

describe('the API', () => {
  it('answers exactly the calls of the contract', async () => {
    const described = Object.entries(server.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = Object.values(routes).flatMap((group) =>
      Object.values(group).map((route) => `${route.method} /api${route.path.replaceAll(/:(\w+)/g, '{$1}')}`),
    );
    expect(described.sort()).toEqual(declared.sort());
  });

  it('is described as the committed document says; a change shows in review', async () => {
    const described = `${JSON.stringify(server.app.swagger(), null, 2)}\n`;
    await expect(described).toMatchFileSnapshot('../../../../docs/openapi.json');
  });

  it('refuses a route without a declared access when it starts', () => {
    expect(() => server.app.get('/api/forgotten', () => 'x')).toThrow();
  });

  it('is described by a page that runs under a strict policy', async () => {
    const answer = await server.app.inject({ url: '/api/docs/', headers: page });
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect((await server.app.inject({ url: '/api/openapi.json' })).json().openapi).toBe('3.1.0');
  });

  it('is described compressed as the reader takes it, and from one document', async () => {
    const plain = await server.app.inject({ url: '/api/openapi.json' });
    const read = (encoding: string) =>
      server.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } });
    const [br, gzip] = [await read('gzip, br;q=1'), await read('gzip;q=0.5, br;q=0')];
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    const other = await server.app.inject({ url: '/api/docs/json' });
    expect([other.statusCode, other.headers.location]).toEqual([302, '/api/openapi.json']);
  });

  it('names every answer with a request id and never caches one', async () => {
    const answer = await server.app.inject({ url: '/api/health/ready' });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('computes an area of the engine', async () => {
    const payload = {
      grossIncome: 100_000,
      maritalStatus: 'single',
      partnerIncome: null,
      dependants: 0,
      existingLoans: 0,
    };
    const answer = await server.app.inject({ method: 'POST', url: '/api/calculate/borrowing.capacity', payload });
    expect(answer.json()).toMatchObject({ borrowingCapacity: 600_000, displayed: 600_000 });
  });

  it.each([
    ['an unknown area', '/api/calculate/nothing.here', {}, 404],
    [
      'inputs out of range',
      '/api/calculate/borrowing.capacity',
      { grossIncome: -1, maritalStatus: 'single', dependants: 0, existingLoans: 0 },
      400,
    ],
    ['inputs of the wrong kind', '/api/calculate/borrowing.capacity', { grossIncome: 'x' }, 400],
  ])('refuses %s', async (_case, url, payload, status) => {
    expect((await server.app.inject({ method: 'POST', url, payload })).statusCode).toBe(status);
  });
});
