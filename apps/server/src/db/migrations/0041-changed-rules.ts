import { type Kysely, sql } from 'kysely';

/**
 * What newer law tables did to a plan's figures, until somebody has seen it; and indexes: plans of older tables, and what
 * belongs to a client's plans, which lists, exports and erasures find by the client.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table plans add column rules_changed jsonb`.execute(db);
  await sql`create index plans_law on plans (law_read)`.execute(db);
  await sql`create index plan_versions_profile on plan_versions (profile_id)`.execute(db);
  await sql`create index plan_suggestions_profile on plan_suggestions (profile_id)`.execute(db);
  await sql`create index plan_changes_profile on plan_changes (profile_id)`.execute(db);
}
