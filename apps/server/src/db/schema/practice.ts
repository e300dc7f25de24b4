import type { ColumnType, Generated } from 'kysely';
import type { GivenMoment, Maybe } from './columns.ts';

/** One row, none until an adviser enters the practice. The logo's columns are all set or all null. */
interface PracticeTable {
  is_only: Generated<boolean>;
  name: string;
  email: Maybe<string>;
  phone: Maybe<string>;
  abn: Maybe<string>;
  licence: Maybe<string>;
  /** `#rrggbb`. */
  accent: Maybe<string>;
  logo: Maybe<Buffer>;
  logo_type: Maybe<'png' | 'jpg'>;
  /** SHA-256 of the logo, in hex. */
  logo_hash: Maybe<string>;
  logo_width: Maybe<number>;
  logo_height: Maybe<number>;
  embed_origins: Generated<string[]>;
  /** Percent a year by the fields of a plan. */
  plan_defaults: ColumnType<Record<string, number>, string | undefined, string>;
  version: number;
  updated_at: GivenMoment;
}

export interface PracticeTables {
  practice: PracticeTable;
}
