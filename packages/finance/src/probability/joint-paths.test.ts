import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cell,
  covarianceOfSums,
  news,
  stationaryCovariance,
  varianceOfPersistentSum,
} from '../../second-way/joint-moments.ts';
import { dwellingPersistence, dwellingShock, loanRateFloor } from '../rules/joint-chances.ts';
import { fillJointPaths, type JointPaths, type JointPlan, jointPaths, type Volatility } from './joint-paths.ts';

const futures = 10_000;
const plan: JointPlan = { seed: 2026, years: 40, homes: 2 };
const still: Volatility = { growth: 0, rents: 0, rates: 0, prices: 0, dwellings: 0 };

/** One future in room of its own. */
function drawn(asked: JointPlan, future: number): JointPaths {
  const paths = jointPaths(asked);
  fillJointPaths(asked, future, paths);
  return paths;
}

const logOf = (points: number | undefined) => 100 * Math.log1p((points ?? Number.NaN) / 100);
const sumOf = (logs: readonly number[]) => logs.reduce((sum, log) => sum + log, 0);
const logsOf = (points: Float64Array, from: number, to: number) => [...points.subarray(from, to)].map(logOf);

/** Log deviations (percent; rates in points) of every future: of a year, and what the first ten years add up to. */
function sample(asked: JointPlan) {
  const years: number[][][] = Array.from({ length: asked.years }, () => []);
  const decades: number[][] = [];
  const paths = jointPaths(asked);
  for (let future = 0; future < futures; future += 1) {
    fillJointPaths(asked, future, paths);
    for (const year of [0, asked.years - 1]) {
      years[year]?.push([
        logOf(paths.growth[year]),
        logOf(paths.rents[year]),
        paths.rates[year] ?? Number.NaN,
        logOf(paths.prices[year]),
        logOf(paths.growth[asked.years + year]),
      ]);
    }
    const { growth, rents, prices } = paths;
    decades.push([growth, rents, prices].map((points) => sumOf(logsOf(points, 0, 10))));
  }
  return { first: years[0] ?? [], last: years[asked.years - 1] ?? [], decades };
}

const mean = (rows: readonly (readonly number[])[], of: number) =>
  sumOf(rows.map((row) => row[of] ?? Number.NaN)) / rows.length;

function covariance(rows: readonly (readonly number[])[], one: number, other: number): number {
  const [ofOne, ofOther] = [mean(rows, one), mean(rows, other)];
  return sumOf(rows.map((row) => ((row[one] ?? 0) - ofOne) * ((row[other] ?? 0) - ofOther))) / (rows.length - 1);
}

/** Four standard errors of a covariance of normal values: √((σ₁²σ₂² + σ₁₂²) / n) each. */
function fourErrors(one: number, other: number, both: number): number {
  return 4 * Math.sqrt((one * other + both * both) / futures);
}

const fourSeries = [0, 1, 2, 3];
const pairs = fourSeries.flatMap((one) =>
  fourSeries.filter((other) => other <= one).map((other) => [one, other] as const),
);

describe('10,000 futures of the index alone have', () => {
  const { first, last, decades } = sample({ ...plan, volatility: { dwellings: 0 } });

  it.each(pairs)('in the first year the news’ covariance of series %i and %i', (one, other) => {
    const wanted = cell(news, one, other);
    const allowed = fourErrors(cell(news, one, one), cell(news, other, other), wanted);
    expect(Math.abs(covariance(first, one, other) - wanted)).toBeLessThan(allowed);
  });

  it.each(pairs)('in the last year the stationary covariance of series %i and %i', (one, other) => {
    const stationary = stationaryCovariance();
    const wanted = cell(stationary, one, other);
    const allowed = fourErrors(cell(stationary, one, one), cell(stationary, other, other), wanted);
    expect(Math.abs(covariance(last, one, other) - wanted)).toBeLessThan(allowed);
  });

  it('deviations around zero in the first year and the last', () => {
    for (const rows of [first, last]) {
      for (const series of fourSeries) {
        const error = Math.sqrt(covariance(rows, series, series) / futures);
        expect(Math.abs(mean(rows, series))).toBeLessThan(4 * error);
      }
    }
  });

  it('the spreads of ten years’ growth of homes, rents and prices that persistence gives', () => {
    const wanted = covarianceOfSums(10);
    for (const [place, series] of [0, 1, 3].entries()) {
      const variance = cell(wanted, series, series);
      expect(Math.abs(covariance(decades, place, place) - variance)).toBeLessThan(
        fourErrors(variance, variance, variance),
      );
    }
  });
});

