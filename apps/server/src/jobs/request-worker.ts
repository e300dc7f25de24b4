import { fileURLToPath } from 'node:url';
import { AppError } from '@freehold/contract';
import { Piscina } from 'piscina';
import { FairQueue } from '../http/fair-queue.ts';

/** How many tasks may wait, per owner and in total, and how long a task may wait and run. */
export interface WorkerLimits {
  readonly mostWaiting: number;
  readonly mostWaitingEach: number;
  readonly longestWaitMs: number;
  readonly longestMs: number;
}

/** A worker thread for tasks that would block every other request. */
export interface RequestWorker<Task, Result> {
  /**
   * Runs the module's function of this name on a task. `owner` is the person or address it is for; waiting owners take
   * turns. Throws what the function throws, and AppError `unavailable` when too many are waiting or it takes too long.
   */
  run(name: string, task: Task, owner: string): Promise<Result>;
  close(): Promise<void>;
}

const retryAfterSeconds = 5;
const longestStartMs = 20_000;

/**
 * A worker thread that runs a module's functions for waiting requests. It starts with the first task and ends when
 * idle; a task past its deadline is killed with its thread. The module exports `ready`, a function that does nothing.
 * `onWorked` gets each task's run time, without waiting.
 */
export function createRequestWorker<Task, Result>(
  module: URL,
  limits: WorkerLimits,
  onWorked: (owner: string, milliseconds: number) => Promise<void> = async () => {},
): RequestWorker<Task, Result> {
  const pool = new Piscina<Task | undefined, Result>({
    filename: fileURLToPath(module),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const queue = new FairQueue({ ...limits, places: 1 });

  async function within(longestMs: number, name: string, task?: Task): Promise<Result> {
    try {
      return await pool.run(task, { name, signal: AbortSignal.timeout(longestMs) });
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'AbortError';
      throw isLate ? new AppError('unavailable', { retryAfterSeconds }) : error;
    }
  }

  return {
    run: (name, task, owner) =>
      queue.run(owner, async () => {
        // Loading the worker's modules takes longer than most tasks and must not count towards the task's timeout.
        if (pool.threads.length === 0) await within(longestStartMs, 'ready');
        const begun = performance.now();
        try {
          return await within(limits.longestMs, name, task);
        } finally {
          await onWorked(owner, performance.now() - begun);
        }
      }),
    close: () => pool.destroy(),
  };
}
