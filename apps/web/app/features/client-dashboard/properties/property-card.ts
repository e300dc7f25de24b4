import { type Property, propertyAddressText } from '@freehold/contract';
import { area, counted, money, rate } from '#app/lib/format.ts';

/** The property fields a card needs. */
export type CardProperty = Pick<
  Property,
  | 'id'
  | 'name'
  | 'street'
  | 'suburb'
  | 'state'
  | 'postcode'
  | 'price'
  | 'beds'
  | 'baths'
  | 'area'
  | 'imageUrl'
  | 'rentalYield'
  | 'growthRate'
>;

/** A property as shown on its card. */
export interface PropertyCard {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly imageUrl: string;
  readonly price: string;
  /** Bedrooms, bathrooms and area. */
  readonly specs: readonly string[];
  readonly rates: readonly { readonly label: string; readonly value: string }[];
}

/** The card of a property. A missing yield or growth rate is shown as missing, not as 0% (decision D-19). */
export function propertyCard(property: CardProperty): PropertyCard {
  const { id, name, imageUrl, price, beds, baths, area: size, rentalYield, growthRate } = property;
  return {
    id,
    name: name || 'Unnamed property',
    address: propertyAddressText(property),
    imageUrl,
    price: money(price),
    specs: [counted(beds, 'bed'), counted(baths, 'bath'), area(size)],
    rates: [
      { label: 'Yield', value: yearlyRate(rentalYield) },
      { label: 'Growth', value: yearlyRate(growthRate) },
    ],
  };
}

function yearlyRate(percent: number | null): string {
  return percent === null ? 'Not provided' : `${rate(percent)} a year`;
}
