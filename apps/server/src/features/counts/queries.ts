import { sql } from 'kysely';
import type { Reader } from '../../db/transaction.ts';

/** Number of client profiles, and of properties in the catalogue. */
export async function countRecords(reader: Reader): Promise<{ clients: number; properties: number }> {
  const { rows } = await sql<{ clients: number; properties: number }>`
    select
      (select count(*) from profiles) - (
        select count(*) from users join profiles on profiles.id = users.id where users.role <> 'CLIENT'
      ) as clients,
      (select count(*) from properties where archived_at is null) as properties`.execute(reader);
  return rows[0] ?? { clients: 0, properties: 0 };
}

/** Leads per status; a status without leads is missing. */
export function countLeadsByStatus(reader: Reader) {
  return reader
    .selectFrom('leads')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
}
