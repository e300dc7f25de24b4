import { type ClientListItem, fullName, type Property, propertyAddressText, routes } from '@freehold/contract';
import { call } from '#app/lib/api-client.ts';
import { money } from '#app/lib/format.ts';
import { propertiesKey } from '../shared/property-query.ts';

/** One record that can be chosen. */
export interface PickerOption {
  readonly id: string;
  readonly label: string;
  /** Detail that tells it apart from others with the same label. */
  readonly detail: string;
}

/** A picker's search on the server, so it works with any number of records. */
export interface PickerSource {
  readonly key: readonly string[];
  /** The first records that contain every word of the text; blank text gives the first of all. */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly PickerOption[]>;
}

/** Maximum number of records a picker offers. */
export const mostOptions = 20;

/** Clients by name, email or phone. */
export const clientSource: PickerSource = {
  key: ['clients', 'search'],
  async find(text, signal) {
    const query = { role: 'CLIENT', limit: mostOptions, ...(text !== '' && { q: text }) } as const;
    return (await call(routes.profiles.list, { query, signal })).map(clientOption);
  },
};

/** A client as a picker option. */
export function clientOption(
  client: Pick<ClientListItem, 'id' | 'firstName' | 'lastName' | 'email' | 'phone'>,
): PickerOption {
  const { id, email, phone } = client;
  const details = [email, phone].filter((text) => text !== '');
  return { id, label: fullName(client) || '(No name provided)', detail: details.join(', ') };
}

/** Properties by name or address. */
export const propertySource: PickerSource = {
  key: [...propertiesKey, 'search'],
  async find(text, signal) {
    const query = { sort: 'name', limit: mostOptions, ...(text !== '' && { q: text }) } as const;
    return (await call(routes.properties.list, { query, signal })).map(propertyOption);
  },
};

/** A property as a picker option. */
export function propertyOption(property: Property): PickerOption {
  const { id, name, price } = property;
  return { id, label: name, detail: `${money(price)}, ${propertyAddressText(property)}` };
}
