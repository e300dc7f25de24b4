import { Decimal } from 'decimal.js';

Decimal.set({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

export type Amount = number | Decimal;

/** A number as an exact decimal. */
export function d(value: Amount): Decimal {
  return new Decimal(value);
}

/** To the cent, half away from zero; twenty places first, since forty digits of a third times three miss the whole. */
export function toCents(value: Decimal): number {
  return value.toDecimalPlaces(20).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber();
}

/** The larger of the two. */
export function atLeast(least: Amount, value: Decimal): Decimal {
  return Decimal.max(least, value);
}

/**
 * Tax by slices: each slice of the amount between two thresholds at its own rate. `rates` are fractions from the
 * threshold up, in order.
 */
export function bySlices(rates: readonly (readonly [from: number, rate: number])[], amount: Decimal): Decimal {
  return rates.reduce((sum, [from, rate], index) => {
    const to = rates[index + 1]?.[0];
    const top = to === undefined ? amount : Decimal.min(amount, to);
    return sum.plus(atLeast(0, top.minus(from)).times(rate));
  }, d(0));
}

/** A source of repeatable numbers from 0 to 1 (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the choices. */
export function pick<Choice>(random: () => number, choices: readonly [Choice, ...(readonly Choice[])]): Choice {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** An amount to `most`: now whole hundreds, now whole dollars, now with cents, and often near one of the edges. */
export function amountNear(random: () => number, most: number, edges: readonly number[]): number {
  const edge = edges.length > 0 && random() < 0.4 ? (edges[Math.floor(random() * edges.length)] ?? 0) : null;
  const value = edge === null ? random() * most : edge + (random() - 0.5) * 400;
  const grain = pick(random, [100, 1, 0.01]);
  const count = Math.max(0, Math.round(value / grain));
  return grain === 0.01 ? count / 100 : count * grain;
}
