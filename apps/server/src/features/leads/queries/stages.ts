import type { Selectable } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Reader, Tx } from '../../../db/transaction.ts';

type Move = Omit<Selectable<Schema['lead_moves']>, 'position'>;

/** How a deal stands, as columns. */
export type DealColumns = Pick<
  Selectable<Schema['leads']>,
  'deal_stage' | 'lost_reason' | 'lost_note' | 'settled_on' | 'settled_amount'
>;

/** Stores a move of a locked lead and drops the oldest beyond the number kept. */
export async function insertMove(tx: Tx, move: Move, mostKept: number): Promise<void> {
  const leadId = move.lead_id;
  const last = await tx
    .selectFrom('lead_moves')
    .select((select) => select.fn.max('position').as('position'))
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  const position = (last?.position ?? 0) + 1;
  await tx
    .insertInto('lead_moves')
    .values({ ...move, position })
    .execute();
  await tx
    .deleteFrom('lead_moves')
    .where('lead_id', '=', leadId)
    .where('position', '<=', position - mostKept)
    .execute();
}

/** The last moves of a lead, as many as asked for, with the advisers' names, newest first. */
export function listMoves(reader: Reader, leadId: string, most: number) {
  return reader
    .selectFrom('lead_moves')
    .leftJoin('users', 'users.id', 'lead_moves.moved_by')
    .select(['position', 'stage', 'lost_reason', 'moved_at', 'users.first_name', 'users.last_name'])
    .where('lead_id', '=', leadId)
    .orderBy('position', 'desc')
    .limit(most)
    .execute();
}
