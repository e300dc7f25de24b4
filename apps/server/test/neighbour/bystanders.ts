import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { aBorrowingLead } from '../builders.ts';
import { longest, quantile, statusCounts, type TimedAnswer, timed } from '../load.ts';
import { type Answer, newClient, newCredentials, type Person, send, signedInAdviser } from '../people.ts';
import type { WholeProduct } from './product.ts';

/** People not involved in an attack. */
export interface Bystanders {
  readonly client: Person;
  /** Signs the client in again. */
  readonly signIn: () => Promise<Answer>;
  readonly adviser: Person;
}

/** Bystanders' measurements during an attack. */
export interface Seen {
  readonly answers: readonly TimedAnswer[];
  /** Number of responses by status, such as `{"200": 40}`. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly longestMs: number;
  readonly p99Ms: number;
  /** For a table: number of calls, and the slowest. */
  readonly words: string;
}

/** A newly signed-up client, and the adviser. */
export async function bystandersOf({ address }: WholeProduct): Promise<Bystanders> {
  const credentials = newCredentials();
  return {
    client: await newClient(address, credentials),
    signIn: () => send(`${address}/api/auth/login`, { body: credentials }),
    adviser: await signedInAdviser(address),
  };
}

/**
 * Measures calls of a visitor, a client and an adviser during `attack`: the visitor calculates and submits a lead, the
 * client reads and saves the record and signs in, the adviser reads lists. Each call waits 150 ms after the previous
 * response.
 */
export async function seenDuring(
  product: WholeProduct,
  { client, signIn, adviser }: Bystanders,
  attack: () => Promise<unknown>,
): Promise<Seen> {
  const api = `${product.address}/api`;
  const state = { isOver: false };
  const rounds: readonly (() => Promise<Answer>)[][] = [
    [
      () => send(`${api}/calculate/borrowing.capacity`, { body: { grossIncome: 90_000, maritalStatus: 'single' } }),
      () =>
        send(`${api}/borrowing-leads`, {
          body: aBorrowingLead({ email: `${randomUUID()}@example.com` }),
          key: randomUUID(),
        }),
    ],
    [
      () => send(`${api}/profiles/${client.id}/details`, { method: 'GET', token: client.token }),
      () => send(`${api}/profiles/${client.id}`, { method: 'PUT', body: {}, token: client.token, key: randomUUID() }),
      signIn,
    ],
    [
      () => send(`${api}/profiles?limit=20`, { method: 'GET', token: adviser.token }),
      () => send(`${api}/leads?limit=20`, { method: 'GET', token: adviser.token }),
    ],
  ];
  const walking = rounds.map((calls) => walk(calls, () => state.isOver));
  await attack();
  state.isOver = true;
  return seenIn((await Promise.all(walking)).flat());
}

async function walk(calls: readonly (() => Promise<Answer>)[], isOver: () => boolean): Promise<TimedAnswer[]> {
  const answers: TimedAnswer[] = [];
  for (let turn = 0; !isOver() || turn < calls.length; turn += 1) {
    const call = calls[turn % calls.length];
    if (call) answers.push(await timed(call));
    await pause(150);
  }
  return answers;
}

function seenIn(answers: readonly TimedAnswer[]): Seen {
  const [longestMs, p99Ms] = [longest(answers), quantile(answers, 0.99)];
  const words = `${answers.length} calls of a visitor, a client and an adviser, the slowest ${longestMs.toFixed(0)} ms`;
  return { answers, statuses: statusCounts(answers), longestMs, p99Ms, words };
}

/** Far above a normal response time, far below what attacks did to every call. */
const longestBorneMs = 10_000;

/** Expects every call to have succeeded in an acceptable time. */
export function expectUnhurt({ statuses, longestMs }: Seen): void {
  expect(Object.keys(statuses).filter((status) => !status.startsWith('2'))).toEqual([]);
  expect(longestMs).toBeLessThan(longestBorneMs);
}
