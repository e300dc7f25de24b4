import { routes } from '@freehold/contract';
import type { Plan } from '@freehold/plan';
import { call } from '#app/lib/api-client.ts';

/** Keeps a plan in the account of the signed-in client and gives its id. Throws CallError. */
export async function keepInAccount(plan: Plan): Promise<string> {
  const { id } = await call(routes.plans.create, { query: {}, body: { plan: { ...plan } } });
  return id;
}
