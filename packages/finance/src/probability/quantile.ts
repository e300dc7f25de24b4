/**
 * The value at a zero-based rank in ascending order. Reorders the list so that nothing before the rank is larger. Only
 * looks from `from` on, when an earlier call has already moved the larger values there. Source: quickselect, Hoare
 * (1961).
 */
export function selectRank(values: Float64Array, rank: number, from = 0): number {
  let low = from;
  let high = values.length - 1;
  while (low < high) {
    const right = partition(values, low, high);
    if (rank <= right) high = right;
    else low = right + 1;
  }
  return values[rank] ?? Number.NaN;
}

/** Moves values up to the pivot to or before the returned index, the larger ones after it (Hoare's scheme). */
function partition(values: Float64Array, low: number, high: number): number {
  const pivot = values[(low + high) >>> 1] ?? 0;
  let left = low;
  let right = high;
  for (;;) {
    while ((values[left] ?? 0) < pivot) left += 1;
    while ((values[right] ?? 0) > pivot) right -= 1;
    if (left >= right) return right;
    const swapped = values[left] ?? 0;
    values[left] = values[right] ?? 0;
    values[right] = swapped;
    left += 1;
    right -= 1;
  }
}

/** Rank of the value that at least `percent` of `count` values do not exceed (the inverse of the empirical distribution). */
export function rankOf(percent: number, count: number): number {
  return Math.max(0, Math.ceil((percent * count) / 100) - 1);
}
