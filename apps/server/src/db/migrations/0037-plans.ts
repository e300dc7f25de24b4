import { type Kysely, sql } from 'kysely';

/**
 * Plans that are kept for clients, their last changes and their versions. Documents and changes are text: the order of a
 * plan's people says who is meant by “you”, and an erasure that is taken back puts rows back from jsonb, which sorts keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A plan has at most 64 kB without spaces; more is no plan.
  await sql`
    create table plans (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade on update cascade,
      author_id uuid references users (id) on delete set null,
      title text not null check (char_length(title) <= 100),
      version integer not null,
      document text not null check (octet_length(document) <= 131072),
      summary jsonb,
      engine_version text not null,
      law_read date not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (id, profile_id)
    )`.execute(db);
  await sql`create index plans_profile on plans (profile_id, updated_at desc)`.execute(db);
  await sql`create index plans_author on plans (author_id)`.execute(db);
  await sql`
    create table plan_changes (
      plan_id uuid not null,
      position bigint not null,
      profile_id uuid not null,
      version integer not null,
      change text not null check (octet_length(change) <= 131072),
      author_id uuid references users (id) on delete set null,
      made_at timestamptz not null,
      primary key (plan_id, position),
      foreign key (plan_id, profile_id) references plans (id, profile_id) on delete cascade on update cascade
    )`.execute(db);
  await sql`create index plan_changes_author on plan_changes (author_id)`.execute(db);
  await sql`
    create table plan_versions (
      plan_id uuid not null,
      number integer not null,
      profile_id uuid not null,
      name text not null check (char_length(name) between 1 and 60),
      is_locked boolean not null,
      plan_version integer not null,
      document text not null check (octet_length(document) <= 131072),
      summary jsonb,
      engine_version text not null,
      law_read date not null,
      author_id uuid references users (id) on delete set null,
      kept_at timestamptz not null,
      primary key (plan_id, number),
      foreign key (plan_id, profile_id) references plans (id, profile_id) on delete cascade on update cascade
    )`.execute(db);
  await sql`create index plan_versions_author on plan_versions (author_id)`.execute(db);
}
