// Without the law on it: the contract checks these, and pages that work out no loss load it.

export const dwellings = ['new', 'established'] as const;
export type Dwelling = (typeof dwellings)[number];

/** Facts that decide how a rental loss may be used. */
export interface DwellingFacts {
  /** ISO date of the contract, or date and AEST time as `2026-05-12T19:29`. */
  readonly contractDate?: string | undefined;
  readonly dwelling?: Dwelling | undefined;
}
