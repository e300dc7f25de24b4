import { type Kysely, sql } from 'kysely';
import { addMailKinds } from './mail-kinds.ts';

/** People who are being erased, and their rows until nobody can take that back any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table held_erasures (
      id uuid primary key,
      profile_id uuid not null unique,
      email_normalised text unique,
      requested_by_role text not null check (requested_by_role in ('ADMIN', 'CLIENT')),
      requested_at timestamptz not null,
      erase_at timestamptz not null
    )`.execute(db);
  await sql`create index held_erasures_erase_at on held_erasures (erase_at)`.execute(db);
  await sql`
    create table held_rows (
      erasure_id uuid not null references held_erasures (id) on delete cascade,
      position integer not null,
      table_name text not null,
      content jsonb not null,
      primary key (erasure_id, position)
    )`.execute(db);
  await addMailKinds(db, ['erasure-started']);
}
