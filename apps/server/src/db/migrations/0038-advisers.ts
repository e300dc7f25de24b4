import { type Kysely, sql } from 'kysely';

/**
 * Advisers beside admins, and which clients are theirs. Every account and every record of before has one of the older
 * roles: `not valid` skips a scan of them under the lock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop constraint users_role_check`.execute(db);
  await sql`
    alter table users add constraint users_role_check
      check (role in ('ADMIN', 'ADVISER', 'CLIENT')) not valid`.execute(db);
  await sql`alter table audit_events drop constraint audit_events_actor_role_check`.execute(db);
  await sql`
    alter table audit_events add constraint audit_events_actor_role_check
      check (actor_role in ('ADMIN', 'ADVISER', 'CLIENT')) not valid`.execute(db);
  await sql`alter table held_erasures drop constraint held_erasures_requested_by_role_check`.execute(db);
  await sql`
    alter table held_erasures add constraint held_erasures_requested_by_role_check
      check (requested_by_role in ('ADMIN', 'ADVISER', 'CLIENT')) not valid`.execute(db);
  await sql`create index users_desk on users (id) where role <> 'CLIENT'`.execute(db);
  await sql`
    create table client_advisers (
      client_id uuid not null references profiles (id) on delete cascade on update cascade,
      adviser_id uuid not null references users (id) on delete cascade,
      since timestamptz not null,
      given_by uuid references users (id) on delete set null,
      primary key (client_id, adviser_id)
    )`.execute(db);
  await sql`create index client_advisers_adviser on client_advisers (adviser_id, client_id)`.execute(db);
  await sql`create index client_advisers_given_by on client_advisers (given_by)`.execute(db);
}
