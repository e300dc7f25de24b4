import { fullName, routes } from '@freehold/contract';
import { call } from './api-client.ts';

/** A client or a lead found by name. */
export interface FoundPerson {
  readonly to: string;
  readonly name: string;
  readonly detail: string;
}

/** Most clients, and most leads, of one search. */
export const mostFound = 6;

/** Clients and leads whose name, email address or phone number has every word of `q`; the newest leads first. */
export async function findPeople(
  q: string,
  signal: AbortSignal,
): Promise<{ readonly clients: readonly FoundPerson[]; readonly leads: readonly FoundPerson[] }> {
  const [clients, leads] = await Promise.all([
    call(routes.profiles.list, { query: { q, role: 'CLIENT', limit: mostFound }, signal }),
    call(routes.leads.list, { query: { q, limit: mostFound }, signal }),
  ]);
  return {
    clients: clients.map((client) => ({ to: `/admin/client/${client.id}`, ...textOf(client), detail: client.email })),
    leads: leads.map((lead) => ({
      to: `/admin/leads/${lead.id}`,
      ...textOf(lead),
      detail: `${lead.status}, ${lead.email}`,
    })),
  };
}

function textOf({ firstName, lastName }: { firstName: string; lastName: string }) {
  return { name: fullName({ firstName: firstName.trim(), lastName: lastName.trim() }) || '(No name provided)' };
}
