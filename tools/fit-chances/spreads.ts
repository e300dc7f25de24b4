import { chanceAssumptions, fillJointPaths, jointPaths } from '@freehold/finance/probability';

/** A figure of a history, and the same of the model's futures. */
export interface SpreadRow {
  readonly figure: string;
  readonly history: number;
  /** Mean, 5th and 95th percentile over stretches as long as the history that the model draws. */
  readonly stretches: readonly [mean: number, low: number, high: number];
}

/** Spread after so many years of the futures that start today. */
export interface FutureRow {
  readonly figure: string;
  readonly joint: number;
  readonly independent: number | null;
}

const seed = 2026;
const draws = 2_000;
const names = ['house prices', 'rents', 'rates', 'consumer prices'];
const horizons = [1, 5, 10];

type Series = readonly (readonly number[])[];

/** Figures of yearly series: spread over one, five and ten years, level of rates, persistence, correlations. */
export function figuresOf(series: Series): ReadonlyMap<string, number> {
  const figures = new Map<string, number>();
  for (const [place, values] of series.entries()) {
    const name = names[place] ?? '';
    if (place === 2) figures.set(`spread of ${name}`, deviation(values));
    else for (const years of horizons) figures.set(`spread of ${name}, ${years} years`, deviation(sums(values, years)));
    figures.set(`autocorrelation of ${name}`, correlation(values.slice(1), values.slice(0, -1)));
  }
  for (const [place, values] of series.entries()) {
    for (const other of names.keys()) {
      if (other > place)
        figures.set(`correlation of ${names[place]} and ${names[other]}`, correlation(values, series[other] ?? []));
    }
  }
  return figures;
}

/** The history's figures beside those of stretches the model in the rules draws, each after 60 years of its own. */
export function comparedWithModel(series: Series): readonly SpreadRow[] {
  const length = series[0]?.length ?? 0;
  const stretches = Array.from({ length: draws }, (_, future) =>
    figuresOf(futureOf(future, length + 60).map((values) => values.slice(60))),
  );
  return [...figuresOf(series)].map(([figure, history]) => {
    const values = stretches.map((figures) => figures.get(figure) ?? Number.NaN).sort((a, b) => a - b);
    const at = (share: number) => values[Math.floor(share * draws)] ?? Number.NaN;
    return { figure, history, stretches: [values.reduce((sum, value) => sum + value, 0) / draws, at(0.05), at(0.95)] };
  });
}

/** Spreads of futures from today: of the joint model, and of the independent draws with their default assumptions. */
export function futureSpreads(): readonly FutureRow[] {
  const futures = Array.from({ length: draws * 5 }, (_, future) => futureOf(future, 10));
  const { growthVolatilityPct, growthCorrelationPct, rateVolatilityPct, ratePersistencePct, rentVolatilityPct } =
    chanceAssumptions();
  const independent: readonly (((years: number) => number) | null)[] = [
    (years) => growthVolatilityPct * Math.sqrt((growthCorrelationPct / 100) * years),
    (years) => rentVolatilityPct * Math.sqrt(years),
    (years) => rateVolatilityPct * Math.sqrt(sumOfPowers((ratePersistencePct / 100) ** 2, years)),
    null,
    (years) => growthVolatilityPct * Math.sqrt(years),
  ];
  return [...names, 'one dwelling'].flatMap((name, place) =>
    horizons.map((years) => {
      const ends = futures.map((series) => {
        const values = (series[place] ?? []).slice(0, years);
        return place === 2 ? (values.at(-1) ?? Number.NaN) : total(values);
      });
      return {
        figure: `${name}, ${years} years`,
        joint: deviation(ends),
        independent: independent[place]?.(years) ?? null,
      };
    }),
  );
}

/** Deviations of a future: the four series of the rules, then one dwelling; growth in logs, percent. */
function futureOf(future: number, years: number): Series {
  const plan = { seed, years, homes: 1 };
  const [index, dwelling] = [jointPaths(plan), jointPaths(plan)];
  fillJointPaths({ ...plan, volatility: { dwellings: 0 } }, future, index);
  fillJointPaths(plan, future, dwelling);
  return [logs(index.growth), logs(index.rents), [...index.rates], logs(index.prices), logs(dwelling.growth)];
}

function logs(points: Float64Array): readonly number[] {
  return Array.from(points, (value) => 100 * Math.log1p(value / 100));
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Sums over each run of so many years. */
function sums(values: readonly number[], years: number): readonly number[] {
  return values.slice(years - 1).map((_, first) => total(values.slice(first, first + years)));
}

function around(values: readonly number[]): readonly number[] {
  const mean = total(values) / values.length;
  return values.map((value) => value - mean);
}

function deviation(values: readonly number[]): number {
  return Math.sqrt(total(around(values).map((value) => value * value)) / (values.length - 1));
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const right = around(other);
  const both = total(around(one).map((value, place) => value * (right[place] ?? Number.NaN)));
  return both / ((one.length - 1) * deviation(one) * deviation(other));
}

function sumOfPowers(base: number, count: number): number {
  return total(Array.from({ length: count }, (_, power) => base ** power));
}
