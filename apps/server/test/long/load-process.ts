import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/**
 * A load to generate: server, session and duration; either a number of concurrent callers or a fixed rate of calls a
 * second.
 */
export interface LoadOrder {
  readonly address: string;
  readonly token: string;
  readonly ms: number;
  readonly hands?: number;
  readonly rate?: number;
}

const outcomeSchema = z.object({ status: z.number(), hasRetryAfter: z.boolean(), ms: z.number() });

/** Outcome of one call; the status is 0 without a response. */
export type Outcome = z.infer<typeof outcomeSchema>;

/** A separate process that generates load, so that the test’s own work is not measured. */
export interface LoadProcess {
  make(order: LoadOrder): Promise<Outcome[]>;
  end(): void;
}

/** Starts the process. */
export function startLoadProcess(): LoadProcess {
  const child = fork(fileURLToPath(new URL('./load-main.ts', import.meta.url)), {
    execArgv: [],
    serialization: 'advanced',
  });
  return {
    make: async (order) => {
      const made = once(child, 'message');
      child.send(order);
      return z.array(outcomeSchema).parse((await made)[0]);
    },
    end: () => child.kill(),
  };
}
