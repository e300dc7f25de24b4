import { type Property, propertyAddressText } from '@freehold/contract';
import { area, decimal, money } from '#app/lib/format.ts';

/** A property as a row of the adviser's table. */
export interface PropertyRow {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly price: string;
  /** The price in dollars, for the total. */
  readonly amount: number;
  readonly specs: string;
  readonly to: string;
  readonly editTo: string;
}

type ShownProperty = Pick<
  Property,
  'id' | 'name' | 'street' | 'suburb' | 'state' | 'postcode' | 'price' | 'beds' | 'baths' | 'area'
>;

/** Formats a property for display: price in whole dollars, area in square metres. */
export function propertyRow(property: ShownProperty): PropertyRow {
  const { id, beds, baths } = property;
  return {
    id,
    name: property.name.trim() || '(No name provided)',
    address: propertyAddressText(property) || 'No address',
    price: money(property.price),
    amount: property.price,
    specs: `${decimal(beds)} bed, ${decimal(baths)} bath, ${area(property.area)}`,
    to: `/property/${id}`,
    editTo: `/admin/property/${id}`,
  };
}

/** Sum of the prices of the displayed rows, in whole dollars. */
export function totalPrice(rows: readonly Pick<PropertyRow, 'amount'>[]): string {
  return money(rows.reduce((sum, { amount }) => sum + amount, 0));
}
