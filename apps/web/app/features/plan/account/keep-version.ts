import { type NewPlanVersion, type PlanVersion, routes } from '@freehold/contract';
import { call } from '#app/lib/api-client.ts';
import type { AccountKeeper } from '../model/account-keeper.ts';
import type { PlanStore } from '../model/plan-store.ts';

interface Opened {
  readonly store: PlanStore;
  readonly keeper: AccountKeeper;
}

/** A plan of an account on screen. */
export interface PlanOnScreen {
  /** The client whose it is, for an adviser; undefined for the signed-in client’s own. */
  readonly clientId: string | undefined;
  readonly id: string;
  readonly opened: Opened;
}

/** The version on the server once all on screen is saved there. Throws what keeps it from being saved. */
export async function savedVersion({ store, keeper }: Opened): Promise<number> {
  await keeper.keep(store.read().history.plan);
  return keeper.version();
}

/** Keeps the plan as it is on screen under a name. Throws what keeps it from being saved. */
export async function keepVersion({ clientId, id, opened }: PlanOnScreen, body: NewPlanVersion): Promise<PlanVersion> {
  await savedVersion(opened);
  const query = clientId === undefined ? {} : { userId: clientId };
  return call(routes.plans.keepVersion, { params: { id }, query, body });
}
