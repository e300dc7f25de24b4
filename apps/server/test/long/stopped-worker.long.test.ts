import { afterEach, expect, it, vi } from 'vitest';
import { administer } from '../database/administer.ts';
import { aStrategySessionLead } from '../lead-builders.ts';
import { send } from '../people.ts';
import { figure } from '../quality.ts';
import { mailingProduct } from './mailing-product.ts';

const stops = 20;
const afterwards: (() => unknown)[] = [];

afterEach(async () => {
  for (const undo of afterwards.splice(0).reverse()) await undo();
});

/** Counts the rows of a `from` clause. */
async function count(url: string, from: string): Promise<number> {
  return Number((await administer(url, `select count(*)::int as count from ${from}`)).rows[0]?.count);
}

it('a worker that is stopped ends the mail in its hand or puts it back; it is sent later, or ends after two sends that nobody answered', async () => {
  const { url, mailServer, start } = await mailingProduct(afterwards);
  const ends: number[] = [];
  for (let round = 0; round < stops; round += 1) {
    mailServer.behave(round % 2 === 0 ? 'ok' : 'nothing after the mail');
    const server = await start();
    const before = mailServer.arrivals();
    const body = aStrategySessionLead({ email: `person-${round}@example.com` });
    expect((await send(`${server.address}/api/strategy-session-leads`, { body })).status).toBe(201);
    await vi.waitFor(() => expect(mailServer.arrivals()).toBeGreaterThan(before), { timeout: 150_000, interval: 20 });
    const begun = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    ends.push(performance.now() - begun);
    expect(await count(url, `jobs.job where state = 'active'`)).toBe(0);
  }
  expect(Math.max(...ends)).toBeLessThan(10_000);
  mailServer.behave('ok');
  const last = await start();
  afterwards.push(() => last.end('SIGTERM'));
  const putBack = await count(url, `mails where status = 'queued'`);
  const waiting = { timeout: 300_000, interval: 1_000 };
  await vi.waitFor(
    async () => expect(await count(url, `mails where status not in ('sent', 'failed')`)).toBe(0),
    waiting,
  );
  const unanswered = await count(
    url,
    `mails where status = 'failed' and last_error like 'Handed over without an answer%'`,
  );
  expect(await count(url, `mails where status = 'failed'`)).toBe(unanswered);
  expect(new Set(mailServer.taken).size + unanswered).toBe(stops);
  const slowest = (Math.max(...ends) / 1000).toFixed(1);
  figure(
    'K3',
    `workers told to stop with a mail in hand, ended within ${slowest} s with no job left behind; ${putBack} mails put back went on later, ${unanswered} of all ended after two sends without an answer`,
    `${stops}/${stops}`,
  );
});
