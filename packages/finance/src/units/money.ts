declare const dollarsBrand: unique symbol;

/** An amount in Australian dollars, cents as the fraction. Never NaN or infinite. */
export type Dollars = number & { readonly [dollarsBrand]: true };

/** Returns the amount as dollars; -0 becomes 0. Throws RangeError for NaN and infinities. */
export function dollars(amount: number): Dollars {
  if (!Number.isFinite(amount)) throw new RangeError(`amount is ${amount}; a finite number of dollars is needed`);
  return (amount + 0) as Dollars;
}

/** Rounds to the cent, half away from zero: the rule for a repayment posted to an account. */
export function roundToCent(amount: number): Dollars {
  return dollars(roundHalfAwayFromZero(amount * 100) / 100);
}

/** Rounds to the whole dollar, half away from zero: the rule for a figure on a screen (decision R-02). */
export function roundToDollar(amount: number): Dollars {
  return dollars(roundHalfAwayFromZero(amount));
}

/** Rounds to the nearest hundred dollars, half up: the rule for the estimated rent (decision J-01). */
export function roundToHundred(amount: number): Dollars {
  return dollars(roundHalfAwayFromZero(amount / 100) * 100);
}

/** Rounds a percentage to the whole percent, half away from zero: the rule for slices and statistics (I-10). */
export function roundToWholePercent(share: number): number {
  return roundHalfAwayFromZero(share) + 0;
}

/**
 * Rounds to the nearest whole number, half away from zero. A product such as 1.005 × 100 lands just under its half in
 * binary, so a value within a few units of a double's last place of the half counts as the half. A wider margin would
 * shift whole dollars: one part in 10^12 of the largest amount is a dollar.
 */
function roundHalfAwayFromZero(value: number): number {
  const size = Math.abs(value);
  const nudged = size + size * 16 * Number.EPSILON;
  return Math.sign(value) * Math.floor(nudged + 0.5);
}
