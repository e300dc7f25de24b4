/** A regression without a constant. */
export interface Regression {
  readonly coefficients: readonly number[];
  /** Standard error of each coefficient. */
  readonly errors: readonly number[];
  readonly residuals: readonly number[];
}

export function dot(left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, value, place) => sum + value * (right[place] ?? Number.NaN), 0);
}

/** What is left of the target when each column is taken off times its coefficient. */
export function residualsOf(
  target: readonly number[],
  columns: readonly (readonly number[])[],
  coefficients: readonly number[],
): readonly number[] {
  return target.map(
    (value, row) =>
      value -
      dot(
        coefficients,
        columns.map((column) => column[row] ?? Number.NaN),
      ),
  );
}

/** Regresses the target on the columns. Throws RangeError when the columns leave no single answer. */
export function leastSquares(columns: readonly (readonly number[])[], target: readonly number[]): Regression {
  if (target.length <= columns.length)
    throw new RangeError(`${target.length} years for ${columns.length} coefficients`);
  const inverse = inverted(columns.map((column) => columns.map((other) => dot(column, other))));
  const products = columns.map((column) => dot(column, target));
  const coefficients = inverse.map((row) => dot(row, products));
  const residuals = residualsOf(target, columns, coefficients);
  const variance = dot(residuals, residuals) / (target.length - columns.length);
  const errors = inverse.map((row, place) => Math.sqrt(variance * (row[place] ?? Number.NaN)));
  return { coefficients, errors, residuals };
}

/** Inverse of a positive definite matrix (Gauss–Jordan). */
function inverted(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = matrix.length;
  let rows = matrix.map((row, place) => [
    ...row,
    ...Array.from({ length: size }, (_, other) => (other === place ? 1 : 0)),
  ]);
  for (let column = 0; column < size; column += 1) {
    const pivotRow = rows[column] ?? [];
    const pivot = pivotRow[column] ?? 0;
    if (!(pivot > 1e-9 * (matrix[column]?.[column] ?? 0)))
      throw new RangeError('two series are multiples of each other');
    const scaled = pivotRow.map((value) => value / pivot);
    rows = rows.map((row, place) => {
      const times = row[column] ?? 0;
      return place === column ? scaled : row.map((value, other) => value - times * (scaled[other] ?? 0));
    });
  }
  return rows.map((row) => row.slice(size));
}
