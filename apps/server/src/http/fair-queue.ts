import { AppError } from '@freehold/contract';

/** Concurrency, and how many tasks may wait. */
export interface QueueLimits {
  readonly places: number;
  readonly mostWaiting: number;
  /** Limit per owner, so that no one fills the queue alone. */
  readonly mostWaitingEach: number;
  readonly longestWaitMs: number;
}

interface Waiting {
  begin(): void;
}

/** Retry-After for rejected callers. */
const retryAfterSeconds = 5;

/** Schedules work fairly: a free slot goes to the next waiting owner, not the next task, and last to whoever had it. */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** Waiting tasks by owner; owners in turn order, tasks in order of arrival. */
  readonly #owners = new Map<string, Waiting[]>();
  #waiting = 0;
  #busy = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Runs the work when it is the owner's turn and returns its result. Throws what the work throws, and AppError
   * `unavailable` when too many are waiting or the wait times out.
   */
  async run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#busy < this.#limits.places) this.#busy += 1;
    else await this.#turnOf(owner);
    try {
      return await work();
    } finally {
      this.#beginNext(owner);
    }
  }

  #turnOf(owner: string): Promise<void> {
    const own = this.#owners.get(owner) ?? [];
    if (this.#waiting >= this.#limits.mostWaiting || own.length >= this.#limits.mostWaitingEach) {
      return Promise.reject(new AppError('unavailable', { retryAfterSeconds }));
    }
    this.#owners.set(owner, own);
    this.#waiting += 1;
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const task: Waiting = { begin };
      const timer = setTimeout(() => {
        this.#leave(owner, task);
        reject(new AppError('unavailable', { retryAfterSeconds }));
      }, this.#limits.longestWaitMs);
      own.push(task);
    });
  }

  #leave(owner: string, task: Waiting): void {
    const rest = this.#owners.get(owner)?.filter((other) => other !== task) ?? [];
    this.#owners.delete(owner);
    // Re-inserting moves the owner to the end of the queue.
    if (rest.length > 0) this.#owners.set(owner, rest);
    this.#waiting -= 1;
  }

  #beginNext(served: string): void {
    const others = [...this.#owners.keys()].filter((owner) => owner !== served);
    const next = others[0] ?? served;
    const task = this.#owners.get(next)?.[0];
    if (task === undefined) {
      this.#busy -= 1;
      return;
    }
    this.#leave(next, task);
    task.begin();
  }
}
