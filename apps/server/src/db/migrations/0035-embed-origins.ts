import { type Kysely, sql } from 'kysely';

/** Sites that may show the calculators in a frame. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table practice add column embed_origins text[] not null default '{}'`.execute(db);
}
