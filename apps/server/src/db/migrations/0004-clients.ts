import { type Kysely, sql } from 'kysely';

// The lists are written out here, not imported: a migration that has run must never change its meaning. Amounts go up to and
// include 1,000,000,000,000.00, which takes fifteen digits. Frequencies have no list: a stored text outside it still reads.

/** Client records: profiles, assets, liabilities and what the assets were worth. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createProfiles(db);
  await createSearch(db);
  await createAssets(db);
  await createLiabilities(db);
  await createValuations(db);
}

async function createProfiles(db: Kysely<unknown>): Promise<void> {
  // Its id is that of the user, for a person with an account; there is no reference, since advisers keep clients without one.
  // Portfolios are json, not jsonb: what nobody reads goes back as it came, down to the order of its keys.
  await sql`
    create table profiles (
      id uuid primary key,
      version integer not null default 1,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      first_name text not null,
      last_name text not null,
      email text not null,
      email_normalised text not null,
      date_of_birth date,
      phone text not null,
      street text not null,
      suburb text not null,
      state text not null,
      postcode text not null,
      country text not null,
      occupation text not null,
      employer text not null,
      employment_years numeric(15,2) not null,
      employment_type text not null
        check (employment_type in ('', 'Full-time', 'Part-time', 'Casual', 'Self-employed', 'Contract', 'Unemployed')),
      is_on_probation boolean not null,
      gross_income numeric(15,2) not null,
      non_taxable_income numeric(15,2) not null,
      is_assessed_with_partner boolean not null,
      partner_first_name text not null,
      partner_last_name text not null,
      partner_date_of_birth date,
      partner_mobile text not null,
      partner_street text not null,
      partner_suburb text not null,
      partner_state text not null,
      partner_postcode text not null,
      partner_country text not null,
      partner_email text not null,
      partner_occupation text not null,
      partner_employer text not null,
      partner_employment_years numeric(15,2) not null,
      partner_employment_type text not null check (
        partner_employment_type in ('', 'Full-time', 'Part-time', 'Casual', 'Self-employed', 'Contract', 'Unemployed')
      ),
      partner_is_on_probation boolean not null,
      partner_income numeric(15,2) not null,
      partner_non_taxable_income numeric(15,2) not null,
      is_renting boolean not null,
      rent_per_week numeric(15,2) not null,
      monthly_living_expenses numeric(15,2) not null,
      residence_history text not null,
      dependants integer not null check (dependants between 0 and 20),
      dependants_age_ranges text not null,
      retirement_passive_income_goal numeric(15,2) not null,
      desired_retirement_age numeric(5,2) not null check (desired_retirement_age between 0 and 120),
      existing_loans numeric(15,2) not null,
      marital_status text not null
        check (marital_status in ('', 'single', 'married', 'de-facto', 'divorced', 'widowed')),
      income numeric(15,2) not null,
      additional_income numeric(15,2) not null,
      additional_income_source text not null,
      savings numeric(15,2) not null,
      portfolios json not null default '[]'
    )`.execute(db);
  await sql`create index profiles_email_normalised on profiles (email_normalised)`.execute(db);
}

async function createSearch(db: Kysely<unknown>): Promise<void> {
  // Each part follows a space, so that '% jo%' finds the beginning of any word by its trigrams. The phone is there as typed
  // and as bare digits without the country code. Sort keys are cut short: a cursor carries them, and an index entry has to fit.
  await sql`
    alter table profiles
      add column search_text text not null generated always as (
        lower(
          ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone
            || ' ' || regexp_replace(
              regexp_replace(phone, '[^0-9]', '', 'g'), '^(?:0011|00)?61(?=[0-9]{9}$)', '0'
            )
        )
      ) stored,
      add column sort_name text collate "C" not null
        generated always as (left(lower(first_name || ' ' || last_name), 64)) stored,
      add column sort_email text collate "C" not null generated always as (left(lower(email), 64)) stored`.execute(db);
  // Without fastupdate a search never has to read through a list of pending entries.
  await sql`create index profiles_search on profiles using gin (search_text gin_trgm_ops) with (fastupdate = off)`.execute(
    db,
  );
  await sql`create index profiles_by_name on profiles (sort_name, id)`.execute(db);
  await sql`create index profiles_by_email on profiles (sort_email, id)`.execute(db);
  await sql`create index profiles_by_created on profiles (created_at, id)`.execute(db);
  await sql`create index users_admins on users (id) where role = 'ADMIN'`.execute(db);
}

async function createAssets(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assets (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade on update cascade,
      position integer not null,
      asset_type text not null check (
        asset_type in ('', 'Primary Home', 'Investment Property', 'Business', 'Shares', 'Super', 'Savings', 'Other')
      ),
      current_value numeric(15,2) not null,
      original_price numeric(15,2) not null,
      year_purchased integer not null,
      ownership_percent numeric(7,4) not null check (ownership_percent between 0 and 100),
      income_amount numeric(15,2) not null,
      income_frequency text not null,
      description text not null
    )`.execute(db);
  await sql`create index assets_profile_id on assets (profile_id, position)`.execute(db);
}

async function createLiabilities(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table liabilities (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade on update cascade,
      position integer not null,
      liability_type text not null check (
        liability_type in (
          '', 'Mortgage', 'Credit Card', 'Vehicle Loan', 'HECS', 'Childcare', 'School', 'Insurance', 'Private Health',
          'Other Loans', 'Share Margin Lending'
        )
      ),
      is_primary_residence boolean not null,
      loan_balance numeric(15,2) not null,
      limit_amount numeric(15,2) not null,
      lender_type text not null,
      interest_rate_percent numeric(7,4) not null check (interest_rate_percent between 0 and 100),
      term_type text not null check (term_type in ('Fixed', 'Variable')),
      repayment_amount numeric(15,2) not null,
      repayment_frequency text not null,
      loan_type text not null check (loan_type in ('Interest Only', 'Principal and Interest')),
      description text not null
    )`.execute(db);
  await sql`create index liabilities_profile_id on liabilities (profile_id, position)`.execute(db);
}

async function createValuations(db: Kysely<unknown>): Promise<void> {
  // No reference to the asset: what a removed one was worth stays part of the history.
  await sql`
    create table valuations (
      id bigint generated always as identity primary key,
      profile_id uuid not null references profiles (id) on delete cascade on update cascade,
      asset_id uuid not null,
      asset_label text not null,
      value numeric(15,2) not null,
      valued_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index valuations_profile_id on valuations (profile_id, asset_id, valued_at)`.execute(db);
}
