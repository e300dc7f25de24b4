import { type Kysely, sql } from 'kysely';

/** The lead desk, notes, and mails of every kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addDeskColumns(db);
  await addListColumns(db);
  await createNotes(db);
  await generaliseMails(db);
}

async function addDeskColumns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table leads
      add column purchase_timeframe text check (purchase_timeframe in
        ('0-3 months', '3-6 months', '6-12 months', '1-2 years', '2+ years', 'Just researching')),
      add column consented_at timestamptz,
      add column owner_id uuid references users (id) on delete set null,
      add column next_action text,
      add column next_action_on date,
      add column first_response_at timestamptz,
      add column client_id uuid references profiles (id) on delete cascade on update cascade`.execute(db);
  await sql`create index leads_owner_id on leads (owner_id)`.execute(db);
  await sql`create index leads_client_id on leads (client_id)`.execute(db);
}

// Sorting and paging compare whole rows of these columns, so each order has an index of its own. The moment is cut to
// milliseconds, as a cursor holds it. A phone number counts as the same with and without its country code.
async function addListColumns(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads alter column received_at type timestamptz(3)`.execute(db);
  await sql`
    alter table leads
      add column phone_digits text generated always as (
        regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(?:0011|00)?61(?=[0-9]{9}$)', '0')) stored,
      add column name_sort text collate "C" generated always as (lower(first_name || ' ' || last_name)) stored,
      add column status_order smallint generated always as (
        case status when 'New' then 1 when 'Contacted' then 2 when 'Converted' then 3 else 4 end) stored,
      add column search_text text generated always as (
        lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' ||
          regexp_replace(phone, '[^0-9]', '', 'g'))) stored`.execute(db);
  await sql`drop index leads_received_at`.execute(db);
  await sql`create index leads_received on leads (received_at, id)`.execute(db);
  await sql`create index leads_name on leads (name_sort, id)`.execute(db);
  await sql`create index leads_status on leads (status_order, received_at, id)`.execute(db);
  await sql`create index leads_search on leads using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`create index leads_email on leads (email_normalised)`.execute(db);
  await sql`create index leads_phone on leads (phone_digits)`.execute(db);
}

async function createNotes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead_notes (
      id uuid primary key,
      lead_id uuid not null references leads (id) on delete cascade,
      author_id uuid references users (id) on delete set null,
      text text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index lead_notes_lead on lead_notes (lead_id, created_at)`.execute(db);
  await sql`create index lead_notes_author on lead_notes (author_id)`.execute(db);
}

async function generaliseMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      add constraint mails_kind check (kind in ('borrowing-report', 'mortgage-report', 'strategy-acknowledgement',
        'verify-email', 'password-reset', 'password-changed')),
      add column user_id uuid references users (id) on delete cascade,
      add column link_id uuid,
      add column claimed_until timestamptz`.execute(db);
  await sql`alter table mails alter column created_at type timestamptz(3)`.execute(db);
  await sql`create index mails_created on mails (created_at, id)`.execute(db);
  await sql`create index mails_status on mails (status, created_at, id)`.execute(db);
  await sql`create index mails_recipient on mails (lower(recipient), created_at)`.execute(db);
  await sql`create index mails_user_id on mails (user_id)`.execute(db);
  await sql`drop index mails_unsent`.execute(db);
}
