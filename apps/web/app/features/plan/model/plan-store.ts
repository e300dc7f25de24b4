import type { PlanView } from '@freehold/domain';
import {
  apply,
  type Change,
  changeOption,
  type History,
  jumpTo,
  type Missed,
  type Operation,
  type Plan,
  record,
  redo,
  replacePlan,
  resolve,
  startHistory,
  undo,
} from '@freehold/plan';
import { subscribers } from '#app/loading/subscribers.ts';
import { ChangedElsewhere } from './kept-plan.ts';
import { startWorkerLine, type WorkerLine } from './worker-line.ts';

/** Where the plan is kept: nothing to keep, on its way, in this browser since a moment, not, or another tab's there. */
export type Keeping =
  | { readonly status: 'none' | 'waiting' | 'failed' | 'elsewhere' }
  | { readonly status: 'kept'; readonly at: Date };

/** The plan on screen, what it comes to, and where it is kept. */
export interface PlanState {
  readonly history: History;
  /** What is typed or dragged and not yet a step, on top of the history's plan. */
  readonly preview: readonly Operation[];
  /** The option that is open, by its id; null for the plan itself. */
  readonly option: string | null;
  /** The document with the preview. */
  readonly shown: Plan;
  /** The document as the open option has it: what the fields show. */
  readonly current: Omit<Plan, 'options'>;
  /** Of the plan with the preview; null until the first answer. */
  readonly base: PlanView | null;
  /** Of the open option; the same as `base` for the plan itself. */
  readonly open: PlanView | null;
  /** Figures before the preview began, for what it changes. */
  readonly before: PlanView | null;
  readonly failed: string | null;
  readonly keeping: Keeping;
  /** What of the last change did not apply, and why. */
  readonly missed: readonly Missed[];
}

/** What a step is called, and what it does. */
export interface Step {
  readonly label: string;
  readonly ops: readonly Operation[];
}

interface Keeper {
  /**
   * Keeps a plan in this browser. Throws where it cannot, and ChangedElsewhere where another tab did, unless it is to
   * take the other's place.
   */
  readonly keep: (plan: Plan, isInPlace?: boolean) => Promise<void>;
  readonly forget: () => Promise<void>;
  readonly now: () => Date;
}

const keepAfterMs = 1_000;

/**
 * The plan on screen: every change goes through here, as one step of the history, and its figures come from a worker.
 * With an option open, a change goes into the option.
 */
export class PlanStore {
  readonly #listeners = subscribers();
  readonly #line: WorkerLine;
  readonly #keeper: Keeper;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ids = 0;
  #state: PlanState;

  constructor(plan: Plan, keeper: Keeper) {
    this.#keeper = keeper;
    this.#state = {
      ...pictured({ history: startHistory(plan), preview: [], option: null }),
      base: null,
      open: null,
      before: null,
      failed: null,
      keeping: { status: 'none' },
      missed: [],
    };
    this.#line = startWorkerLine({
      onAnswer: (answer) => {
        if (answer.task === 'view') this.#set({ base: answer.base, open: answer.open, failed: null });
      },
      onFailed: (failed) => this.#set({ failed }),
    });
    this.#run();
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly read = (): PlanState => this.#state;

  /** One step in what is open: the plan, or the option on top of it. */
  readonly change = ({ label, ops }: Step): void => {
    this.#move(record(this.#state.history, this.#changeOf({ label, ops: this.#placed(ops) })));
  };

  /** One step of the document itself: its options, its title, what goes from an option into the plan. */
  readonly changePlan = (step: Step): void => this.#move(record(this.#state.history, this.#changeOf(step)));

  /** Shows what operations would do, without a step: while a field is typed in or an event is dragged. */
  readonly preview = (ops: readonly Operation[]): void => {
    const before = this.#state.before ?? this.#state.open;
    this.#set({ ...pictured({ ...this.#state, preview: this.#placed(ops) }), before });
    this.#run();
  };

  /** Leaves the plan as it was before the preview. */
  readonly dropPreview = (): void => {
    if (this.#state.preview.length === 0) return;
    this.#set({ ...pictured({ ...this.#state, preview: [] }), before: null });
    this.#run();
  };

  readonly openOption = (option: string | null): void => {
    if (option === this.#state.option) return;
    this.#set({ ...pictured({ ...this.#state, option, preview: [] }), before: null });
    this.#run();
  };

  readonly undo = (): void => this.#move(undo(this.#state.history));
  readonly redo = (): void => this.#move(redo(this.#state.history));
  /** To just after so many steps of those that are kept. */
  readonly jumpTo = (steps: number): void => this.#move(jumpTo(this.#state.history, steps));

  /** Makes it another plan, as one step. */
  readonly replaceWith = (label: string, other: Plan): void => {
    this.openOption(null);
    this.changePlan({ label, ops: replacePlan(this.#state.history.plan, other) });
  };

  /** Forgets the plan in this browser; what is on screen stays until it goes. */
  readonly forget = (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return this.#keeper.forget();
  };

  /** Keeps the plan at once rather than in a second, also in place of what another tab kept where that is asked. */
  readonly keepNow = (isInPlace = false): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#keeper.keep(this.#state.history.plan, isInPlace).then(
      () => this.#set({ keeping: { status: 'kept', at: this.#keeper.now() } }),
      (error) => this.#set({ keeping: { status: error instanceof ChangedElsewhere ? 'elsewhere' : 'failed' } }),
    );
  };

  /** Keeps what is not kept yet: the page may be gone in a moment. */
  readonly flush = (): void => {
    if (this.#timer !== undefined) this.keepNow();
  };

  /** Keeps what is not kept yet, and ends the worker. */
  readonly stop = (): void => {
    this.flush();
    this.#line.stop();
  };

  #set(more: Partial<PlanState>): void {
    this.#state = { ...this.#state, ...more };
    this.#listeners.notify();
  }

  #run(): void {
    this.#line.send({ task: 'view', plan: this.#state.shown, option: this.#state.option });
  }

  #move({ history, missed }: { readonly history: History; readonly missed: readonly Missed[] }): void {
    const { option } = this.#state;
    const isThere = option === null || Object.hasOwn(history.plan.options ?? {}, option);
    this.#set({ ...pictured({ history, preview: [], option: isThere ? option : null }), missed, before: null });
    this.#run();
    this.#keepSoon();
  }

  #keepSoon(): void {
    clearTimeout(this.#timer);
    this.#set({ keeping: { status: 'waiting' } });
    this.#timer = setTimeout(() => this.keepNow(), keepAfterMs);
  }

  /** Operations on the document: those of an option where one is open. */
  #placed(ops: readonly Operation[]): readonly Operation[] {
    const { option, history } = this.#state;
    return option === null ? ops : changeOption(history.plan, option, { ops });
  }

  #changeOf({ label, ops }: Step): Change {
    this.#ids += 1;
    return { id: `c${this.#ids}`, label, by: 'you', at: this.#keeper.now().toISOString(), ops: [...ops] };
  }
}

type Pictured = Pick<PlanState, 'history' | 'preview' | 'option'>;

function pictured({ history, preview, option }: Pictured): Pictured & Pick<PlanState, 'shown' | 'current'> {
  const shown = preview.length === 0 ? history.plan : apply(history.plan, preview).plan;
  return { history, preview, option, shown, current: resolve(shown, option ?? undefined).plan };
}
