import type { SaleResult } from '../law/reform/cgt/regime.ts';
import type { RunningPerson } from '../ledger/running.ts';
import type { NewDwellingYear } from '../ledger/timeline.ts';
import { cents } from '../units/statute.ts';

/** Adds what a sale brings to a person's year. */
export function addToYear(person: RunningPerson, { gains, losses }: SaleResult): void {
  person.gains.push(...gains);
  person.yearLosses += losses;
}

/**
 * Adds each new dwelling sold in the year by the rules that leave a person less tax, dollars of the year, in the order
 * sold: those after it count with the discount, which stays where both leave the same (ITAA 1997 s 115-102(5)).
 */
export function chooseForNewDwellings(
  person: RunningPerson,
  taxOf: (tried: RunningPerson) => number,
): readonly NewDwellingYear[] {
  const sales = person.newDwellings;
  if (sales.length === 0) return [];
  let chosen = sales.map(({ discount }) => discount);
  let least = taxOf(withSales(person, chosen));
  const years = sales.map(({ home, indexation }, place): NewDwellingYear => {
    const other = chosen.with(place, indexation);
    const indexed = taxOf(withSales(person, other));
    const lessTax = cents(Math.abs(least - indexed));
    if (indexed >= least) return { home, choice: 'discount', lessTax };
    [chosen, least] = [other, indexed];
    return { home, choice: 'indexation', lessTax };
  });
  for (const result of chosen) addToYear(person, result);
  return years;
}

function withSales(person: RunningPerson, sales: readonly SaleResult[]): RunningPerson {
  const tried = { ...person, gains: [...person.gains] };
  for (const result of sales) addToYear(tried, result);
  return tried;
}
