import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { figure } from '../../test/quality.ts';

let root: string;
let older: TestApp;
let newer: TestApp;

const hashOf = (release: string) => `sha256-${release.padEnd(43, '0')}=`;

/** Writes a built release: a page with its own hash and a file that only this release has. */
function writeRelease(name: string, hash = hashOf(name)): string {
  const build = join(root, 'releases', name, 'apps/web/build');
  mkdirSync(join(build, 'client/assets'), { recursive: true });
  writeFileSync(join(build, 'client/index.html'), `<html>${name}</html>`);
  writeFileSync(join(build, 'client', `assets/${name}-0123.js`), `'${name}'`);
  writeFileSync(join(build, 'client/secret.txt'), 'not an asset');
  writeFileSync(
    join(build, 'csp.json'),
    JSON.stringify({ pages: { 'index.html': { scriptHashes: [hash], styleHashes: [] } } }),
  );
  writeFileSync(join(build, 'site.json'), JSON.stringify({ listed: [], patterns: [], development: [] }));
  return build;
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'freehold releases '));
  const settings = { RELEASES_DIR: join(root, 'releases') };
  writeRelease('one');
  symlinkSync('releases/one', join(root, 'current'));
  older = await startTestApp({ webDir: join(root, 'current/apps/web/build'), settings });
  writeRelease('two');
  rmSync(join(root, 'current'));
  symlinkSync('releases/two', join(root, 'current'));
  newer = await startTestApp({ webDir: join(root, 'current/apps/web/build'), settings });
});
afterAll(async () => {
  await older.close();
  await newer.close();
  rmSync(root, { recursive: true });
});

it('while two releases run, each serves the files of both, and each page has the policy of its own', async () => {
  let missing = 0;
  for (const [server, name] of [
    [older, 'one'],
    [newer, 'two'],
  ] as const) {
    for (const asset of ['one', 'two']) {
      const answer = await server.app.inject(`/assets/${asset}-0123.js`);
      expect([answer.statusCode, answer.body]).toEqual([200, `'${asset}'`]);
      expect(answer.headers['cache-control']).toContain('immutable');
      if (answer.statusCode !== 200) missing += 1;
    }
    const page = await server.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(page.body).toContain(name);
    expect(page.headers['content-security-policy']).toContain(hashOf(name));
  }
  figure('U53', 'files of either release that a process of the other does not have', `${missing} of 4`);
});

it.each([
  '/assets/none-0123.js',
  '/assets/../secret.txt',
  '/assets/%2e%2e/secret.txt',
  '/assets/',
  '/assets/.hidden',
  '/secret.txt',
])('of another release nothing but its hashed files is given: %s', async (url) => {
  rmSync(join(root, 'releases/two/apps/web/build/client/secret.txt'), { force: true });
  const { statusCode, body } = await newer.app.inject(url);
  expect(statusCode).not.toBe(200);
  expect(body).not.toContain('not an asset');
});

it('a build into the folder that is served brings its policy with its pages', async () => {
  const build = writeRelease('two', hashOf('rebuilt'));
  utimesSync(join(build, 'csp.json'), new Date(), new Date(Date.now() + 5_000));
  const page = await newer.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(page.headers['content-security-policy']).toContain(hashOf('rebuilt'));
});
