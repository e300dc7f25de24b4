import type { Property } from '@freehold/contract';
import { amountAsTyped } from '#app/lib/parse-amount.ts';

/** The property form as typed; numbers are texts, features one per line. */
export interface PropertyDraft {
  readonly name: string;
  readonly street: string;
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
  readonly price: string;
  readonly beds: string;
  readonly baths: string;
  readonly area: string;
  readonly growthRate: string;
  readonly rentalYield: string;
  readonly description: string;
  readonly features: string;
  readonly purchasePrice: string;
  readonly currentValue: string;
  readonly deposit: string;
  readonly status: string;
  readonly userId: string;
  /** URL of the stored picture; a chosen file is kept beside the form. */
  readonly imageUrl: string;
}

export type PropertyField = keyof PropertyDraft;

/** The fields in screen order. */
export const propertyFields = [
  'name',
  'street',
  'suburb',
  'state',
  'postcode',
  'price',
  'beds',
  'baths',
  'area',
  'growthRate',
  'rentalYield',
  'imageUrl',
  'description',
  'features',
  'purchasePrice',
  'currentValue',
  'deposit',
  'status',
  'userId',
] as const satisfies readonly PropertyField[];

export const blankDraft: PropertyDraft = {
  name: '',
  street: '',
  suburb: '',
  state: '',
  postcode: '',
  price: '',
  beds: '',
  baths: '',
  area: '',
  growthRate: '',
  rentalYield: '',
  description: '',
  features: '',
  purchasePrice: '',
  currentValue: '',
  deposit: '',
  status: '',
  userId: '',
  imageUrl: '',
};

/** Id of a field's element. */
export function fieldId(field: PropertyField): string {
  return `property-${field}`;
}

/** The form filled with a stored property. */
export function toDraft(property: Property): PropertyDraft {
  const { name, street, suburb, state, postcode, description, imageUrl, status = '' } = property;
  return {
    ...{ name, street, suburb, state, postcode, description, imageUrl, status },
    price: typed(property.price),
    beds: typed(property.beds),
    baths: typed(property.baths),
    area: typed(property.area),
    growthRate: typed(property.growthRate),
    rentalYield: typed(property.rentalYield),
    features: property.features.join('\n'),
    purchasePrice: typed(property.purchasePrice),
    currentValue: typed(property.currentValue),
    deposit: typed(property.deposit),
    userId: property.userId ?? '',
  };
}

const longestName = 200;

/** The form prefilled with a copy of a property, with a new name and without what belongs to the original only. */
export function copyDraft(property: Property): PropertyDraft {
  const { purchasePrice, currentValue, deposit, status, userId } = blankDraft;
  const own = { purchasePrice, currentValue, deposit, status, userId };
  const mark = ' (copy)';
  return { ...toDraft(property), ...own, name: `${property.name.slice(0, longestName - mark.length)}${mark}` };
}

function typed(value: number | null | undefined): string {
  // All stored digits: an unchanged field is sent back as it was.
  return value == null ? '' : amountAsTyped(value, 15);
}

/** The features of the form: one per line, trimmed, blank lines dropped (decision B-42). */
export function featuresIn(text: string): string[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
