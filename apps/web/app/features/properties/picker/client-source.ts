import { type ClientListItem, fullName, routes } from '@freehold/contract';
import { call } from '#app/lib/api-client.ts';
import { mostOptions, type PickerOption, type PickerSource } from './picker-source.ts';

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
