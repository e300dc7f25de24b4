import { type Kysely, sql } from 'kysely';

/** The stage of a lead's deal, how it ended, and its moves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table leads
      add column deal_stage text check (deal_stage in ('Fact find', 'Application lodged', 'Conditional approval',
        'Unconditional', 'Settled', 'Lost')),
      add column lost_reason text check (lost_reason in ('Went elsewhere', 'Rate or fees', 'Could not borrow enough',
        'Declined by the lender', 'Not buying any more', 'Not ready yet', 'No answer', 'Not a real enquiry', 'Other')),
      add column lost_note text check (length(lost_note) <= 500),
      add column settled_on date,
      add column settled_amount numeric(15,2) check (settled_amount >= 0)`.execute(db);
  await sql`
    create table lead_moves (
      lead_id uuid not null references leads (id) on delete cascade,
      position integer not null,
      stage text not null,
      lost_reason text,
      moved_by uuid references users (id) on delete set null,
      moved_at timestamptz not null,
      primary key (lead_id, position)
    )`.execute(db);
  await sql`create index lead_moves_moved_by on lead_moves (moved_by)`.execute(db);
}