describe('10,000 futures with their dwellings’ own part have', () => {
  const { first, last, decades } = sample(plan);
  const own = dwellingShock.value ** 2;
  const index = cell(news, 0, 0);

  it('in any year the variance of the index and of the dwelling together, shared between dwellings as far as the index goes', () => {
    for (const rows of [first, last]) {
      for (const home of [0, 4]) {
        const variance = index + own;
        expect(Math.abs(covariance(rows, home, home) - variance)).toBeLessThan(
          fourErrors(variance, variance, variance),
        );
      }
      expect(Math.abs(covariance(rows, 0, 4) - index)).toBeLessThan(fourErrors(index + own, index + own, index));
    }
  });

  it('a spread of ten years that grows with the persistence of the dwelling', () => {
    const wanted = 10 * index + varianceOfPersistentSum(dwellingShock.value, dwellingPersistence.value, 10);
    expect(Math.abs(covariance(decades, 0, 0) - wanted)).toBeLessThan(fourErrors(wanted, wanted, wanted));
  });

  it('nothing to do with their neighbours', () => {
    const ofNeighbours = first.slice(1).map((row, place) => [row[0] ?? 0, first[place]?.[0] ?? 0]);
    const variance = index + own;
    expect(Math.abs(covariance(ofNeighbours, 0, 1))).toBeLessThan(fourErrors(variance, variance, 0));
  });

  it('a median after 30 years of 5 % a year at what the plan says', () => {
    const paths = jointPaths(plan);
    const values = Array.from({ length: futures }, (_, future) => {
      fillJointPaths(plan, future, paths);
      return [...paths.growth.subarray(0, 30)].reduce((value, points) => value * (1 + (5 + points) / 100), 1);
    }).sort((a, b) => a - b);
    // Standard error of a median of logs: 1.2533 σ / √n; the points lift the logs by at most 0.04 a year.
    const spread = Math.sqrt(30 * index + varianceOfPersistentSum(dwellingShock.value, dwellingPersistence.value, 30));
    const off = 100 * Math.log((values[futures / 2] ?? Number.NaN) / 1.05 ** 30);
    expect(Math.abs(off)).toBeLessThan((4 * 1.2533 * spread) / Math.sqrt(futures) + 30 * 0.04);
  });
});

