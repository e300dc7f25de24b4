import { type Kysely, sql } from 'kysely';

/** Plans that are sent with a lead: json, not jsonb, since the order of a plan's people says who is meant by “you”. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A plan has at most 64 kB without spaces; more is no plan.
  await sql`
    create table lead_plans (
      lead_id uuid primary key references leads (id) on delete cascade,
      document json not null check (octet_length(document::text) <= 131072)
    )`.execute(db);
}
