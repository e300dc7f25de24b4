import { type Kysely, sql } from 'kysely';

// The lists are written out here, not imported: a migration that has run must never change its meaning.

/** Accounts, sessions, leads, the mail outbox, idempotency keys and rate limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await createLeads(db);
  await createRequestTables(db);
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key,
      email text not null,
      email_normalised text not null unique,
      password_hash text not null,
      role text not null check (role in ('ADMIN', 'CLIENT')),
      first_name text not null,
      last_name text not null,
      is_disabled boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      user_agent text
    )`.execute(db);
  await sql`create index sessions_user_id on sessions (user_id)`.execute(db);
}

async function createLeads(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leads (
      id uuid primary key,
      kind text not null check (kind in ('borrowing', 'mortgage', 'strategy-session')),
      first_name text not null,
      last_name text not null,
      email text not null,
      email_normalised text not null,
      phone text not null,
      inputs jsonb not null,
      claimed jsonb not null,
      computed jsonb not null,
      engine_version text not null,
      status text not null default 'New' check (status in ('New', 'Contacted', 'Converted', 'Closed')),
      notice_version text,
      notice_sha256 text,
      notice_agreed_at timestamptz,
      purposes text[] not null default '{}',
      wants_marketing boolean not null default false,
      source_page text,
      content_hash text not null,
      received_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index leads_content_hash on leads (content_hash, received_at)`.execute(db);
  await sql`create index leads_received_at on leads (received_at desc, id)`.execute(db);
  await sql`
    create table mails (
      id uuid primary key,
      lead_id uuid references leads (id) on delete cascade,
      kind text not null,
      recipient text not null,
      subject text not null,
      message_id text not null unique,
      status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
      attempts integer not null default 0,
      last_error text,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`.execute(db);
  await sql`create index mails_lead_id on mails (lead_id)`.execute(db);
  await sql`create index mails_unsent on mails (created_at) where status <> 'sent'`.execute(db);
}

async function createRequestTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      scope text not null,
      key text not null,
      request_hash text not null,
      status integer,
      reply jsonb,
      created_at timestamptz not null default now(),
      primary key (scope, key)
    )`.execute(db);
  await sql`create index idempotency_keys_created_at on idempotency_keys (created_at)`.execute(db);
  await sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
}
