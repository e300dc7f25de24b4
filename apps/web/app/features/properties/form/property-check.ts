import {
  fieldMessages,
  modellingMessages,
  type NewProperty,
  newPropertySchema,
  type PropertyChanges,
  propertyChangesSchema,
} from '@freehold/contract';
import * as z from 'zod/mini';
import type { Measure } from '#app/lib/amount-words.ts';
import { parseAmount } from '#app/lib/parse-amount.ts';
import { featuresIn, type PropertyDraft, type PropertyField, propertyFields } from './property-draft.ts';

export type PropertyErrors = Partial<Record<PropertyField, string>>;

/** Result of validating the form: the request body, or the errors by field. */
export type Checked<Body> =
  | { readonly kind: 'right'; readonly body: Body }
  | { readonly kind: 'wrong'; readonly errors: PropertyErrors };

// Messages for unreadable numbers (decision G-13).
const unreadable = {
  price: fieldMessages.notAnAmount,
  beds: fieldMessages.wholeNumber,
  baths: fieldMessages.wholeNumber,
  area: 'Enter a number, for example 180',
  growthRate: modellingMessages.notARate,
  rentalYield: modellingMessages.notARate,
  purchasePrice: fieldMessages.notAnAmount,
  currentValue: fieldMessages.notAnAmount,
  deposit: fieldMessages.notAnAmount,
} as const satisfies PropertyErrors;

type NumberField = keyof typeof unreadable;

const measures: Readonly<Partial<Record<PropertyField, Measure>>> = {
  price: 'dollars',
  growthRate: 'percent',
  rentalYield: 'percent',
  purchasePrice: 'dollars',
  currentValue: 'dollars',
  deposit: 'dollars',
};

function measureOf(field: PropertyField): Measure {
  return measures[field] ?? 'number';
}

/** Body of POST /properties. A blank number counts as missing and has that field's message (decisions G-06, G-15). */
export function newPropertyOf(draft: PropertyDraft): Checked<NewProperty> {
  const body = {
    ...sharedValues(draft),
    growthRate: number(draft, 'growthRate'),
    rentalYield: number(draft, 'rentalYield'),
  };
  return checked(newPropertySchema, body, unreadableIn(draft, ['purchasePrice', 'currentValue', 'deposit']));
}

/**
 * Body of PUT /properties/{id}: blank rates and amounts become null. With a version the server rejects it once somebody
 * else has saved.
 */
export function changesOf(draft: PropertyDraft, version: number | undefined): Checked<PropertyChanges> {
  const orNull = (field: NumberField) => number(draft, field) ?? null;
  const body = {
    ...sharedValues(draft),
    growthRate: orNull('growthRate'),
    rentalYield: orNull('rentalYield'),
    purchasePrice: orNull('purchasePrice'),
    currentValue: orNull('currentValue'),
    deposit: orNull('deposit'),
    status: draft.status,
    userId: draft.userId || null,
    ...(version !== undefined && { version }),
  };
  return checked(propertyChangesSchema, body, unreadableIn(draft, []));
}

/** The errors of a validated form. */
export function errorsOf(form: Checked<unknown>): PropertyErrors {
  return form.kind === 'wrong' ? form.errors : {};
}

/** The server's errors by form field: `features.3` belongs to the features. */
export function formErrors(refused: Readonly<Record<string, string>>): PropertyErrors {
  const errors: PropertyErrors = {};
  for (const [path, message] of Object.entries(refused)) setFirst(errors, path.split('.')[0], message);
  return errors;
}

function sharedValues(draft: PropertyDraft) {
  const { name, street, suburb, state, postcode, description, imageUrl } = draft;
  return {
    ...{ name, street, suburb, state, postcode, description, imageUrl },
    price: number(draft, 'price'),
    beds: number(draft, 'beds'),
    baths: number(draft, 'baths'),
    area: number(draft, 'area'),
    features: featuresIn(draft.features),
  };
}

function number(draft: PropertyDraft, field: NumberField): number | undefined {
  const amount = parseAmount(draft[field], measureOf(field));
  return typeof amount === 'number' ? amount : undefined;
}

function unreadableIn(draft: PropertyDraft, without: readonly NumberField[]): PropertyErrors {
  const errors: PropertyErrors = {};
  for (const [field, message] of Object.entries(unreadable)) {
    const known = propertyFields.find((name) => name === field);
    const isAsked = known !== undefined && !without.some((name) => name === known);
    if (isAsked && parseAmount(draft[known], measureOf(known)) === 'not-an-amount') errors[known] = message;
  }
  return errors;
}

function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
  errors: PropertyErrors,
): Checked<z.output<Schema>> {
  const result = z.safeParse(schema, body);
  for (const { path, message } of result.error?.issues ?? []) setFirst(errors, path[0], message);
  if (result.success && Object.keys(errors).length === 0) return { kind: 'right', body: result.data };
  return { kind: 'wrong', errors };
}

function setFirst(errors: PropertyErrors, field: unknown, message: string): void {
  const known = propertyFields.find((name) => name === field);
  if (known !== undefined) errors[known] ??= message;
}
