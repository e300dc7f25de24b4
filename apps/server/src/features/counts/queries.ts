import { sql } from 'kysely';
import { leadInReach, type Reach } from '../../db/reach.ts';
import type { Reader } from '../../db/transaction.ts';

/** Number of client profiles in an adviser's reach, and of properties in the catalogue. */
export async function countRecords(reader: Reader, adviser: Reach): Promise<{ clients: number; properties: number }> {
  const everybody = sql`(select count(*) from profiles) - (
        select count(*) from users join profiles on profiles.id = users.id where users.role <> 'CLIENT'
      )`;
  const theirs = sql`(select count(*) from client_advisers where adviser_id = ${adviser}::uuid)`;
  const { rows } = await sql<{ clients: number; properties: number }>`
    select
      ${adviser === null ? everybody : theirs} as clients,
      (select count(*) from properties where archived_at is null) as properties`.execute(reader);
  return rows[0] ?? { clients: 0, properties: 0 };
}

/** Leads in an adviser's reach per status; a status without leads is missing. */
export function countLeadsByStatus(reader: Reader, adviser: Reach) {
  return reader
    .selectFrom('leads')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where(leadInReach(adviser))
    .groupBy('status')
    .execute();
}
