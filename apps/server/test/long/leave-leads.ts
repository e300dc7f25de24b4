import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aBorrowingLead } from '../builders.ts';
import { send } from '../people.ts';
import { pause } from './own-cluster.ts';

/** Submits leads for the given time, each caller one after another; throws when one is rejected. */
export async function leaveLeads(
  address: string,
  { hands, ms, pauseMs }: { hands: number; ms: number; pauseMs: number },
) {
  const end = performance.now() + ms;
  const hand = async () => {
    while (performance.now() < end) {
      const body = aBorrowingLead({ email: `${randomUUID()}@example.com` });
      expect((await send(`${address}/api/borrowing-leads`, { body })).status).toBe(201);
      await pause(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
