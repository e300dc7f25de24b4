import type { ClientRecord } from './client-record.ts';
import type { OnEdit } from './editing.ts';

/** What every tab that shows the client's record gets. */
export interface TabProps {
  readonly record: ClientRecord;
  readonly onEdit: OnEdit;
}
