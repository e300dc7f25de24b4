import type { InvestmentPropertyForm } from '@freehold/contract';
import type { Live } from './live-cells.ts';

/** Row of each input on the sheet Inputs. */
export const inputRows = {
  state: 5,
  dwelling: 6,
  contractOn: 7,
  price: 8,
  rent: 9,
  income: 10,
  loan: 11,
  rate: 12,
  interestOnly: 13,
  costs: 14,
  management: 15,
  vacant: 16,
  depreciation: 17,
  land: 18,
  growth: 19,
  rentGrowth: 20,
  inflation: 21,
  share: 22,
  buyingCosts: 23,
  selling: 24,
  years: 25,
} as const satisfies Readonly<Record<keyof InvestmentPropertyForm, number>>;

/** Address of an input. */
export function entered(name: keyof typeof inputRows): string {
  return `Inputs!$B$${inputRows[name]}`;
}

/** An input that is a figure; 0 where it is left empty. */
export function input(form: InvestmentPropertyForm, name: keyof typeof inputRows): Live {
  return { formula: entered(name), value: Number(form[name] ?? 0) };
}
