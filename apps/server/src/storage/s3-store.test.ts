import { AppError } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type S3Double, startS3Double } from '../../test/s3-double.ts';
import { createS3Store } from './s3-store.ts';

let storage: S3Double;

beforeAll(async () => {
  storage = await startS3Double();
});
afterAll(() => storage.close());
beforeEach(() => {
  storage.objects.clear();
  storage.calls.length = 0;
  storage.failures.length = 0;
});

const name = '3f2b8c1e-4d5a-4b6c-8d7e-9f0a1b2c3d4e.webp';
const path = `/property-images/images/${name}`;

test('stores, finds, reads and removes with signatures that the storage accepts', async () => {
  const store = createS3Store(storage.settings);
  expect(await store.has(name)).toBe(false);
  expect(await store.get(name)).toBeNull();
  await store.put(name, Buffer.from('picture'));
  expect(storage.objects.get(path)?.toString()).toBe('picture');
  expect(await store.has(name)).toBe(true);
  expect(Buffer.from((await store.get(name)) ?? []).toString()).toBe('picture');
  await store.remove(name);
  await store.remove(name);
  expect(storage.objects.size).toBe(0);
  expect(storage.calls.map(({ method }) => method)).toEqual(['HEAD', 'GET', 'PUT', 'HEAD', 'GET', 'DELETE', 'DELETE']);
  expect(storage.calls.filter(({ problem }) => problem !== null)).toEqual([]);
});

test('a wrong secret is refused by the storage, and unavailable to us', async () => {
  const store = createS3Store({ ...storage.settings, secretAccessKey: 'another' });
  await expect(store.put(name, Buffer.from('picture'))).rejects.toMatchObject({ code: 'unavailable' });
  expect(storage.calls[0]?.problem).toBe('a wrong signature');
  expect(storage.objects.size).toBe(0);
});

test('a passing failure is tried again once, a lasting one is unavailable, a full storage says so', async () => {
  const store = createS3Store(storage.settings);
  storage.failures.push(503);
  await store.put(name, Buffer.from('picture'));
  expect(storage.objects.size).toBe(1);
  storage.failures.push(503, 503);
  await expect(store.get(name)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  storage.failures.push(507, 507);
  await expect(store.put(name, Buffer.from('picture'))).rejects.toMatchObject({ code: 'storage-full' });
});

test('a storage that is not there is unavailable', async () => {
  const store = createS3Store({ ...storage.settings, endpoint: 'http://127.0.0.1:1' });
  await expect(store.get(name)).rejects.toBeInstanceOf(AppError);
  await expect(store.has(name)).rejects.toMatchObject({ code: 'unavailable' });
});
