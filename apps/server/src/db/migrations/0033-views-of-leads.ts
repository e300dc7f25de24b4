import { type Kysely, sql } from 'kysely';

/** Views of the leads beside those of the clients; a name is taken once in each list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_views
      add column list text not null default 'clients' check (list in ('clients', 'leads'))`.execute(db);
  await sql`drop index saved_views_by_name`.execute(db);
  await sql`create unique index saved_views_by_name on saved_views (user_id, list, lower(name))`.execute(db);
}
