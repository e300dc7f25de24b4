import type {
  AssetFields,
  AssetRecord,
  LiabilityFields,
  LiabilityRecord,
  ProfileAddress,
  ProfileFieldName,
  ProfileFields,
  ProfileRecord,
  ScalarFieldName,
} from '@freehold/contract';
import type { ColumnType, GeneratedAlways, Selectable } from 'kysely';
import type { GivenMoment, Maybe, MaybeMoment } from './columns.ts';

/** A generated column. */
type Derived<T> = ColumnType<T, never, never>;

type Fields = ProfileFields;
type AddressColumn = `${Fields[Exclude<ProfileFieldName, ScalarFieldName>]['column']}${keyof ProfileAddress}`;

/**
 * Columns that hold profile data, from the contract's table of fields: a blank day is null, an address has five
 * columns.
 */
export type ProfileColumns = {
  [Name in ScalarFieldName as Fields[Name]['column']]: Fields[Name]['kind'] extends 'day'
    ? string | null
    : ProfileRecord[Name];
} & { [Column in AddressColumn]: string } & { email_normalised: string };

interface ProfilesTable extends ProfileColumns {
  id: string;
  /** Increments with each change of the whole record: profile, assets, liabilities and portfolios. */
  version: ColumnType<number, number | undefined, number>;
  created_at: GivenMoment;
  updated_at: GivenMoment;
  /** Written as JSON text. */
  portfolios: ColumnType<unknown[], string | undefined, string>;
  search_text: Derived<string>;
  sort_name: Derived<string>;
  sort_email: Derived<string>;
}

/** Columns of an asset's fields, from the contract's table. */
export type AssetColumns = { [Name in keyof AssetFields as AssetFields[Name]['column']]: AssetRecord[Name] };

/** Columns of a liability's fields, from the contract's table. */
export type LiabilityColumns = {
  [Name in keyof LiabilityFields as LiabilityFields[Name]['column']]: LiabilityRecord[Name];
};

/** A row's place in a client's list. */
interface ListPlace {
  id: string;
  profile_id: string;
  position: number;
}

type AssetsTable = ListPlace & AssetColumns;
type LiabilitiesTable = ListPlace & LiabilityColumns;

interface ValuationsTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  asset_id: string;
  asset_label: string;
  value: number;
  valued_at: GivenMoment;
}

interface MonthFiguresTable {
  profile_id: string;
  month: string;
  net_worth: number;
  property_equity: number;
  left_over_monthly: number;
}

interface ClientNotesTable {
  id: string;
  profile_id: string;
  author_id: Maybe<string>;
  text: string;
  created_at: GivenMoment;
  edited_at: MaybeMoment;
  /** When it was deleted; it can be restored until it is cleared. */
  removed_at: MaybeMoment;
}

interface ClientTasksTable {
  id: string;
  profile_id: string;
  text: string;
  /** ISO date. */
  due_on: string | null;
  owner_id: Maybe<string>;
  created_at: GivenMoment;
  done_at: MaybeMoment;
  done_by: Maybe<string>;
  /** When it was deleted; it can be restored until it is cleared. */
  removed_at: MaybeMoment;
}

/** Advisers who may see and change a client's record; admins need no row. */
interface ClientAdvisersTable {
  client_id: string;
  adviser_id: string;
  since: GivenMoment;
  /** Who decided it; null once their account is gone. */
  given_by: Maybe<string>;
}

/** Records found unused for a year by the latest nightly retention run. */
interface IdleRecordsTable {
  profile_id: string;
  last_used_at: GivenMoment;
  /** When an adviser chose to keep it; null while undecided. */
  kept_at: MaybeMoment;
}

/** Client records: personal data, assets and liabilities, and past values. */
export interface ClientTables {
  profiles: ProfilesTable;
  assets: AssetsTable;
  liabilities: LiabilitiesTable;
  valuations: ValuationsTable;
  month_figures: MonthFiguresTable;
  client_notes: ClientNotesTable;
  client_tasks: ClientTasksTable;
  client_advisers: ClientAdvisersTable;
  idle_records: IdleRecordsTable;
}

export type AssetRow = Selectable<AssetsTable>;
export type LiabilityRow = Selectable<LiabilitiesTable>;
