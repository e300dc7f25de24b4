import { type IdleRecord, routes } from '@freehold/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import type { CallOutcome } from '#app/lib/use-call.ts';
import { useCall } from '#app/lib/use-call.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { idleName } from './idle-name.ts';
import { idleRecordsQuery } from './lists-query.ts';

const topic = 'idle-records';

/** Client records that nobody has used for a year, the decision to keep one, and why the last one was not saved. */
export function useIdleRecords() {
  const cache = useQueryClient();
  const query = useQuery(idleRecordsQuery);
  const keeping = useCall(routes.idleRecords.keep);
  const asking = useCall(routes.idleRecords.askAgain);
  const [failure, setFailure] = useState<string | null>(null);

  async function settle(outcome: CallOutcome<unknown>): Promise<boolean> {
    if (outcome.kind === 'cancelled') return false;
    setFailure(outcome.kind === 'failed' ? errorText(outcome.error, 'That was not saved. Please try again.') : null);
    // After a failure too: somebody else may have decided.
    await cache.invalidateQueries({ queryKey: idleRecordsQuery.queryKey });
    return outcome.kind === 'done';
  }

  async function undo(record: IdleRecord): Promise<void> {
    if (await settle(await asking.run({ params: { id: record.id } }))) {
      showToast({
        title: 'Not decided yet',
        description: `${idleName(record)} is on the list again.`,
        tone: 'success',
        topic,
      });
    }
  }

  return {
    ...query,
    failure,
    isBusy: keeping.isRunning || asking.isRunning,
    waiting: keeping.waiting ?? asking.waiting,
    cancel: () => (keeping.isRunning ? keeping : asking).cancel(),
    /** Whether it is kept now. */
    async keep(record: IdleRecord): Promise<boolean> {
      const isKept = await settle(await keeping.run({ params: { id: record.id } }));
      if (isKept) {
        showToast({
          title: 'Kept for another year',
          description: `You are asked about ${idleName(record)} again in a year, unless the record is used before.`,
          tone: 'success',
          topic,
          action: { label: 'Undo', run: () => void undo(record) },
        });
      }
      return isKept;
    },
  };
}
