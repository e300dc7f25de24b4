import { presentValueRate } from '@freehold/finance';
import * as z from 'zod/mini';

/** Messages of the inflation field. */
export const priceRiseMessages = {
  notARate: 'Enter a rate in percent, for example 2.5',
  outside: 'Enter a rate from 0 to 20 percent',
} as const;

const strict = z
  .number(priceRiseMessages.notARate)
  .check(z.minimum(0, priceRiseMessages.outside), z.maximum(20, priceRiseMessages.outside));

/** Inflation, percent a year (`priceRise`), an input of every calculator with figures years away. */
export const todaysDollarsField = { strict, opened: z.catch(strict, presentValueRate.value) } as const;
