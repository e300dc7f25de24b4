import { inRange, wholeInRange } from '../units/checks.ts';
import { longestTerm } from '../units/durations.ts';
import { carried, dwelling, newsWeights, seriesCount } from './joint-model.ts';
import { fillNormals } from './normal-quantile.ts';
import { expAll } from './portable-exp.ts';
import { fillBits, largestSeed, seedStream } from './xoshiro.ts';

/** Multipliers of the deviations, 0 to 3: 1 as in the history, 0 none. Each scales its own series alone. */
export interface Volatility {
  /** The national index of house prices. */
  readonly growth: number;
  readonly rents: number;
  readonly rates: number;
  readonly prices: number;
  /** Each dwelling's own part of its growth. */
  readonly dwellings: number;
}

/** What the futures of a plan have in common. */
export interface JointPlan {
  /** Whole number 0 to 4,294,967,295. */
  readonly seed: number;
  /** 0 to 100. */
  readonly years: number;
  /** Number of dwellings, 0 to 1,000. */
  readonly homes: number;
  /** 1 where not given. */
  readonly volatility?: Partial<Volatility>;
}

/** Deviations of one future from the plan, a value for each year; filled anew for each future. */
export interface JointPaths {
  /** Percentage points added to a dwelling's yearly growth: all years of the first dwelling, then of the next. */
  readonly growth: Float64Array;
  /** Percentage points added to the yearly growth of all rents. */
  readonly rents: Float64Array;
  /** Percentage points added to loan rates in the year. */
  readonly rates: Float64Array;
  /** Percentage points added to the year's inflation. */
  readonly prices: Float64Array;
}

const seeds = [0, largestSeed] as const;
const horizons = [0, longestTerm] as const;
const swingLimits = [0, 3] as const;
/** Streams of random words per future: one that all share, and one for each dwelling. */
const streams = 1_024;
const homeCounts = [0, 1_000] as const;
/** So that future × `streams` is a word of 32 bits. */
const futures = [0, 2 ** 22 - 1] as const;

// Working room of one call, set anew in each, so that none is allocated.
const state = new Int32Array(4);
const words = new Uint32Array(seriesCount);
const places = Uint32Array.from(words, (_, place) => place);
const draws = new Float64Array(seriesCount);
const deviations = new Float64Array(seriesCount);
const before = new Float64Array(seriesCount);

/** Room for the paths of a plan's futures. Throws RangeError for years or homes out of range. */
export function jointPaths({ years, homes }: JointPlan): JointPaths {
  wholeInRange('years', years, horizons);
  wholeInRange('homes', homes, homeCounts);
  return {
    growth: new Float64Array(years * homes),
    rents: new Float64Array(years),
    rates: new Float64Array(years),
    prices: new Float64Array(years),
  };
}

/**
 * Fills `paths` with one of a plan's futures, numbered from 0 to 4,194,303, and allocates nothing. Equal seed and number
 * give equal bits whatever was drawn before; a longer horizon or one more dwelling leaves the rest as it was.
 *
 * Growth and inflation deviate in logs, evenly around zero, and are given as 100 × (eˣ − 1) points. So the geometric
 * mean of growth, and with it the median path, stays the plan's; the arithmetic mean lies above. (Added to a growth of
 * 0 to 10 % the points lift the geometric mean by at most 0.04 a year.) Rates deviate evenly; their floor,
 * `loanRateFloor`, is the caller's. A volatility of 0 gives +0 in every cell. Throws RangeError for a seed, number, horizon,
 * volatility or room that does not fit. The method is in docs/CHANCES.md.
 */
export function fillJointPaths(plan: JointPlan, future: number, paths: JointPaths): void {
  checkRoom(plan, paths);
  const stream = wholeInRange('future', future, futures) * streams;
  seedStream(state, wholeInRange('seed', plan.seed, seeds), stream);
  fillShared(plan, paths);
  for (let home = 0; home < plan.homes; home += 1) {
    seedStream(state, plan.seed, stream + 1 + home);
    addOwnPart(plan, home, paths.growth);
  }
  toPoints(paths.growth);
  toPoints(paths.rents);
  toPoints(paths.prices);
}

function checkRoom({ years, homes }: JointPlan, { growth, rents, rates, prices }: JointPaths): void {
  wholeInRange('years', years, horizons);
  wholeInRange('homes', homes, homeCounts);
  const fits =
    growth.length === years * homes && rents.length === years && rates.length === years && prices.length === years;
  if (!fits) throw new RangeError(`the paths do not have room for ${homes} homes and ${years} years`);
}

/** The next independent normal values into `draws`. */
function draw(): void {
  fillBits(state, words);
  fillNormals(words, places, draws);
}

/** Logs of the four series, as fractions but for rates; the index of house prices goes to every dwelling. */
function fillShared(plan: JointPlan, { growth, rents, rates, prices }: JointPaths): void {
  const { years, homes } = plan;
  const growthSwing = inRange('volatility.growth', plan.volatility?.growth ?? 1, swingLimits) / 100;
  const rentSwing = inRange('volatility.rents', plan.volatility?.rents ?? 1, swingLimits) / 100;
  const rateSwing = inRange('volatility.rates', plan.volatility?.rates ?? 1, swingLimits);
  const priceSwing = inRange('volatility.prices', plan.volatility?.prices ?? 1, swingLimits) / 100;
  deviations.fill(0);
  for (let year = 0; year < years; year += 1) {
    advance();
    const index = growthSwing * (deviations[0] ?? 0);
    for (let home = 0; home < homes; home += 1) growth[home * years + year] = index;
    rents[year] = rentSwing * (deviations[1] ?? 0);
    // 0 times a negative deviation is -0, which + 0 turns into 0.
    rates[year] = rateSwing * (deviations[2] ?? 0) + 0;
    prices[year] = priceSwing * (deviations[3] ?? 0);
  }
}

/** The next year's deviations: what is left of the last, and the year's news. */
function advance(): void {
  before.set(deviations);
  draw();
  for (let row = 0; row < seriesCount; row += 1) {
    let sum = 0;
    for (let column = 0; column < seriesCount; column += 1) {
      const place = row * seriesCount + column;
      sum += (carried[place] ?? 0) * (before[column] ?? 0) + (newsWeights[place] ?? 0) * (draws[column] ?? 0);
    }
    deviations[row] = sum;
  }
}

/** Adds a dwelling's own part to its logs. Its first year is as uncertain as any: nobody knows how it stands today. */
function addOwnPart(plan: JointPlan, home: number, growth: Float64Array): void {
  const volatility = inRange('volatility.dwellings', plan.volatility?.dwellings ?? 1, swingLimits) / 100;
  const first = home * plan.years;
  let own = 0;
  for (let year = 0; year < plan.years; year += 1) {
    const next = year % seriesCount;
    if (next === 0) draw();
    const news = draws[next] ?? 0;
    own = year === 0 ? dwelling.spread * news : dwelling.carried * own + dwelling.news * news;
    growth[first + year] = (growth[first + year] ?? 0) + volatility * own;
  }
}

/** Logs as percentage points of growth; 0 for a log of 0 of either sign. */
function toPoints(logs: Float64Array): void {
  expAll(logs);
  for (let place = 0; place < logs.length; place += 1) logs[place] = ((logs[place] ?? 0) - 1) * 100;
}
