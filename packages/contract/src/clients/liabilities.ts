import * as z from 'zod/mini';
import { uuid } from '../base/fields.ts';
import { mapTable } from '../base/typed-entries.ts';
import { mostRecords } from './assets.ts';
import { clientMessages, fieldKinds, given, listedChoice, type RecordField, unknownKinds } from './client-fields.ts';
import { liabilityLoanTypes, liabilityTypes } from './record-kinds.ts';

/** Kinds of interest term. */
export const termTypes = ['Fixed', 'Variable'] as const;

/** How often a liability can be repaid, as client records name it. */
export const liabilityFrequencies = ['Weekly', 'Fortnightly', 'Monthly'] as const;

const { line, flag, amount, percent } = fieldKinds;

/** Every field of a liability, once, as `profileFields` has those of the profile. */
export const liabilityFields = {
  liabilityType: { ...listedChoice(liabilityTypes), column: 'liability_type', class: 'financial', purpose: 'Kind' },
  isPrimaryResidence: {
    ...flag,
    column: 'is_primary_residence',
    class: 'financial',
    purpose: 'Whether it is the loan of the home',
  },
  loanBalance: { ...amount, column: 'loan_balance', class: 'financial', purpose: 'Dollars owing' },
  limitAmount: { ...amount, column: 'limit_amount', class: 'financial', purpose: 'Dollars that may be drawn' },
  lenderType: { ...line, column: 'lender_type', class: 'financial', purpose: 'Who lends' },
  interestRate: { ...percent, column: 'interest_rate_percent', class: 'financial', purpose: 'Percent a year' },
  termType: {
    ...listedChoice(termTypes),
    blank: 'Variable',
    column: 'term_type',
    class: 'financial',
    purpose: 'Fixed or variable',
  },
  repaymentAmount: { ...amount, column: 'repayment_amount', class: 'financial', purpose: 'Dollars each time' },
  repaymentFrequency: {
    ...listedChoice(liabilityFrequencies),
    blank: 'Monthly',
    column: 'repayment_frequency',
    class: 'financial',
    purpose: 'How often it is repaid',
  },
  loanType: {
    ...listedChoice(liabilityLoanTypes),
    blank: 'Principal and Interest',
    column: 'loan_type',
    class: 'financial',
    purpose: 'Interest only, or with principal',
  },
  description: { ...line, column: 'description', class: 'financial', purpose: 'Own words' },
  /** Id of an asset, as sent in the same request or stored. */
  securedBy: {
    ...unknownKinds.id,
    column: 'secured_by',
    class: 'financial',
    purpose: 'Property that a mortgage is on',
  },
  offsetBalance: {
    ...unknownKinds.amount,
    column: 'offset_balance',
    class: 'financial',
    purpose: 'Dollars in the offset account of the loan',
  },
  fixedUntil: {
    ...unknownKinds.day,
    column: 'fixed_until',
    class: 'financial',
    purpose: 'Day on which the fixed rate ends',
  },
  interestOnlyUntil: {
    ...unknownKinds.day,
    column: 'interest_only_until',
    class: 'financial',
    purpose: 'Day on which interest only ends',
  },
  loanEnds: { ...unknownKinds.day, column: 'loan_ends', class: 'financial', purpose: 'Day of the last repayment' },
} as const satisfies Readonly<Record<string, RecordField>>;

/** The table, by type. */
export type LiabilityFields = typeof liabilityFields;
type LiabilityFieldName = keyof LiabilityFields;

/**
 * A liability as sent. With the id of one of the client's liabilities it updates that one; missing, null or blank
 * fields get the defaults of specification section 9: Variable, Monthly, Principal and Interest. From the property on a
 * field has no default, as in an asset.
 */
export const liabilityInputSchema = z.object({
  id: given(uuid),
  ...mapTable<LiabilityFields, { [Name in LiabilityFieldName]: LiabilityFields[Name]['input'] }>(
    liabilityFields,
    (field) => field.input,
  ),
});
export type LiabilityInput = z.infer<typeof liabilityInputSchema>;

export const liabilityListSchema = z
  .array(liabilityInputSchema)
  .check(z.maxLength(mostRecords, clientMessages.tooManyRows));

const liabilityRecordSchema = z.object(
  mapTable<LiabilityFields, { [Name in LiabilityFieldName]: LiabilityFields[Name]['record'] }>(
    liabilityFields,
    (field) => field.record,
  ),
);
/** What a liability holds besides its id. */
export type LiabilityRecord = z.infer<typeof liabilityRecordSchema>;

/** What is stored where a row of the list says nothing. */
export const blankLiability: LiabilityRecord = mapTable<LiabilityFields, LiabilityRecord>(
  liabilityFields,
  (field) => field.blank,
);

/** A stored liability. */
export const liabilitySchema = z.object({
  id: uuid,
  ...liabilityRecordSchema.shape,
  /** True for stored text that names no known frequency; figures count it as Monthly (decision I-11). */
  frequencyUnknown: z.optional(z.boolean()),
});
export type Liability = z.infer<typeof liabilitySchema>;
