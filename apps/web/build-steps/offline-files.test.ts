import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { offlineAssets } from './offline-files.ts';

test('finds what a page names, what that names in turn, and nothing that only another page needs', () => {
  const client = mkdtempSync(path.join(tmpdir(), 'offline files '));
  mkdirSync(path.join(client, 'assets'));
  const write = (name: string, text: string) => writeFileSync(path.join(client, name), text);
  write('index.html', '<link href="/assets/a-1.css"><script src="/assets/a-1.js"></script>/assets/start-1.js');
  write('assets/a-1.css', '');
  write('assets/a-1.js', 'import"./b-1.js";const lazy=["assets/c-1.js","assets/gone-1.js"]');
  write('assets/b-1.js', 'import("./a-1.js")');
  write('assets/c-1.js', '');
  write('assets/start-1.js', 'window.__reactRouterManifest={"module":"/assets/adviser-1.js"};\nimport"./d-1.js"');
  write('assets/d-1.js', '');
  write('assets/adviser-1.js', '');
  expect(offlineAssets(client, ['index.html'])).toEqual([
    '/assets/a-1.css',
    '/assets/a-1.js',
    '/assets/b-1.js',
    '/assets/c-1.js',
    '/assets/d-1.js',
    '/assets/start-1.js',
  ]);
});
