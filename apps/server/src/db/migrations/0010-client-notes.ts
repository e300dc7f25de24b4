import { type Kysely, sql } from 'kysely';

/** Notes that advisers keep about clients. A removed one stays for a while, so that it can be brought back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table client_notes (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade on update cascade,
      author_id uuid references users (id) on delete set null,
      text text not null,
      created_at timestamptz not null,
      edited_at timestamptz,
      removed_at timestamptz
    )`.execute(db);
  await sql`create index client_notes_profile on client_notes (profile_id, created_at)`.execute(db);
  await sql`create index client_notes_author on client_notes (author_id)`.execute(db);
  await sql`create index client_notes_removed on client_notes (removed_at) where removed_at is not null`.execute(db);
}
