import { sql } from 'kysely';
import type { Reader } from '../../../db/transaction.ts';

/** The profiles of a page, unordered. */
export function listProfilesOf(reader: Reader, ids: readonly string[]) {
  return reader.selectFrom('profiles').selectAll().where('id', 'in', ids).execute();
}

/** The assets of the clients of a page, each client's in their order. */
export function listAssetsOf(reader: Reader, ids: readonly string[]) {
  return reader.selectFrom('assets').selectAll().where('profile_id', 'in', ids).orderBy('position').execute();
}

/** The liabilities of the clients of a page, each client's in their order. */
export function listLiabilitiesOf(reader: Reader, ids: readonly string[]) {
  return reader.selectFrom('liabilities').selectAll().where('profile_id', 'in', ids).orderBy('position').execute();
}

interface CareRow {
  readonly id: string;
  readonly last_contact_at: Date | null;
  readonly next_action: string | null;
  readonly next_action_on: string | null;
}

/** When each client of a page was last in contact, and their open task that is due first. */
export async function listCareOf(reader: Reader, ids: readonly string[]): Promise<readonly CareRow[]> {
  const { rows } = await sql<CareRow>`
    select
      asked.id,
      greatest(
        (select max(created_at) from client_notes where profile_id = asked.id and removed_at is null),
        (select max(first_response_at) from leads where client_id = asked.id),
        (select max(lead_notes.created_at) from leads join lead_notes on lead_id = leads.id where client_id = asked.id)
      ) as last_contact_at,
      next.text as next_action,
      next.due_on as next_action_on
    from unnest(${[...ids]}::uuid[]) as asked (id)
    left join lateral (
      select text, due_on from client_tasks
      where profile_id = asked.id and done_at is null and removed_at is null
      order by due_on nulls last, created_at, id limit 1
    ) as next on true`.execute(reader);
  return rows;
}
