import { randomUUID } from 'node:crypto';
import {
  AppError,
  type ClientTask,
  type ClientTaskInput,
  clientTaskMessages,
  fullName,
  mostFinishedTasks,
  mostOpenTasks,
  mostTasks,
} from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import { type Reader, type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type AuditEvent, recordAudit } from '../audit/index.ts';
import { requireClient } from '../profiles/index.ts';
import {
  countTasks,
  findTask,
  insertTask,
  listFinishedTasks,
  listOpenTasks,
  lockTask,
  type TaskRow,
  updateTask,
} from './queries.ts';

type Clock = Pick<Deps, 'now'>;

/** An adviser's request about a client. */
interface Asked {
  readonly actor: Actor;
  readonly scope: ClientScope;
}

/** A client's open tasks and the last finished ones; the read is audited. Throws AppError `not-found`. */
export async function readTasks({ db, now }: Pick<Deps, 'db' | 'now'>, asked: Asked): Promise<ClientTask[]> {
  return await transaction(db, async (tx) => {
    await requireClient(tx, asked.scope);
    await record(tx, { ...asked, at: now(), action: 'client-read', fields: ['tasks'] });
    const open = await listOpenTasks(tx, asked.scope);
    return [...open, ...(await listFinishedTasks(tx, asked.scope, mostFinishedTasks))].map(presentTask);
  });
}

/** The open task of a client that is due first, and how many are open. */
export async function nextTaskOf(
  reader: Reader,
  scope: ClientScope,
): Promise<{ nextTask: ClientTask | null; openTasks: number }> {
  const open = await listOpenTasks(reader, scope);
  const [first] = open;
  return { nextTask: first === undefined ? null : presentTask(first), openTasks: open.length };
}

/** Adds a task to a client. Throws AppError `not-found`, and `invalid-input` for one too many. */
export async function addTask(
  { now }: Clock,
  tx: Tx,
  { input: { text, dueOn = null }, ...asked }: Asked & { input: ClientTaskInput },
): Promise<ClientTask> {
  await requireClient(tx, asked.scope);
  await requireRoom(tx, asked.scope, ['open', 'all']);
  const task = { id: randomUUID(), text, dueOn, ownerId: asked.actor.id, at: now() };
  await insertTask(tx, asked.scope.profileId, task);
  await record(tx, { ...asked, at: task.at, action: 'client-task-added' });
  return await storedTask(tx, task.id);
}

/** A lead's next action, as far as one is noted. */
interface NextAction {
  readonly text: string | null;
  readonly dueOn: string | null;
  readonly ownerId: string | null;
}

const withoutWords = 'Next action';

/** Gives a new client the next action of the lead it was converted from as a task; nothing where none is noted. */
export async function carryNextAction(
  tx: Tx,
  { text, dueOn, ownerId, actor, clientId, at }: NextAction & { actor: Actor; clientId: string; at: Date },
): Promise<void> {
  if (text === null && dueOn === null) return;
  await insertTask(tx, clientId, { id: randomUUID(), text: text || withoutWords, dueOn, ownerId, at });
  await recordAudit(tx, { at, actor, action: 'client-task-added', subject: { kind: 'client', id: clientId } });
}

/** An adviser's request to change a task. */
interface AskedTask extends Asked {
  readonly taskId: string;
}

/** Notes that a task is done; idempotent. Throws AppError `not-found`. */
export async function finishTask({ now }: Clock, tx: Tx, asked: AskedTask): Promise<ClientTask> {
  const task = await lockTask(tx, asked);
  if (task === undefined || task.removed_at !== null) throw new AppError('not-found');
  if (task.done_at === null) {
    const at = now();
    await updateTask(tx, task.id, { done_at: at, done_by: asked.actor.id });
    await record(tx, { ...asked, at, action: 'client-task-done' });
  }
  return await storedTask(tx, task.id);
}

/** Opens a finished task again; idempotent. Throws AppError `not-found`, and `invalid-input` for one too many. */
export async function reopenTask({ now }: Clock, tx: Tx, asked: AskedTask): Promise<ClientTask> {
  const task = await lockTask(tx, asked);
  if (task === undefined || task.removed_at !== null) throw new AppError('not-found');
  if (task.done_at !== null) {
    await requireRoom(tx, asked.scope, ['open']);
    await updateTask(tx, task.id, { done_at: null, done_by: null });
    await record(tx, { ...asked, at: now(), action: 'client-task-reopened' });
  }
  return await storedTask(tx, task.id);
}

/** Removes a task; idempotent. Throws AppError `not-found`. */
export async function removeTask({ now }: Clock, tx: Tx, asked: AskedTask): Promise<{ ok: true }> {
  const task = await lockTask(tx, asked);
  if (task === undefined) throw new AppError('not-found');
  if (task.removed_at === null) {
    const at = now();
    await updateTask(tx, task.id, { removed_at: at });
    await record(tx, { ...asked, at, action: 'client-task-removed' });
  }
  return { ok: true };
}

/**
 * Restores a removed task; idempotent. Throws AppError `not-found`, also once it was cleared, and `invalid-input` for
 * one too many.
 */
export async function restoreTask({ now }: Clock, tx: Tx, asked: AskedTask): Promise<ClientTask> {
  const task = await lockTask(tx, asked);
  if (task === undefined) throw new AppError('not-found');
  if (task.removed_at !== null) {
    await requireRoom(tx, asked.scope, task.done_at === null ? ['open', 'all'] : ['all']);
    await updateTask(tx, task.id, { removed_at: null });
    await record(tx, { ...asked, at: now(), action: 'client-task-restored' });
  }
  return await storedTask(tx, task.id);
}

const most = {
  open: { tasks: mostOpenTasks, message: clientTaskMessages.tooMany },
  all: { tasks: mostTasks, message: clientTaskMessages.tooManyInAll },
} as const;

async function requireRoom(tx: Tx, scope: ClientScope, among: readonly (keyof typeof most)[]): Promise<void> {
  const counts = await countTasks(tx, scope);
  const full = among.find((which) => counts[which] >= most[which].tasks);
  if (full === undefined) return;
  throw new AppError('invalid-input', { fields: [{ field: 'text', message: most[full].message }] });
}

async function storedTask(tx: Tx, id: string): Promise<ClientTask> {
  const row = await findTask(tx, id);
  if (row === undefined) throw new AppError('unexpected');
  return presentTask(row);
}

function presentTask(row: TaskRow): ClientTask {
  return {
    id: row.id,
    text: row.text,
    dueOn: row.due_on,
    ownerId: row.owner_id,
    ownerName: nameOrNull(row.owner_first_name, row.owner_last_name),
    createdAt: row.created_at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
    doneByName: nameOrNull(row.finisher_first_name, row.finisher_last_name),
  };
}

function nameOrNull(firstName: string | null, lastName: string | null): string | null {
  return firstName === null || lastName === null ? null : fullName({ firstName, lastName });
}

async function record(
  tx: Tx,
  event: Asked & { at: Date; action: AuditEvent['action']; fields?: readonly string[] },
): Promise<void> {
  const { at, actor, action, scope, fields = [] } = event;
  await recordAudit(tx, { at, actor, action, subject: { kind: 'client', id: scope.profileId }, fields });
}
