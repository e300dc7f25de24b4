import { presentValue } from '@freehold/finance';
import { money } from '#app/lib/format.ts';

/** An amount of a year of a projection as it is shown: in dollars of that year, and in today's. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** In today's dollars; null for what is due within two years. */
  readonly today: string | null;
}

// Amounts two or more years away are shown with their present value (ASIC Instrument 2016/207).
const yearsToSay = 2;

// The engine computes no present value beyond this; no property comes near it.
const largestSum = 1e15;

interface YearAmount {
  readonly amount: number;
  /** Years from now. */
  readonly years: number;
}

/** An amount in today's dollars when it lies two years away or more, else null; `priceRise` is percent a year. */
export function todaysAmount({ amount, years }: YearAmount, priceRise: number): number | null {
  if (years < yearsToSay || Math.abs(amount) > largestSum) return null;
  return presentValue({ amount, years, priceRise });
}

/** An amount as it is shown, with what it is worth today where that differs; `per` is a period, as in ' a year'. */
export function figureOf(label: string, due: YearAmount & { readonly per?: string }, priceRise: number): Figure {
  const today = todaysAmount(due, priceRise);
  const per = due.per ?? '';
  return { label, value: `${money(due.amount)}${per}`, today: today === null ? null : `${money(today)}${per}` };
}

/** A figure in one sentence: `$509,171 ($397,761 in today’s dollars)`. */
export function figureText({ value, today }: Pick<Figure, 'value' | 'today'>): string {
  return today === null ? value : `${value} (${today} in today’s dollars)`;
}
