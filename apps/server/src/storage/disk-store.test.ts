import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskStore } from './disk-store.ts';

let dir: string;

beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'freehold-store-')), 'images');
});
afterEach(() => rmSync(join(dir, '..'), { recursive: true, force: true }));

test('what was stored is read back, and the folder is made for its owner alone', async () => {
  const store = createDiskStore(dir);
  await store.put('a.webp', Buffer.from('picture'));
  expect(Buffer.from((await store.get('a.webp')) ?? []).toString()).toBe('picture');
  expect(await store.has('a.webp')).toBe(true);
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dir, 'a.webp')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dir)).toEqual(['a.webp']);
});

test('what is not there reads as null and is removed with success', async () => {
  const store = createDiskStore(dir);
  expect(await store.get('a.webp')).toBeNull();
  expect(await store.has('a.webp')).toBe(false);
  await store.remove('a.webp');
  await store.put('a.webp', Buffer.from('picture'));
  await store.remove('a.webp');
  expect(await store.has('a.webp')).toBe(false);
});

test('a store that cannot be written leaves nothing half written behind', async () => {
  const store = createDiskStore(dir);
  await store.put('a.webp', Buffer.from('picture'));
  await expect(store.put(`${'b'.repeat(230)}.webp`, Buffer.from('picture'))).rejects.toMatchObject({
    code: 'ENAMETOOLONG',
  });
  expect(readdirSync(dir)).toEqual(['a.webp']);
});
