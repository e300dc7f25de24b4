import { type Kysely, sql } from 'kysely';
import { addMailKinds } from './mail-kinds.ts';

/** Mails that clients ask for: which and when they agreed, and which were put into the outbox for what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table asked_mails (
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      words text not null,
      asked_at timestamptz not null,
      stopped_at timestamptz,
      look_on date,
      basis_version integer,
      basis_day date,
      basis_rules text,
      basis_engine text,
      basis_left_over numeric(18,2),
      primary key (user_id, kind)
    )`.execute(db);
  await sql`
    create index asked_mails_due on asked_mails (look_on, user_id, kind)
    where stopped_at is null and look_on is not null`.execute(db);
  await sql`
    create table asked_mail_occasions (
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      occasion text not null,
      mail_id uuid not null unique,
      difference numeric(18,2),
      queued_at timestamptz not null,
      primary key (user_id, kind, occasion)
    )`.execute(db);
  await addMailKinds(db, ['month-summary', 'rules-changed', 'law-countdown', 'rates-changed', 'fixed-term-ends']);
}
