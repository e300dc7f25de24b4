import { type Kysely, sql } from 'kysely';

/** When a plan was last tried in vain by newer law tables: others go first, and it is tried again an hour later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table plans add column figures_failed_at timestamptz`.execute(db);
}
