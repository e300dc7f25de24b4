import type { Role } from '@freehold/contract';
import type { Generated } from 'kysely';
import type { GivenMoment, Maybe } from './columns.ts';

/** Proof of a run of audit events: a code over them and over the seal before. Rows are only ever added. */
interface AuditSealsTable {
  id: Generated<number>;
  from_id: number;
  to_id: number;
  row_count: number;
  hash: string;
  /** 1 covers events without session and address, as earlier releases seal them. */
  version: Generated<number>;
  sealed_at: GivenMoment;
}

/** People who were erased, so that a restored backup can be erased again. */
interface ErasuresTable {
  profile_id: string;
  /** A code of the e-mail address, null where none was known. */
  email_mac: Maybe<string>;
  erased_at: GivenMoment;
}

/** People who are being erased; until `erase_at` it can be taken back. */
interface HeldErasuresTable {
  id: string;
  profile_id: string;
  /** The address of their account; null where they had none. */
  email_normalised: Maybe<string>;
  requested_by_role: Role;
  requested_at: GivenMoment;
  erase_at: GivenMoment;
}

/** Their rows as they were, in the order in which they can be put back. */
interface HeldRowsTable {
  erasure_id: string;
  position: number;
  table_name: string;
  content: unknown;
}

/** Addresses that want no further mails, as codes. */
interface UnsubscribesTable {
  email_mac: string;
  at: GivenMoment;
}

/** Marks accounts that no person has: production does not start with one that still lets somebody in. */
interface NobodysMarks {
  /** The development aids made this administrator. */
  is_diagnostic: Generated<boolean>;
  /** A demonstration was filled with it. */
  is_demo: Generated<boolean>;
}

export interface PrivacyTables {
  users: NobodysMarks;
  audit_seals: AuditSealsTable;
  erasures: ErasuresTable;
  held_erasures: HeldErasuresTable;
  held_rows: HeldRowsTable;
  unsubscribes: UnsubscribesTable;
}
