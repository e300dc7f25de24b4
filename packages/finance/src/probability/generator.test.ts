import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalQuantile } from './normal-quantile.ts';
import { portableExp } from './portable-exp.ts';
import { rankOf, selectRank } from './quantile.ts';
import { fillBits, seededState } from './xoshiro.ts';

describe('fillBits', () => {
  it('gives the published words of xoshiro128** from the state 1, 2, 3, 4', () => {
    const words = new Uint32Array(10);
    fillBits(Int32Array.of(1, 2, 3, 4), words);
    // Test vector of the C reference code, as in the rand_xoshiro crate.
    expect([...words]).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('goes on where it stopped', () => {
    const [whole, first, second] = [new Uint32Array(20), new Uint32Array(7), new Uint32Array(13)];
    fillBits(seededState(5), whole);
    const state = seededState(5);
    fillBits(state, first);
    fillBits(state, second);
    expect([...first, ...second]).toEqual([...whole]);
  });

  it('gives no two seeds the same state', () => {
    const states = Array.from({ length: 1_000 }, (_, seed) => seededState(seed).join());
    expect(new Set(states).size).toBe(1_000);
  });
});

describe('portableExp', () => {
  it('is exactly 1 for 0', () => {
    expect(portableExp(0)).toBe(1);
  });

  it('is within two units in the last place of e to the power', () => {
    fc.assert(
      fc.property(fc.double({ min: -40, max: 40, noNaN: true }), (x) => {
        expect(Math.abs(portableExp(x) / Math.exp(x) - 1)).toBeLessThan(4.5e-16);
      }),
    );
  });
});

describe('normalQuantile', () => {
  // Quantiles from tables of the normal distribution (NIST, 15 digits), at the word nearest to each probability.
  it.each([
    [0.5, 0],
    [0.841344746068543, 1],
    [0.975, 1.959963984540054],
    [0.999, 3.090232306167813],
    [0.9999, 3.719016485455709],
    [0.999999, 4.753424308822899],
    [0.025, -1.959963984540054],
    [0.001, -3.090232306167813],
  ])('of %d is %d', (probability, quantile) => {
    // The nearest representable word is at most half of 2^-32 away; dividing by the density there bounds the error.
    const density = Math.exp((-quantile * quantile) / 2) / Math.sqrt(2 * Math.PI);
    const word = Math.round(probability * 2 ** 32 - 0.5);
    expect(Math.abs(normalQuantile(word) - quantile)).toBeLessThan(2 ** -32 / density);
  });

  it('is symmetric to the last bit and rises with the word', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 2 }), (word) => {
        expect(normalQuantile(2 ** 32 - 1 - word)).toBe(-normalQuantile(word));
        expect(normalQuantile(word + 1)).toBeGreaterThan(normalQuantile(word));
      }),
    );
  });

  it('is finite at both ends, the quantile of half a word of 2^-32', () => {
    // The tail beyond z is about φ(z)/z · (1 − 1/z²): 1.164e-10 at 6.338.
    expect(normalQuantile(0)).toBeCloseTo(-6.338, 3);
    expect(normalQuantile(2 ** 32 - 1)).toBeCloseTo(6.338, 3);
  });
});

describe('selectRank', () => {
  it('finds what sorting would put at the rank', () => {
    // Sorting a Float64Array puts -0 before 0; which of two equal values is found does not matter.
    const lists = fc.array(
      fc.double({ noNaN: true }).map((value) => value + 0),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(lists, fc.nat(59), (values, wanted) => {
        const rank = wanted % values.length;
        expect(selectRank(Float64Array.from(values), rank)).toBe(Float64Array.from(values).sort()[rank]);
      }),
    );
  });

  it.each([
    [10, 10, 0],
    [10, 11, 1],
    [50, 10, 4],
    [90, 10, 8],
    [90, 1, 0],
  ])('the rank of %d %% of %d values is %d', (percent, count, rank) => {
    expect(rankOf(percent, count)).toBe(rank);
  });
});
