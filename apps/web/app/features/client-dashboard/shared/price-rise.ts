import { priceRiseMessages } from '@freehold/contract';
import { presentValueRate } from '@freehold/finance';
import { parseAmount } from '#app/lib/parse-amount.ts';

/** By how much prices rise as typed, percent a year; while it is no rate, the usual one and what is wrong. */
export interface PriceRise {
  readonly rate: number;
  readonly error: string | undefined;
}

const highest = 20;

/** The rise of prices that a text stands for. */
export function priceRiseIn(text: string): PriceRise {
  const typed = parseAmount(text, 'percent');
  if (typeof typed !== 'number') return { rate: presentValueRate.value, error: priceRiseMessages.notARate };
  const isOutside = typed < 0 || typed > highest;
  return isOutside
    ? { rate: presentValueRate.value, error: priceRiseMessages.outside }
    : { rate: typed, error: undefined };
}
