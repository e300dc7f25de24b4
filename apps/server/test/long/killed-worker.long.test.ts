import { afterEach, expect, it, vi } from 'vitest';
import { administer } from '../database/administer.ts';
import { aStrategySessionLead } from '../lead-builders.ts';
import { send } from '../people.ts';
import { figure } from '../quality.ts';
import { mailingProduct } from './mailing-product.ts';
import { pause } from './own-cluster.ts';

const mails = 1_000;
const kills = 50;
const afterwards: (() => unknown)[] = [];

afterEach(async () => {
  for (const undo of afterwards.splice(0).reverse()) await undo();
});

/** A product with this many mails waiting. */
async function waitingMails() {
  const product = await mailingProduct(afterwards);
  const intake = await product.startIntake();
  for (let part = 0; part < mails; part += 10) {
    const sending = Array.from({ length: 10 }, (_, n) => {
      const body = aStrategySessionLead({ email: `person-${part + n}@example.com` });
      return send(`${intake.address}/api/strategy-session-leads`, { body });
    });
    expect((await Promise.all(sending)).map(({ status }) => status)).toEqual(Array(10).fill(201));
  }
  await intake.end('SIGTERM');
  return product;
}

it('of two workers one is killed fifty times, and every mail of a thousand is sent', async () => {
  const { url, mailServer, start } = await waitingMails();
  const steady = await start();
  afterwards.push(() => steady.end('SIGTERM'));
  for (let round = 0; round < kills; round += 1) {
    const victim = await start();
    await pause(200 + Math.random() * 500);
    await victim.end('SIGKILL');
  }
  expect(mailServer.taken.length).toBeLessThan(mails);
  const successor = await start();
  afterwards.push(() => successor.end('SIGTERM'));
  await vi.waitFor(
    async () => {
      const { rows } = await administer(url, 'select status, count(*)::int from mails group by status');
      expect(rows).toEqual([{ status: 'sent', count: mails }]);
    },
    { timeout: 480_000, interval: 1_000 },
  );
  const { rows } = await administer(url, 'select message_id from mails');
  expect([...new Set(mailServer.taken)].toSorted()).toEqual(rows.map(({ message_id }) => message_id).toSorted());
  const twice = mailServer.taken.length - mails;
  expect(twice).toBeLessThanOrEqual(kills);
  figure(
    'H2',
    `mails of ${mails} that arrived though one of two workers was killed ${kills} times; ${twice} of them twice, under the same Message-ID`,
    `${mails}/${mails}`,
  );
});
