import { type Kysely, sql } from 'kysely';

/** Versions of leads, notices of new leads to advisers, and the search of the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column version integer not null default 1`.execute(db);
  await sql`alter table mails drop constraint mails_kind`.execute(db);
  await sql`
    alter table mails add constraint mails_kind check (kind in ('borrowing-report', 'mortgage-report',
      'strategy-acknowledgement', 'verify-email', 'password-reset', 'password-changed', 'lead-notice'))`.execute(db);
  await sql`create index mails_search on mails using gin (lower(recipient) gin_trgm_ops)`.execute(db);
  await sql`create index users_advisers on users (id) where role = 'ADMIN'`.execute(db);
}
