import { fileURLToPath } from 'node:url';
import { AppError } from '@freehold/contract';
import { Piscina } from 'piscina';
import { FairQueue } from './fair-queue.ts';

/** How many may be waiting, of one owner and of all, and how long a task may wait and take. */
export interface WorkerLimits {
  readonly mostWaiting: number;
  readonly mostWaitingEach: number;
  readonly longestWaitMs: number;
  readonly longestMs: number;
}

/** A thread for work that would hold up every other request. */
export interface RequestWorker<Task, Result> {
  /**
   * What the function of this name makes of a task. `owner` is the person or the address it is for: those who wait take
   * turns. Throws what the function throws, and AppError `unavailable` when too many wait already or it takes too long.
   */
  run(name: string, task: Task, owner: string): Promise<Result>;
  close(): Promise<void>;
}

const retryAfterSeconds = 5;
const longestStartMs = 20_000;

/**
 * A thread on a module's functions, for people who wait. It starts with the first task and ends when idle; a task past its
 * deadline ends with its thread. The module exports `ready`, a function that does nothing. `onWorked` hears how long each
 * task took, waiting left out.
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
        // Loading the worker's modules takes longer than most tasks and must not count against the task.
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
