import { type Kysely, sql } from 'kysely';

/** Indexes of the adviser's day: next actions by their day, and records by their last change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index leads_due on leads (next_action_on, id)
    where next_action_on is not null and status <> 'Closed' and withdrawn_at is null`.execute(db);
  await sql`create index profiles_by_updated on profiles (updated_at, id)`.execute(db);
}
