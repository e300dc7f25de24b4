import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { aBorrowingLead } from '../builders.ts';
import { fromAnyAddress } from '../people.ts';
import type { LoadOrder, Outcome } from './load-process.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 400, maxFreeSockets: 400 });
let calls = 0;

/** Sends one in five calls as a lead and the others as a read of somebody signed in, over connections that stay open. */
function call(order: LoadOrder): Promise<Outcome> {
  const { address, token } = order;
  calls += 1;
  const isLead = calls % 5 === 0;
  const headers = isLead
    ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    : { authorization: `Bearer ${token}` };
  const path = isLead ? '/api/borrowing-leads' : '/api/properties';
  const options = { agent, method: isLead ? 'POST' : 'GET', headers: { ...headers, ...fromAnyAddress() } };
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, hasRetryAfter = false) =>
      resolve({ status, hasRetryAfter, ms: performance.now() - begun });
    const sent = request(address + path, options, (answer) => {
      answer.resume();
      answer.on('end', () => end(answer.statusCode ?? 0, Number(answer.headers['retry-after']) > 0));
      answer.on('error', () => end(0));
    });
    // A connection that the server was just closing had nothing sent over it: as browsers do, the call goes over another.
    sent.on('error', () => (sent.reusedSocket ? call(order).then(resolve) : end(0)));
    sent.end(isLead ? JSON.stringify(aBorrowingLead({ email: `${randomUUID()}@example.com` })) : undefined);
  });
}

/** Calls again as soon as an answer came, in so many hands. */
async function closedLoop(order: LoadOrder, hands: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const end = performance.now() + order.ms;
  const hand = async () => {
    while (performance.now() < end) outcomes.push(await call(order));
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return outcomes;
}

/** Calls so often a second whether or not answers come. */
async function openLoop(order: LoadOrder, rate: number): Promise<Outcome[]> {
  const outcomes: Promise<Outcome>[] = [];
  const begun = performance.now();
  for (let passed = 0; passed < order.ms; passed = performance.now() - begun) {
    while (outcomes.length < (passed / 1_000) * rate) outcomes.push(call(order));
    await pause(2);
  }
  return await Promise.all(outcomes);
}

process.on('message', async (order: LoadOrder) => {
  const { hands, rate } = order;
  process.send?.(await (rate === undefined ? closedLoop(order, hands ?? 1) : openLoop(order, rate)));
});
