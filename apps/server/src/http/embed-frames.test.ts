import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { call, type SignedIn } from '../../test/properties.ts';
import { embedFrames } from './embed-frames.ts';

const webDir = mkdtempSync(join(tmpdir(), 'freehold-embed-'));
let server: TestApp;
let admin: SignedIn;
let tests = 0;

beforeAll(async () => {
  const hashes = { scriptHashes: ['sha256-script'], styleHashes: [] };
  const files = ['embed/land-tax/index.html', 'land-tax/index.html', 'embed-demo.html', '404.html'];
  for (const folder of ['embed/land-tax', 'land-tax']) mkdirSync(join(webDir, 'client', folder), { recursive: true });
  for (const file of [...files, 'embed.js']) writeFileSync(join(webDir, 'client', file), file);
  const site = { listed: [], patterns: [], development: [] };
  writeFileSync(join(webDir, 'site.json'), JSON.stringify(site));
  const pages = Object.fromEntries(files.map((file) => [file, hashes]));
  writeFileSync(join(webDir, 'csp.json'), JSON.stringify({ ...hashes, pages }));
  server = await startTestApp({ webDir });
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});
beforeEach(async () => {
  await server.clear();
  // Later than the list of the test before was read: `clear` sets the clock back.
  tests += 1;
  server.clock.advance({ minutes: tests });
  admin = await server.signedIn('ADMIN');
});

async function ancestorsOf(url: string): Promise<string | undefined> {
  const { headers } = await server.app.inject({ url, headers: { accept: 'text/html' } });
  return /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
}

let saves = 0;
async function allow(embedOrigins: readonly string[] | undefined, version = 0) {
  const lines = { name: 'Harbour Lending', email: null, phone: null, abn: null, licence: null, accent: null };
  const payload = { ...lines, version, ...(embedOrigins && { embedOrigins }) };
  saves += 1;
  return await call(server, admin, { method: 'PUT', url: '/practice', payload, key: `practice-save-number-${saves}` });
}

describe('a calculator in a frame of another site', () => {
  it('is shown by nobody but this site until an adviser allows another', async () => {
    expect(await ancestorsOf('/embed/land-tax')).toBe("'self'");
  });

  it('is shown by the sites that an adviser allowed, without a restart', async () => {
    expect((await allow(['https://www.hill.example', 'http://localhost:3000'])).statusCode).toBe(200);
    server.clock.advance({ minutes: 0.25 });
    expect(await ancestorsOf('/embed/land-tax')).toBe("'self' https://www.hill.example http://localhost:3000");
    expect((await allow([], 1)).statusCode).toBe(200);
    server.clock.advance({ minutes: 0.25 });
    expect(await ancestorsOf('/embed/land-tax')).toBe("'self'");
  });

  it('keeps its sites where the practice is saved without them, as an older tab does', async () => {
    await allow(['https://www.hill.example']);
    const answer = await allow(undefined, 1);
    expect(answer.json()).toMatchObject({ practice: { embedOrigins: ['https://www.hill.example'] }, version: 2 });
  });

  it('opens no other page to frames', async () => {
    await allow(['https://www.hill.example']);
    server.clock.advance({ minutes: 0.25 });
    await ancestorsOf('/embed/land-tax');
    for (const url of ['/land-tax', '/embed-demo.html', '/nowhere', '/api/health']) {
      expect(await ancestorsOf(url), url).toBe("'none'");
    }
  });

  it('is put there by a script that other sites may load, as they may not the pages of it', async () => {
    const kept = async (url: string) => (await server.app.inject({ url })).headers['cross-origin-resource-policy'];
    expect(await kept('/embed.js')).toBe('cross-origin');
    expect(await kept('/embed/land-tax')).toBe('same-origin');
    expect(await kept('/embed-demo.html')).toBe('same-origin');
  });

  it.each([
    ['http://hill.example', 'start with https://'],
    ['https://*.hill.example', 'without an asterisk'],
    ['https://hill.example/loans', 'leave out what follows'],
    ["https://hill.example 'unsafe-inline'", 'start with https://'],
    ['https://Hill.example', 'Write it as https://hill.example.'],
  ])('refuses %s as a site', async (origin, reason) => {
    const answer = await allow(['https://www.hill.example', origin]);
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      [{ field: expect.stringContaining('embedOrigins'), message: expect.stringContaining(reason) }],
    ]);
  });

  it('refuses more than twenty sites', async () => {
    const sites = Array.from({ length: 21 }, (_, place) => `https://site${place}.example`);
    expect((await allow(sites)).json().fields).toEqual([
      { field: 'embedOrigins', message: 'At most 20 sites can show the calculators.' },
    ]);
    expect((await allow(sites.slice(1))).statusCode).toBe(200);
  });
});

describe('the list of sites', () => {
  it('is read once for pages sent at the same time, and again after fifteen seconds', async () => {
    let reads = 0;
    let at = 0;
    async function read() {
      reads += 1;
      return [`https://site${reads}.example`];
    }
    const frames = embedFrames(read, () => new Date(at));
    await Promise.all([frames.refresh(), frames.refresh()]);
    at = 14_999;
    await frames.refresh();
    expect([frames.origins(), reads]).toEqual([['https://site1.example'], 1]);
    at = 15_000;
    await frames.refresh();
    expect(frames.origins()).toEqual(['https://site2.example']);
  });

  it('stands while the database is away, and is asked for again by the next page', async () => {
    let isAway = false;
    let at = 0;
    const frames = embedFrames(
      async () => {
        if (isAway) throw new Error('no database');
        return at === 0 ? ['https://hill.example'] : [];
      },
      () => new Date(at),
    );
    await frames.refresh();
    [at, isAway] = [20_000, true];
    await frames.refresh();
    expect(frames.origins()).toEqual(['https://hill.example']);
    isAway = false;
    await frames.refresh();
    expect(frames.origins()).toEqual([]);
  });
});
