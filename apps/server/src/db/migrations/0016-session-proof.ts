import { type Kysely, sql } from 'kysely';
import { addMailKinds } from './mail-kinds.ts';

/** When a session was last proven, wrong codes of an authenticator app, and mails about both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column proven_at timestamptz`.execute(db);
  await sql`
    alter table second_factors
      add column wrong_codes integer not null default 0,
      add column warned_at timestamptz`.execute(db);
  await addMailKinds(db, ['second-factor-on', 'second-factor-off', 'second-factor-guessed', 'session-misused']);
}
