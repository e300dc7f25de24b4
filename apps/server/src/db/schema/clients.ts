import type { ProfileRecord } from '@freehold/contract';
import type { ColumnType, GeneratedAlways, Selectable } from 'kysely';
import type { GivenMoment, Maybe, MaybeMoment } from './columns.ts';

/** A generated column. */
type Derived<T> = ColumnType<T, never, never>;

interface PersonColumns {
  first_name: string;
  last_name: string;
  email: string;
  email_normalised: string;
  /** `YYYY-MM-DD`, as is the partner’s. */
  date_of_birth: string | null;
  phone: string;
  street: string;
  suburb: string;
  state: string;
  postcode: string;
  country: string;
}

interface WorkColumns {
  occupation: string;
  employer: string;
  employment_years: number;
  employment_type: ProfileRecord['employmentType'];
  is_on_probation: boolean;
  gross_income: number;
  non_taxable_income: number;
  income: number;
  additional_income: number;
  additional_income_source: string;
}

interface PartnerColumns {
  is_assessed_with_partner: boolean;
  partner_first_name: string;
  partner_last_name: string;
  partner_date_of_birth: string | null;
  partner_mobile: string;
  partner_street: string;
  partner_suburb: string;
  partner_state: string;
  partner_postcode: string;
  partner_country: string;
  partner_email: string;
  partner_occupation: string;
  partner_employer: string;
  partner_employment_years: number;
  partner_employment_type: ProfileRecord['employmentType'];
  partner_is_on_probation: boolean;
  partner_income: number;
  partner_non_taxable_income: number;
}

interface HouseholdColumns {
  is_renting: boolean;
  rent_per_week: number;
  monthly_living_expenses: number;
  residence_history: string;
  dependants: number;
  dependants_age_ranges: string;
  retirement_passive_income_goal: number;
  desired_retirement_age: number;
  existing_loans: number;
  marital_status: ProfileRecord['maritalStatus'];
  savings: number;
}

/** Columns that hold profile data. */
export interface ProfileColumns extends PersonColumns, WorkColumns, PartnerColumns, HouseholdColumns {}

/** Groups of profile columns, each mapped separately. */
export interface ProfileColumnParts {
  person: PersonColumns;
  work: WorkColumns;
  partner: PartnerColumns;
  household: HouseholdColumns;
}

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

interface AssetsTable {
  id: string;
  profile_id: string;
  /** Position in the client's list. */
  position: number;
  asset_type: string;
  current_value: number;
  original_price: number;
  year_purchased: number;
  ownership_percent: number;
  income_amount: number;
  income_frequency: string;
  description: string;
}

interface LiabilitiesTable {
  id: string;
  profile_id: string;
  /** Position in the client's list. */
  position: number;
  liability_type: string;
  is_primary_residence: boolean;
  loan_balance: number;
  limit_amount: number;
  lender_type: string;
  interest_rate_percent: number;
  term_type: string;
  repayment_amount: number;
  repayment_frequency: string;
  loan_type: string;
  description: string;
}

interface ValuationsTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  asset_id: string;
  asset_label: string;
  value: number;
  valued_at: GivenMoment;
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
  client_notes: ClientNotesTable;
  idle_records: IdleRecordsTable;
}

export type AssetRow = Selectable<AssetsTable>;
export type LiabilityRow = Selectable<LiabilitiesTable>;
