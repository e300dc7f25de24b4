import { type Kysely, sql } from 'kysely';

/**
 * Plans that advisers make for clients, what a client was shown of them, and what clients suggest. Plans from before are
 * the client's own, since the client has seen them. Documents and changes are text, as in `plans`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table plans add column by_adviser boolean not null default false`.execute(db);
  await sql`
    create table plan_publications (
      plan_id uuid primary key,
      profile_id uuid not null,
      plan_version integer not null,
      options text[] not null,
      basis text not null check (basis in ('general', 'personal')),
      title text not null check (char_length(title) <= 100),
      document text not null check (octet_length(document) <= 131072),
      summary jsonb,
      engine_version text not null,
      law_read date not null,
      author_id uuid references users (id) on delete set null,
      published_at timestamptz not null,
      foreign key (plan_id, profile_id) references plans (id, profile_id) on delete cascade on update cascade
    )`.execute(db);
  await sql`create index plan_publications_author on plan_publications (author_id)`.execute(db);
  await sql`create index plan_publications_profile on plan_publications (profile_id)`.execute(db);
  await sql`
    create table plan_suggestions (
      id uuid primary key,
      plan_id uuid not null,
      profile_id uuid not null,
      plan_version integer not null,
      changes text not null check (octet_length(changes) <= 131072),
      note text check (char_length(note) <= 500),
      sent_at timestamptz not null,
      taken integer[] not null,
      reply text check (char_length(reply) <= 500),
      answered_by uuid references users (id) on delete set null,
      answered_at timestamptz,
      foreign key (plan_id, profile_id) references plans (id, profile_id) on delete cascade on update cascade
    )`.execute(db);
  await sql`create index plan_suggestions_plan on plan_suggestions (plan_id, sent_at)`.execute(db);
  await sql`create index plan_suggestions_author on plan_suggestions (answered_by)`.execute(db);
}
