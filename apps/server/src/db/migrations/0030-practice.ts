import { type Kysely, sql } from 'kysely';

/** The practice that looks after the clients here: one row, none until an adviser enters it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table practice (
      is_only boolean primary key default true check (is_only),
      name text not null check (length(name) <= 80),
      email text check (length(email) <= 254),
      phone text check (length(phone) <= 40),
      abn text check (length(abn) <= 40),
      licence text check (length(licence) <= 120),
      accent text check (accent ~ '^#[0-9a-f]{6}$'),
      logo bytea check (octet_length(logo) <= 200000),
      logo_type text check (logo_type in ('png', 'jpg')),
      logo_hash text check (logo_hash ~ '^[0-9a-f]{64}$'),
      logo_width integer,
      logo_height integer,
      version integer not null,
      updated_at timestamptz not null,
      check (num_nulls(logo, logo_type, logo_hash, logo_width, logo_height) in (0, 5))
    )`.execute(db);
}
