import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBorrowingLead } from '../builders.ts';
import { figure } from '../quality.ts';
import { startWholeProduct, type WholeProduct } from './product.ts';

let product: WholeProduct;

beforeAll(async () => {
  product = await startWholeProduct();
});
afterAll(() => product.remove());

/** One of a subscriber's addresses, as the proxy in front reports it. */
const subscriber = (turn: number) => `2001:db8:1:1::${(turn + 1).toString(16)}`;

async function statusesOf(count: number, path: string, body: () => object): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const answer = await fetch(`${product.address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': subscriber(turn) },
      body: JSON.stringify(body()),
    });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
}

describe('whole product, mean neighbour: many addresses of one subscriber', () => {
  it('counts 200 sign-ins from 200 addresses of one /64 as one caller’s', async () => {
    const statuses = await statusesOf(200, '/auth/login', () => ({
      email: `${randomUUID()}@example.com`,
      password: 'a long enough one',
    }));
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100);
    figure('U83', 'sign-ins evaluated of 200 from 200 addresses of one /64', '100');
  });

  it('counts 60 leads from 60 addresses of one /64 as one caller’s', async () => {
    const statuses = await statusesOf(60, '/borrowing-leads', () =>
      aBorrowingLead({ email: `${randomUUID()}@example.com` }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    figure('U83', 'leads taken of 60 from 60 addresses of one /64', '20');
  });
});
