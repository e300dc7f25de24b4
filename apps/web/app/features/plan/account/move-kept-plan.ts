import { routes } from '@freehold/contract';
import { readPlan } from '@freehold/plan';
import { call } from '#app/lib/api-client.ts';
import { forgetPlan, type Kept, keptPlan } from '../model/kept-plan.ts';

/** A plan that is in the account now, and whether it left this browser. */
export interface MovedPlan {
  readonly id: string;
  readonly isGone: boolean;
}

/**
 * Makes a plan of the signed-in client of the one that this browser keeps, which then leaves it, unless another tab changed
 * it meanwhile. Its mark is the key: sent again it is the same plan, also where the page was closed before the answer came.
 * Throws CallError, and RangeError in words for a plan that cannot be read whole.
 */
export async function moveKeptPlan({ document, mark }: Kept): Promise<MovedPlan> {
  const { plan, lost } = readPlan(document);
  if (plan === null || lost.length > 0) throw new RangeError('Not all of it can be read. Open it and look first.');
  const body = { plan: { ...plan } };
  const { id } = await call(routes.plans.create, { query: {}, body, key: mark });
  if ((await keptPlan('own'))?.mark !== mark) return { id, isGone: false };
  const isGone = await forgetPlan('own').then(
    () => true,
    () => false,
  );
  return { id, isGone };
}
