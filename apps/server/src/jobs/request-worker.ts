import { fileURLToPath } from 'node:url';
import { AppError } from '@freehold/contract';
import { Piscina } from 'piscina';
import { FairQueue } from '../http/fair-queue.ts';

/**
 * Longest from asking to the answer, milliseconds, with the start of a thread: a browser gives up after 30 seconds, a
 * connection after 35.
 */
export const longestAnswerMs = 29_000;

/** How many tasks may wait, per owner and in total, and how long a task may wait and run. */
export interface WorkerLimits {
  readonly mostWaiting: number;
  readonly mostWaitingEach: number;
  readonly longestWaitMs: number;
  readonly longestMs: number;
  /** Longest wait, start and run in all; without it `longestAnswerMs`, or the longest run where nobody waits for it. */
  readonly longestInAllMs?: number;
  /** What to say of a task that used up its own time; without it to try again. */
  readonly tooLong?: string;
}

/** A worker thread for tasks that would block every other request. */
export interface RequestWorker<Task, Result> {
  /**
   * Runs the module's function of this name on a task. `owner` is the person or address it is for; waiting owners take
   * turns. Throws what the function throws, and AppError `unavailable` when too many are waiting or it takes too long;
   * without a time to try again where the task itself is too long and the limits say so.
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
  const inAllMs = limits.longestInAllMs ?? Math.max(longestAnswerMs, limits.longestMs);

  /** Runs a function until its own time or the request's is up, whichever is first. */
  async function within({ ownMs, endsAt, tooLong }: Bounds, name: string, task?: Task): Promise<Result> {
    const leftMs = Math.floor(endsAt - performance.now());
    if (leftMs <= 0) throw new AppError('unavailable', { retryAfterSeconds });
    try {
      return await pool.run(task, { name, signal: AbortSignal.timeout(Math.min(ownMs, leftMs)) });
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
      const isOwnFault = tooLong !== undefined && ownMs <= leftMs;
      throw new AppError('unavailable', isOwnFault ? { message: tooLong } : { retryAfterSeconds });
    }
  }

  return {
    run: (name, task, owner) => {
      const endsAt = performance.now() + inAllMs;
      return queue.run(owner, async () => {
        // Loading the worker's modules takes longer than most tasks and must not count towards the task's timeout.
        if (pool.threads.length === 0) await within({ ownMs: longestStartMs, endsAt }, 'ready');
        const begun = performance.now();
        try {
          return await within({ ownMs: limits.longestMs, endsAt, tooLong: limits.tooLong }, name, task);
        } finally {
          await onWorked(owner, performance.now() - begun);
        }
      });
    },
    close: () => pool.destroy(),
  };
}

/** How long a function may run, when its request ends, and what to say of one that used up its own time. */
interface Bounds {
  readonly ownMs: number;
  readonly endsAt: number;
  readonly tooLong?: string | undefined;
}
