import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figure } from '../quality.ts';
import { flood, slowBodies, unreadAnswers } from './attacks.ts';
import { type Bystanders, bystandersOf, type Seen, seenDuring } from './bystanders.ts';
import { startWholeProduct, type WholeProduct } from './product.ts';

const neighbour = '203.0.113.66';
const attackMs = 5_000;
/** Far above what an answer takes, far below what the attacks did to every call. */
const longestMs = 10_000;

let product: WholeProduct;
let bystanders: Bystanders;

beforeAll(async () => {
  product = await startWholeProduct();
  bystanders = await bystandersOf(product);
});
afterAll(() => product.remove());

const fromNeighbour = (path: string, body: object) =>
  fetch(`${product.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': neighbour },
    body: JSON.stringify(body),
  }).then(async (answer) => ({ status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }));

function expectUnhurt({ statuses, longestMs: longest }: Seen): void {
  expect(Object.keys(statuses).filter((status) => !status.startsWith('2'))).toEqual([]);
  expect(longest).toBeLessThan(longestMs);
}

describe('whole product, mean neighbour: the cost of one request', () => {
  it('serves others while 74 bytes are calculated ten times a second', async () => {
    const dear = { rate: 0.00001, nper: 1_000_000, pv: 1_000, start: 1, end: 1_000_000, type: 1 };
    const seen = await seenDuring(product, bystanders, () =>
      flood(() => fromNeighbour('/api/calculate/tvm.cumprinc', dear), { perSecond: 10, ms: attackMs }),
    );
    expectUnhurt(seen);
    figure('U80', `dear calculations ten times a second: ${seen.words}`, '0 refused');
  });

  it('serves others while portfolios of ten thousand properties are projected', async () => {
    const properties = Array.from({ length: 10_000 }, (_, place) => ({ id: place.toString(36) }));
    let mostBytes = 0;
    const seen = await seenDuring(product, bystanders, async () => {
      const outcomes = await flood(
        () => fromNeighbour('/api/calculate/portfolio.project', { years: 100, properties }),
        {
          perSecond: 4,
          ms: attackMs,
        },
      );
      mostBytes = Math.max(...outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.bytes : 0)));
    });
    expect(mostBytes).toBeLessThanOrEqual(256 * 1024);
    expectUnhurt(seen);
    figure('U80', `huge portfolios four times a second: ${seen.words}`, '0 refused');
  });

  it.each([
    ['leads', '/api/borrowing-leads', 100],
    ['sign-ins', '/api/auth/login', 200],
  ])('serves others while bodies of %s never come', async (name, path, count) => {
    const open = slowBodies(product.port, { path, count, from: neighbour });
    const seen = await seenDuring(product, bystanders, () => pause(attackMs));
    open.end();
    expectUnhurt(seen);
    figure('U81', `${count} bodies of ${name} that never come: ${seen.words}`, '0 refused');
  });

  it('serves others while one connection asks and never reads', async () => {
    const open = unreadAnswers(product.port, { path: '/api/openapi.json', count: 200, from: neighbour });
    const seen = await seenDuring(product, bystanders, () => pause(attackMs));
    open.end();
    expectUnhurt(seen);
    figure('U81', `200 answers on one connection that nobody reads: ${seen.words}`, '0 refused');
  });
});
