import { type Property, propertyAddressText, routes } from '@freehold/contract';
import { call } from '#app/lib/api-client.ts';
import { money } from '#app/lib/format.ts';
import { propertiesKey } from '../shared/property-keys.ts';
import { mostOptions, type PickerOption, type PickerSource } from './picker-source.ts';

/** Properties by name or address. */
export const propertySource: PickerSource = {
  key: [...propertiesKey, 'search'],
  async find(text, signal) {
    const query = { sort: 'name', limit: mostOptions, ...(text !== '' && { q: text }) } as const;
    return (await call(routes.properties.list, { query, signal })).map(propertyOption);
  },
};

/** A property as a picker offers it. */
export function propertyOption(property: Property): PickerOption {
  const { id, name, price } = property;
  return { id, label: name, detail: `${money(price)}, ${propertyAddressText(property)}` };
}
