/**
 * Ledger rounding: an account is kept in whole cents, and each posting is rounded half away from zero. The margin covers
 * the error of three roundings of doubles and no more, so a rate with four decimals is never pushed over a tie it has
 * not reached, up to 600,000 dollars of interest a period.
 */
const margin = 3 * Number.EPSILON;

/** Whole cents of an amount in dollars. */
export function toCents(dollars: number): number {
  return wholeCents(dollars * 100);
}

/** Dollars of whole cents. */
export function fromCents(cents: number): number {
  return cents / 100 + 0;
}

/** Rounds an amount in cents to whole cents, half away from zero. */
export function wholeCents(cents: number): number {
  const size = Math.abs(cents);
  return Math.sign(cents) * Math.floor(size + size * margin + 0.5) + 0;
}

/** Drops the part of a cent that an amount in cents holds, for amounts from 0. */
export function wholeCentsDown(cents: number): number {
  return Math.floor(cents + cents * margin);
}

/** Rounds an amount in cents up to the next whole cent. */
export function wholeCentsUp(cents: number): number {
  return Math.ceil(cents - Math.abs(cents) * margin) + 0;
}

/**
 * Interest of one period in whole cents. Multiplies first and divides last: dividing the rate first loses exact half
 * cents.
 */
export function interestCents(balanceCents: number, annualRatePct: number, periodsPerYear: number): number {
  return wholeCents((balanceCents * annualRatePct) / 100 / periodsPerYear);
}

/** A ratio or percentage to four decimals, half away from zero. */
export function fourDecimals(value: number): number {
  return wholeCents(value * 1e4) / 1e4;
}

/** A part of dollars, to the cent. */
export function partOfDollars(dollars: number, part: number): number {
  return wholeCents(dollars * part * 100) / 100;
}
