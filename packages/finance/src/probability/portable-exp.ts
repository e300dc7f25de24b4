// ln 2 split in two, so that subtracting a multiple loses no digits (Cody–Waite).
const ln2High = 0.6931471803691238;
const ln2Low = 1.9082149292705877e-10;

/** Largest power of two in the table, either sign. */
const largestPower = 80;
const powersOfTwo = new Float64Array(2 * largestPower + 1);
// Doubling and halving are exact; `**` may round differently on other engines.
for (let power = 0, up = 1, down = 1; power <= largestPower; power += 1, up *= 2, down /= 2) {
  powersOfTwo[largestPower + power] = up;
  powersOfTwo[largestPower - power] = down;
}

/**
 * e to the power of `x`, for |x| up to 50, within one unit in the last place; exactly 1 for 0. Uses only sums, products
 * and quotients of IEEE doubles, so every platform gives the same bits; `Math.exp` does not guarantee that. Source:
 * fdlibm `__ieee754_exp`.
 */
export function portableExp(x: number): number {
  const power = (Math.LOG2E * x + (x < 0 ? -0.5 : 0.5)) | 0;
  const high = x - power * ln2High;
  const low = power * ln2Low;
  const rest = high - low;
  const square = rest * rest;
  const remainder =
    rest -
    square *
      (0.16666666666666602 +
        square *
          (-0.0027777777777015593 +
            square * (6.613756321437934e-5 + square * (-1.6533902205465252e-6 + square * 4.1381367970572385e-8))));
  const mantissa = 1 - (low - (rest * remainder) / (2 - remainder) - high);
  return mantissa * (powersOfTwo[power + largestPower] ?? Number.NaN);
}

/** Replaces each value by e to the power of it. One loop, so no number is heap-allocated per value. */
export function expAll(values: Float64Array): void {
  for (let place = 0; place < values.length; place += 1) values[place] = portableExp(values[place] ?? 0);
}
