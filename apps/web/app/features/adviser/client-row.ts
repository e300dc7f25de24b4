import { type ClientFigures, type ClientListItem, fullName } from '@freehold/contract';
import type { Selectable } from '#app/ui/lists/selected-rows.ts';

/** A client as a row of the adviser's table. */
export interface ClientRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly to: string;
  /** How the reset dialog refers to the client: the email, or a phrase if there is none (decision X-04). */
  readonly subject: string;
}

/** Formats a client for display; a blank name or phone is shown as missing (specification section 2). */
export function clientRow(
  client: Pick<ClientListItem, 'id' | 'firstName' | 'lastName' | 'email' | 'phone'>,
): ClientRow {
  const { id } = client;
  const email = client.email.trim();
  return {
    id,
    name: fullName({ firstName: client.firstName.trim(), lastName: client.lastName.trim() }) || '(No name provided)',
    email: email || 'No email',
    phone: client.phone.trim() || 'No phone',
    to: `/admin/client/${id}`,
    subject: email || 'this client',
  };
}

/** A client as a selection keeps it; the email is blank where there is none. */
export interface SelectedClient extends Selectable {
  readonly email: string;
}

/** What a selection keeps of a client of the list. */
export function selectableClient(client: ClientFigures): SelectedClient {
  return { id: client.id, name: clientRow(client).name, email: client.email.trim() };
}
