import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import { figure } from '../../test/quality.ts';
import { listenOnLoopback, rawAnswer } from '../../test/raw-connection.ts';
import { buildApp } from '../app.ts';
import { createLog } from '../log.ts';
import { fixedHeaders } from './security-headers.ts';

const webDir = mkdtempSync(join(tmpdir(), 'freehold-hostile-'));
const lines: string[] = [];
let server: TestApp;
let app: FastifyInstance;
let port: number;
let authorization: string;

beforeAll(async () => {
  mkdirSync(join(webDir, 'client/assets'), { recursive: true });
  writeFileSync(join(webDir, 'client/index.html'), '<h1>Home</h1>');
  writeFileSync(join(webDir, 'client/404.html'), '<h1>404</h1>');
  writeFileSync(join(webDir, 'client/assets/app-1234.js'), 'plain');
  const hashes = { scriptHashes: [], styleHashes: [] };
  writeFileSync(join(webDir, 'site.json'), JSON.stringify({ listed: ['/'], patterns: [], development: [] }));
  writeFileSync(join(webDir, 'csp.json'), JSON.stringify({ pages: { 'index.html': hashes, '404.html': hashes } }));
  server = await startTestApp({ webDir });
  ({ authorization } = await server.signedIn('ADMIN'));
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  app = await buildApp({ ...server.deps, log });
  port = await listenOnLoopback(app);
});
afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(webDir, { recursive: true });
});

/** Sends a request of these lines and returns the whole response. */
const ask = (first: string, headers: readonly string[] = [], body: string | Buffer = '') =>
  rawAnswer(
    port,
    Buffer.concat([
      Buffer.from(`${[`${first} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`),
      Buffer.from(body),
    ]),
  );

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
const long = 'a'.repeat(5_000);

const paths = [
  ['//auth', 404],
  ['//etc/passwd', 404],
  ['/../package.json', 404],
  ['/%2e%2e/package.json', 404],
  ['/..%5cx', 404],
  ['/%00', 404],
  ['/index.html%00.js', 404],
  ['/assets/', 404],
  ['/assets/..', 404],
  ['/assets/../../site.json', 404],
  ['/api/images/../database', 404],
  ['/api//properties/x', 404],
  [`/${long}`, 404],
  [`/api/${long}`, 404],
  [`/api/properties/${long}`, 404],
  [`/api/profiles/${long}/details`, 404],
] as const;

describe('a hostile address', () => {
  it('is no page and no error of ours, for a browser and for a program', async () => {
    lines.length = 0;
    for (const [path, status] of paths) {
      const page = await ask(`GET ${path}`, ['Accept: text/html']);
      expect([path.slice(0, 40), statusOf(page)]).toEqual([path.slice(0, 40), status]);
      const isPage = status === 404 && !path.startsWith('/api/') && !path.startsWith('/assets/');
      expect([path.slice(0, 40), page.includes('<h1>404</h1>')]).toEqual([path.slice(0, 40), isPage]);
      expect(statusOf(await ask(`GET ${path}`))).toBe(status);
      expect(statusOf(await ask(`HEAD ${path}`))).toBe(status);
      for (const name of Object.keys(fixedHeaders)) expect(page.toLowerCase()).toContain(`\r\n${name}: `);
    }
    expect(lines).toEqual([]);
    figure(
      'U3',
      'hostile paths answered 404 or 400, without a line in the error log',
      `${paths.length}/${paths.length}`,
    );
  });
});

describe('a body', () => {
  const post = (body: string | Buffer, headers: readonly string[] = []) =>
    ask(
      'POST /api/borrowing-leads',
      ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`, ...headers],
      body,
    );

  it('with any Content-Encoding is 415, and is never decompressed', async () => {
    lines.length = 0;
    const encodings = ['x', 'gzip', 'GZIP', 'gzip, gzip', 'br', 'deflate', 'zstd'];
    for (const encoding of encodings) {
      const answer = await post('{}', [`Content-Encoding: ${encoding}`]);
      expect([encoding, statusOf(answer)]).toEqual([encoding, 415]);
      const picture = ['Content-Type: image/png', 'Content-Length: 2', `Authorization: ${authorization}`];
      const upload = await ask('POST /api/images', [...picture, `Content-Encoding: ${encoding}`], '{}');
      expect([encoding, statusOf(upload)]).toEqual([encoding, 415]);
    }
    expect(lines).toEqual([]);
    figure('U3', 'bodies with a Content-Encoding answered 415', `${2 * encodings.length}/${2 * encodings.length}`);
  });

  it('that is no UTF-8 is refused, and nothing of it is stored', async () => {
    const lead = JSON.stringify(aBorrowingLead({ firstName: 'Bytes' }));
    const broken = Buffer.from(lead.replace('Bytes', 'By\u00fftes'), 'latin1');
    expect(statusOf(await post(broken))).toBe(400);
    expect(await server.leads()).toEqual([]);
    expect(statusOf(await post(lead))).toBe(201);
  });

  it('with a number that is no number is refused also where it is only carried along', async () => {
    const body = '{"profile":{"firstName":"Kim"},"portfolios":[{"value":1e400}]}';
    const head = [
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `Authorization: ${authorization}`,
    ];
    const answer = await ask('POST /api/profiles/details', head, body);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('"field":"portfolios"');
  });
});

describe('what the protocol forbids', () => {
  it.each([
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: foo\r\n\r\n', 417],
    ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['headers without an end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('is answered with every security header: %s', async (_words, bytes, status) => {
    const answer = await rawAnswer(port, bytes);
    expect(statusOf(answer)).toBe(status);
    for (const [name, value] of Object.entries(fixedHeaders)) expect(answer).toContain(`${name}: ${value}`);
  });
});
