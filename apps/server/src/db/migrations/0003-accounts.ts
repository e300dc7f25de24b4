import { type Kysely, sql } from 'kysely';

/** Verified addresses, refresh tokens, known devices, second factors and links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An account may wait for its first password, which a link sets.
  await sql`alter table users alter column password_hash drop not null`.execute(db);
  await sql`
    alter table users
      add column email_verified_at timestamptz,
      add column password_version integer not null default 0`.execute(db);
  await createSessionColumns(db);
  await sql`
    create table known_devices (
      user_id uuid not null references users (id) on delete cascade,
      device_mac text not null,
      last_used_at timestamptz not null,
      primary key (user_id, device_mac)
    )`.execute(db);
  await sql`create index known_devices_last_used_at on known_devices (last_used_at)`.execute(db);
  await sql`
    create table account_links (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      purpose text not null check (purpose in ('password-reset', 'verify-email', 'first-admin')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index account_links_user_id on account_links (user_id)`.execute(db);
  await sql`create index account_links_expires_at on account_links (expires_at)`.execute(db);
  await createSecondFactors(db);
}

async function createSessionColumns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column last_used_at timestamptz not null default now(),
      add column refresh_salt text not null default '',
      add column refresh_generation integer not null default 0`.execute(db);
  await sql`create index sessions_expires_at on sessions (expires_at)`.execute(db);
}

async function createSecondFactors(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      user_id uuid primary key references users (id) on delete cascade,
      secret text not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step integer
    )`.execute(db);
  await sql`
    create table recovery_codes (
      user_id uuid not null references users (id) on delete cascade,
      code_mac text not null,
      used_at timestamptz,
      primary key (user_id, code_mac)
    )`.execute(db);
}
