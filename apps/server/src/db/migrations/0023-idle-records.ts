import { type Kysely, sql } from 'kysely';

/** Client records that nobody has used for a year, and since when an adviser has said to keep one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idle_records (
      profile_id uuid primary key references profiles (id) on delete cascade on update cascade,
      last_used_at timestamptz not null,
      kept_at timestamptz
    )`.execute(db);
  await sql`create index idle_records_asked on idle_records (last_used_at, profile_id) where kept_at is null`.execute(
    db,
  );
}
