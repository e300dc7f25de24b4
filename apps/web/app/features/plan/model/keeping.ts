import type { Plan } from '@freehold/plan';

/** Where the plan is kept: nothing to keep, on its way, in this browser since a moment, not, or another tab's there. */
export type Keeping =
  | { readonly status: 'none' | 'waiting' | 'failed' | 'elsewhere' }
  | { readonly status: 'kept'; readonly at: Date };

/** What keeps a plan. */
export interface Keeper {
  /**
   * Keeps a plan in this browser. Throws where it cannot, and ChangedElsewhere where another tab did, unless it is to
   * take the other's place.
   */
  readonly keep: (plan: Plan, isInPlace?: boolean) => Promise<void>;
  readonly forget: () => Promise<void>;
  readonly now: () => Date;
}
