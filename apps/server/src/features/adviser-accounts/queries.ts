import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../db/transaction.ts';

/** An adviser as the list shows them. */
export interface AdviserRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly is_disabled: boolean;
  readonly has_password: boolean;
  readonly clients: number;
  readonly open_leads: number;
  readonly created_at: Date;
}

/** All advisers by name, with how much is theirs. */
export async function listAdviserRows(reader: Reader): Promise<readonly AdviserRow[]> {
  return await rowsWhere(reader, sql`true`);
}

/** An adviser by id, with how much is theirs. */
export async function findAdviserRow(reader: Reader, id: string): Promise<AdviserRow | undefined> {
  const [row] = await rowsWhere(reader, sql`id = ${id}::uuid`);
  return row;
}

async function rowsWhere(reader: Reader, condition: RawBuilder<unknown>): Promise<readonly AdviserRow[]> {
  const { rows } = await sql<AdviserRow>`
    select id, first_name, last_name, email, is_disabled, password_hash is not null as has_password, created_at,
      (select count(*) from client_advisers where adviser_id = users.id) as clients,
      (select count(*) from leads where owner_id = users.id and status in ('New', 'Contacted')) as open_leads
    from users where role = 'ADVISER' and ${condition}
    order by first_name, last_name, id`.execute(reader);
  return rows;
}

/** How many clients have no adviser, and how many open leads are neither anybody's nor a client's. */
export async function countUnassigned(reader: Reader): Promise<{ clients: number; openLeads: number }> {
  const { rows } = await sql<{ clients: number; openLeads: number }>`
    select
      (select count(*) from profiles where not exists (
        select from client_advisers where client_id = profiles.id
      ) and not exists (select from users where users.id = profiles.id and role <> 'CLIENT')) as clients,
      (select count(*) from leads
        where owner_id is null and client_id is null and status in ('New', 'Contacted')) as "openLeads"`.execute(
    reader,
  );
  return rows[0] ?? { clients: 0, openLeads: 0 };
}

/**
 * The advisers among some accounts, locked until the transaction ends, in id order, so that two who hand over at once
 * wait for each other.
 */
export function lockAdvisers(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('users')
    .select(['id', 'is_disabled'])
    .where('id', 'in', ids)
    .where('role', '=', 'ADVISER')
    .orderBy('id')
    .forUpdate()
    .execute();
}
