import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aBorrowingLead } from '../builders.ts';
import { administer } from '../database/administer.ts';
import { newClient, type Person, send } from '../people.ts';
import { figure } from '../quality.ts';
import { startWholeProduct, type WholeProduct } from './product.ts';

let product: WholeProduct;
let client: Person;

beforeAll(async () => {
  product = await startWholeProduct();
  client = await newClient(product.address);
});
afterAll(() => product.remove());

/** Makes new connections read-only or writable and ends existing ones, as a failover does. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  const url = new URL(product.settings.DATABASE_URL ?? '');
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  await administer(url.href, `alter database "${name}" set default_transaction_read_only = ${value}`);
  await administer(url.href, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

const eventually = { timeout: 150_000, interval: 250 };
const statusOf = async (method: string, path: string, more: object = {}) =>
  (await send(`${product.address}/api${path}`, { method, ...more })).status;
const ready = () => statusOf('GET', '/health/ready');
const reads = async () => [
  await statusOf('GET', `/profiles/${client.id}/details`, { token: client.token }),
  await statusOf('GET', '/properties', { token: client.token }),
  await statusOf('GET', '/health/live'),
];
const writes = async () => [
  await statusOf('POST', '/borrowing-leads', { body: aBorrowingLead({ email: `${randomUUID()}@example.com` }) }),
  await statusOf('PUT', `/profiles/${client.id}`, { body: {}, token: client.token, key: randomUUID() }),
];

describe('whole product, mean neighbour: a database that takes no writes', () => {
  it('says not ready and tells writes to come again, answers reads, and goes on by itself afterwards', async () => {
    await setReadOnly('on');
    await vi.waitFor(async () => expect(await ready()).toBe(503), eventually);
    await vi.waitFor(async () => expect(await reads()).toEqual([200, 200, 200]), eventually);
    for (let time = 0; time < 3; time += 1) {
      expect(await writes()).toEqual([503, 503]);
      expect(await reads()).toEqual([200, 200, 200]);
      expect(await ready()).toBe(503);
    }
    await setReadOnly('off');
    await vi.waitFor(async () => expect(await ready()).toBe(200), eventually);
    expect(await writes()).toEqual([201, 200]);
    figure('U96', 'a database that takes no writes: ready, writes, reads of a client', '503, 503, 200');
  });
});
