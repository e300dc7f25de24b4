import { errorKinds, type Route } from '@freehold/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type CallOptions, call, type Waiting } from '#app/lib/api-client.ts';
import { isCancelled } from '#app/lib/call-error.ts';
import { errorText, fieldErrorsOf, isServerTrouble } from '#app/lib/error-text.ts';
import { HeldKey } from '#app/lib/idempotency-key.ts';

/**
 * A call that a button starts. `act` resolves to the reply, or null on failure; `failure` says why. Repeating the same
 * call after a failure reuses its Idempotency-Key. `fallback` is the message when the error has none.
 */
export function useAction<R extends Route>(route: R, fallback: string) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const running = useRef<AbortController | null>(null);
  const key = useRef(new HeldKey());
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const { isPending, error, mutateAsync } = useMutation({
    // The API client handles being offline.
    networkMode: 'always',
    mutationFn(options: CallOptions<R>): Promise<z.output<R['reply']>> {
      running.current = new AbortController();
      const { signal } = running.current;
      const held = key.current.keyFor([options.params, options.body]);
      return call(route, { ...options, key: held, signal, onWaiting: setWaiting });
    },
    onSuccess: () => key.current.release(),
    onSettled: () => setWaiting(null),
  });

  // Failures are shown through `failure`.
  const act = (options: CallOptions<R>) => mutateAsync(options).catch(() => null);
  const failure = error === null || isCancelled(error) ? null : textOf(error, fallback);
  return { isRunning: isPending, waiting, failure, act, cancel };
}

export type Action = Pick<ReturnType<typeof useAction>, 'waiting' | 'failure' | 'cancel'>;

function textOf(error: unknown, fallback: string): string {
  // A field error says more than the overall message; each of these forms has few fields.
  const [field] = Object.values(fieldErrorsOf(error));
  return field ?? errorText(error, isServerTrouble(error) ? errorKinds.unavailable.message : fallback);
}
