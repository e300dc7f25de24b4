import {
  AppError,
  type ClientTask,
  clientTaskMessages,
  mostFinishedTasks,
  mostOpenTasks,
  mostTasks,
  routes,
} from '@freehold/contract';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import { clientOf } from '../client-record.ts';
import { changes, type DemoScene, reads, refuseField } from '../demo-answer.ts';
import { auditRead, recordEvent } from '../record-event.ts';
import type { DemoClientTask, World } from '../world/records.ts';

const { tasks } = routes;

/** What advisers are to do for clients in the demo. */
export const taskAnswers = {
  list: reads(tasks.list, (call) => {
    const { id } = clientOf(call.world, call.params.id);
    auditRead(call, id, ['tasks']);
    const done = call.world.clientTasks
      .filter(({ clientId, doneAt, isRemoved }) => clientId === id && doneAt !== null && !isRemoved)
      .toSorted((a, b) => (b.doneAt ?? '').localeCompare(a.doneAt ?? ''));
    return [...openTasksOf(call.world, id), ...done.slice(0, mostFinishedTasks).map(shownTask)];
  }),
  add: changes(tasks.add, (call) => {
    const { world, actor, at, body, params } = call;
    const { id: clientId } = clientOf(world, params.id);
    requireRoom(world, clientId, ['open', 'all']);
    const task = {
      ...{ id: newIdempotencyKey(), clientId, text: body.text, dueOn: body.dueOn ?? null },
      ...{ ownerId: actor.id, ownerName: 'Demo Admin', createdAt: at.toISOString() },
      ...{ doneAt: null, doneByName: null, isRemoved: false },
    };
    world.clientTasks = [...world.clientTasks, task];
    return recorded(call, task, 'client-task-added');
  }),
  finish: changes(tasks.finish, (call) => {
    const task = keptTask(call.world, call.params);
    if (task.doneAt !== null) return shownTask(task);
    const done = { doneAt: call.at.toISOString(), doneByName: 'Demo Admin' };
    return replaced(call, { ...task, ...done }, 'client-task-done');
  }),
  reopen: changes(tasks.reopen, (call) => {
    const task = keptTask(call.world, call.params);
    if (task.doneAt === null) return shownTask(task);
    requireRoom(call.world, task.clientId, ['open']);
    return replaced(call, { ...task, doneAt: null, doneByName: null }, 'client-task-reopened');
  }),
  remove: changes(tasks.remove, (call) => {
    const task = taskOf(call.world, call.params);
    if (!task.isRemoved) replaced(call, { ...task, isRemoved: true }, 'client-task-removed');
    return { ok: true as const };
  }),
  restore: changes(tasks.restore, (call) => {
    const task = taskOf(call.world, call.params);
    if (!task.isRemoved) return shownTask(task);
    requireRoom(call.world, task.clientId, task.doneAt === null ? ['open', 'all'] : ['all']);
    return replaced(call, { ...task, isRemoved: false }, 'client-task-restored');
  }),
};

/** A client's open tasks by day, those without a day last. */
export function openTasksOf(world: World, id: string): ClientTask[] {
  return world.clientTasks
    .filter(({ clientId, doneAt, isRemoved }) => clientId === id && doneAt === null && !isRemoved)
    .toSorted((a, b) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999'))
    .map(shownTask);
}

function requireRoom(world: World, id: string, among: readonly ('open' | 'all')[]): void {
  const all = world.clientTasks.filter(({ clientId, isRemoved }) => clientId === id && !isRemoved).length;
  const isOpenFull = openTasksOf(world, id).length >= mostOpenTasks;
  if (among.includes('open') && isOpenFull) refuseField('text', clientTaskMessages.tooMany);
  if (among.includes('all') && all >= mostTasks) refuseField('text', clientTaskMessages.tooManyInAll);
}

function taskOf(world: World, { id, taskId }: { id: string; taskId: string }): DemoClientTask {
  const client = clientOf(world, id);
  const task = world.clientTasks.find((known) => known.clientId === client.id && known.id === taskId.toLowerCase());
  if (task === undefined) throw new AppError('not-found');
  return task;
}

function keptTask(world: World, params: { id: string; taskId: string }): DemoClientTask {
  const task = taskOf(world, params);
  if (task.isRemoved) throw new AppError('not-found');
  return task;
}

function replaced(scene: DemoScene, task: DemoClientTask, action: string): ClientTask {
  const { world } = scene;
  world.clientTasks = world.clientTasks.map((known) => (known.id === task.id ? task : known));
  return recorded(scene, task, action);
}

function recorded(scene: DemoScene, task: DemoClientTask, action: string): ClientTask {
  recordEvent(scene, { action, subject: { kind: 'client', id: task.clientId } });
  return shownTask(task);
}

function shownTask({ clientId: _clientId, isRemoved: _isRemoved, ...task }: DemoClientTask): ClientTask {
  return task;
}
