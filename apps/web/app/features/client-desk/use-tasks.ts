import { type ClientTask, type ClientTaskInput, routes } from '@freehold/contract';
import { useQueryClient } from '@tanstack/react-query';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { type CallOutcome, useCall } from '#app/lib/use-call.ts';
import { dismissToasts, showToast } from '#app/ui/toasts/toasts.ts';
import { headQuery, tasksQuery } from './client-desk-queries.ts';

const topic = 'client-task';
const notSaved = 'That was not saved. Please try again.';

/** Adds, finishes, reopens and deletes a client's tasks; what was finished or deleted can be taken back at once. */
export function useTasks(clientId: string) {
  const cache = useQueryClient();
  const adding = useCall(routes.tasks.add);
  const calls = useTaskCalls(clientId);

  async function reload(): Promise<void> {
    const shown = [tasksQuery(clientId), headQuery(clientId)];
    await Promise.all(shown.map(({ queryKey }) => cache.invalidateQueries({ queryKey })));
  }

  async function settle(running: Promise<CallOutcome<unknown>>): Promise<boolean> {
    // The offer to undo what was done before does not fit what comes now.
    dismissToasts(topic);
    const outcome = await running;
    if (outcome.kind === 'cancelled') return false;
    if (outcome.kind === 'failed') {
      const description = fieldErrorsOf(outcome.error).text ?? errorText(outcome.error, notSaved);
      showToast({ title: 'Error', description, tone: 'error', topic });
    }
    // Also after a failure: another adviser may have changed the task.
    await reload();
    return outcome.kind === 'done';
  }

  return {
    isRunning: calls.isRunning,
    isAdding: adding.isRunning,
    /** Resolves to the messages of the fields that were refused; null once the task is stored. */
    async add(body: ClientTaskInput): Promise<Readonly<Record<string, string>> | null> {
      const outcome = await adding.run({ params: { id: clientId }, body });
      if (outcome.kind === 'done') await reload();
      return refusalOf(outcome);
    },
    /** Resolves to true once the task is done. */
    async finish(task: ClientTask): Promise<boolean> {
      const isDone = await settle(calls.finish(task));
      if (isDone) tellDone('Done', task, () => void settle(calls.reopen(task)));
      return isDone;
    },
    reopen: async (task: ClientTask): Promise<boolean> => settle(calls.reopen(task)),
    async remove(task: ClientTask): Promise<boolean> {
      const isDone = await settle(calls.remove(task));
      if (isDone) tellDone('Task deleted', task, () => void settle(calls.restore(task)));
      return isDone;
    },
  };
}

function tellDone(title: string, { text }: ClientTask, undo: () => void): void {
  showToast({ title, description: text, tone: 'success', topic, action: { label: 'Undo', run: undo } });
}

function refusalOf(outcome: CallOutcome<unknown>): Readonly<Record<string, string>> | null {
  if (outcome.kind === 'done') return null;
  if (outcome.kind === 'cancelled') return {};
  const fields = fieldErrorsOf(outcome.error);
  return Object.keys(fields).length > 0 ? fields : { text: errorText(outcome.error, notSaved) };
}

function useTaskCalls(clientId: string) {
  const finishing = useCall(routes.tasks.finish);
  const reopening = useCall(routes.tasks.reopen);
  const removing = useCall(routes.tasks.remove);
  const restoring = useCall(routes.tasks.restore);
  const of = ({ id: taskId }: ClientTask) => ({ params: { id: clientId, taskId } });
  return {
    isRunning: [finishing, reopening, removing, restoring].some(({ isRunning }) => isRunning),
    finish: (task: ClientTask) => finishing.run(of(task)),
    reopen: (task: ClientTask) => reopening.run(of(task)),
    remove: (task: ClientTask) => removing.run(of(task)),
    restore: (task: ClientTask) => restoring.run(of(task)),
  };
}
