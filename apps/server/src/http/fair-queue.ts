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

/** How long an owner's work took, and when the last of it ended. */
interface Used {
  readonly ms: number;
  readonly at: number;
}

/** Retry-After for rejected callers. */
const retryAfterSeconds = 5;
/** Time after which half of what an owner used no longer counts, and after which nothing does. */
const halfLifeMs = 20_000;
const forgottenMs = 120_000;
/** Owners whose use differs by less take turns. */
const alikeMs = 250;

/**
 * Schedules work fairly: a free slot goes to the waiting owner whose work took least of late, so that those who loop
 * heavy work do not hold up a light task; among alike ones to the next owner, and last to whoever had it.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** Waiting tasks by owner; owners in turn order, tasks in order of arrival. */
  readonly #owners = new Map<string, Waiting[]>();
  /** What owners used, the last served at the end. */
  readonly #used = new Map<string, Used>();
  readonly #now: () => number;
  #waiting = 0;
  #busy = 0;

  /** `now` counts milliseconds. */
  constructor(limits: QueueLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Runs the work when it is the owner's turn and returns its result. Throws what the work throws, and AppError
   * `unavailable` when too many are waiting or the wait times out.
   */
  async run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#busy < this.#limits.places) this.#busy += 1;
    else await this.#turnOf(owner);
    const begun = this.#now();
    try {
      return await work();
    } finally {
      this.#charge(owner, this.#now() - begun);
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
    const next = this.#nextOwner(served);
    const task = this.#owners.get(next)?.[0];
    if (task === undefined) {
      this.#busy -= 1;
      return;
    }
    this.#leave(next, task);
    task.begin();
  }

  #nextOwner(served: string): string {
    const others = [...this.#owners.keys()].filter((owner) => owner !== served);
    const waiting = this.#owners.has(served) ? [...others, served] : others;
    const steps = (owner: string) => Math.floor(this.#usedBy(owner) / alikeMs);
    return waiting.toSorted((one, other) => steps(one) - steps(other))[0] ?? served;
  }

  #usedBy(owner: string): number {
    const used = this.#used.get(owner);
    return used === undefined ? 0 : used.ms * 0.5 ** ((this.#now() - used.at) / halfLifeMs);
  }

  #charge(owner: string, ms: number): void {
    const used = { ms: this.#usedBy(owner) + ms, at: this.#now() };
    this.#used.delete(owner);
    this.#used.set(owner, used);
    for (const [name, { at }] of this.#used) {
      if (used.at - at < forgottenMs) break;
      this.#used.delete(name);
    }
  }
}
