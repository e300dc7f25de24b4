import { type Kysely, sql } from 'kysely';

/** When news were confirmed by mail, when an agreement was withdrawn, and who asked for a mail, as a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table leads
      add column marketing_confirmed_at timestamptz,
      add column withdrawn_at timestamptz`.execute(db);
  await sql`alter table mails add column asker_code text`.execute(db);
}
