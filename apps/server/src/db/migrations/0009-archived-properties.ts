import { type Kysely, sql } from 'kysely';

/** Properties that advisers took out of the catalogue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table properties add column archived_at timestamptz(3)`.execute(db);
  // Few are archived: without it their list would be looked for among all the others.
  await sql`create index properties_archived on properties (created_at, id) where archived_at is not null`.execute(db);
}
