import { blankProfile, entriesOf } from '@freehold/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { ProfileColumns } from '../db/schema/clients.ts';
import { profileColumns } from '../features/profiles/record-columns.ts';
import { firstNames, lastNames, mailDomains } from './person-names.ts';

/** How many records to make; equal seeds make equal records. */
export interface Generated {
  readonly clients: number;
  readonly leads: number;
  readonly seed: string;
}

const batchSize = 10_000;

/**
 * Fills the database with clients, three in five of them with an account that cannot sign in yet, and with borrowing
 * leads. Records of the same seed that are there already stay. The statistics and the index are brought up to date at
 * the end.
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

// A person for each number: every choice is made by bits of a hash of seed and number, so it is the same on every
// database.
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

// Expressions of a generated client's columns; the rest is as in a blank profile.
const generatedColumns: Partial<Record<keyof ProfileColumns, RawBuilder<unknown>>> = {
  first_name: sql`first_name`,
  last_name: sql`last_name`,
  email: sql`email`,
  email_normalised: sql`email`,
  date_of_birth: sql`date '1955-01-01' + luck * 4`,
  phone: sql`substr(digits, 1, 4) || ' ' || substr(digits, 5, 3) || ' ' || substr(digits, 8)`,
  street: sql`(1 + luck % 300) || ' High Street'`,
  suburb: sql`(array['Carlton', 'Parramatta', 'Fremantle', 'Glenelg', 'Hobart'])[1 + luck % 5]`,
  state: sql`(array['VIC', 'NSW', 'WA', 'SA', 'TAS'])[1 + luck % 5]`,
  postcode: sql`(array['3053', '2150', '6160', '5045', '7000'])[1 + luck % 5]`,
  country: sql`'Australia'`,
  occupation: sql`'Employee'`,
  employer: sql`'Business ' || luck % 900`,
  employment_years: sql`luck % 30`,
  employment_type: sql`'Full-time'`,
  gross_income: sql`income`,
  is_renting: sql`luck % 2 = 0`,
  rent_per_week: sql`300 + luck % 500`,
  monthly_living_expenses: sql`2000 + luck % 3000`,
  dependants: sql`luck % 4`,
  retirement_passive_income_goal: sql`50000`,
  existing_loans: sql`luck * 10`,
  marital_status: sql`'single'`,
};

async function insertClients(run: Run, seed: string): Promise<void> {
  const columns = entriesOf({ ...profileColumns(blankProfile) });
  const expressions = columns.map(([name, blank]) => generatedColumns[name] ?? sql.lit(blank));
  await sql`
    insert into profiles (id, created_at, updated_at, ${sql.join(columns.map(([name]) => sql.ref(name)))})
    select id, made_at, made_at, ${sql.join(expressions)}
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
      content_hash, received_at, next_action, next_action_on
    )
    select
      id, 'borrowing', first_name, last_name, email, email, digits,
      jsonb_build_object(
        'grossIncome', income, 'maritalStatus', 'single', 'partnerIncome', null, 'dependants', luck % 4, 'existingLoans', luck
      ),
      jsonb_build_object('borrowingCapacity', round(capacity)),
      jsonb_build_object('borrowingCapacity', capacity, 'displayed', round(capacity), 'rules', '[]'::jsonb),
      'generated', (array['New', 'Contacted', 'New', 'Closed'])[1 + luck % 4], hash, made_at,
      case when luck % 4 = 1 then 'Call about the estimate' end, case when luck % 4 = 1 then made_at::date + 3 end
    from (
      select *, greatest(0, 6 * (income - 5000 * (luck % 4)) - luck) as capacity
      from (${people(run, `${seed} lead`)}) as person
    ) as assessed
    on conflict (id) do nothing`.execute(run.db);
}
