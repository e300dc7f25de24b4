import { type OutboxMail, outboxMailSchema } from '@freehold/contract';
import { expect, vi } from 'vitest';
import * as z from 'zod/mini';
import { type FakedClock, fakedClock } from '../faked-clock.ts';
import { send, signedInAdviser } from '../people.ts';
import { startWholeProduct, type WholeProduct } from './product.ts';

/** The product on the embedded database, both on a clock the test sets. */
export interface ClockedProduct extends WholeProduct {
  readonly clock: FakedClock;
}

/** Starts the product with its clock at the real time. */
export async function startClockedProduct(settings: Readonly<Record<string, string>> = {}): Promise<ClockedProduct> {
  const clock = fakedClock();
  const product = await startWholeProduct({ ...clock.settings, ...settings }, { isEmbedded: true });
  const remove = async () => {
    await product.remove();
    clock.remove();
  };
  return { ...product, clock, remove };
}

/** Moves a running server's clock and waits until its responses show the new time. */
export async function moveClock({ address, clock }: ClockedProduct, minutes: number): Promise<void> {
  clock.setAhead(minutes);
  await vi.waitFor(
    async () => {
      const { headers } = await send(`${address}/api/health/live`, { method: 'GET' });
      const ahead = (Date.parse(headers.get('date') ?? '') - Date.now()) / 60_000;
      expect(Math.abs(ahead - minutes)).toBeLessThan(1);
    },
    { timeout: 60_000, interval: 200 },
  );
}

/** Mails in the outbox to an address, newest first, as advisers see them. */
export async function mailsTo({ address }: WholeProduct, recipient: string): Promise<OutboxMail[]> {
  const { token } = await signedInAdviser(address);
  const { body } = await send(`${address}/api/mails?limit=100`, { method: 'GET', token });
  return z
    .array(outboxMailSchema)
    .parse(body)
    .filter((mail) => mail.recipient === recipient);
}
