import { propertyTypes } from '@freehold/contract';
import type { AssetValues, ClientFormValues, LiabilityValues, ListName } from './client-form-values.ts';
import { type Choice, type FieldFacts, liabilityFields, listFields } from './field-facts.ts';
import { rowName } from './shown-value.ts';

/** A question about a row: the path of its field, and the field labelled with the question. */
export interface AskedField {
  readonly path: string;
  readonly facts: FieldFacts;
}

type Values = ClientFormValues;
type Fields = Readonly<Record<string, FieldFacts>>;

// Without a term of their own.
const termless: readonly string[] = ['Credit Card', 'HECS', 'Childcare', 'School', 'Insurance', 'Private Health'];

/** True if a row of Assets is a property. */
export function isProperty({ assetType }: Pick<AssetValues, 'assetType'>): boolean {
  return propertyTypes.includes(assetType);
}

/** What a loan names its property by: the stored id, or the key of a row that is new. */
export function propertyRef({ id, key }: Pick<AssetValues, 'id' | 'key'>): string {
  return id || key;
}

/** The questions about a row that apply to it, and those that were answered although they do not. */
export function askedFields(
  list: ListName,
  index: number,
  how: { values: Values; isOwn: boolean },
): readonly AskedField[] {
  const row = how.values[list][index];
  if (row === undefined) return [];
  const fields = fieldsOf(list, how.values.assets);
  return Object.entries(fields).flatMap(([field, facts]) => {
    const { question, ownQuestion } = facts;
    const isAnswered = String(Reflect.get(row, field)) !== '';
    if (question === undefined || !(isAnswered || applies(field, row, how.values))) return [];
    const label = (how.isOwn ? ownQuestion : undefined) ?? question;
    return [{ path: `${list}.${index}.${field}`, facts: { ...facts, label } }];
  });
}

function applies(field: string, row: AssetValues | LiabilityValues, { profile }: Values): boolean {
  if ('assetType' in row) return isProperty(row) && (profile.assessWithPartner || !field.endsWith('SharePercentage'));
  if (field === 'fixedUntil') return row.termType === 'Fixed';
  if (field === 'interestOnlyUntil') return row.loanType === 'Interest Only';
  if (field === 'loanEnds') return row.liabilityType !== '' && !termless.includes(row.liabilityType);
  return row.liabilityType === 'Mortgage';
}

/** The fields of a list's rows, a loan's property among the form's properties. */
export function fieldsOf(list: ListName, assets: readonly AssetValues[]): Fields {
  if (list === 'assets') return listFields.assets;
  return { ...liabilityFields, securedBy: { ...liabilityFields.securedBy, choices: propertyChoices(assets) } };
}

function propertyChoices(assets: readonly AssetValues[]): readonly Choice[] {
  const properties = assets.filter(isProperty).map((row) => ({ value: propertyRef(row), label: rowName(row) }));
  return [...liabilityFields.securedBy.choices, ...properties];
}
