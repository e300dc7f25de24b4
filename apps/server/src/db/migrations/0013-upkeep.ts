import { type Kysely, sql } from 'kysely';

/** How the upkeep went, and the latest time at which the clock was believed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table upkeep (
      name text primary key,
      registered_at timestamptz not null,
      started_at timestamptz,
      succeeded_at timestamptz,
      failed_at timestamptz,
      is_failing boolean not null default false,
      failures integer not null default 0
    )`.execute(db);
  await sql`
    create table believed_clock (
      is_only boolean primary key default true check (is_only),
      believed_at timestamptz not null
    )`.execute(db);
}
