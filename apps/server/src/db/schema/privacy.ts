import type { Role } from '@freehold/contract';
import type { Generated } from 'kysely';
import type { GivenMoment, Maybe } from './columns.ts';

/** Seal of a run of audit events: a code over them and the previous seal. Append-only. */
interface AuditSealsTable {
  id: Generated<number>;
  from_id: number;
  to_id: number;
  row_count: number;
  hash: string;
  /** 1 covers events without session and address, as in earlier releases. */
  version: Generated<number>;
  sealed_at: GivenMoment;
}

/** Erased people, so that they can be erased again after a backup is restored. */
interface ErasuresTable {
  profile_id: string;
  /** A code of the email address; null if none was known. */
  email_mac: Maybe<string>;
  erased_at: GivenMoment;
}

/** Pending erasures; they can be cancelled until `erase_at`. */
interface HeldErasuresTable {
  id: string;
  profile_id: string;
  /** Email address of their account; null if they had none. */
  email_normalised: Maybe<string>;
  requested_by_role: Role;
  requested_at: GivenMoment;
  erase_at: GivenMoment;
}

/** Their original rows, in the order they can be reinserted. */
interface HeldRowsTable {
  erasure_id: string;
  position: number;
  table_name: string;
  content: unknown;
}

/** Unsubscribed addresses, as codes. */
interface UnsubscribesTable {
  email_mac: string;
  at: GivenMoment;
}

/** Marks accounts that belong to no real person; production does not start while one of them can still sign in. */
interface NonPersonMarks {
  /** Admin created by the development aids. */
  is_diagnostic: Generated<boolean>;
  /** Created to fill a demonstration. */
  is_demo: Generated<boolean>;
}

export interface PrivacyTables {
  users: NonPersonMarks;
  audit_seals: AuditSealsTable;
  erasures: ErasuresTable;
  held_erasures: HeldErasuresTable;
  held_rows: HeldRowsTable;
  unsubscribes: UnsubscribesTable;
}
