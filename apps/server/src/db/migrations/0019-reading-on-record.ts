import { type Kysely, sql } from 'kysely';

/** Session and coded address of each audit event, and whom a page of a list showed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_events add column session_id uuid, add column address_code text`.execute(db);
  // Seals of version 1 cover events without the two columns; the previous release goes on making those.
  await sql`alter table audit_seals add column version smallint not null default 1`.execute(db);
  // No foreign key: the log has to stay free of locks and triggers of other tables.
  await sql`
    create table audit_shown (
      event_id bigint not null,
      kind text not null,
      part integer not null,
      ids uuid[] not null,
      shown_at timestamptz not null,
      primary key (event_id, kind, part)
    )`.execute(db);
  await sql`create index audit_shown_at on audit_shown (shown_at)`.execute(db);
}
