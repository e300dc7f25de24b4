import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { places } from '../../src/http/load-shedding.ts';
import { aBorrowingLead } from '../builders.ts';
import { askUntil, longest, quantile, quickRound, statusCounts, timed } from '../load.ts';
import { send, signedInAdviser } from '../people.ts';
import type { ServerProcess } from '../process.ts';
import { figure } from '../quality.ts';
import { databases } from './own-cluster.ts';
import { type OwnProduct, startOwnProduct } from './own-product.ts';

// A port without a listener: a mail server that is down.
const noMail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Freehold <reports@freehold.example>' };
const metricsToken = 'a token for the monitoring';

describe.each(databases)('a crowd at a server on %s', (kind) => {
  let product: OwnProduct;
  let server: ServerProcess;

  beforeAll(async () => {
    product = await startOwnProduct(kind, { ...noMail, METRICS_TOKEN: metricsToken });
    server = product.server;
  });
  afterAll(() => product.remove());

  const leaveLead = () => {
    const email = `${randomUUID()}@example.com`;
    return send(`${server.address}/api/borrowing-leads`, { body: aBorrowingLead({ email }), key: randomUUID() });
  };
  const listProperties = (token: string) => () => send(`${server.address}/api/properties`, { method: 'GET', token });

  /** The server's metrics of its database connections. */
  async function poolUse(): Promise<Record<string, number>> {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const text = await (await fetch(`${server.address}/metrics`, { headers })).text();
    const lines = text.matchAll(/^freehold_database_connections\{state="(\w+)"\} (\d+)$/gm);
    return Object.fromEntries([...lines].map(([, state, count]) => [state, Number(count)]));
  }

  it('answers five hundred calls at once or sends them away at once, and holds nothing afterwards', async () => {
    const { token } = await signedInAdviser(server.address);
    const answers = await Promise.all(Array.from({ length: 500 }, () => timed(listProperties(token))));
    const { 200: served = 0, 503: refused = 0, ...others } = statusCounts(answers);
    expect(others).toEqual({});
    expect(served).toBeGreaterThanOrEqual(places.others.all);
    expect(answers.filter(({ status, headers }) => status === 503 && !Number(headers.get('retry-after')))).toEqual([]);
    await vi.waitFor(async () => expect(await poolUse()).toMatchObject({ in_use: 0, waiting: 0 }), { timeout: 5_000 });
    expect((await listProperties(token)()).status).toBe(200);
    const words = `500 reads at once: ${served} answered within ${longest(answers).toFixed(0)} ms, ${refused} sent away with 503`;
    figure('J4', `${kind}: ${words}; connections in use afterwards`, '0');
  });

  it('reads stay quick while a hundred people sign in at once', async () => {
    const { token } = await signedInAdviser(server.address);
    const signIn = () => {
      const body = { email: `${randomUUID()}@example.com`, password: 'not the password' };
      return send(`${server.address}/api/auth/login`, { body });
    };
    const round = async () => {
      const state = { isOver: false };
      const asking = askUntil(listProperties(token), { isOver: () => state.isOver, hands: 4, restMs: 5 });
      const signIns = await Promise.all(Array.from({ length: 100 }, () => timed(signIn)));
      state.isOver = true;
      const reads = await asking;
      expect(statusCounts(signIns)).toEqual({ 401: 100 });
      expect(Object.keys(statusCounts(reads))).toEqual(['200']);
      return { count: reads.length, p99: quantile(reads, 0.99), longestMs: longest(signIns) };
    };
    const { count, p99, longestMs } = await quickRound(round, (made) => made.p99 < 500);
    expect(p99).toBeLessThan(500);
    const words = `100 sign-ins at once, done within ${longestMs.toFixed(0)} ms: p99 of ${count} reads`;
    figure('L2', `${kind}: ${words}`, `${p99.toFixed(0)} ms`);
  });

  it('leads are answered as quickly while the mail server is away', async () => {
    const round = async () => {
      const state = { left: 300 };
      const isOver = () => {
        state.left -= 1;
        return state.left < 0;
      };
      const answers = await askUntil(leaveLead, { isOver, hands: 4, restMs: 0 });
      expect(statusCounts(answers)).toEqual({ 201: 300 });
      return quantile(answers, 0.99);
    };
    const p99 = await quickRound(round, (made) => made < 300);
    expect(p99).toBeLessThan(300);
    figure('H6', `${kind}: p99 of 300 leads, four at a time, while the mail server is away`, `${p99.toFixed(0)} ms`);
  });
});
