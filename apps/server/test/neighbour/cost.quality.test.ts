import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longest, statusCounts, timed } from '../load.ts';
import { send } from '../people.ts';
import { figure } from '../quality.ts';
import { rawAnswer } from '../raw-connection.ts';
import { flood, slowBodies, unreadAnswers } from './attacks.ts';
import { type Bystanders, bystandersOf, expectUnhurt, seenDuring } from './bystanders.ts';
import { clientOfThousandRows, fileOf, visitorsReports } from './heavy-client.ts';
import { startWholeProduct, type WholeProduct } from './product.ts';

const neighbour = '203.0.113.66';
const attackMs = 5_000;
/** Times a calm report that one may take beside the attack; without a thread of its own it waits for every summary. */
const mostTimesCalm = 10;

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

  it('serves a visitor’s report while a client asks for a summary of 1,000 rows at full rate', async () => {
    const { id, token } = await clientOfThousandRows(product);
    const headers = { authorization: `Bearer ${token}` };
    const summary = async () => (await fileOf(`${product.address}/api/profiles/${id}/report`, { headers })).status;
    // Where the machine is so busy that a summary takes longer than a reader may wait, it is refused.
    expect([200, 503]).toContain(await summary());
    const calm = longest(await visitorsReports(product.address, 2));
    const state = { isOver: false };
    const hands = Array.from({ length: 4 }, async () => {
      const statuses: number[] = [];
      while (!state.isOver) {
        statuses.push(await summary());
        await pause(20);
      }
      return statuses;
    });
    const reports = await visitorsReports(product.address, 4);
    state.isOver = true;
    const asked = (await Promise.all(hands)).flat();
    expect(reports.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(Object.keys(statusCounts(asked.map((status) => ({ status }))))).not.toContain('500');
    expect(longest(reports)).toBeLessThan(mostTimesCalm * calm);
    const words = `the slowest of 4 reports of visitors took ${longest(reports).toFixed(0)} ms, ${calm.toFixed(0)} before`;
    figure('U98', `${asked.length} calls for a summary of 500 and 500 rows meanwhile; ${words}; refused`, '0');
  });
});

describe('whole product, mean neighbour: clients who take their time', () => {
  it.each([
    ['leads', '/api/borrowing-leads', 100],
    ['sign-ins', '/api/auth/login', 200],
    ['leads under a whole address', 'http://x/api/borrowing-leads', 100],
  ])('serves others while bodies of %s never come, however they write the path', async (name, target, count) => {
    const open = slowBodies(product.port, { target, count, from: neighbour });
    const answers: string[] = [];
    const seen = await seenDuring(product, bystanders, async () => {
      for (const path of ['/api/properties', 'http://x/api/properties']) {
        answers.push(await rawAnswer(product.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`));
      }
      await pause(attackMs);
    });
    open.end();
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(['HTTP/1.1 401', 'HTTP/1.1 401']);
    expectUnhurt(seen);
    figure('U81', `${count} bodies of ${name} that never come: ${seen.words}`, '0 refused');
  });

  it('serves others while a client asks for the whole record on many connections and never reads', async () => {
    const { id, token } = await clientOfThousandRows(product);
    const path = `/api/profiles/${id}/details`;
    const one = await timed(() => send(`${product.address}${path}`, { method: 'GET', token }));
    const attack = { target: path, connections: 24, requests: 4, token, gapMs: 6 * one.ms };
    const open = await unreadAnswers(product.port, attack);
    const seen = await seenDuring(product, bystanders, () => pause(attackMs));
    open.end();
    expectUnhurt(seen);
    figure('U81', `96 answers of a whole record on 24 connections that nobody reads: ${seen.words}`, '0 refused');
  });
});
