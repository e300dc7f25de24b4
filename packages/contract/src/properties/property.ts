import { largestAmount, states } from '@freehold/finance';
import * as z from 'zod/mini';
import { lineOfText, numberOr, text, uuid, visible, whole } from '../base/fields.ts';
import { listQueryFields } from '../base/lists.ts';
import { fieldMessages } from '../base/messages.ts';
import { isImageAddress } from './image-address.ts';
import { pictureFetchSchema } from './picture.ts';
import { propertyMessages as messages } from './property-messages.ts';

const mostRooms = 999;
const mostFeatures = 100;
// The engine's limits for growth and yield, percent a year.
const highestGrowth = 50;
const highestYield = 100;
/** Maximum ids of one list query (decision F-05). */
export const mostPropertyIds = 200;

function requiredLine(longest: number, message: string) {
  return z.pipe(z.string(message), lineOfText(longest).check(visible(1, message)));
}

/** Dollars and cents up to the largest amount; `lowest` and its message. */
function dollars(blank: string, [lowest, below]: readonly [number, string]) {
  return numberOr(blank).check(
    z.minimum(lowest, below),
    z.maximum(largestAmount, fieldMessages.amountTooLarge),
    z.refine((value) => Number(value.toFixed(2)) === value, messages.wholeCents),
  );
}

function rooms() {
  return numberOr(messages.required, messages.tooManyRooms).check(
    z.minimum(0, messages.belowZero),
    whole(fieldMessages.wholeNumber),
    z.maximum(mostRooms, messages.tooManyRooms),
  );
}

function rate(highest: number, above: string) {
  return numberOr(messages.rateBelowZero, above).check(z.minimum(0, messages.rateBelowZero), z.maximum(highest, above));
}

const growthRate = rate(highestGrowth, messages.growthTooHigh);
const rentalYield = rate(highestYield, messages.yieldTooHigh);

const formFields = {
  name: requiredLine(200, messages.nameRequired),
  street: requiredLine(200, messages.streetRequired),
  suburb: requiredLine(200, messages.suburbRequired),
  state: requiredLine(40, messages.stateRequired),
  postcode: requiredLine(20, messages.postcodeRequired),
  description: z.optional(text(2_000)),
  price: dollars(messages.priceRequired, [1, messages.priceNotPositive]),
  beds: rooms(),
  baths: rooms(),
  /** Square metres. */
  area: numberOr(messages.required, messages.areaTooLarge).check(
    z.minimum(1, messages.areaBelowOne),
    z.maximum(largestAmount, messages.areaTooLarge),
  ),
  imageUrl: z.optional(z.string().check(z.trim(), z.refine(isImageAddress, messages.imageAddress))),
  /** One per line of the form: trimmed, blank lines dropped (decision B-42). */
  features: z.optional(
    z.array(lineOfText(200)).check(
      z.overwrite((lines) => lines.filter((line) => line !== '')),
      z.maxLength(mostFeatures, messages.tooManyFeatures),
    ),
  ),
};

/** Body of POST /properties (specification section 7); growth and yield are percent a year. */
export const newPropertySchema = z.strictObject({ ...formFields, growthRate, rentalYield });

/**
 * A line of a property file: the form's fields, with rates optional as on an edited property. The state is one of the
 * form's eight, in any case, and the postcode has four digits: nobody reviews a line as they do a form.
 */
export const importedPropertySchema = z.strictObject({
  ...formFields,
  state: requiredLine(40, messages.stateRequired).check(
    z.overwrite((state) => state.toUpperCase()),
    z.refine((state) => states.some((known) => known === state), messages.unknownState),
  ),
  postcode: requiredLine(20, messages.postcodeRequired).check(
    z.refine((postcode) => /^\d{4}$/.test(postcode), messages.postcodeNotFourDigits),
  ),
  growthRate: z.nullable(growthRate),
  rentalYield: z.nullable(rentalYield),
});
export type ImportedProperty = z.infer<typeof importedPropertySchema>;
export type NewProperty = z.infer<typeof newPropertySchema>;

