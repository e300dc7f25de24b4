import {
  type Asset,
  type ClientDetails,
  defaultRetirementAge,
  joinProfileAddress,
  type Liability,
  newClientSchema,
  splitProfileAddress,
} from '@freehold/contract';
import * as z from 'zod/mini';
import { propertyRef } from './asked-fields.ts';
import {
  type AddressValues,
  type AssetValues,
  assetValuesSchema,
  type ClientFormValues,
  type LiabilityValues,
  type ListName,
  liabilityValuesSchema,
  profileValuesSchema,
} from './client-form-values.ts';
import { assetFields, type FieldFacts, liabilityFields, profileFields } from './field-facts.ts';
import { isNumberKind, measureOf, numberText, typedNumber } from './number-text.ts';

type Fields = Readonly<Record<string, FieldFacts>>;
type Entries = Readonly<Record<string, unknown>>;
type Held = string | boolean | AddressValues;

interface SentParts extends Readonly<Partial<Record<ListName, readonly Entries[] | undefined>>> {
  readonly profile: Entries;
}

const blankAddress: AddressValues = { street: '', suburb: '', state: '', postcode: '', country: '' };

/** Form values of a stored record: numbers as text, addresses split into five parts. */
export function formValues({ profile, assets, liabilities }: ClientDetails): ClientFormValues {
  return {
    profile: profileValuesSchema.parse(entered(profileFields, profile)),
    assets: assets.map(assetValues),
    liabilities: liabilities.map(liabilityValues),
  };
}

/** Values of an empty form: all blank, the retirement age at its default. */
export function blankValues(): ClientFormValues {
  const profile = { ...blanks(profileFields), desiredRetirementAge: String(defaultRetirementAge) };
  return { profile: profileValuesSchema.parse(profile), assets: [], liabilities: [] };
}

/** A new asset: value 0, this year, 100 percent, Monthly (specification section 9). */
export function newAsset(key: string, thisYear: number): AssetValues {
  const defaults = {
    currentValue: '0',
    yearPurchased: String(thisYear),
    ownershipPercentage: '100',
    incomeFrequency: 'Monthly',
  };
  return assetValuesSchema.parse({ ...blanks(assetFields), ...defaults, key, id: '' });
}

/** A new liability: Variable, Monthly, Principal and Interest (specification section 9). */
export function newLiability(key: string): LiabilityValues {
  const defaults = { termType: 'Variable', repaymentFrequency: 'Monthly', loanType: 'Principal and Interest' };
  return liabilityValuesSchema.parse({ ...blanks(liabilityFields), ...defaults, key, id: '' });
}

/**
 * The form's values as sent, not yet validated: addresses joined, numbers parsed, blank numbers as 0, 65, this year or
 * 100 (decision G-11). Text that is not a number becomes NaN, which the contract rejects.
 */
export function sentValues({ profile, assets, liabilities }: ClientFormValues, thisYear: number) {
  const whenBlank = blankNumbers(thisYear);
  // A new property goes with an id only where a loan names it; the server gives it one of its own.
  const named = new Set(liabilities.map(({ securedBy }) => securedBy));
  const refs = new Map(assets.map((row) => [row.key, propertyRef(row)]));
  return {
    profile: sent(profileFields, profile, whenBlank),
    assets: assets.map((row) =>
      sentRow(assetFields, row.id === '' && named.has(row.key) ? { ...row, id: row.key } : row, whenBlank),
    ),
    liabilities: liabilities.map((row) =>
      sentRow(liabilityFields, { ...row, securedBy: refs.get(row.securedBy) ?? row.securedBy }, whenBlank),
    ),
  };
}

/** True if two form states would be stored alike: number formatting makes no difference. */
export function isSameRecord(one: ClientFormValues, other: ClientFormValues, thisYear: number): boolean {
  const textOf = (values: ClientFormValues) => JSON.stringify(sentValues(values, thisYear));
  return textOf(one) === textOf(other);
}

/** The values as they display once stored: numbers in standard format, addresses in five parts, text trimmed. */
export function settledValues(values: ClientFormValues, thisYear: number): ClientFormValues {
  const raw = sentValues(values, thisYear);
  const checked = newClientSchema.safeParse(raw);
  const sent: SentParts = checked.success ? checked.data : raw;
  const settled = (fields: Fields, list: ListName) =>
    values[list].map(({ key, id }, index) => ({ ...entered(fields, sent[list]?.[index] ?? {}), key, id }));
  return {
    profile: profileValuesSchema.parse(entered(profileFields, sent.profile)),
    assets: z.array(assetValuesSchema).parse(settled(assetFields, 'assets')),
    liabilities: z.array(liabilityValuesSchema).parse(settled(liabilityFields, 'liabilities')),
  };
}

function assetValues(asset: Asset): AssetValues {
  return assetValuesSchema.parse({ ...entered(assetFields, asset), key: asset.id, id: asset.id });
}

function liabilityValues(liability: Liability): LiabilityValues {
  return liabilityValuesSchema.parse({ ...entered(liabilityFields, liability), key: liability.id, id: liability.id });
}

function blankNumbers(thisYear: number): ReadonlyMap<string, number> {
  return new Map([
    ['desiredRetirementAge', defaultRetirementAge],
    ['yearPurchased', thisYear],
    ['ownershipPercentage', 100],
  ]);
}

function entered(fields: Fields, stored: Entries): Record<string, Held> {
  const entries = Object.entries(fields).map(([name, { kind }]) => [name, enteredValue(kind, stored[name])] as const);
  return Object.fromEntries(entries);
}

function enteredValue(kind: FieldFacts['kind'], stored: unknown): Held {
  if (kind === 'flag') return stored === true;
  if (kind === 'address') return splitProfileAddress(String(stored ?? ''));
  if (stored === null) return '';
  return isNumberKind(kind) ? numberText(kind, Number(stored)) : String(stored ?? '');
}

function blanks(fields: Fields): Record<string, Held> {
  return Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, blankOf(kind)]));
}

function blankOf(kind: FieldFacts['kind']): Held {
  if (kind === 'flag') return false;
  return kind === 'address' ? blankAddress : '';
}

function sentRow(fields: Fields, row: AssetValues | LiabilityValues, whenBlank: ReadonlyMap<string, number>) {
  const values = sent(fields, row, whenBlank);
  return row.id === '' ? values : { id: row.id, ...values };
}

function sent(fields: Fields, values: Entries, whenBlank: ReadonlyMap<string, number>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, facts]) => [name, sentValue(facts, values[name], whenBlank.get(name) ?? 0)]),
  );
}

function sentValue(facts: FieldFacts, value: unknown, whenBlank: number): unknown {
  const { kind } = facts;
  if (facts.question !== undefined && String(value).trim() === '') return null;
  if (kind === 'address') return joinProfileAddress(profileValuesSchema.shape.address.parse(value));
  return isNumberKind(kind) ? typedNumber(z.string().parse(value), whenBlank, measureOf(facts)) : value;
}
