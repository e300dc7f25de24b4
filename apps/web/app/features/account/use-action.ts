import { errorKinds, type Route } from '@freehold/contract';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { CallOptions } from '#app/lib/api-client.ts';
import { errorText, fieldErrorsOf, isServerTrouble } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';

/**
 * A call that a person starts with a button: what it answered, null when it did not, and why it failed. `fallback` is said
 * when nobody said more.
 */
export function useAction<R extends Route>(route: R, fallback: string) {
  const { isRunning, waiting, run, cancel } = useCall(route);
  const [failure, setFailure] = useState<string | null>(null);

  async function act(options: CallOptions<R>): Promise<z.output<R['reply']> | null> {
    setFailure(null);
    const outcome = await run(options);
    if (outcome.kind === 'done') return outcome.reply;
    if (outcome.kind === 'failed') setFailure(textOf(outcome.error, fallback));
    return null;
  }

  return { isRunning, waiting, failure: isRunning ? null : failure, act, cancel };
}

export type Action = Pick<ReturnType<typeof useAction>, 'waiting' | 'failure' | 'cancel'>;

function textOf(error: unknown, fallback: string): string {
  // A refused field says more than the answer as a whole; each of these forms has few of them.
  const [field] = Object.values(fieldErrorsOf(error));
  return field ?? errorText(error, isServerTrouble(error) ? errorKinds.unavailable.message : fallback);
}
