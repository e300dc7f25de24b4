import { type Kysely, sql } from 'kysely';

/** What a stored answer is about, so that an erasure finds those to others too. Those of before go within 72 hours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys add column about uuid[]`.execute(db);
}
