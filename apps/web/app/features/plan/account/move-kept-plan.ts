import { routes } from '@freehold/contract';
import { readPlan } from '@freehold/plan';
import { update } from 'idb-keyval';
import { call } from '#app/lib/api-client.ts';
import type { HeldKey } from '#app/lib/idempotency-key.ts';
import { forgetPlan, type Kept, keptPlan, store } from '../model/kept-plan.ts';

/** A plan that is in the account now, and whether it left this browser. */
export interface MovedPlan {
  readonly id: string;
  readonly isGone: boolean;
}

/**
 * Makes a plan of the signed-in client of the one that this browser keeps, which then leaves it, unless another tab changed
 * it meanwhile. Sent again under the same key it is the same plan. Throws CallError, and RangeError in words for a plan that
 * cannot be read whole.
 */
export async function moveKeptPlan({ document, mark }: Kept, key: HeldKey): Promise<MovedPlan> {
  const { plan, lost } = readPlan(document);
  if (plan === null || lost.length > 0) throw new RangeError('Not all of it can be read. Open it and look first.');
  const body = { plan: { ...plan } };
  const { id } = await call(routes.plans.create, { query: {}, body, key: key.keyFor(body) });
  if ((await keptPlan('own'))?.mark !== mark) return { id, isGone: false };
  const isGone = await forgetPlan('own').then(
    () => true,
    () => false,
  );
  return { id, isGone };
}

/** Remembers beside the plan that a person leaves it in this browser, for as long as it is there. */
export async function declineKeptPlan(userId: string): Promise<void> {
  const kept = await keptPlan('own');
  if (kept === null) return;
  await update<unknown>(
    'own',
    (value) =>
      typeof value === 'object' && value !== null ? { ...value, declined: [...(kept.declined ?? []), userId] } : value,
    store(),
  );
}
