import { priceRiseMessages } from '@freehold/contract';
import { presentValueRate } from '@freehold/finance';
import { parseAmount } from '#app/lib/parse-amount.ts';

/** Inflation rate as typed, percent a year; if invalid, the default rate and an error. */
export interface PriceRise {
  readonly rate: number;
  readonly error: string | undefined;
}

const highest = 20;

/** Parses an inflation rate. */
export function priceRiseIn(text: string): PriceRise {
  const typed = parseAmount(text, 'percent');
  if (typeof typed !== 'number') return { rate: presentValueRate.value, error: priceRiseMessages.notARate };
  const isOutside = typed < 0 || typed > highest;
  return isOutside
    ? { rate: presentValueRate.value, error: priceRiseMessages.outside }
    : { rate: typed, error: undefined };
}
