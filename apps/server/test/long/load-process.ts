import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/** A load to make: on what server, as whom, for how long; in so many hands, or so many calls a second whatever comes. */
export interface LoadOrder {
  readonly address: string;
  readonly token: string;
  readonly ms: number;
  readonly hands?: number;
  readonly rate?: number;
}

const outcomeSchema = z.object({ status: z.number(), hasRetryAfter: z.boolean(), ms: z.number() });

/** What became of one call; the status is 0 where no answer came. */
export type Outcome = z.infer<typeof outcomeSchema>;

/** A process that makes loads, so that what it measures is not its test’s own work. */
export interface LoadProcess {
  make(order: LoadOrder): Promise<Outcome[]>;
  end(): void;
}

/** Starts such a process. */
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
