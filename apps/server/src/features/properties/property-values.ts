import type { ImportedProperty, NewProperty, PropertyChanges } from '@freehold/contract';
import type { PropertyRow, PropertyValues } from './queries.ts';

/** The column that holds each field of the wire. */
const columnOf = {
  name: 'name',
  street: 'street',
  suburb: 'suburb',
  state: 'state',
  postcode: 'postcode',
  description: 'description',
  price: 'price',
  beds: 'beds',
  baths: 'baths',
  area: 'area_square_metres',
  imageUrl: 'image_url',
  features: 'features',
  growthRate: 'growth_percent',
  rentalYield: 'rental_yield_percent',
  purchasePrice: 'purchase_price',
  currentValue: 'current_value',
  deposit: 'deposit',
  userId: 'user_id',
  status: 'status',
} as const satisfies Record<string, keyof PropertyValues>;

/** What the form says of a property, as columns; text that is left out is empty. */
export function formValues(form: NewProperty | ImportedProperty | PropertyChanges): PropertyValues {
  return {
    name: form.name,
    street: form.street,
    suburb: form.suburb,
    state: form.state,
    postcode: form.postcode,
    description: form.description ?? '',
    price: form.price,
    beds: form.beds,
    baths: form.baths,
    area_square_metres: form.area,
    image_url: form.imageUrl ?? '',
    features: [...(form.features ?? [])],
    growth_percent: form.growthRate,
    rental_yield_percent: form.rentalYield,
  };
}

/** What changes say, as columns; of what only advisers keep, only what they name. */
export function changedValues(changes: PropertyChanges): PropertyValues {
  const { purchasePrice, currentValue, deposit, userId, status } = changes;
  return {
    ...formValues(changes),
    ...(purchasePrice === undefined ? {} : { purchase_price: purchasePrice }),
    ...(currentValue === undefined ? {} : { current_value: currentValue }),
    ...(deposit === undefined ? {} : { deposit }),
    ...(userId === undefined ? {} : { user_id: userId === '' ? null : userId }),
    ...(status === undefined ? {} : { status }),
  };
}

/** The names on the wire of the fields that differ between two states of a property. */
export function changedFields(before: PropertyRow, after: PropertyRow): string[] {
  return Object.entries(columnOf)
    .filter(([, column]) => JSON.stringify(before[column]) !== JSON.stringify(after[column]))
    .map(([field]) => field);
}
