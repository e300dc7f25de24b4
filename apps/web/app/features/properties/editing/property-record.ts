import { type Property, propertyAddressText } from '@freehold/contract';
import { money } from '#app/lib/format.ts';
import { notProvided, orNotProvided, propertyFacts } from '../shared/property-facts.ts';

/** A line of a record: what it is and what it says. */
export interface RecordLine {
  readonly label: string;
  readonly text: string;
}

/** What everybody sees of a property, line by line. */
export function publicLines(property: Property): readonly RecordLine[] {
  const facts = propertyFacts(property);
  return [
    { label: 'Property name', text: property.name },
    { label: 'Address', text: propertyAddressText(property) },
    { label: 'Price', text: facts.price },
    { label: 'Bedrooms', text: facts.beds },
    { label: 'Bathrooms', text: facts.baths },
    { label: 'Area', text: facts.area },
    { label: 'Growth rate', text: facts.growthRate },
    { label: 'Rental yield', text: facts.rentalYield },
  ];
}

/** What only advisers see of a property, line by line; the client it belongs to stands apart. */
export function adviserLines({ purchasePrice, currentValue, deposit, status }: Property): readonly RecordLine[] {
  return [
    { label: 'Purchase price', text: orNotProvided(purchasePrice, money) },
    { label: 'Current value', text: orNotProvided(currentValue, money) },
    { label: 'Deposit', text: orNotProvided(deposit, money) },
    { label: 'Status', text: status || notProvided },
  ];
}
