import type { PlanDocument, PlanMeanwhile } from '@freehold/contract';
import { apply, type Operation, type Plan, replacePlan } from '@freehold/plan';
import { CallError } from '#app/lib/call-error.ts';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
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
  /** The id of what was sent on top of it, whose answer may be lost. */
  readonly sent?: string;
}

/** Operations on top of a version, under an id by which the window knows its own. */
export interface SentChange {
  readonly id: string;
  readonly version: number;
  readonly ops: readonly Operation[];
}

/** What the keeper works with: calls of the server, this browser, and the plan on screen. */
export interface AccountParts {
  /** Saves operations on top of a version and gives the new version. Throws CallError. */
  readonly send: (change: SentChange) => Promise<number>;
  readonly read: () => Promise<SavedPlan>;
  /** Holds a copy in this browser, or lets go of it. */
  readonly hold: (unsaved: Unsaved | null) => Promise<void>;
  /** The plan on screen, with all that was done to it. */
  readonly current: () => Plan;
  /** Puts what another window did into the plan on screen, as one step that may have a name of its own. */
  readonly take: (ops: readonly Operation[], label?: string) => void;
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
  // One for each version that is built on: of what was sent under it the server has one at most.
  #sent: string;
  #queue: Promise<void> = Promise.resolve();
  #state: AccountState = { trouble: null, conflicts: [] };

  constructor(saved: SavedPlan, parts: AccountParts, sent = newIdempotencyKey()) {
    this.#saved = saved;
    this.#sent = sent;
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
   * where that is asked, as far as it was shown. Throws ChangedElsewhere for a conflict, CallError where it is not saved.
   */
  readonly keep = (_plan: Plan, isInPlace = false): Promise<void> => {
    // At once, since what is being sent already may take minutes to fail.
    void this.#hold();
    const settled = isInPlace ? this.#state.conflicts : [];
    this.#queue = this.#queue.catch(() => undefined).then(() => this.#save(settled));
    return this.#queue;
  };

  /** Takes what another window made of the records in conflict; where there are others by now, asks about all of them. */
  readonly takeTheirs = async (): Promise<void> => {
    const theirs = await this.#parts.read();
    const conflicts = this.#conflictsWith(theirs);
    if (unsettled(conflicts, this.#state.conflicts)) return this.#set({ trouble: null, conflicts });
    this.#merge(theirs, 'theirs');
    // Opened again before the next save, it must not be asked about once more.
    await this.#hold();
    this.#set({ trouble: null, conflicts: [] });
  };

  /**
   * Puts what the server changed, as where a suggestion was taken, into the plan on screen as one step of this name. Throws
   * ChangedElsewhere for a conflict with what is not saved yet, and CallError where it cannot be read.
   */
  readonly catchUp = (label: string): Promise<void> => {
    this.#queue = this.#queue
      .catch(() => undefined)
      .then(async () => {
        this.#takeIn(await this.#parts.read(), [], label);
        await this.#hold();
      });
    return this.#queue;
  };

  async #save(settled: readonly Conflict[]): Promise<void> {
    try {
      for (let tries = 0; tries < mostTries; tries += 1) if (await this.#isSaved(settled)) return;
      throw new CallError('stale-version', { failure: 'refused' });
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) this.#set({ trouble: troubleOf(error), conflicts: [] });
      throw error;
    }
  }

  /** True once the server has the plan on screen; false where another window was first and its changes came in. */
  async #isSaved(settled: readonly Conflict[]): Promise<boolean> {
    await this.#hold();
    const plan = this.#parts.current();
    const ops = replacePlan(this.#saved.plan, plan);
    if (ops.length > 0) {
      try {
        const version = await this.#parts.send({ id: this.#sent, version: this.#saved.version, ops });
        this.#build({ plan, version });
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'stale-version') throw error;
        this.#takeIn(await this.#theirs(error.meanwhile), settled);
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
    await this.#parts.hold(isUnsaved ? { saved, plan, sent: this.#sent } : null).catch(() => undefined);
  }

  #takeIn(theirs: SavedPlan, settled: readonly Conflict[], label?: string): void {
    const conflicts = this.#conflictsWith(theirs);
    if (unsettled(conflicts, settled)) {
      this.#set({ trouble: null, conflicts });
      throw new ChangedElsewhere('The plan was changed in another window.');
    }
    this.#merge(theirs, 'own', label);
  }

  #conflictsWith(theirs: SavedPlan): readonly Conflict[] {
    return mergePlans({ base: this.#saved.plan, own: this.#parts.current(), theirs: theirs.plan }, 'own').conflicts;
  }

  /** Goes on from a version of the server's. */
  #build(saved: SavedPlan): void {
    this.#saved = saved;
    this.#sent = newIdempotencyKey();
  }

  #merge(theirs: SavedPlan, preferred: 'own' | 'theirs', label?: string): void {
    const own = this.#parts.current();
    const { plan } = mergePlans({ base: this.#saved.plan, own, theirs: theirs.plan }, preferred);
    this.#build(theirs);
    const ops = replacePlan(own, plan);
    // What a save brought in already is no step of its own.
    if (ops.length > 0) this.#parts.take(ops, label);
  }

  /**
   * What the server has now, from the changes that were missed where it told them. The first may be this window's own,
   * whose answer was lost: that is what it builds on, and no other window's.
   */
  async #theirs(meanwhile: PlanMeanwhile | undefined): Promise<SavedPlan> {
    if (meanwhile?.changes == null) return await this.#parts.read();
    const [first, ...others] = meanwhile.changes;
    const isOwn = first?.id === this.#sent;
    if (isOwn) {
      this.#build({ plan: apply(this.#saved.plan, opsOf([first])).plan, version: this.#saved.version + 1 });
    }
    const { plan, missed } = apply(this.#saved.plan, opsOf(isOwn ? others : meanwhile.changes));
    return missed.length > 0 ? await this.#parts.read() : { plan, version: meanwhile.version };
  }

  #set(state: AccountState): void {
    this.#state = state;
    this.#listeners.notify();
  }
}

/** Whether there is a conflict that was not shown as it is now. */
function unsettled(conflicts: readonly Conflict[], shown: readonly Conflict[]): boolean {
  const known = new Set(shown.map(({ path, theirs }) => JSON.stringify([path, theirs])));
  return conflicts.some(({ path, theirs }) => !known.has(JSON.stringify([path, theirs])));
}

function opsOf(changes: readonly PlanDocument[]): readonly Operation[] {
  return changes.flatMap(({ ops }) => (isOperations(ops) ? ops : []));
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
