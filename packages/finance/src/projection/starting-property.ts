/**
 * Index of the starting property of a portfolio: the one with the earliest entered year, ties by list order. The first
 * of the list starts in year 0 when it has no entered year and no other is entered for year 0 (decision O-09, S-PF-04).
 */
export function startingIndex(properties: readonly { readonly acquired: number | null }[]): number {
  let start = 0;
  let earliest = properties[0]?.acquired ?? null;
  const isFirstOpen = earliest === null;
  for (const [index, { acquired }] of properties.entries()) {
    if (acquired === null || (isFirstOpen && acquired > 0)) continue;
    if (earliest === null || acquired < earliest) {
      earliest = acquired;
      start = index;
    }
  }
  return start;
}
