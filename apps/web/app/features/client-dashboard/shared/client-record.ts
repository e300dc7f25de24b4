import type { ClientDetails } from '@freehold/contract';
import type { OnEdit } from './editing.ts';

/** What every tab is worked out from: the client's record and the day in the reader's time zone, ISO. */
export interface ClientRecord {
  readonly details: ClientDetails;
  readonly today: string;
}

/** What stands after 'Welcome': the first name, or 'Investor' where there is none. */
export function welcomeName({ firstName }: { readonly firstName: string }): string {
  return firstName.trim() || 'Investor';
}

/** What every tab that shows the client's record gets. */
export interface TabProps {
  readonly record: ClientRecord;
  readonly onEdit: OnEdit;
}
