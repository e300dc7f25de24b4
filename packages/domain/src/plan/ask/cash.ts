import type { Household, Timeline } from '@freehold/finance';

/** Cash that a household keeps, whole cents. */
export function floorCents({ policy }: Pick<Household, 'policy'>): number {
  return Math.round((policy?.floor ?? 0) * 100);
}

/** First month of a span at whose end the account that everything goes through holds less than so many cents; null if none. */
export function monthBelow(
  { accounts, balances, months }: Timeline,
  cents: number,
  { first, last }: { readonly first: number; readonly last: number },
): number | null {
  for (let month = first; month <= Math.min(last, months - 1); month += 1) {
    if ((balances[month * accounts.length] ?? 0) < cents) return month;
  }
  return null;
}
