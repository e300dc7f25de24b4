import { type VariableRates, variableLoanRates } from '@freehold/finance';

/** Borrowers a typical rate applies to. */
export type Borrower = keyof VariableRates;

const names: Readonly<Record<Borrower, string>> = { owner: 'owners', investor: 'investors' };

/** The typical variable rate of these borrowers, percent a year, with their name in the plural and the rule's source. */
export function typicalRate(who: Borrower) {
  return { typical: variableLoanRates.value[who], name: names[who], source: variableLoanRates.source };
}