describe('a future', () => {
  const anyPlan: fc.Arbitrary<JointPlan> = fc.record({
    seed: fc.nat(2 ** 32 - 1),
    years: fc.integer({ min: 0, max: 100 }),
    homes: fc.integer({ min: 0, max: 12 }),
  });
  const anyFuture = fc.nat(2 ** 22 - 1);

  it('has the same bits whatever was drawn before', () => {
    fc.assert(
      fc.property(anyPlan, anyFuture, anyFuture, (asked, future, another) => {
        const paths = jointPaths(asked);
        fillJointPaths(asked, another, paths);
        fillJointPaths({ seed: 1, years: 7, homes: 1 }, another, jointPaths({ seed: 1, years: 7, homes: 1 }));
        fillJointPaths(asked, future, paths);
        expect(paths).toEqual(drawn(asked, future));
      }),
      { numRuns: 50 },
    );
  });

  it('has the bits that the same sums give in Python', () => {
    const paths = drawn({ seed: 2026, years: 40, homes: 3 }, 12_345);
    const bits = Object.values(paths).flatMap(({ buffer }: Float64Array) => [...new Uint32Array(buffer)]);
    // FNV-1a over words of 32 bits; the sum was computed by a program of its own in Python, from the papers and the rules.
    const hash = bits.reduce((sum, word) => Math.imul(sum ^ word, 0x01000193), 0x811c9dc5) >>> 0;
    expect(hash.toString(16)).toBe('fba7cc75');
  });

  it('differs from another of its seed and from the same of another seed', () => {
    const first = drawn(plan, 0).rates[0];
    expect(drawn(plan, 1).rates[0]).not.toBe(first);
    expect(drawn({ ...plan, seed: 2027 }, 0).rates[0]).not.toBe(first);
  });

  it('keeps its years when the horizon is longer, and its dwellings when there is one more', () => {
    fc.assert(
      fc.property(anyPlan, anyFuture, ({ seed, years, homes }, future) => {
        const short = drawn({ seed, years, homes }, future);
        const long = drawn({ seed, years: Math.min(100, years + 9), homes: homes + 1 }, future);
        const longYears = long.rents.length;
        for (const name of ['rents', 'rates', 'prices'] as const) {
          expect(long[name].slice(0, years)).toEqual(short[name]);
        }
        for (let home = 0; home < homes; home += 1) {
          const kept = long.growth.slice(home * longYears, home * longYears + years);
          expect(kept).toEqual(short.growth.slice(home * years, (home + 1) * years));
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('volatility', () => {
  it('of 0 give +0 in every cell', () => {
    const paths = drawn({ ...plan, volatility: still }, 7);
    for (const values of Object.values(paths)) {
      expect([...values].filter((value) => !Object.is(value, 0))).toEqual([]);
    }
  });

  it.each(['rents', 'rates', 'prices'] as const)('of 0 for %s leave the bits of the others', (name) => {
    const paths = drawn({ ...plan, volatility: { [name]: 0 } }, 7);
    const full = drawn(plan, 7);
    for (const other of ['growth', 'rents', 'rates', 'prices'] as const) {
      expect(paths[other]).toEqual(other === name ? new Float64Array(plan.years) : full[other]);
    }
  });

  it('of 0 for dwellings give all homes the growth of the index', () => {
    const { growth } = drawn({ ...plan, volatility: { dwellings: 0 } }, 7);
    expect(growth.slice(0, plan.years)).toEqual(growth.slice(plan.years));
    expect(new Set(growth).size).toBe(plan.years);
  });

  it('of 2 double the deviation of rates, and that of growth in logs', () => {
    const once = drawn({ ...plan, volatility: { dwellings: 0 } }, 7);
    const twice = drawn({ ...plan, volatility: { rates: 2, growth: 2, dwellings: 0 } }, 7);
    expect([...twice.rates]).toEqual([...once.rates].map((points) => 2 * points));
    for (const [place, points] of once.growth.entries()) {
      expect(logOf(twice.growth[place])).toBeCloseTo(2 * logOf(points), 10);
    }
  });

  it('of 3 leave every growth above -100 %', () => {
    const paths = jointPaths(plan);
    const volatility = { ...still, growth: 3, dwellings: 3 };
    for (let future = 0; future < futures; future += 1) {
      fillJointPaths({ ...plan, volatility }, future, paths);
      for (const points of paths.growth) if (!(points > -100)) expect.fail(`growth of ${points} in future ${future}`);
    }
  });
});

describe('what does not fit is refused', () => {
  const room = jointPaths(plan);

  it.each([
    ['seed is -1; allowed is 0 to 4294967295', { ...plan, seed: -1 }, 0],
    ['future is 4194304; allowed is 0 to 4194303', plan, 2 ** 22],
    ['future is 0.5; a whole number 0 to 4194303 is needed', plan, 0.5],
    ['years is 101; allowed is 0 to 100', { ...plan, years: 101 }, 0],
    ['homes is 1001; allowed is 0 to 1000', { ...plan, homes: 1_001 }, 0],
    ['volatility.rates is 3.5; allowed is 0 to 3', { ...plan, volatility: { rates: 3.5 } }, 0],
    ['volatility.dwellings is NaN; allowed is 0 to 3', { ...plan, volatility: { dwellings: Number.NaN } }, 0],
    ['the paths do not have room for 3 homes and 40 years', { ...plan, homes: 3 }, 0],
    ['the paths do not have room for 2 homes and 39 years', { ...plan, years: 39 }, 0],
  ])('%s', (message, asked, future) => {
    expect(() => fillJointPaths(asked, future, room)).toThrow(message);
  });

  it('before room is made for it', () => {
    expect(() => jointPaths({ ...plan, years: 101 })).toThrow(RangeError);
    expect(() => jointPaths({ ...plan, homes: -1 })).toThrow(RangeError);
  });
});

describe('10,000 futures', () => {
  it('allocate less than a tenth of what one number on the heap for each value would take', () => {
    const paths = jointPaths(plan);
    const fill = (count: number) => {
      for (let future = 0; future < count; future += 1) fillJointPaths(plan, future, paths);
    };
    fill(3_000);
    const growth = () => {
      const before = process.memoryUsage().heapUsed;
      fill(futures);
      return process.memoryUsage().heapUsed - before;
    };
    const values = futures * plan.years * 5;
    const bytesOfNumber = 16;
    const limit = (values * bytesOfNumber) / 10;
    // The runner of the tests allocates beside it, and on a busy machine V8 takes more rounds until the code is optimised.
    let least = growth();
    for (let round = 1; round < 20 && least >= limit; round += 1) least = Math.min(least, growth());
    expect(least).toBeLessThan(limit);
  });
});

describe('the floor of loan rates', () => {
  it('is below the lowest rate there has been, 2.14 % in March 2021', () => {
    expect(loanRateFloor.value).toBeLessThan(2.14);
    expect(loanRateFloor.value).toBeGreaterThan(0);
  });
});
