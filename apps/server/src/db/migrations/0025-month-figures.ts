import { type Kysely, sql } from 'kysely';

/** What a client's record came to at the last save of a month, so that a figure can be set against the month before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table month_figures (
      profile_id uuid not null references profiles (id) on delete cascade on update cascade,
      month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
      net_worth numeric(18,2) not null,
      property_equity numeric(18,2) not null,
      left_over_monthly numeric(18,2) not null,
      primary key (profile_id, month)
    )`.execute(db);
}
