import { type Kysely, sql } from 'kysely';

/** Marks the accounts that a demonstration was filled with, so that production can tell them from people's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column is_demo boolean not null default false`.execute(db);
}
