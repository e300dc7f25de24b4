import { type ImportedProperty, isForeignImage, type NewProperty, type PropertyChanges } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { PictureValues, PropertyRow, PropertyValues } from './queries.ts';

/** The column of each API field. */
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

/** The form's fields as columns; missing text is empty. */
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

/** A change's fields as columns; of the adviser-only fields only those it names. */
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

/** Columns set with a new picture address: for one on another site, who entered it and that it is yet to be fetched. */
export function askedPicture(address: string, actor: Actor): Required<PictureValues> {
  return {
    picture_source: null,
    picture_problem: null,
    picture_asked_by: isForeignImage(address) ? actor.id : null,
  };
}

/**
 * The picture after a change. A form opened before the picture was fetched still names its source, and means the stored
 * one.
 */
export function changedPicture(
  before: PropertyRow,
  address: string,
  actor: Actor,
): Pick<PropertyValues, 'image_url'> & PictureValues {
  const isStored = !isForeignImage(before.image_url);
  const isSame = address === before.image_url || address === before.picture_source;
  if (isStored && isSame) return { image_url: before.image_url };
  return { image_url: address, ...askedPicture(address, actor) };
}

/** API names of the fields that differ between two states of a property. */
export function changedFields(before: PropertyRow, after: PropertyRow): string[] {
  return Object.entries(columnOf)
    .filter(([, column]) => JSON.stringify(before[column]) !== JSON.stringify(after[column]))
    .map(([field]) => field);
}
