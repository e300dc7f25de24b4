import type { ClientDetails } from '@freehold/contract';
import type { OnEdit } from './editing.ts';

/** Input of every tab: the client's record and the ISO date in the reader's time zone. */
export interface ClientRecord {
  readonly details: ClientDetails;
  readonly today: string;
}

/** Name after 'Welcome': the first name, or 'Investor' if there is none. */
export function welcomeName({ firstName }: { readonly firstName: string }): string {
  return firstName.trim() || 'Investor';
}

/** Props of every tab that shows the client's record. */
export interface TabProps {
  readonly record: ClientRecord;
  readonly onEdit: OnEdit;
}
