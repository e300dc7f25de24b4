import { jointCorrelations, jointPersistence, jointSeries, jointShocks } from '../src/rules/joint-chances.ts';

/** The solution of a linear system by Gaussian elimination with the largest pivot of each column. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, place) => [...row, right[place] ?? 0]);
  const size = rows.length;
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.NaN;
  for (let column = 0; column < size; column += 1) {
    const below = Array.from({ length: size - column }, (_, place) => column + place);
    const pivot = below.reduce((best, row) => (Math.abs(at(row, column)) > Math.abs(at(best, column)) ? row : best));
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const times = at(row, column) / at(column, column);
      rows[row] = (rows[row] ?? []).map((value, place) => value - times * at(column, place));
    }
  }
  return rows.map((row, place) => (row[size] ?? Number.NaN) / at(place, place));
}

/** Moments of the joint model from its rules by matrix algebra, without drawing anything. */

export type Matrix = readonly (readonly number[])[];

const places = jointSeries.map((_, place) => place);

/** Persistence: rows are this year's series, columns last year's. */
export const persistence: Matrix = jointSeries.map((row) =>
  jointSeries.map((column) => jointPersistence.value[row][column]),
);

/** Covariance of a year's news, percent squared. */
export const news: Matrix = jointSeries.map((row) =>
  jointSeries.map(
    (column) => jointCorrelations.value[row][column] * jointShocks.value[row] * jointShocks.value[column],
  ),
);

export function cell(matrix: Matrix, row: number, column: number): number {
  return matrix[row]?.[column] ?? Number.NaN;
}

/** Covariance after many years, V = A V Aᵀ + S, as one linear system in its sixteen cells: (I − A ⊗ A) vec V = vec S. */
export function stationaryCovariance(): Matrix {
  const cells = places.flatMap((row) => places.map((column) => [row, column] as const));
  const system = cells.map(([row, column]) =>
    cells.map(
      ([from, to]) =>
        (row === from && column === to ? 1 : 0) - cell(persistence, row, from) * cell(persistence, column, to),
    ),
  );
  const values = solved(
    system,
    cells.map(([row, column]) => cell(news, row, column)),
  );
  return places.map((row) => places.map((column) => values[row * places.length + column] ?? Number.NaN));
}

/** Covariance of the sums of the first years' deviations, from none: each year's news counts with all it leaves. */
export function covarianceOfSums(years: number): Matrix {
  const identity = places.map((row) => places.map((column) => (row === column ? 1 : 0)));
  let response: Matrix = identity;
  let total: Matrix = places.map(() => places.map(() => 0));
  for (let year = 0; year < years; year += 1) {
    total = sum(total, product(product(response, news), transposed(response)));
    response = sum(identity, product(persistence, response));
  }
  return total;
}

/** Variance of the sum of a series' own years when each keeps a share of the last: σ² (n + 2 Σ (n − k) ρᵏ). */
export function varianceOfPersistentSum(spread: number, share: number, years: number): number {
  let weights = years;
  for (let lag = 1; lag < years; lag += 1) weights += 2 * (years - lag) * share ** lag;
  return spread * spread * weights;
}

function product(left: Matrix, right: Matrix): Matrix {
  return places.map((row) =>
    places.map((column) => places.reduce((total, by) => total + cell(left, row, by) * cell(right, by, column), 0)),
  );
}

function sum(left: Matrix, right: Matrix): Matrix {
  return places.map((row) => places.map((column) => cell(left, row, column) + cell(right, row, column)));
}

function transposed(matrix: Matrix): Matrix {
  return places.map((row) => places.map((column) => cell(matrix, column, row)));
}
