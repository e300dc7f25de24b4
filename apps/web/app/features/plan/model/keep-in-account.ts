import { routes } from '@freehold/contract';
import { call } from '#app/lib/api-client.ts';
import type { HeldKey } from '#app/lib/idempotency-key.ts';
import { ownUserId } from '#app/lib/session.ts';
import { keepPlan } from './kept-plan.ts';
import type { PlanStore } from './plan-store.ts';

/**
 * Where this browser holds what is not saved yet of a plan in an account: only who typed it has it back, on a browser that
 * several share.
 */
export function accountSlot(id: string): `account ${string}` {
  return `account ${ownUserId().userId ?? 'demo'} ${id}`;
}

/**
 * Moves the plan on screen into the account of the signed-in client and gives its id there; what was typed meanwhile is
 * saved once it is opened. Sent again under the same key it is the same plan. Throws CallError, and what the browser throws.
 */
export async function keepInAccount(store: PlanStore, key: HeldKey): Promise<string> {
  const { plan } = store.read().history;
  const body = { plan: { ...plan } };
  const { id, version } = await call(routes.plans.create, { query: {}, body, key: key.keyFor(body) });
  const now = store.read().history.plan;
  if (now !== plan) await keepPlan(accountSlot(id), { saved: { plan, version }, plan: now }, null);
  await store.forget().catch(() => undefined);
  return id;
}
