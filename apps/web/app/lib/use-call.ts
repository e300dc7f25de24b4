import type { Route } from '@freehold/contract';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type CallOptions, call, type Waiting } from './api-client.ts';
import { isCancelled } from './call-error.ts';
import { HeldKey } from './idempotency-key.ts';

/** How a call that a person started ended. */
export type CallOutcome<Reply> =
  | { readonly kind: 'done'; readonly reply: Reply }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'cancelled' };

/**
 * A call that a person starts, waits for and may cancel. Resending the same body after a failure reuses its
 * Idempotency-Key unless the caller holds one; unmounting aborts the call and its retries.
 */
export function useCall<R extends Route>(route: R) {
  const [isRunning, setRunning] = useState(false);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const running = useRef<AbortController | null>(null);
  const key = useRef(new HeldKey());
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  async function run(options: CallOptions<R>): Promise<CallOutcome<z.output<R['reply']>>> {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    try {
      const controls = {
        key: options.key ?? key.current.keyFor([options.params, options.body]),
        signal: controller.signal,
        onWaiting: setWaiting,
      };
      const reply = await call(route, { ...options, ...controls });
      key.current.release();
      return { kind: 'done', reply };
    } catch (error) {
      return isCancelled(error) ? { kind: 'cancelled' } : { kind: 'failed', error };
    } finally {
      if (running.current === controller) {
        setRunning(false);
        setWaiting(null);
      }
    }
  }

  return { isRunning, waiting, run, cancel };
}
