import { moneyText } from '@freehold/contract';
import { presentValue, presentValueYears } from '@freehold/finance';

/** A projected amount as shown: in dollars of its year, and in today's. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** In today's dollars; null for amounts due within two years. */
  readonly today: string | null;
}

/** An amount of a future year, in dollars of that year. */
export interface YearAmount {
  readonly amount: number;
  /** Years from now. */
  readonly years: number;
}

// The engine rejects larger amounts; no property comes close.
const largestSum = 1e15;

/** True when an amount this many years away is shown with its present value. */
export function isFarAway(years: number): boolean {
  return years >= presentValueYears.value;
}

/** An amount in today's dollars when it is two or more years away, else null; `priceRise` is percent a year. */
export function todaysAmount({ amount, years }: YearAmount, priceRise: number): number | null {
  if (!isFarAway(years) || Math.abs(amount) > largestSum) return null;
  return presentValue({ amount, years, priceRise });
}

/** An amount as a figure, with its value in today's dollars where that applies; `per` is a period, as in ' a year'. */
export function figureOf(label: string, due: YearAmount & { readonly per?: string }, priceRise: number): Figure {
  const today = todaysAmount(due, priceRise);
  const per = due.per ?? '';
  return { label, value: `${moneyText(due.amount)}${per}`, today: today === null ? null : `${moneyText(today)}${per}` };
}

/** A figure as text: `$509,171 ($397,761 in today’s dollars)`. */
export function figureText({ value, today }: Pick<Figure, 'value' | 'today'>): string {
  return today === null ? value : `${value} (${today} in today’s dollars)`;
}
