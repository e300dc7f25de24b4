import { type ClientAccess, routes } from '@freehold/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { type CallOutcome, useCall } from '#app/lib/use-call.ts';
import { accessQuery } from './client-desk-queries.ts';

export type AccessAct = 'disable' | 'enable' | 'resetSecondFactor' | 'changeEmail';

/** How a client signs in, the actions on it, and why the last one failed. */
export function useAccess(clientId: string) {
  const cache = useQueryClient();
  const query = useQuery(accessQuery(clientId));
  const [failure, setFailure] = useState<string | null>(null);
  const disabling = useCall(routes.access.disable);
  const enabling = useCall(routes.access.enable);
  const resetting = useCall(routes.access.resetSecondFactor);
  const changing = useCall(routes.access.changeEmail);
  const withdrawing = useCall(routes.access.withdraw);
  const params = { id: clientId };

  function settled(outcome: CallOutcome<ClientAccess>): boolean {
    setFailure(outcome.kind === 'failed' ? errorText(outcome.error, 'That was not saved. Please try again.') : null);
    if (outcome.kind !== 'done') return false;
    cache.setQueryData(accessQuery(clientId).queryKey, outcome.reply);
    return true;
  }

  const acts: Readonly<Record<AccessAct, (email: string) => Promise<CallOutcome<ClientAccess>>>> = {
    disable: () => disabling.run({ params }),
    enable: () => enabling.run({ params }),
    resetSecondFactor: () => resetting.run({ params }),
    changeEmail: (email) => changing.run({ params, body: { email } }),
  };

  return {
    ...query,
    failure,
    isBusy: [disabling, enabling, resetting, changing, withdrawing].some(({ isRunning }) => isRunning),
    /** Resolves to true on success; `email` is the new address for `changeEmail`. */
    act: async (act: AccessAct, email: string) => settled(await acts[act](email)),
    withdraw: async (changeId: string) => settled(await withdrawing.run({ params, body: { changeId } })),
  };
}
