import { type ClientListItem, fullName, type Property, propertyAddressText, routes } from '@freehold/contract';
import { call } from '#app/lib/api-client.ts';
import { money } from '#app/lib/format.ts';
import { propertiesKey } from '../shared/property-query.ts';

/** One record that can be chosen. */
export interface PickerOption {
  readonly id: string;
  readonly label: string;
  /** What tells it apart from others of the same label. */
  readonly detail: string;
}

/** Where a picker searches: on the server, so that it works with any number of records. */
export interface PickerSource {
  readonly key: readonly string[];
  /** The first records in which every word of the text occurs; all words blank gives the first of all. */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly PickerOption[]>;
}

/** Most records that a picker offers at once. */
export const mostOptions = 20;

/** Clients by name, e-mail or phone. */
export const clientSource: PickerSource = {
  key: ['clients', 'search'],
  async find(text, signal) {
    const query = { role: 'CLIENT', limit: mostOptions, ...(text !== '' && { q: text }) } as const;
    return (await call(routes.profiles.list, { query, signal })).map(clientOption);
  },
};

/** A client as a picker offers them. */
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

/** A property as a picker offers it. */
export function propertyOption(property: Property): PickerOption {
  const { id, name, price } = property;
  return { id, label: name, detail: `${money(price)}, ${propertyAddressText(property)}` };
}
