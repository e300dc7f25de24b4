import { type Kysely, sql } from 'kysely';
import { addMailKinds } from './mail-kinds.ts';

/** The mail that invites an adviser, and the link in it that sets a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addMailKinds(db, ['adviser-invited']);
  await sql`alter table account_links drop constraint account_links_purpose_check`.execute(db);
  // Each row has one of the older purposes: `not valid` skips a scan of them under the lock.
  await sql`
    alter table account_links add constraint account_links_purpose_check check (purpose in
      ('password-reset', 'verify-email', 'first-admin', 'invitation', 'stop-change', 'prove-new-email')) not valid`.execute(
    db,
  );
}
