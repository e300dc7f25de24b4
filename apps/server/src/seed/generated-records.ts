import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { firstNames, lastNames, mailDomains } from './person-names.ts';

/** How many records to make; equal seeds make equal records. */
export interface Generated {
  readonly clients: number;
  readonly leads: number;
  readonly seed: string;
}

const batchSize = 10_000;

/**
 * Fills the database with clients, three in five of them with an account that cannot sign in yet, and with borrowing leads.
 * Records of the same seed that are there already stay. The statistics and the index are brought up to date at the end.
 */
export async function generateRecords(db: Database, { clients, leads, seed }: Generated): Promise<void> {
  await inBatches(db, clients, async (run) => {
    await insertClients(run, seed);
    await insertAccounts(run, seed);
  });
  await inBatches(db, leads, (run) => insertLeads(run, seed));
  await db.unhurried.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    for (const table of ['profiles', 'users', 'leads'])
      await sql`vacuum analyze ${sql.table(table)}`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

interface Run {
  readonly db: Database['unhurried'];
  readonly from: number;
  readonly to: number;
}

async function inBatches(db: Database, count: number, insert: (run: Run) => Promise<void>): Promise<void> {
  for (let from = 1; from <= count; from += batchSize) {
    await db.unhurried.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await insert({ db: tx, from, to: Math.min(count, from + batchSize - 1) });
    });
  }
}

// A person for each number: every choice is made by bits of a hash of seed and number, so it is the same on every database.
function people({ from, to }: Run, seed: string) {
  return sql`
    select n, hash,
      (overlay(overlay(hash placing '4' from 13) placing '8' from 17))::uuid as id,
      first_name, last_name,
      lower(regexp_replace(first_name || '.' || last_name, '[^A-Za-z.]', '', 'g')) || n || '@' ||
        (${mailDomains}::text[])[1 + ('x' || substr(hash, 9, 4))::bit(16)::int % ${mailDomains.length}] as email,
      '04' || lpad((('x' || substr(hash, 13, 7))::bit(28)::int % 100000000)::text, 8, '0') as digits,
      45000 + (('x' || substr(hash, 20, 5))::bit(20)::int % 17500000)::numeric / 100 as income,
      ('x' || substr(hash, 25, 3))::bit(12)::int as luck,
      timestamptz '2021-01-01 00:00:00Z' + n * interval '25 minutes' as made_at
    from (
      select n, hash,
        (${firstNames}::text[])[1 + ('x' || substr(hash, 1, 4))::bit(16)::int % ${firstNames.length}] as first_name,
        (${lastNames}::text[])[1 + ('x' || substr(hash, 5, 4))::bit(16)::int % ${lastNames.length}] as last_name
      from (
        select n, md5(${seed} || ' ' || n) as hash from generate_series(${from}::int, ${to}::int) as n
      ) as hashed
    ) as named`;
}

async function insertClients(run: Run, seed: string): Promise<void> {
  await sql`
    insert into profiles (
      id, created_at, updated_at, first_name, last_name, email, email_normalised, date_of_birth, phone,
      street, suburb, state, postcode, country, occupation, employer, employment_years, employment_type, is_on_probation,
      gross_income, non_taxable_income, is_assessed_with_partner, partner_first_name, partner_last_name, partner_mobile,
      partner_street, partner_suburb, partner_state, partner_postcode, partner_country, partner_email, partner_occupation,
      partner_employer, partner_employment_years, partner_employment_type, partner_is_on_probation, partner_income,
      partner_non_taxable_income, is_renting, rent_per_week, monthly_living_expenses, residence_history, dependants,
      dependants_age_ranges, retirement_passive_income_goal, desired_retirement_age, existing_loans, marital_status,
      income, additional_income, additional_income_source, savings
    )
    select
      id, made_at, made_at, first_name, last_name, email, email, date '1955-01-01' + luck * 4,
      substr(digits, 1, 4) || ' ' || substr(digits, 5, 3) || ' ' || substr(digits, 8),
      (1 + luck % 300) || ' High Street', (array['Carlton', 'Parramatta', 'Fremantle', 'Glenelg', 'Hobart'])[1 + luck % 5],
      (array['VIC', 'NSW', 'WA', 'SA', 'TAS'])[1 + luck % 5], (array['3053', '2150', '6160', '5045', '7000'])[1 + luck % 5],
      'Australia', 'Employee', 'Business ' || luck % 900, luck % 30, 'Full-time', false, income, 0, false,
      '', '', '', '', '', '', '', '', '', '', '', 0, '', false, 0, 0,
      luck % 2 = 0, 300 + luck % 500, 2000 + luck % 3000, '', luck % 4, '', 50000, 65, luck * 10, 'single', 0, 0, '', 0
    from (${people(run, seed)}) as person
    on conflict (id) do nothing`.execute(run.db);
}

async function insertAccounts(run: Run, seed: string): Promise<void> {
  await sql`
    insert into users (id, email, email_normalised, role, first_name, last_name, created_at, updated_at, password_hash)
    select id, email, email, 'CLIENT', first_name, last_name, made_at, made_at, '!'
    from (${people(run, seed)}) as person
    where n % 5 < 3
    on conflict do nothing`.execute(run.db);
}

async function insertLeads(run: Run, seed: string): Promise<void> {
  await sql`
    insert into leads (
      id, kind, first_name, last_name, email, email_normalised, phone, inputs, claimed, computed, engine_version, status,
      content_hash, received_at
    )
    select
      id, 'borrowing', first_name, last_name, email, email, digits,
      jsonb_build_object(
        'grossIncome', income, 'maritalStatus', 'single', 'partnerIncome', null, 'dependants', luck % 4, 'existingLoans', luck
      ),
      jsonb_build_object('borrowingCapacity', round(capacity)),
      jsonb_build_object('borrowingCapacity', capacity, 'displayed', round(capacity), 'rules', '[]'::jsonb),
      'generated', (array['New', 'Contacted', 'New', 'Closed'])[1 + luck % 4], hash, made_at
    from (
      select *, greatest(0, 6 * (income - 5000 * (luck % 4)) - luck) as capacity
      from (${people(run, `${seed} lead`)}) as person
    ) as assessed
    on conflict (id) do nothing`.execute(run.db);
}
