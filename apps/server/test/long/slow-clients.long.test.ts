import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { askUntil, longest, quantile, statusCounts } from '../load.ts';
import { send } from '../people.ts';
import { figure } from '../quality.ts';
import { startOwnProduct } from './own-product.ts';

const sockets = 1_000;
const headersMs = 15_000;
const requestMs = 30_000;

/** A way to be slow: what is sent at once, and what again and again so that the connection never looks idle. */
interface Slowness {
  readonly name: string;
  readonly first: string;
  readonly drip: string;
  /** The latest that the server ends such a connection; its clock looks every few seconds. */
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
    endsWithinMs: requestMs + 5_000,
  },
];

/** Opens a slow connection; gives the milliseconds for which the server bore it. */
async function slowConnection(port: number, { first, drip }: Slowness): Promise<number> {
  const begun = performance.now();
  const socket: Socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.write(first);
  socket.resume();
  const dripping = setInterval(() => socket.writable && socket.write(drip), 2_000);
  await once(socket, 'close');
  clearInterval(dripping);
  return performance.now() - begun;
}

it.each(slownesses)('a thousand clients with $name keep nobody out, and are sent away', async (slowness) => {
  const product = await startOwnProduct('postgres');
  const { address } = product.server;
  const port = Number(new URL(address).port);
  const state = { isOver: false };
  const probing = askUntil(() => send(`${address}/api/health/ready`, { method: 'GET' }), {
    isOver: () => state.isOver,
    hands: 2,
    restMs: 100,
  });
  const borne = await Promise.all(Array.from({ length: sockets }, () => slowConnection(port, slowness)));
  state.isOver = true;
  const probes = await probing;
  await product.remove();
  expect(Object.keys(statusCounts(probes))).toEqual(['200']);
  expect(longest(probes)).toBeLessThan(2_000);
  const longestBorne = Math.max(...borne);
  expect(longestBorne).toBeLessThan(slowness.endsWithinMs);
  const p99 = quantile(probes, 0.99).toFixed(0);
  const words = `${sockets} clients with ${slowness.name}: all ended within ${(longestBorne / 1000).toFixed(0)} s; ${probes.length} others served, p99 ${p99} ms`;
  figure('L3', words, '0 refused');
});
