import type { Selectable } from 'kysely';
import type { ClientScope } from '../../client-scope.ts';
import type { Schema } from '../../db/schema.ts';
import type { Reader, Tx } from '../../db/transaction.ts';

/** A client's open tasks by day, those without a day last. Two records that were joined can have twice the most. */
export function listOpenTasks(reader: Reader, { profileId }: ClientScope) {
  return tasksWithNames(reader)
    .where('client_tasks.profile_id', '=', profileId)
    .where('client_tasks.done_at', 'is', null)
    .where('client_tasks.removed_at', 'is', null)
    .orderBy('client_tasks.due_on', (order) => order.asc().nullsLast())
    .orderBy('client_tasks.created_at')
    .orderBy('client_tasks.id')
    .execute();
}

export type TaskRow = Awaited<ReturnType<typeof listOpenTasks>>[number];

/** A client's finished tasks, the last finished first. */
export function listFinishedTasks(reader: Reader, { profileId }: ClientScope, limit: number) {
  return tasksWithNames(reader)
    .where('client_tasks.profile_id', '=', profileId)
    .where('client_tasks.done_at', 'is not', null)
    .where('client_tasks.removed_at', 'is', null)
    .orderBy('client_tasks.done_at', 'desc')
    .orderBy('client_tasks.id')
    .limit(limit)
    .execute();
}

/** One task with its names, removed or not. */
export function findTask(reader: Reader, id: string) {
  return tasksWithNames(reader).where('client_tasks.id', '=', id).executeTakeFirst();
}

/** A task of a client, locked until the transaction ends. */
export function lockTask(
  tx: Tx,
  { scope, taskId }: { scope: ClientScope; taskId: string },
): Promise<Selectable<Schema['client_tasks']> | undefined> {
  return tx
    .selectFrom('client_tasks')
    .selectAll()
    .where('id', '=', taskId)
    .where('profile_id', '=', scope.profileId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Number of a client's open tasks, and of all that are not removed. The client is locked until the transaction ends, so
 * that nobody adds one meanwhile.
 */
export async function countTasks(tx: Tx, { profileId }: ClientScope): Promise<{ open: number; all: number }> {
  await tx.selectFrom('profiles').select('id').where('id', '=', profileId).forUpdate().execute();
  return await tx
    .selectFrom('client_tasks')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('done_at', 'is', null).as('open'),
      fn.countAll<number>().as('all'),
    ])
    .where('profile_id', '=', profileId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Stores a task. */
export async function insertTask(
  tx: Tx,
  profileId: string,
  task: { id: string; text: string; dueOn: string | null; ownerId: string | null; at: Date },
): Promise<void> {
  const { id, text, dueOn, ownerId, at } = task;
  await tx
    .insertInto('client_tasks')
    .values({ id, profile_id: profileId, text, due_on: dueOn, owner_id: ownerId, created_at: at })
    .execute();
}

/** Finishes, reopens, removes or restores a task. */
export async function updateTask(
  tx: Tx,
  id: string,
  changes: { done_at: Date | null; done_by: string | null } | { removed_at: Date | null },
): Promise<void> {
  await tx.updateTable('client_tasks').set(changes).where('id', '=', id).execute();
}

function tasksWithNames(reader: Reader) {
  return reader
    .selectFrom('client_tasks')
    .leftJoin('users as owners', 'owners.id', 'client_tasks.owner_id')
    .leftJoin('users as finishers', 'finishers.id', 'client_tasks.done_by')
    .select([
      'client_tasks.id',
      'client_tasks.text',
      'client_tasks.due_on',
      'client_tasks.owner_id',
      'client_tasks.created_at',
      'client_tasks.done_at',
      'owners.first_name as owner_first_name',
      'owners.last_name as owner_last_name',
      'finishers.first_name as finisher_first_name',
      'finishers.last_name as finisher_last_name',
    ]);
}
