import { AppError } from '@freehold/contract';
import { createRequestWorker } from '../../jobs/request-worker.ts';
import { type AreaOutcome, type AreaTask, answerArea } from './calculate-worker.ts';
import { quickAreas } from './quick-areas.ts';

/** The engine for visitors: its answers as JSON. */
export interface Calculator {
  /**
   * The answer to a question of `owner`, an address. Throws AppError `not-found` for an area it does not have,
   * `invalid-input` naming the field it refuses, and `unavailable` when too many wait or it takes too long.
   */
  answer(task: AreaTask, owner: string): Promise<string>;
  close(): Promise<void>;
}

// With the input limits nothing takes more than about 30 ms; the deadline is a safety net.
const limits = { mostWaiting: 64, mostWaitingEach: 16, longestWaitMs: 5_000, longestMs: 500 };

/** A calculator with a thread of its own for all that is not quick. */
export function createCalculator(): Calculator {
  const worker = createRequestWorker<AreaTask, AreaOutcome>(new URL('./calculate-worker.ts', import.meta.url), limits);
  return {
    async answer(task, owner) {
      const outcome = quickAreas.has(task.area) ? answerArea(task) : await worker.run('answerArea', task, owner);
      if (outcome.kind === 'answered') return outcome.json;
      if (outcome.kind === 'no-area') throw new AppError('not-found', { message: outcome.message });
      throw new AppError('invalid-input', { fields: [outcome.refused] });
    },
    close: worker.close,
  };
}
