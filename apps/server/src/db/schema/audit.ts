import type { Role } from '@freehold/contract';
import type { Generated } from 'kysely';
import type { GivenMoment, Maybe } from './columns.ts';

/** Who did what to which record: ids and field names, never values. Append-only. */
interface AuditEventsTable {
  id: Generated<number>;
  at: GivenMoment;
  actor_id: Maybe<string>;
  actor_role: Maybe<Role>;
  action: string;
  subject_kind: Maybe<string>;
  subject_id: Maybe<string>;
  fields: Generated<string[]>;
  /** The session that caused it; null for visitors, for the server itself and for events of earlier releases. */
  session_id: Maybe<string>;
  /** A keyed code of the network address; equal addresses have equal codes. */
  address_code: Maybe<string>;
}

/** People shown by one event, such as a page of a list: ids only, at most 1,000 a row. */
interface AuditShownTable {
  event_id: number;
  kind: 'client' | 'lead';
  /** Numbers the rows of one event and kind from 0. */
  part: number;
  ids: string[];
  shown_at: GivenMoment;
}

export interface AuditTables {
  audit_events: AuditEventsTable;
  audit_shown: AuditShownTable;
}
