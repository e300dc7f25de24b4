import * as z from 'zod/mini';
import type { FieldError } from '../base/errors.ts';
import { whole } from '../base/fields.ts';
import { fieldMessages } from '../base/messages.ts';
import { assetListSchema, assetSchema } from './assets.ts';
import { clientMessages } from './client-fields.ts';
import { liabilityListSchema, liabilitySchema } from './liabilities.ts';
import { monthFiguresSchema } from './month-figures.ts';
import { type ProfileInput, profileInputSchema, profileSchema } from './profile.ts';
import { type AssetFacts, assetErrors, type LiabilityFacts, liabilityErrors } from './row-errors.ts';

/** Longest JSON text of one client's portfolios, characters. */
export const longestPortfolios = 100_000;

/**
 * Largest body of a client's record: 500 assets and 500 liabilities with every text at its longest in three-byte
 * letters take 1.6 MB, so whatever is accepted in parts can also be sent whole.
 */
export const largestClientBytes = 2 * 1024 * 1024;

/**
 * What is left of this many characters when the value is written as JSON, below 0 where it is longer; counts each
 * value and text at its least and stops there, so that a long list costs no more than the longest accepted.
 */
function roomAfter(value: unknown, room: number): number {
  if (typeof value === 'string') return room - value.length - 2;
  if (typeof value !== 'object' || value === null) return room - 1;
  // Two brackets, and a comma for all but the first.
  let rest = room - 1;
  const marks = Array.isArray(value) ? 1 : 4;
  for (const name in value) {
    if (rest < 0) break;
    rest = roomAfter(Reflect.get(value, name), rest - marks);
  }
  return rest;
}

// JSON.parse reads 1e400 as Infinity, which JSON cannot write back.
function holdsFiniteNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(holdsFiniteNumbers);
}

// Keys count too: neither backups nor an erasure that can be undone could hold such text.
function holdsStorableTexts(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every((pair) => pair.every(holdsStorableTexts));
}

const tooLarge = { error: clientMessages.portfoliosTooLarge, abort: true };

// The cheap bound first: the others walk over all that is left.
const portfolios = z.array(z.unknown()).check(
  z.maxLength(longestPortfolios / 2, tooLarge),
  z.refine((list) => roomAfter(list, longestPortfolios) >= 0, tooLarge),
  z.refine(holdsStorableTexts, { error: fieldMessages.notText, abort: true }),
  z.refine(holdsFiniteNumbers, { error: fieldMessages.amountTooLarge, abort: true }),
  z.refine((list) => JSON.stringify(list).length <= longestPortfolios, clientMessages.portfoliosTooLarge),
);

/** Body of POST /profiles/details: a profile, whose own lists are ignored, and the lists beside it (decision F-08). */
export const newClientSchema = z.object({
  profile: profileInputSchema,
  assets: z.optional(assetListSchema),
  liabilities: z.optional(liabilityListSchema),
  /** Stored and returned unread (decision D-18). */
  portfolios: z.optional(portfolios),
});
export type NewClient = z.infer<typeof newClientSchema>;

/**
 * Body of PUT /profiles/:id/details. A list that is sent replaces the stored one, a missing list stays, an empty one
 * clears. With `version` the write is rejected when the record has changed since (decision F-09).
 */
export const clientDetailsInputSchema = z.extend(newClientSchema, {
  version: z.optional(z.number().check(z.minimum(1), z.maximum(2_147_483_647), whole())),
});
export type ClientDetailsInput = z.infer<typeof clientDetailsInputSchema>;

/** A client's whole record; `version` counts its changes. */
export const clientDetailsSchema = z.object({
  profile: profileSchema,
  assets: z.array(assetSchema),
  liabilities: z.array(liabilitySchema),
  portfolios: z.array(z.unknown()),
  version: z.number(),
  /** The last two months kept, newest first; this month's may be one of them. */
  monthFigures: z.optional(z.array(monthFiguresSchema)),
});
export type ClientDetails = z.infer<typeof clientDetailsSchema>;

/**
 * Answer of GET and PUT /profiles/:id: the profile with its lists and its version in one flat object (decision D-04).
 */
export const flatProfileSchema = z.extend(profileSchema, {
  assets: z.array(assetSchema),
  liabilities: z.array(liabilitySchema),
  version: z.number(),
});
export type FlatProfile = z.infer<typeof flatProfileSchema>;

/** Parts of a client's record that are checked beyond each field's own range. */
interface CheckedParts {
  readonly profile: ProfileInput;
  readonly assets?: readonly AssetFacts[] | undefined;
  readonly liabilities?: readonly LiabilityFacts[] | undefined;
}

/**
 * Errors of days that must not be in the future and of answers that contradict each other, by field as in
 * `profile.dateOfBirth`; `prefix` precedes the profile's fields. `today` is an ISO date: the local one in a browser, the
 * latest local one in Australia on the server (decision G-14). The property of a mortgage is `securityErrors`.
 */
export function clientRecordErrors(parts: CheckedParts, today: string, prefix = ''): FieldError[] {
  const { profile, assets = [], liabilities = [] } = parts;
  const dates = (['dateOfBirth', 'partnerDob'] as const)
    .filter((field) => (profile[field] ?? '') > today)
    .map((field) => ({ field: `${prefix}${field}`, message: clientMessages.dateOfBirthInFuture }));
  return [
    ...dates,
    ...assets.flatMap((asset, index) => at(`assets.${index}`, assetErrors(asset, today))),
    ...liabilities.flatMap((liability, index) => at(`liabilities.${index}`, liabilityErrors(liability, today))),
  ];
}

function at(row: string, errors: readonly FieldError[]): FieldError[] {
  return errors.map(({ field, message }) => ({ field: `${row}.${field}`, message }));
}
