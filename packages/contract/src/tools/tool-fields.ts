import * as z from 'zod/mini';
import { numberOr } from '../base/fields.ts';
import { fieldMessages } from '../base/messages.ts';

const tooLarge = 'Enter an amount up to $1,000,000,000';

/** Dollars from 0 to a billion: what the engine works out of it stays within its own limits. */
export const toolAmount = numberOr(fieldMessages.notAnAmount, tooLarge).check(
  z.minimum(0, fieldMessages.cannotBeNegative),
  z.maximum(1_000_000_000, tooLarge),
);

const shareRange = 'Enter a share above 0 and up to 100';

/** An owner's share, percent. */
export const sharePct = numberOr(shareRange, shareRange).check(z.gt(0, shareRange), z.maximum(100, shareRange));

/** A rate, percent a year, between two bounds. */
export function ratePct(least: number, most: number) {
  const message = `Enter a rate from ${least} to ${most}`;
  return numberOr(message, message).check(z.minimum(least, message), z.maximum(most, message));
}

/** An ISO day between two days. */
export function dayBetween(least: string, most: string, message: string) {
  return z.iso.date(message).check(z.refine((day) => day >= least && day <= most, message));
}

/** What the law tells apart of a home when it was bought. */
export const dwellings = ['established', 'new'] as const;
