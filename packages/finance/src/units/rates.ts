declare const percentBrand: unique symbol;
declare const fractionBrand: unique symbol;

/** A rate as people type it: 5.5 means 5.5 %. */
export type Percent = number & { readonly [percentBrand]: true };

/** A rate as formulas use it: 0.055 means 5.5 %. */
export type Fraction = number & { readonly [fractionBrand]: true };

/** Returns the rate as a percent. Throws RangeError for NaN and infinities. */
export function percent(rate: number): Percent {
  if (!Number.isFinite(rate)) throw new RangeError(`rate is ${rate}; a finite percentage is needed`);
  return (rate + 0) as Percent;
}

/** Returns the rate as a fraction. Throws RangeError for NaN and infinities. */
export function fraction(rate: number): Fraction {
  if (!Number.isFinite(rate)) throw new RangeError(`rate is ${rate}; a finite fraction is needed`);
  return (rate + 0) as Fraction;
}

/** Converts a percentage to a fraction: 5.5 gives 0.055. */
export function fractionOf(rate: Percent): Fraction {
  return (rate / 100) as Fraction;
}

/** Converts a fraction to a percentage: 0.055 gives 5.5. */
export function percentOf(rate: Fraction): Percent {
  return (rate * 100) as Percent;
}
