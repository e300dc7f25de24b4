import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type HostileMailServer, startHostileMailServer } from '../hostile-mail-server.ts';
import { aStrategySessionLead } from '../lead-builders.ts';
import { send } from '../people.ts';
import { figure } from '../quality.ts';
import { bystandersOf, expectUnhurt, seenDuring } from './bystanders.ts';
import { startWholeProduct, type WholeProduct } from './product.ts';

/** Five replies of 7 s fit into the 40 s a mail may take. */
const answerMs = 7_000;

let tarpit: HostileMailServer;
let product: WholeProduct;

beforeAll(async () => {
  tarpit = await startHostileMailServer('ok', answerMs, answerMs);
  product = await startWholeProduct({ SMTP_URL: tarpit.url });
});
afterAll(async () => {
  // Closes its open connections first, so that the product has nothing to wait for.
  await tarpit.close();
  await product.remove();
});

it('whole product, mean neighbour: a mail server that takes 7 s over each answer gets each mail once', async () => {
  const bystanders = await bystandersOf(product);
  const email = `${randomUUID()}@example.com`;
  const lead = { body: aStrategySessionLead({ email }), key: randomUUID() };
  expect((await send(`${product.address}/api/strategy-session-leads`, lead)).status).toBe(201);
  const seen = await seenDuring(product, bystanders, () =>
    vi.waitFor(() => expect(tarpit.taken.length).toBeGreaterThan(0), { timeout: 120_000, interval: 500 }),
  );
  expectUnhurt(seen);
  // A mail marked as sent is not handed to a worker again.
  const outbox = `${product.address}/api/mails?q=${encodeURIComponent(email)}`;
  const own = () => send(outbox, { method: 'GET', token: bystanders.adviser.token });
  await vi.waitFor(
    async () => expect((await own()).body).toMatchObject([{ recipient: email, status: 'sent', attempts: 1 }]),
    { timeout: 120_000, interval: 500 },
  );
  expect(tarpit.arrivals()).toBe(new Set(tarpit.taken).size);
  figure('U61', `whole product, 7 s for each answer, ${seen.words}: most copies of a mail`, '1');
});
