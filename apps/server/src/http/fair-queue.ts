import { AppError } from '@freehold/contract';

/** How much is done at once, and how many may wait for it. */
export interface QueueLimits {
  readonly places: number;
  readonly mostWaiting: number;
  /** Of one owner, so that nobody fills the queue alone. */
  readonly mostWaitingEach: number;
  readonly longestWaitMs: number;
}

interface Waiting {
  begin(): void;
}

/** Seconds after which a caller who was refused may fare better. */
const retryAfterSeconds = 5;

/** Does work in turns: a place that becomes free goes to the next owner who waits, not to the next task. */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** The owners in the order of their turns, each with their tasks in the order they came. */
  readonly #owners = new Map<string, Waiting[]>();
  #waiting = 0;
  #busy = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * What the work comes to, begun when it is the owner's turn. Throws what it throws, and AppError `unavailable` when too
   * many wait already or the turn does not come in time.
   */
  async run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#busy < this.#limits.places) this.#busy += 1;
    else await this.#turnOf(owner);
    try {
      return await work();
    } finally {
      this.#beginNext();
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

  #beginNext(): void {
    const [first] = this.#owners;
    const task = first?.[1][0];
    if (first === undefined || task === undefined) {
      this.#busy -= 1;
      return;
    }
    this.#leave(first[0], task);
    task.begin();
  }
}
