import type { Role } from '@freehold/contract';
import type { Generated } from 'kysely';
import type { GivenMoment, Maybe } from './columns.ts';

/** Who did what to which record: ids and field names, never values. Rows are only ever added. */
interface AuditEventsTable {
  id: Generated<number>;
  at: GivenMoment;
  actor_id: Maybe<string>;
  actor_role: Maybe<Role>;
  action: string;
  subject_kind: Maybe<string>;
  subject_id: Maybe<string>;
  fields: Generated<string[]>;
}

export interface AuditTables {
  audit_events: AuditEventsTable;
}
