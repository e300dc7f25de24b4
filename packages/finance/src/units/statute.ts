/**
 * Rounding that is part of a rule. Three kinds must not be mixed: a formula stays a double until it is displayed
 * (units/money), a statute rounds where its words say so (here), a ledger posts whole cents.
 *
 * A sum of doubles can land a hair beside the tie or whole number that exact arithmetic gives, so each function treats a
 * value within a hundred-millionth of a dollar of one as that one: far wider than the error of a tax computed in doubles,
 * far narrower than the steps that cents and rates make.
 */

/** How many lots of 100 dollars an amount starts: "for every $100, or part of $100". 0 for nothing. */
export function startedHundreds(excess: number): number {
  return Math.max(0, Math.ceil(excess / 100));
}

/** Whole dollars, "fifty cents, to the nearest whole dollar below" (Duties Act 2000 (Vic) s 28). */
export function nearestDollarTiesDown(amount: number): number {
  return Math.ceil(amount - 0.5 - nudge(amount)) + 0;
}

/** Whole dollars, any part of a dollar dropped. */
export function dollarsDown(amount: number): number {
  return Math.floor(amount + nudge(amount));
}

/** Whole dollars, any part of a dollar counted as one. */
export function dollarsUp(amount: number): number {
  return Math.ceil(amount - nudge(amount));
}

/** The nearest multiple of 10 cents, 5 cents or less going down (Land Tax Rating Act 2000 (Tas)). */
export function tenCentsTiesDown(amount: number): number {
  return nearestDollarTiesDown(amount * 10) / 10;
}

/** Cents, half away from zero, so that a loss rounds as its amount does. */
export function cents(amount: number): number {
  const size = Math.abs(amount) * 100;
  return (Math.sign(amount) * Math.floor(size + 0.5 + nudge(size, 100))) / 100 + 0;
}

/** Three decimals, half up: an indexation factor (ITAA 1997 s 960-275(5)). */
export function threeDecimals(factor: number): number {
  return Math.floor(factor * 1000 + 0.5 + nudge(factor)) / 1000;
}

/** The margin of an amount that is counted in parts of a dollar: 100 for cents. */
function nudge(amount: number, parts = 1): number {
  return 1e-8 * parts + Math.abs(amount) * 16 * Number.EPSILON;
}
