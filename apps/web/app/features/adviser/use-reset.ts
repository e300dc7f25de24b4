import { routes } from '@freehold/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, type Waiting } from '#app/lib/api-client.ts';
import { isCancelled } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import type { ClientRow } from './client-row.ts';
import { resetOutcome, resetTitle } from './reset-words.ts';

/**
 * The reset of one client's password. All tries have one Idempotency-Key, so that a second press makes no second link;
 * leaving ends the call.
 */
export function useReset({ id, subject }: Pick<ClientRow, 'id' | 'subject'>) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [key] = useState(newIdempotencyKey);
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const { data, error, isPending, mutate } = useMutation({
    // The API client waits for the network itself.
    networkMode: 'always',
    async mutationFn() {
      running.current = new AbortController();
      const { signal } = running.current;
      const asked = { params: { id }, key, signal, onWaiting: setWaiting };
      return resetOutcome(await call(routes.auth.sendClientReset, asked), subject);
    },
    onSuccess({ isLinkMade, text }) {
      if (isLinkMade) showToast({ title: resetTitle, description: text, tone: 'success' });
    },
    onSettled: () => setWaiting(null),
  });

  const isFailed = error !== null && !isCancelled(error);
  return {
    outcome: data ?? null,
    failure: isFailed ? errorText(error, 'No link was made. Please try again.') : null,
    isRunning: isPending,
    waiting,
    reset: () => mutate(),
    cancel,
  };
}
