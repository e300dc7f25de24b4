import { type Property, propertyAddressText } from '@freehold/contract';
import { area, decimal, money, percent } from '#app/lib/format.ts';

/** Text for a missing value (decision D-19). */
export const notProvided = 'Not provided';

/** A number as shown, or that it was not provided. */
export function orNotProvided(value: number | null | undefined, format: (value: number) => string): string {
  return value == null ? notProvided : format(value);
}

/** The fields of a property that every screen shows, formatted. */
export interface PropertyFacts {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly price: string;
  readonly beds: string;
  readonly baths: string;
  readonly area: string;
  readonly rentalYield: string;
  readonly growthRate: string;
  readonly imageUrl: string;
}

type ShownProperty = Pick<
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
  | 'rentalYield'
  | 'growthRate'
  | 'imageUrl'
>;

/** The property as shown; growth and yield in percent a year (decision K-07). */
export function propertyFacts(property: ShownProperty): PropertyFacts {
  const { id, name, imageUrl } = property;
  return {
    id,
    name,
    address: propertyAddressText(property),
    price: money(property.price),
    beds: decimal(property.beds),
    baths: decimal(property.baths),
    area: area(property.area),
    rentalYield: orNotProvided(property.rentalYield, percent),
    growthRate: orNotProvided(property.growthRate, percent),
    imageUrl,
  };
}
