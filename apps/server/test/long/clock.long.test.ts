import { signInReplySchema, upkeepStateSchema } from '@freehold/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { aBorrowingLead } from '../builders.ts';
import { whyNoFakedClock } from '../faked-clock.ts';
import { type ClockedProduct, mailsTo, moveClock, startClockedProduct } from '../neighbour/clocked-product.ts';
import { mailTo, tokenIn } from '../neighbour/letters.ts';
import { newClient, newCredentials, send, signedInAdviser } from '../people.ts';
import { figure } from '../quality.ts';

const afterwards: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<ClockedProduct> {
  const product = await startClockedProduct(settings);
  afterwards.push(product.remove);
  return product;
}

const withClock = describe.skipIf(whyNoFakedClock !== undefined);

withClock('whole product, mean neighbour: a copied session', () => {
  it('ends for thief and owner when they renew it in turns, and its owner is told', async () => {
    const product = await startProduct();
    const credentials = newCredentials();
    await newClient(product.address, credentials);
    const signIn = await send(`${product.address}/api/auth/login`, { body: credentials });
    const renew = (refreshToken: string) => send(`${product.address}/api/auth/refresh`, { body: { refreshToken } });
    const hands = { owner: signInReplySchema.parse(signIn.body).refreshToken ?? '', thief: '' };
    hands.thief = hands.owner;
    const renewals: string[] = [];
    // Each session refreshes every fourteen minutes, seven minutes apart, as two open browsers do.
    for (let minutes = 7; minutes <= 60; minutes += 7) {
      const whose = minutes % 14 === 0 ? 'owner' : 'thief';
      await moveClock(product, minutes);
      const { status, body } = await renew(hands[whose]);
      renewals.push(`${whose} ${status}`);
      if (status === 200) hands[whose] = z.object({ refreshToken: z.string() }).parse(body).refreshToken;
    }
    expect(renewals.slice(0, 2)).toEqual(['thief 200', 'owner 401']);
    expect(new Set(renewals.slice(2))).toEqual(new Set(['thief 401', 'owner 401']));
    await mailTo(product.mails, credentials.email, 'for your safety');
    figure(
      'U101',
      'renewals by the thief of a copied session after its owner came seven minutes later, in an hour',
      '0',
    );
  });
});

withClock('whole product, mean neighbour: mails', () => {
  it('with a link to a new password are not sent eleven minutes late', async () => {
    const product = await startProduct();
    const credentials = newCredentials();
    await newClient(product.address, credentials);
    await mailTo(product.mails, credentials.email, 'Confirm');
    await product.restart('SIGTERM', { SMTP_URL: 'smtp://127.0.0.1:9' });
    const forgotten = { body: { email: credentials.email } };
    expect((await send(`${product.address}/api/auth/forgot-password`, forgotten)).status).toBe(200);
    product.clock.setAhead(11);
    await product.restart('SIGTERM');
    await vi.waitFor(
      async () =>
        expect((await mailsTo(product, credentials.email)).find(({ kind }) => kind === 'password-reset')).toMatchObject(
          {
            status: 'failed',
            lastError: 'Withheld: its link had run out or was no longer good',
          },
        ),
      { timeout: 100_000, interval: 300 },
    );
    const resets = () => product.mails.received.filter(({ subject }) => subject === 'Reset your password');
    expect(resets()).toHaveLength(0);
    expect((await send(`${product.address}/api/auth/forgot-password`, forgotten)).status).toBe(200);
    const token = tokenIn(await mailTo(product.mails, credentials.email, 'Reset your password'));
    const password = 'another long one 7';
    expect((await send(`${product.address}/api/auth/reset-password`, { body: { token, password } })).status).toBe(200);
    figure('U104', 'mails with a dead link to a new password that were sent, eleven minutes late', '0');
  });
});

withClock('whole product, mean neighbour: a clock thirteen months ahead', () => {
  it('erases nobody and nothing, and is told to advisers', async () => {
    const product = await startProduct();
    const credentials = newCredentials();
    await newClient(product.address, credentials);
    const lead = await send(`${product.address}/api/borrowing-leads`, { body: aBorrowingLead() });
    expect(lead.status).toBe(201);
    const clockProblems = async () => {
      const { token } = await signedInAdviser(product.address);
      const { body } = await send(`${product.address}/api/upkeep`, { method: 'GET', token });
      return upkeepStateSchema.parse(body).problems.filter(({ kind }) => kind === 'clock');
    };
    await moveClock(product, 395 * 24 * 60);
    await vi.waitFor(async () => expect(await clockProblems()).toMatchObject([{ problem: 'failed' }]), {
      timeout: 150_000,
      interval: 1_000,
    });
    await moveClock(product, 0);
    const { token } = await signedInAdviser(product.address);
    const leads = await send(`${product.address}/api/leads`, { method: 'GET', token });
    expect(leads.body).toMatchObject([{}]);
    expect((await send(`${product.address}/api/auth/login`, { body: credentials })).status).toBe(200);
    figure('U105', 'people and leads erased while the clock of a server process stood thirteen months ahead', '0');
  });
});
