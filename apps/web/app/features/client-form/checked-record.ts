import {
  clientRecordErrors,
  type FieldError,
  fieldMessages,
  fromEntries,
  type NewClient,
  newClientSchema,
  phone,
  securityErrors,
} from '@freehold/contract';
import type { ClientFormValues } from './client-form-values.ts';
import { type FieldFacts, listFields, profileFields } from './field-facts.ts';
import { sentValues } from './form-mapping.ts';
import { hiddenFields } from './form-tabs.ts';
import { isNumberKind, notANumberMessage } from './number-text.ts';

/** A record ready to send, or its errors by form field. */
export type CheckedRecord =
  | { readonly body: NewClient; readonly errors: null }
  | { readonly body: null; readonly errors: Readonly<Record<string, string>> };

interface CheckFacts {
  /** Local ISO date. */
  readonly today: string;
  /** True if the client signs in: the sign-in address cannot be changed here. */
  readonly hasAccount: boolean;
  /** Values of the stored record; a phone number of another time stays as it is until it is changed. */
  readonly before: ClientFormValues;
}

type SentValues = ReturnType<typeof sentValues>;

const profileFacts: Readonly<Record<string, FieldFacts>> = profileFields;

/**
 * Validates the form's values against the contract. Invalid fields that are not on the screen are left out, so that
 * their stored value stays: the user could not correct them.
 */
export function checkedRecord(values: ClientFormValues, { today, hasAccount, before }: CheckFacts): CheckedRecord {
  const sent = sentValues(values, Number(today.slice(0, 4)));
  const { email, ...rest } = sent.profile;
  const raw = { ...sent, profile: hasAccount ? rest : { email, ...rest } };
  const found = [...errorsOf(raw, today), ...phoneErrors(values.profile, before.profile)];
  const hidden = new Set(hiddenFields(values.profile).map((field) => `profile.${field}`));
  const seen = found.filter(({ field }) => !hidden.has(field));
  if (seen.length > 0) return { body: null, errors: messagesByField(seen) };
  const unsendable = new Set(found.map(({ field }) => field));
  const profile = Object.fromEntries(
    Object.entries(raw.profile).filter(([name]) => !unsendable.has(`profile.${name}`)),
  );
  return { body: newClientSchema.parse({ ...raw, profile }), errors: null };
}

/** Form errors from the server's field errors; the server reports an address as one field. */
export function refusedFields(refused: Readonly<Record<string, string>>): Record<string, string> {
  return messagesByField(Object.entries(refused).map(([field, message]) => ({ field, message })));
}

function errorsOf(raw: SentValues, today: string): FieldError[] {
  const checked = newClientSchema.safeParse(raw);
  const refused = checked.success ? [] : checked.error.issues.map((issue) => refusalOf(raw, issue));
  const parts = checkedParts(raw);
  return [
    ...refused,
    ...clientRecordErrors(parts, today, 'profile.'),
    ...securityErrors(parts.assets, parts.liabilities),
  ];
}

function phoneErrors(now: ClientFormValues['profile'], before: ClientFormValues['profile']): FieldError[] {
  return (['phone', 'partnerMobile'] as const)
    .filter((name) => now[name].trim() !== '' && now[name] !== before[name] && !phone.safeParse(now[name]).success)
    .map((name) => ({ field: `profile.${name}`, message: fieldMessages.phoneInvalid }));
}

// NaN means unreadable text; the schema's messages about NaN and JSON dates are not fit for users.
function refusalOf(raw: SentValues, { path, message }: { path: PropertyKey[]; message: string }): FieldError {
  const field = path.join('.');
  const value = path.reduce(partOf, raw);
  const kind = factsOf(field)?.kind;
  if (kind === 'date') return { field, message: 'Enter a whole date, from 1900 on' };
  const isUnread = Number.isNaN(value) && kind !== undefined && isNumberKind(kind);
  return { field, message: isUnread ? notANumberMessage(kind) : message };
}

function checkedParts({ profile, assets, liabilities }: SentValues) {
  const { dateOfBirth, partnerDob } = profile;
  return {
    profile: { dateOfBirth: String(dateOfBirth), partnerDob: String(partnerDob) },
    assets: assets.map((row) => ({ ...textsOf(row, assetTexts), ...numbersOf(row, assetNumbers) })),
    liabilities: liabilities.map((row) => textsOf(row, liabilityTexts)),
  };
}

const assetTexts = ['id', 'assetType', 'contractDay'] as const;
const assetNumbers = [
  'yearPurchased',
  'ownershipPercentage',
  'clientSharePercentage',
  'partnerSharePercentage',
] as const;
const liabilityTexts = ['securedBy', 'termType', 'loanType', 'fixedUntil', 'interestOnlyUntil', 'loanEnds'] as const;

type Row = Readonly<Record<string, unknown>>;

function textsOf<Name extends string>(row: Row, names: readonly Name[]) {
  return fromEntries<Record<Name, string | null>>(
    names.map((name) => [name, typeof row[name] === 'string' ? row[name] : null] as const),
  );
}

// Text that is no number has an error of its own.
function numbersOf<Name extends string>(row: Row, names: readonly Name[]) {
  const numberOf = (value: unknown) => (typeof value === 'number' && !Number.isNaN(value) ? value : null);
  return fromEntries<Record<Name, number | null>>(names.map((name) => [name, numberOf(row[name])] as const));
}

function partOf(whole: unknown, name: PropertyKey): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
}

function factsOf(path: string): FieldFacts | undefined {
  const [part = '', second = '', third = ''] = path.split('.');
  if (part === 'profile') return profileFacts[second];
  return part === 'assets' || part === 'liabilities' ? listFields[part][third] : undefined;
}

// The first error of a field wins.
function messagesByField(errors: readonly FieldError[]): Record<string, string> {
  return Object.fromEntries(errors.map(({ field, message }) => [formPath(field), message]).reverse());
}

function formPath(field: string): string {
  return factsOf(field)?.kind === 'address' ? `${field}.street` : field;
}
