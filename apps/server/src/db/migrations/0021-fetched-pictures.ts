import { type Kysely, sql } from 'kysely';

/** What became of fetching a picture from the web address that a property was given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table properties
      add column picture_source text,
      add column picture_problem text,
      add column picture_asked_by uuid references users (id) on delete set null`.execute(db);
}
