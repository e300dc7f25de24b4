import { type Kysely, sql } from 'kysely';

/** Assumptions that the practice sets for the plans that its advisers make. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table practice add column plan_defaults jsonb not null default '{}'`.execute(db);
}
