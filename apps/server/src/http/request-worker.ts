import { fileURLToPath } from 'node:url';
import { AppError } from '@freehold/contract';
import { Piscina } from 'piscina';

/** How many may be waiting, and how long one may take. */
export interface WorkerLimits {
  readonly mostWaiting: number;
  readonly longestMs: number;
}

/** A thread for work that would hold up every other request. */
export interface RequestWorker<Task, Result> {
  /**
   * What the function of this name makes of a task. Throws what it throws, and AppError `unavailable` when too many wait
   * already or it takes too long.
   */
  run(name: string, task: Task): Promise<Result>;
  close(): Promise<void>;
}

/** When a caller who was refused may fare better. */
const retryAfterSeconds = 5;
const usualLimits: WorkerLimits = { mostWaiting: 8, longestMs: 20_000 };

/** A worker on a module's functions, for people who wait. It starts with the first task and ends when idle. */
export function createRequestWorker<Task, Result>(
  module: URL,
  { mostWaiting, longestMs }: WorkerLimits = usualLimits,
): RequestWorker<Task, Result> {
  const pool = new Piscina<Task, Result>({
    filename: fileURLToPath(module),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  return {
    async run(name, task) {
      if (pool.queueSize >= mostWaiting) throw new AppError('unavailable', { retryAfterSeconds });
      try {
        return await pool.run(task, { name, signal: AbortSignal.timeout(longestMs) });
      } catch (error) {
        const isLate = error instanceof Error && error.name === 'AbortError';
        throw isLate ? new AppError('unavailable', { retryAfterSeconds }) : error;
      }
    },
    close: () => pool.destroy(),
  };
}
