import { createContext, use, useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import type { PlanState, PlanStore } from './plan-store.ts';

/** The store of the plan on screen. */
export const PlanOf = createContext<PlanStore | null>(null);

/** The store of the plan that a part is on. Throws outside of one. */
export function usePlanStore(): PlanStore {
  const store = use(PlanOf);
  if (store === null) throw new Error('This part stands on no plan');
  return store;
}

/**
 * A part of the plan's state as it is drawn: a moment behind what is typed. What `pick` gives must stay the same object
 * while it does not change. It renders in the transition of whoever changes what is drawn, which a key interrupts; React's
 * own useSyncExternalStore would render all at once.
 */
export function usePlan<Part>(pick: (state: PlanState) => Part): Part {
  const store = usePlanStore();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const part = pick(store.drawn());
  const latest = useRef({ pick, part });
  useEffect(() => {
    latest.current = { pick, part };
    // It may have changed since this was rendered.
    if (!Object.is(pick(store.drawn()), part)) draw();
  });
  useEffect(
    () =>
      store.subscribeDrawn(() => {
        const { current } = latest;
        if (!Object.is(current.pick(store.drawn()), current.part)) draw();
      }),
    [store],
  );
  return part;
}

/** A part of the plan's state as it is now, with each key: for what shows a choice or a drag. */
export function usePlanNow<Part>(pick: (state: PlanState) => Part): Part {
  const store = usePlanStore();
  const read = () => pick(store.read());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** A part of the figures that lead, painted before all else; it renders only where what `pick` gives changes. */
export function useLead<Part>(pick: (leads: Pick<PlanState, 'lead' | 'before'>) => Part): Part {
  const store = usePlanStore();
  const read = () => pick(store.leads());
  return useSyncExternalStore(store.subscribe, read, read);
}