const adviserAmount = z.optional(z.nullable(dollars(fieldMessages.notAnAmount, [0, fieldMessages.cannotBeNegative])));

// Passed through unchanged, spaces included (decision B-43); only what cannot be stored is rejected.
const status = z.string().check(
  z.maxLength(200, fieldMessages.tooLong),
  z.refine((value) => text(200).safeParse(value).success, fieldMessages.notText),
);

/**
 * Body of PUT /properties/{id}: the form's fields, growth and yield null when blank, and adviser-only fields, of which
 * a missing one stays as it is. `id` is ignored; `version` is the version that was read.
 */
export const propertyChangesSchema = z.strictObject({
  ...formFields,
  growthRate: z.nullable(growthRate),
  rentalYield: z.nullable(rentalYield),
  id: z.optional(z.unknown()),
  purchasePrice: adviserAmount,
  currentValue: adviserAmount,
  deposit: adviserAmount,
  userId: z.optional(z.nullable(z.union([z.uuid(messages.unknownClient), z.literal('')], messages.unknownClient))),
  status: z.optional(status),
  version: z.optional(z.number(messages.notAVersion).check(z.minimum(1, messages.notAVersion), whole())),
});
export type PropertyChanges = z.infer<typeof propertyChangesSchema>;

/**
 * A property. Every signed-in person reads the first fifteen fields and `archived`; the rest is for advisers. Money is
 * dollars, area square metres, growth and yield percent a year; null means not provided.
 */
export const propertySchema = z.object({
  id: uuid,
  name: z.string(),
  street: z.string(),
  suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
  description: z.string(),
  price: z.number(),
  beds: z.number(),
  baths: z.number(),
  area: z.number(),
  imageUrl: z.string(),
  features: z.array(z.string()),
  growthRate: z.nullable(z.number()),
  rentalYield: z.nullable(z.number()),
  purchasePrice: z.optional(z.nullable(z.number())),
  currentValue: z.optional(z.nullable(z.number())),
  deposit: z.optional(z.nullable(z.number())),
  userId: z.optional(z.nullable(uuid)),
  status: z.optional(z.string()),
  version: z.optional(z.number()),
  /** While `imageUrl` leads to another site, whose picture no page shows. */
  picture: z.optional(pictureFetchSchema),
  /** Only on a property that advisers archived; clients who have it still see it. */
  archived: z.optional(z.literal(true)),
});
export type Property = z.infer<typeof propertySchema>;

export const propertySorts = [
  'name',
  '-name',
  'price',
  '-price',
  'created',
  '-created',
  'yield',
  '-yield',
  'growth',
  '-growth',
] as const;
export type PropertySort = (typeof propertySorts)[number];

const searchFields = {
  q: listQueryFields.q,
  sort: z.optional(z.enum(propertySorts)),
  /** `true` for archived ones, which only advisers list. */
  archived: z.optional(z.enum(['true', 'false'])),
};

/** Query of GET /properties/export: which properties, in which order. */
export const propertyExportQuerySchema = z.strictObject(searchFields);
export type PropertyExportQuery = z.infer<typeof propertyExportQuerySchema>;

// A blank filter would coerce to 0 and hide every property; 1 is the lowest price.
const highestPrice = z.coerce.number().check(z.minimum(1), z.maximum(largestAmount));

/**
 * Query of GET /properties. With `ids` (a comma-separated list) it returns these properties in this order, without
 * unknown ones but with archived ones, and ignores the rest of the query.
 */
export const propertyListQuerySchema = z.strictObject({
  ...listQueryFields,
  ...searchFields,
  minPrice: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(largestAmount))),
  maxPrice: z.optional(highestPrice),
  minBeds: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(mostRooms), whole())),
  state: z.optional(lineOfText(40)),
  ids: z.optional(
    z.string().check(
      z.maxLength(15_000),
      z.refine((list) => idsOf(list).length <= mostPropertyIds, `Name ${mostPropertyIds} ids or fewer`),
    ),
  ),
});
export type PropertyListQuery = z.infer<typeof propertyListQuerySchema>;

/** The ids of a comma-separated list, blanks left out. */
export function idsOf(list: string): string[] {
  return list
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}
