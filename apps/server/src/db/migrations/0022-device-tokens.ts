import { type Kysely, sql } from 'kysely';

/** Devices are known by a token that they keep: rows of addresses and browsers match none. Which device asked for a link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from known_devices`.execute(db);
  await sql`alter table account_links add column asked_from text`.execute(db);
}
