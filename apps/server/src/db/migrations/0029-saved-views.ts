import { type Kysely, sql } from 'kysely';

/** Views of the list of clients that an adviser keeps under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_views (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      name text not null check (char_length(name) <= 60),
      shown jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index saved_views_by_name on saved_views (user_id, lower(name))`.execute(db);
}
