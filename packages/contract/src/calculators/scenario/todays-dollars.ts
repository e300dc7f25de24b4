import { presentValueRate } from '@freehold/finance';
import * as z from 'zod/mini';

/** Texts of the field that says by how much prices rise. */
export const priceRiseMessages = {
  notARate: 'Enter a rate in percent, for example 2.5',
  outside: 'Enter a rate from 0 to 20 percent',
} as const;

const strict = z
  .number(priceRiseMessages.notARate)
  .check(z.minimum(0, priceRiseMessages.outside), z.maximum(20, priceRiseMessages.outside));

/** By how much prices rise, percent a year: every calculator with figures years away has it (`priceRise`). */
export const todaysDollarsField = { strict, opened: z.catch(strict, presentValueRate.value) } as const;
