import { type Kysely, sql } from 'kysely';
import { addMailKinds } from './mail-kinds.ts';

/** Leads of any tool's calculation, and the mail with its report. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads drop constraint leads_kind_check`.execute(db);
  // Each row has one of the older kinds: `not valid` skips a scan of them under the lock.
  await sql`
    alter table leads add constraint leads_kind_check
      check (kind in ('borrowing', 'mortgage', 'calculation', 'strategy-session')) not valid`.execute(db);
  await addMailKinds(db, ['calculation-report']);
}
