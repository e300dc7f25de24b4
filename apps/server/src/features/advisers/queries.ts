import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';

/** A client who is to be somebody's. */
export interface Given {
  readonly clientId: string;
  readonly adviserId: string;
  readonly by: string;
  readonly at: Date;
}

/** Makes a client an adviser's; false when they were already, and for anybody but an adviser: admins see everyone. */
export async function insertClientAdviser(tx: Tx, { clientId, adviserId, by, at }: Given): Promise<boolean> {
  const { rows } = await sql`
    insert into client_advisers (client_id, adviser_id, since, given_by)
    select ${clientId}, id, ${at}, ${by} from users where id = ${adviserId} and role = 'ADVISER'
    on conflict do nothing returning client_id`.execute(tx);
  return rows.length > 0;
}
