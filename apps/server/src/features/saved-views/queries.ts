import { type Insertable, type Selectable, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Reader, Tx } from '../../db/transaction.ts';

/** A stored view. */
export type ViewRow = Pick<Selectable<Schema['saved_views']>, 'id' | 'name' | 'list' | 'shown'>;

/** The views of an adviser of a list, by name. */
export async function listViews(
  reader: Reader,
  { userId, list }: { userId: string; list: ViewRow['list'] },
): Promise<ViewRow[]> {
  return await reader
    .selectFrom('saved_views')
    .select(['id', 'name', 'list', 'shown'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Stores a view; one of the same id and adviser is replaced. False when the id is another adviser's. */
export async function upsertView(tx: Tx, view: Insertable<Schema['saved_views']>): Promise<boolean> {
  const stored = await tx
    .insertInto('saved_views')
    .values(view)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ name: view.name, list: view.list, shown: view.shown })
        .where('saved_views.user_id', '=', view.user_id),
    )
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Deletes a view of an adviser's and gives what it was; undefined when there was none. */
export async function deleteView(tx: Tx, { userId, id }: { userId: string; id: string }): Promise<ViewRow | undefined> {
  return await tx
    .deleteFrom('saved_views')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['id', 'name', 'list', 'shown'])
    .executeTakeFirst();
}
