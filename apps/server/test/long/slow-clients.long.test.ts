import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askUntil, longest, quantile, statusCounts } from '../load.ts';
import { send, signedInAdviser } from '../people.ts';
import { figure } from '../quality.ts';
import { rawConnection } from '../raw-connection.ts';
import { databases, pause } from './own-cluster.ts';
import { type OwnProduct, startOwnProduct } from './own-product.ts';

const sockets = 1_000;
const headersMs = 15_000;
const smallBodyMs = 10_000;

/** A slow client: the bytes sent at once, and those sent repeatedly so that the connection never looks idle. */
interface Slowness {
  readonly name: string;
  readonly first: string;
  readonly drip: string;
  /** Longest time until the server closes such a connection; it checks every few seconds. */
  readonly endsWithinMs: number;
}

const slownesses: readonly Slowness[] = [
  {
    name: 'headers that never end',
    first: 'GET /api/health/live HTTP/1.1\r\nhost: a\r\n',
    drip: 'x-a: b\r\n',
    endsWithinMs: headersMs + 5_000,
  },
  {
    name: 'a body that never ends',
    first:
      'POST /api/borrowing-leads HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
    drip: ' ',
    endsWithinMs: smallBodyMs + 10_000,
  },
];

/** Opens a slow connection; returns the milliseconds until the server closed it. */
async function slowConnection(port: number, { first, drip }: Slowness): Promise<number> {
  const { socket, closed } = rawConnection(port, first);
  const dripping = setInterval(() => socket.writable && socket.write(drip), 2_000);
  const borne = await closed;
  clearInterval(dripping);
  return borne;
}

/**
 * Measures others' calls during an attack, of kinds that use concurrency slots: a signed-in list, and sign-ins. Expects
 * all of them to be served; returns their number and p99.
 */
async function servedDuring(address: string, attack: () => Promise<unknown>): Promise<string> {
  const { token } = await signedInAdviser(address);
  const state = { isOver: false };
  const asking = { isOver: () => state.isOver, hands: 2, restMs: 100 };
  const lists = askUntil(() => send(`${address}/api/properties`, { method: 'GET', token }), asking);
  const stranger = () => ({ email: `${randomUUID()}@example.com`, password: 'not the password' });
  const signIns = askUntil(() => send(`${address}/api/auth/login`, { body: stranger() }), asking);
  await attack();
  state.isOver = true;
  const [listed, tried] = [await lists, await signIns];
  const refused = listed
    .filter(({ status }) => status !== 200)
    .map(({ ms, body }) => `${ms.toFixed(0)} ms ${JSON.stringify(body)}`);
  expect(statusCounts(listed), refused.join('\n')).toEqual({ 200: listed.length });
  expect(statusCounts(tried)).toEqual({ 401: tried.length });
  const all = [...listed, ...tried];
  expect(longest(all)).toBeLessThan(10_000);
  return `${all.length} lists and sign-ins meanwhile, p99 ${quantile(all, 0.99).toFixed(0)} ms: refused`;
}

describe.each(databases)('on %s', (kind) => {
  let product: OwnProduct;
  let address: string;
  let port: number;
  beforeAll(async () => {
    product = await startOwnProduct(kind);
    address = product.server.address;
    port = Number(new URL(address).port);
  });
  afterAll(() => product.remove());

  it.each(slownesses)('a thousand clients with $name keep nobody out, and are sent away', async (slowness) => {
    let borne: number[] = [];
    const served = await servedDuring(address, async () => {
      borne = await Promise.all(Array.from({ length: sockets }, () => slowConnection(port, slowness)));
    });
    const longestBorne = Math.max(...borne);
    expect(longestBorne).toBeLessThan(slowness.endsWithinMs);
    const seconds = (longestBorne / 1_000).toFixed(0);
    figure('L3', `${kind}: ${sockets} clients with ${slowness.name}, all ended within ${seconds} s; ${served}`, '0');
  });

  it('readers who read nothing keep nobody out, one connection or seventy', async () => {
    const request = 'GET /api/openapi.json HTTP/1.1\r\nhost: a\r\n\r\n';
    const served = await servedDuring(address, async () => {
      const one = rawConnection(port, request.repeat(64), { reads: false });
      const readers = Array.from({ length: 70 }, () => rawConnection(port, request, { reads: false }));
      for (let time = 0; time < 60; time += 1) {
        for (const { socket } of readers) if (socket.writable) socket.write(request);
        await pause(500);
      }
      for (const { socket } of [one, ...readers]) socket.destroy();
    });
    figure('L3', `${kind}: 70 readers of nothing and one who asks 64 times at once, for 30 s; ${served}`, '0');
  });
});
