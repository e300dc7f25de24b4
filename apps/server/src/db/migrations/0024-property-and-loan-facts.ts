import { type Kysely, sql } from 'kysely';

/** What is asked of a property and of a loan on it; null is not known, as of every row before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table assets
      add state text check (state in ('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA')),
      add contract_day date,
      add dwelling_kind text check (dwelling_kind in ('Established', 'New', 'Off the plan', 'Vacant land')),
      add land_percent numeric(7,4) check (land_percent between 0 and 100),
      add client_share_percent numeric(7,4) check (client_share_percent between 0 and 100),
      add partner_share_percent numeric(7,4) check (partner_share_percent between 0 and 100)`.execute(db);
  // No reference to the property: a save replaces both lists, and a release before this one knows nothing of it.
  await sql`
    alter table liabilities
      add secured_by uuid,
      add offset_balance numeric(15,2),
      add fixed_until date,
      add interest_only_until date,
      add loan_ends date`.execute(db);
}
