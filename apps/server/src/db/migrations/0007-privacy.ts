import { type Kysely, sql } from 'kysely';

/** Seals of the audit log, which from here on only grows; test administrators; tombstones of erased people; addresses that want no mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column is_diagnostic boolean not null default false`.execute(db);
  await createSeals(db);
  await refuseAuditChanges(db);
  await sql`
    create table erasures (
      profile_id uuid primary key,
      email_mac text,
      erased_at timestamptz not null
    )`.execute(db);
  await sql`
    create table unsubscribes (
      email_mac text primary key,
      at timestamptz not null
    )`.execute(db);
}

async function createSeals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_seals (
      id bigint generated always as identity primary key,
      from_id bigint not null unique,
      to_id bigint not null unique,
      row_count integer not null check (row_count > 0),
      hash text not null,
      sealed_at timestamptz not null,
      check (to_id >= from_id)
    )`.execute(db);
}

// A log without a seal may be emptied, which is how the tests start afresh; from the first seal on nothing may go.
async function refuseAuditChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' and not exists (select from audit_seals) then return null; end if;
      raise exception 'Rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
  for (const table of ['audit_events', 'audit_seals']) {
    await sql`
      create trigger rows_stay before update or delete on ${sql.table(table)}
      for each row execute function refuse_audit_change()`.execute(db);
    await sql`
      create trigger table_stays before truncate on ${sql.table(table)}
      for each statement execute function refuse_audit_change()`.execute(db);
  }
}
