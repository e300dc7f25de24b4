import {
  type BySeries,
  dwellingPersistence,
  dwellingShock,
  jointCorrelations,
  jointPersistence,
  jointSeries,
  jointShocks,
} from '../rules/joint-chances.ts';

/** Number of series drawn together. */
export const seriesCount = jointSeries.length;

/** Persistence of the series, row by row: what last year's deviation of the column leaves in the row. */
export const carried: Float64Array = Float64Array.from(
  jointSeries.flatMap((row) => inOrder(jointPersistence.value[row])),
);

/**
 * Weights that turn independent standard normal values into a year's news, row by row: the lower triangle whose product
 * with its transpose is the covariance (Cholesky). Square roots of doubles are exact to the last bit everywhere.
 */
export const newsWeights: Float64Array = choleskyOf(
  Float64Array.from(
    jointSeries.flatMap((row) =>
      jointSeries.map(
        (column) => jointShocks.value[row] * jointShocks.value[column] * jointCorrelations.value[row][column],
      ),
    ),
  ),
);

/** A dwelling's own part: its spread over the years, what stays of it, and the spread of a year's news. */
export const dwelling = {
  spread: dwellingShock.value,
  carried: dwellingPersistence.value,
  news: dwellingShock.value * Math.sqrt(1 - dwellingPersistence.value * dwellingPersistence.value),
} as const;

function inOrder(values: BySeries<number>): readonly number[] {
  return jointSeries.map((name) => values[name]);
}

function choleskyOf(covariance: Float64Array): Float64Array {
  const lower = new Float64Array(covariance.length);
  const at = (row: number, column: number) => lower[row * seriesCount + column] ?? 0;
  for (let row = 0; row < seriesCount; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let left = covariance[row * seriesCount + column] ?? 0;
      for (let before = 0; before < column; before += 1) left -= at(row, before) * at(column, before);
      lower[row * seriesCount + column] = row === column ? Math.sqrt(left) : left / at(column, column);
    }
  }
  return lower;
}
