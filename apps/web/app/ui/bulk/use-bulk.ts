import { useEffect, useRef, useState } from 'react';
import type { Waiting } from '#app/lib/api-client.ts';
import { CallError } from '#app/lib/call-error.ts';
import { isServerTrouble } from '#app/lib/error-text.ts';
import { HeldKey } from '#app/lib/idempotency-key.ts';
import { type EachOutcome, runEach } from './run-each.ts';

/** What each row's call is sent with. */
export interface BulkControls {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onWaiting: (waiting: Waiting) => void;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * One action on many rows, a call each. Each row has an Idempotency-Key of its own, which a second try of the same
 * content reuses. Unmounting stops the rows that wait.
 */
export function useBulk<Row extends Named>() {
  const [progress, setProgress] = useState<{ readonly ended: number; readonly of: number } | null>(null);
  const [outcome, setOutcome] = useState<EachOutcome<Row> | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const running = useRef<AbortController | null>(null);
  const withKey = useKeys();
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  return {
    progress,
    outcome,
    waiting,
    stop,
    reset: () => setOutcome(null),
    /** Sends each row its body and resolves to what became of them. */
    async run<Body>(
      rows: readonly Row[],
      bodyOf: (row: Row) => Body,
      send: (row: Row, body: Body, controls: BulkControls) => Promise<unknown>,
    ) {
      const tell = (count: number) => setProgress({ ended: count, of: rows.length });
      running.current = new AbortController();
      const { signal } = running.current;
      setOutcome(null);
      tell(0);
      const ended = await runEach({
        rows,
        signal,
        endsAll: endsBulk,
        onProgress: (count) => {
          setWaiting(null);
          tell(count);
        },
        work(row) {
          const body = bodyOf(row);
          return withKey(row, body, (key) => send(row, body, { key, signal, onWaiting: setWaiting }));
        },
      });
      setProgress(null);
      setWaiting(null);
      setOutcome(ended);
      return ended;
    },
  };
}

export type Bulk<Row extends Named> = ReturnType<typeof useBulk<Row>>;

/** Sends a row's body under a key that stays the same until the body differs or was stored. */
function useKeys() {
  const keys = useRef(new Map<string, HeldKey>());
  return async ({ id }: Named, body: unknown, send: (key: string) => Promise<unknown>): Promise<void> => {
    const held = keys.current.get(id) ?? new HeldKey();
    keys.current.set(id, held);
    await send(held.keyFor(body));
    held.release();
  };
}

// Each further row would wait through all its retries, or be refused alike.
function endsBulk(error: unknown): boolean {
  return isServerTrouble(error) || (error instanceof CallError && [401, 403, 429].includes(error.status));
}
