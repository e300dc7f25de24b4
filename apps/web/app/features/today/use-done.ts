import { type DueAction, routes } from '@freehold/contract';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '#app/lib/error-text.ts';
import { type CallOutcome, useCall } from '#app/lib/use-call.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { todayKey } from './today-query.ts';
import { nameOf } from './today-words.ts';

const topic = 'due-action';

/** Takes a finished action off its lead or finishes a client's task; it can be put back from the message that says so. */
export function useDone() {
  const cache = useQueryClient();
  const { takeOff, putBack, isRunning } = useDueCalls();

  async function settle(outcome: CallOutcome<unknown>): Promise<boolean> {
    if (outcome.kind === 'cancelled') return false;
    if (outcome.kind === 'failed') {
      const description = errorText(outcome.error, 'That was not saved. Please try again.');
      showToast({ title: 'Error', description, tone: 'error', topic });
    }
    // Also after a failure: another adviser may have changed the lead.
    await cache.invalidateQueries({ queryKey: todayKey });
    await cache.invalidateQueries({ queryKey: ['leads'], refetchType: 'none' });
    await cache.invalidateQueries({ queryKey: ['client-desk'], refetchType: 'none' });
    return outcome.kind === 'done';
  }

  return {
    isRunning,
    /** Resolves to true if the action was taken off. */
    async finish(due: DueAction): Promise<boolean> {
      const undo = () => putBack(due).then(settle);
      const isDone = await settle(await takeOff(due));
      if (isDone) {
        const description = `${due.action ?? 'The next action'}, ${nameOf(due)}`;
        showToast({
          title: 'Done',
          description,
          tone: 'success',
          topic,
          action: { label: 'Undo', run: () => void undo() },
        });
      }
      return isDone;
    },
  };
}

function useDueCalls() {
  const lead = useCall(routes.leads.update);
  const finishing = useCall(routes.tasks.finish);
  const reopening = useCall(routes.tasks.reopen);

  function takeOff(due: DueAction): Promise<CallOutcome<unknown>> {
    const { id } = due;
    if (due.of === 'client') return finishing.run({ params: { id: due.clientId, taskId: id } });
    return lead.run({ params: { id }, body: { nextAction: null, nextActionOn: null, version: due.version } });
  }

  function putBack(due: DueAction): Promise<CallOutcome<unknown>> {
    const { id, action, dueOn } = due;
    if (due.of === 'client') return reopening.run({ params: { id: due.clientId, taskId: id } });
    return lead.run({ params: { id }, body: { nextAction: action, nextActionOn: dueOn } });
  }

  return { takeOff, putBack, isRunning: [lead, finishing, reopening].some((call) => call.isRunning) };
}
