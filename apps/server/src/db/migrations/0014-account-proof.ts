import { type Kysely, sql } from 'kysely';
import { addMailKinds } from './mail-kinds.ts';

/** Until when an address must be proven, records that advisers keep apart from an account, and changes that wait for their owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column confirm_by timestamptz, add column sign_up_origin text`.execute(db);
  await createJoinRefusals(db);
  await createAccountChanges(db);
  await sql`alter table account_links drop constraint account_links_purpose_check`.execute(db);
  await sql`
    alter table account_links add constraint account_links_purpose_check
      check (purpose in ('password-reset', 'verify-email', 'first-admin', 'stop-change', 'prove-new-email'))
      not valid`.execute(db);
  await addMailKinds(db, [
    'sign-up-attempt',
    'confirm-reminder',
    'record-connected',
    'second-factor-reset-asked',
    'email-change-asked',
    'email-change-proof',
    'email-changed',
  ]);
  await giveNotice(db);
}

async function createJoinRefusals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table join_refusals (
      account_id uuid not null references users (id) on delete cascade,
      record_id uuid not null references profiles (id) on delete cascade on update cascade,
      refused_by uuid references users (id) on delete set null,
      refused_at timestamptz not null,
      primary key (account_id, record_id)
    )`.execute(db);
  await sql`create index join_refusals_record_id on join_refusals (record_id)`.execute(db);
  await sql`create index join_refusals_refused_by on join_refusals (refused_by)`.execute(db);
}

async function createAccountChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_changes (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind in ('second-factor-reset', 'email-change')),
      new_email text,
      asked_by uuid references users (id) on delete set null,
      asked_at timestamptz not null,
      due_at timestamptz not null,
      proven_at timestamptz,
      ended_at timestamptz,
      outcome text check (outcome in ('done', 'stopped', 'lapsed'))
    )`.execute(db);
  await sql`create unique index account_changes_open on account_changes (user_id, kind) where ended_at is null`.execute(
    db,
  );
  await sql`create index account_changes_asked_by on account_changes (asked_by)`.execute(db);
  await sql`alter table account_links add column change_id uuid references account_changes (id) on delete cascade`.execute(
    db,
  );
  await sql`create index account_links_change_id on account_links (change_id)`.execute(db);
}

// Clients who signed up before there was an end have two weeks from the upgrade; an ex-adviser did not sign up.
async function giveNotice(db: Kysely<unknown>): Promise<void> {
  await sql`
    update users set confirm_by = now() + interval '14 days'
    where role = 'CLIENT' and email_verified_at is null and password_hash is not null
      and not exists (
        select from audit_events where action = 'role-changed' and subject_kind = 'user' and subject_id = users.id::text
      )`.execute(db);
}
