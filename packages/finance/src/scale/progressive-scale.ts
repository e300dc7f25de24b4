/** One band of a progressive scale: `base` plus `rate` times the excess over the threshold. */
export interface Band {
  readonly above: number;
  readonly base: number;
  /** Fraction of each dollar above the threshold. */
  readonly rate: number;
}

/** Bands in ascending order; below the first threshold the charge is 0. */
export type ProgressiveScale = readonly Band[];

/** The charge on an amount: dollars in and out, not rounded; 0 for an amount at or below the first threshold. */
export function chargeOn(scale: ProgressiveScale, amount: number): number {
  const band = bandOf(scale, amount);
  return band === null ? 0 : band.base + band.rate * (amount - band.above);
}

/**
 * The band an amount falls in; an amount equal to a threshold belongs to the band below. Null if it is below the first
 * band.
 */
export function bandOf(scale: ProgressiveScale, amount: number): Band | null {
  let found: Band | null = null;
  for (const band of scale) {
    if (amount <= band.above) break;
    found = band;
  }
  return found;
}
