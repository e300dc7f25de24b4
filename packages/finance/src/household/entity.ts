/** Losses of years before the start, dollars. */
export interface BroughtForward {
  /** Held back by the loss rule (ITAA 1997 s 26-155). */
  readonly rentalLosses?: number | undefined;
  /** ITAA 1997 s 102-15. */
  readonly capitalLosses?: number | undefined;
  /** ITAA 1997 s 36-15. */
  readonly taxLosses?: number | undefined;
}

/** Somebody's percent of something; of a home recorded at the start also an entity's. */
export interface OwnerShare {
  readonly owner: string;
  readonly sharePct: number;
}

export const entityKinds = ['company', 'discretionaryTrust', 'unitTrust', 'superFund'] as const;

/** A company; it counts in full as the household's. Dollars. */
export interface Company {
  readonly id: string;
  readonly kind: 'company';
  /** Money it holds at the start. */
  readonly balance?: number | undefined;
  readonly broughtForward?: BroughtForward | undefined;
}

/** A trust or a super fund that manages itself; a household's unit trust is not widely held. */
export interface TrustOrFund {
  readonly id: string;
  readonly kind: Exclude<(typeof entityKinds)[number], 'company'>;
  /** Who takes a trust's income, or whose super a fund is: percent of people, 100 in all. */
  readonly shares: readonly OwnerShare[];
  readonly broughtForward?: BroughtForward | undefined;
}

/** An owner of property that is not a person. */
export type HouseholdEntity = Company | TrustOrFund;
