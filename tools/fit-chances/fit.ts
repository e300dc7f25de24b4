import { dot, leastSquares, residualsOf } from './least-squares.ts';

/** The constants of packages/finance/src/rules/joint-chances.ts; rows and columns are the series in order. */
export interface Fit {
  readonly persistence: readonly (readonly number[])[];
  readonly shocks: readonly number[];
  readonly correlations: readonly (readonly number[])[];
}

type Series = readonly (readonly number[])[];

/** Coefficients below this many standard errors are left out. */
const leastErrors = 2;

/**
 * Fits x(t) = A x(t−1) + news to series of yearly values around their means. Each series is regressed on last year's
 * values of all; the weakest coefficient goes, one at a time, until each is at least two standard errors. Own
 * persistence is then raised by (1 + 3a) / n, by which a regression on n pairs of years falls short (Kendall, 1954).
 */
export function fitJointModel(series: Series): Fit {
  const around = series.map(aroundMean);
  const last = around.map((values) => values.slice(0, -1));
  const now = around.map((values) => values.slice(1));
  const persistence = now.map((target, own) => corrected(strongCoefficients(last, target), own, target.length));
  const news = now.map((target, row) => residualsOf(target, last, persistence[row] ?? []));
  const freedom = persistence.map((row) => (news[0]?.length ?? 0) - row.filter((value) => value !== 0).length);
  const shocks = news.map((values, row) => Math.sqrt(dot(values, values) / (freedom[row] ?? Number.NaN)));
  const correlations = news.map((one) =>
    news.map((other) => dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other))),
  );
  return { persistence, shocks, correlations };
}

function aroundMean(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

/** Coefficients of all columns, 0 for those that are too weak. */
function strongCoefficients(columns: Series, target: readonly number[]): readonly number[] {
  let kept = columns.map((_, place) => place);
  while (kept.length > 0) {
    const { coefficients, errors } = leastSquares(
      kept.map((place) => columns[place] ?? []),
      target,
    );
    const strengths = coefficients.map((value, place) => Math.abs(value) / (errors[place] ?? Number.NaN));
    const weakest = Math.min(...strengths);
    if (weakest >= leastErrors) return columns.map((_, place) => coefficients[kept.indexOf(place)] ?? 0);
    kept = kept.filter((_, place) => strengths[place] !== weakest);
  }
  return columns.map(() => 0);
}

function corrected(row: readonly number[], own: number, pairs: number): readonly number[] {
  return row.map((value, place) => (place === own && value !== 0 ? value + (1 + 3 * value) / pairs : value));
}
