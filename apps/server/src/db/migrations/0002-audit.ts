import { type Kysely, sql } from 'kysely';

/** The audit log, trigram search, and idempotency keys that keep no key or reply in clear. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create table audit_events (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor_id uuid,
      actor_role text check (actor_role in ('ADMIN', 'CLIENT')),
      action text not null,
      subject_kind text,
      subject_id text,
      fields text[] not null default '{}'
    )`.execute(db);
  await sql`create index audit_events_subject on audit_events (subject_kind, subject_id, id desc)`.execute(db);
  await sql`create index audit_events_actor on audit_events (actor_id, id desc)`.execute(db);
  // Kept keys are at most three days old and only answer repeats, so none is carried over.
  await sql`drop table idempotency_keys`.execute(db);
  await sql`
    create table idempotency_keys (
      scope text not null,
      key_hash text not null,
      request_mac text not null,
      reply text,
      created_at timestamptz not null default now(),
      primary key (scope, key_hash)
    )`.execute(db);
  await sql`create index idempotency_keys_created_at on idempotency_keys (created_at)`.execute(db);
}
