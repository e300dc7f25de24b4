import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { aBorrowingLead } from '../builders.ts';
import { fromAnyAddress } from '../people.ts';
import type { LoadOrder, Outcome } from './load-process.ts';

const pools = new Map<string, Pool>();
let calls = 0;

/**
 * Keep-alive connections to a server; they cost a third of the CPU of Node’s own client, which runs on the same machine
 * as the server.
 */
function poolOf(address: string): Pool {
  const pool = pools.get(address) ?? new Pool(address, { connections: 400 });
  pools.set(address, pool);
  return pool;
}

/** Sends one call in five as a lead, the others as a signed-in read. */
function call({ address, token }: LoadOrder): Promise<Outcome> {
  calls += 1;
  const isLead = calls % 5 === 0;
  const headers = isLead
    ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    : { authorization: `Bearer ${token}` };
  const sent = {
    path: isLead ? '/api/borrowing-leads' : '/api/properties',
    method: isLead ? 'POST' : 'GET',
    headers: { ...headers, ...fromAnyAddress() },
    body: isLead ? JSON.stringify(aBorrowingLead({ email: `${randomUUID()}@example.com` })) : null,
  } as const;
  const begun = performance.now();
  return new Promise((resolve) => {
    let answered = { status: 0, hasRetryAfter: false };
    const end = (outcome: typeof answered) => resolve({ ...outcome, ms: performance.now() - begun });
    poolOf(address).dispatch(sent, {
      onRequestStart: () => {},
      onResponseStart: (_controller, status, headers) => {
        answered = { status, hasRetryAfter: Number(headers['retry-after']) > 0 };
      },
      onResponseEnd: () => end(answered),
      onResponseError: () => end({ status: 0, hasRetryAfter: false }),
    });
  });
}

/** Closed loop: each concurrent caller calls again as soon as its response arrives. */
async function closedLoop(order: LoadOrder, hands: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const end = performance.now() + order.ms;
  const hand = async () => {
    while (performance.now() < end) outcomes.push(await call(order));
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return outcomes;
}

/** Open loop: calls at a fixed rate, whether or not responses arrive. */
async function openLoop(order: LoadOrder, rate: number): Promise<Outcome[]> {
  const outcomes: Promise<Outcome>[] = [];
  const begun = performance.now();
  for (let passed = 0; passed < order.ms; passed = performance.now() - begun) {
    while (outcomes.length < (passed / 1_000) * rate) outcomes.push(call(order));
    await pause(10);
  }
  return await Promise.all(outcomes);
}

process.on('message', async (order: LoadOrder) => {
  const { hands, rate } = order;
  process.send?.(await (rate === undefined ? closedLoop(order, hands ?? 1) : openLoop(order, rate)));
});
