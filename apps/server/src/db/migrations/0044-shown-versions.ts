import { type Kysely, sql } from 'kysely';

/** What a client has of the versions that an adviser locked as presented: what was published of just that version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table plan_versions add column shown text check (octet_length(shown) <= 131072)`.execute(db);
  await sql`
    update plan_versions set shown = plan_publications.document from plan_publications
    where plan_publications.plan_id = plan_versions.plan_id and is_locked
      and plan_publications.plan_version = plan_versions.plan_version`.execute(db);
}
