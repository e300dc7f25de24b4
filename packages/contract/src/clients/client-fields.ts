import { largestAmount, roundToCent } from '@freehold/finance';
import * as z from 'zod/mini';
import { lineOfText, uuid, visible, whole } from '../base/fields.ts';
import { fieldMessages } from '../base/messages.ts';

/** Messages of the client form (specification section 5), and of limits it does not name (decision G-10). */
export const clientMessages = {
  dateOfBirthInFuture: 'Date of birth cannot be in the future',
  notADate: 'Enter a date as YYYY-MM-DD, from 1900 on',
  notAChoice: 'Choose one of the listed values',
  percentRange: 'Enter 0 to 100',
  ageRange: 'Enter 0 to 120',
  yearTooEarly: 'Enter 1900 or later',
  yearInFuture: 'The year cannot be in the future',
  contractInFuture: 'The contract day cannot be in the future',
  notAProperty: 'Choose one of the properties under Assets, or none',
  notFixed: 'Choose Fixed as the term, or clear this day',
  notInterestOnly: 'Choose Interest Only as the loan type, or clear this day',
  endsTooEarly: 'The loan cannot end before interest only does',
  tooManyRows: 'At most 500 can be kept',
  portfoliosTooLarge: 'The portfolios are too large',
} as const;

/** Earliest year of birth and of purchase. */
const firstYear = 1900;

/** A field of a client record as sent: missing, `null` or blank for nothing. */
export function given<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.nullable(schema));
}

const someVisible = z.string().check(visible(1, fieldMessages.notVisible));

/** One line of at most 200 characters, blank or with visible characters. */
export const clientLine = lineOfText(200).check(
  z.refine((value) => value === '' || someVisible.safeParse(value).success, fieldMessages.notVisible),
);

/** An amount of dollars to the cent, or another quantity of at most two decimals, from 0. */
export const clientAmount = z
  .number()
  .check(
    z.minimum(0, fieldMessages.cannotBeNegative),
    z.maximum(largestAmount, fieldMessages.amountTooLarge),
    z.overwrite(toCent),
  );

/** A percentage from 0 to 100, kept to four decimals. */
export const clientPercent = z.number().check(
  z.minimum(0, clientMessages.percentRange),
  z.maximum(100, clientMessages.percentRange),
  z.overwrite((value) => Math.round(value * 10_000) / 10_000),
);

/** A year of purchase from 1900; `clientRecordErrors` checks that it is not in the future. */
export const purchaseYear = z
  .number()
  .check(
    z.minimum(firstYear, clientMessages.yearTooEarly),
    whole(fieldMessages.wholeNumber),
    z.maximum(9999, clientMessages.yearInFuture),
  );

/** A calendar day from 1900, or blank; `clientRecordErrors` checks those that must not be in the future. */
export const calendarDay = z.union(
  [
    z.literal(''),
    z.iso
      .date({ error: clientMessages.notADate, abort: true })
      .check(z.refine((day) => Number(day.slice(0, 4)) >= firstYear, clientMessages.notADate)),
  ],
  clientMessages.notADate,
);

/** One of the listed values, or blank. */
export function choiceOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(['', ...values], clientMessages.notAChoice);
}

/** A row of a table of record fields: everything that the API, the blank record, the columns and the data map need. */
export interface RecordField {
  /** As sent. */
  readonly input: z.ZodMiniType;
  /** As stored and returned. */
  readonly record: z.ZodMiniType;
  /** Where nothing was given. */
  readonly blank: string | number | boolean | null;
  readonly column: string;
  /** How the column concerns a person, and why it is kept. */
  readonly class: 'identity' | 'contact' | 'financial';
  readonly purpose: string;
}

/** Kinds that fields of the profile, of assets and of liabilities share. */
export const fieldKinds = {
  line: { kind: 'text', input: given(clientLine), record: z.string(), blank: '' },
  flag: { kind: 'flag', input: z.optional(z.boolean()), record: z.boolean(), blank: false },
  amount: { kind: 'number', input: given(clientAmount), record: z.number(), blank: 0 },
  percent: { kind: 'number', input: given(clientPercent), record: z.number(), blank: 0 },
} as const;

/** Kinds of fields that have no default: nothing given is stored as null, not known. */
export const unknownKinds = {
  amount: { kind: 'number', input: given(clientAmount), record: z.nullable(z.number()), blank: null },
  percent: { kind: 'number', input: given(clientPercent), record: z.nullable(z.number()), blank: null },
  day: { kind: 'day', input: given(calendarDay), record: z.nullable(z.string()), blank: null },
  id: { kind: 'id', input: given(uuid), record: z.nullable(uuid), blank: null },
} as const;

/** A choice that has no default, as `unknownKinds`. */
export function unknownChoice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return { kind: 'choice', input: given(choiceOf(values)), record: z.nullable(z.string()), blank: null } as const;
}

/** A choice of a list's row. What is stored may be older than today's choices, so any text is returned. */
export function listedChoice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return { kind: 'choice', input: given(choiceOf(values)), record: z.string(), blank: '' } as const;
}

// Zod runs this check even after an earlier one failed, and rounding throws on values that are not finite.
function toCent(value: number): number {
  return Math.abs(value) <= largestAmount ? roundToCent(value) : value;
}
