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

/** Addresses that want no further mails, as codes. */
interface UnsubscribesTable {
  email_mac: string;
  at: GivenMoment;
}

/** Marks an administrator that the development aids made; production does not start with one. */
interface DiagnosticMark {
  is_diagnostic: Generated<boolean>;
}

export interface PrivacyTables {
  users: DiagnosticMark;
  audit_seals: AuditSealsTable;
  erasures: ErasuresTable;
  unsubscribes: UnsubscribesTable;
}
