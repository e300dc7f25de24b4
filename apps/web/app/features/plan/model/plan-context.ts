import { createContext, use, useSyncExternalStore } from 'react';
import type { PlanState, PlanStore } from './plan-store.ts';

/** The store of the plan on screen. */
export const PlanOf = createContext<PlanStore | null>(null);

/** The store of the plan that a part is on. Throws outside of one. */
export function usePlanStore(): PlanStore {
  const store = use(PlanOf);
  if (store === null) throw new Error('This part stands on no plan');
  return store;
}

/** A part of the plan's state; what `pick` gives must stay the same object while it does not change. */
export function usePlan<Part>(pick: (state: PlanState) => Part): Part {
  const store = usePlanStore();
  const read = () => pick(store.read());
  return useSyncExternalStore(store.subscribe, read, read);
}
