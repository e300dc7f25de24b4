import type { PlanMeanwhile } from '@freehold/contract';
import { apply, type Operation, type Plan, replacePlan } from '@freehold/plan';
import { CallError } from '#app/lib/call-error.ts';
import { subscribers } from '#app/loading/subscribers.ts';
import { ChangedElsewhere } from './kept-plan.ts';
import { type Conflict, mergePlans } from './merge-plans.ts';

/** A plan as the server has it. */
export interface SavedPlan {
  readonly plan: Plan;
  readonly version: number;
}

/** Why the plan is not saved: no answer, signed out, deleted, refused; null while it is, or is about to be. */
export type Trouble = 'away' | 'signed-out' | 'gone' | 'refused' | null;

/** What keeps the plan from being saved. */
export interface AccountState {
  readonly trouble: Trouble;
  /** What another window made something else of; empty while nothing has to be asked. */
  readonly conflicts: readonly Conflict[];
}

/** A copy in this browser of what is not saved yet, and what it began with. */
export interface Unsaved {
  readonly saved: SavedPlan;
  readonly plan: Plan;
}

/** What the keeper works with: calls of the server, this browser, and the plan on screen. */
export interface AccountParts {
  /** Saves operations on top of a version and gives the new version. Throws CallError. */
  readonly send: (version: number, ops: readonly Operation[]) => Promise<number>;
  readonly read: () => Promise<SavedPlan>;
  /** Holds a copy in this browser, or lets go of it. */
  readonly hold: (unsaved: Unsaved | null) => Promise<void>;
  /** The plan on screen, with all that was done to it. */
  readonly current: () => Plan;
  /** Puts what another window did into the plan on screen. */
  readonly take: (ops: readonly Operation[]) => void;
  readonly now: () => Date;
}

const mostTries = 4;

/**
 * Keeps the plan on screen on the server: what changed since the version it was saved as. A copy stays in this browser until
 * that is done. What another window did meanwhile comes in, unless both changed the same record, which is asked about.
 */
export class AccountKeeper {
  readonly #listeners = subscribers();
  readonly #parts: AccountParts;
  #saved: SavedPlan;
  #queue: Promise<void> = Promise.resolve();
  #state: AccountState = { trouble: null, conflicts: [] };

  constructor(saved: SavedPlan, parts: AccountParts) {
    this.#saved = saved;
    this.#parts = parts;
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly read = (): AccountState => this.#state;
  /** The version that was saved last. */
  readonly version = (): number => this.#saved.version;
  readonly now = (): Date => this.#parts.now();
  readonly forget = (): Promise<void> => this.#parts.hold(null);

  /**
   * Saves the plan on screen after what is being saved already; in place of what another window did to the same records
   * where that is asked. Throws ChangedElsewhere for a conflict, CallError where it is not saved.
   */
  readonly keep = (_plan: Plan, isInPlace = false): Promise<void> => {
    // At once, since what is being sent already may take minutes to fail.
    void this.#hold();
    this.#queue = this.#queue.catch(() => undefined).then(() => this.#save(isInPlace));
    return this.#queue;
  };

  /** Takes what another window made of the records in conflict. */
  readonly takeTheirs = async (): Promise<void> => {
    this.#merge(await this.#parts.read(), 'theirs');
    // Opened again before the next save, it must not be asked about once more.
    await this.#hold();
    this.#set({ trouble: null, conflicts: [] });
  };

  async #save(isInPlace: boolean): Promise<void> {
    try {
      for (let tries = 0; tries < mostTries; tries += 1) if (await this.#isSaved(isInPlace)) return;
      throw new CallError('stale-version', { failure: 'refused' });
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) this.#set({ trouble: troubleOf(error), conflicts: [] });
      throw error;
    }
  }

  /** True once the server has the plan on screen; false where another window was first and its changes came in. */
  async #isSaved(isInPlace: boolean): Promise<boolean> {
    await this.#hold();
    const plan = this.#parts.current();
    const ops = replacePlan(this.#saved.plan, plan);
    if (ops.length > 0) {
      try {
        this.#saved = { plan, version: await this.#parts.send(this.#saved.version, ops) };
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'stale-version') throw error;
        this.#takeIn(await this.#theirs(error.meanwhile), isInPlace);
        return false;
      }
      await this.#hold();
    }
    this.#set({ trouble: null, conflicts: [] });
    return true;
  }

  /** Holds in this browser what is not saved, or lets go of it; a browser that keeps nothing is no reason not to save. */
  async #hold(): Promise<void> {
    const [saved, plan] = [this.#saved, this.#parts.current()];
    const isUnsaved = replacePlan(saved.plan, plan).length > 0;
    await this.#parts.hold(isUnsaved ? { saved, plan } : null).catch(() => undefined);
  }

  #takeIn(theirs: SavedPlan, isInPlace: boolean): void {
    const sides = { base: this.#saved.plan, own: this.#parts.current(), theirs: theirs.plan };
    const { conflicts } = mergePlans(sides, 'own');
    if (conflicts.length > 0 && !isInPlace) {
      this.#set({ trouble: null, conflicts });
      throw new ChangedElsewhere('The plan was changed in another window.');
    }
    this.#merge(theirs, 'own');
  }

  #merge(theirs: SavedPlan, preferred: 'own' | 'theirs'): void {
    const own = this.#parts.current();
    const { plan } = mergePlans({ base: this.#saved.plan, own, theirs: theirs.plan }, preferred);
    this.#saved = theirs;
    this.#parts.take(replacePlan(own, plan));
  }

  /** What the server has now, from the changes that were missed where it told them. */
  async #theirs(meanwhile: PlanMeanwhile | undefined): Promise<SavedPlan> {
    if (meanwhile?.changes == null) return await this.#parts.read();
    const ops = meanwhile.changes.flatMap(({ ops }) => (isOperations(ops) ? ops : []));
    const { plan, missed } = apply(this.#saved.plan, ops);
    return missed.length > 0 ? await this.#parts.read() : { plan, version: meanwhile.version };
  }

  #set(state: AccountState): void {
    this.#state = state;
    this.#listeners.notify();
  }
}

// The server checked them when they were saved, and `apply` does again.
function isOperations(value: unknown): value is readonly Operation[] {
  return Array.isArray(value);
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof CallError) || error.failure !== 'refused') return 'away';
  if (error.code === 'signed-out') return 'signed-out';
  if (error.code === 'not-found') return 'gone';
  return error.status >= 500 || error.code === 'too-many-requests' ? 'away' : 'refused';
}
