import { type JoinPair, routes } from '@freehold/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#app/lib/api-client.ts';
import { errorText } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';

/** Accounts that wait to be connected with a record; of one client also the records an adviser said no to. */
function joinsQuery(clientId: string | undefined) {
  return queryOptions({
    queryKey: ['joins', clientId ?? 'all'],
    queryFn: ({ signal }) => call(routes.joins.list, { query: clientId === undefined ? {} : { clientId }, signal }),
  });
}

/** Accounts that wait for an adviser, what can be done about them, and why the last try failed. */
export function useJoins(clientId: string | undefined) {
  const cache = useQueryClient();
  const query = useQuery(joinsQuery(clientId));
  const [failure, setFailure] = useState<string | null>(null);
  const connecting = useCall(routes.joins.connect);
  const refusing = useCall(routes.joins.refuse);
  const reopening = useCall(routes.joins.reopen);

  async function settle(outcome: { kind: string; error?: unknown }): Promise<boolean> {
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'That was not saved. Please try again.'));
    if (outcome.kind !== 'done') return false;
    setFailure(null);
    await cache.invalidateQueries({ queryKey: ['joins'] });
    return true;
  }

  async function reopen(pair: JoinPair): Promise<void> {
    await settle(await reopening.run({ body: pair }));
  }

  return {
    ...query,
    failure,
    isBusy: connecting.isRunning || refusing.isRunning || reopening.isRunning,
    reopen,
    /** Whether the two are one client now. */
    async connect(pair: JoinPair): Promise<boolean> {
      const isDone = await settle(await connecting.run({ body: pair }));
      if (isDone) await cache.invalidateQueries({ queryKey: ['clients'] });
      return isDone;
    },
    async refuse(pair: JoinPair): Promise<void> {
      if (!(await settle(await refusing.run({ body: pair })))) return;
      showToast({
        title: 'Kept apart',
        description: 'The record stays as it is.',
        tone: 'success',
        action: { label: 'Undo', run: () => void reopen(pair) },
      });
    },
  };
}
