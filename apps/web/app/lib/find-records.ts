import { fullName, propertyAddressText, routes } from '@freehold/contract';
import { call } from './api-client.ts';

/** A client, a lead or a property found by what an adviser typed. */
export interface FoundRecord {
  readonly to: string;
  readonly name: string;
  readonly detail: string;
}

/** Most of each kind in one search. */
export const mostFound = 6;

/**
 * Clients and leads whose name, email address or phone number has every word of `q`, the newest leads first, and
 * properties whose name or address has.
 */
export async function findRecords(
  q: string,
  signal: AbortSignal,
): Promise<Readonly<Record<'clients' | 'leads' | 'properties', readonly FoundRecord[]>>> {
  const [clients, leads, properties] = await Promise.all([
    call(routes.profiles.list, { query: { q, role: 'CLIENT', limit: mostFound }, signal }),
    call(routes.leads.list, { query: { q, limit: mostFound }, signal }),
    call(routes.properties.list, { query: { q, sort: 'name', limit: mostFound }, signal }),
  ]);
  return {
    clients: clients.map((client) => ({ to: `/admin/client/${client.id}`, ...textOf(client), detail: client.email })),
    leads: leads.map((lead) => ({
      to: `/admin/leads/${lead.id}`,
      ...textOf(lead),
      detail: `${lead.status}, ${lead.email}`,
    })),
    properties: properties.map((property) => ({
      to: `/property/${property.id}`,
      name: property.name || 'Unnamed property',
      detail: propertyAddressText(property),
    })),
  };
}

function textOf({ firstName, lastName }: { firstName: string; lastName: string }) {
  return { name: fullName({ firstName: firstName.trim(), lastName: lastName.trim() }) || '(No name provided)' };
}
