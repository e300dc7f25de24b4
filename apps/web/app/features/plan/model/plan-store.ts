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
import { afterPaint } from '#app/loading/after-paint.ts';
import { subscribers } from '#app/loading/subscribers.ts';
import type { Keeper, Keeping } from './keeping.ts';
import { ChangedElsewhere } from './kept-plan.ts';
import { type PlanFigures, startFigures } from './plan-figures.ts';
import { type Lead, leadOf, type Views } from './worker-views.ts';

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
  /** The figures that lead, the first to follow what is typed. */
  readonly lead: Lead | null;
  /** Those before the preview began, for what it changes. */
  readonly before: Lead | null;
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

const keepAfterMs = 1_000;

/**
 * The plan on screen: every change goes through here, as one step of the history, and its figures come from a worker.
 * With an option open, a change goes into the option. What is typed is sent to the worker and draws nothing: the lead
 * follows it at once, all else once typing rests.
 */
export class PlanStore {
  readonly #now = subscribers();
  readonly #drawing = subscribers();
  readonly #figures: PlanFigures;
  readonly #keeper: Keeper;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ids = 0;
  #state: PlanState;
  /** Whether the document of the state is without what was typed last. */
  #isBehind = false;
  #drawn: PlanState;
  /** Of the plan without a preview; null until they are there. */
  #views: Views | null = null;
  #settled: PlanState['current'];

  /** Why this plan cannot be changed, in words; null for one that can. */
  readonly fixed: string | null;

  constructor(plan: Plan, keeper: Keeper, fixed: string | null = null) {
    this.#keeper = keeper;
    this.fixed = fixed;
    this.#settled = resolve(plan).plan;
    this.#state = {
      history: startHistory(plan),
      preview: [],
      option: null,
      shown: plan,
      current: this.#settled,
      base: null,
      open: null,
      lead: null,
      before: null,
      failed: null,
      keeping: { status: 'none' },
      missed: [],
    };
    this.#drawn = this.#state;
    this.#figures = startFigures({
      onLead: (lead) => this.#lead(lead),
      onViews: (views) => this.#whole(views),
      onFailed: (failed) => this.#aside({ failed }),
    });
    this.#figures.whole(this.#asked());
  }

  /** Hears every change at once: for the few parts that follow each key. */
  readonly subscribe = this.#now.subscribe;
  /** Hears when what is drawn changes: all at a step, a moment later while something is typed. */
  readonly subscribeDrawn = this.#drawing.subscribe;
  /** As it is now. */
  readonly read = (): PlanState => {
    if (this.#isBehind) {
      this.#isBehind = false;
      this.#state = { ...this.#state, ...this.#documents() };
    }
    return this.#state;
  };
  /** As the screen has it. */
  readonly drawn = (): PlanState => this.#drawn;
  /** The figures of now that follow each key, without the document. */
  readonly leads = (): Pick<PlanState, 'lead' | 'before'> => this.#state;
  /** The document as the open option has it, without what is being typed. */
  readonly settled = (): PlanState['current'] => this.#settled;
  readonly option = (): string | null => this.#state.option;
  /** Whether the last try to keep it failed: its changes are on screen, and not where it is kept. */
  readonly isUnkept = (): boolean => ['failed', 'elsewhere'].includes(this.#state.keeping.status);

  /** One step in what is open: the plan, or the option on top of it. */
  readonly change = ({ label, ops }: Step): void => {
    this.#move(record(this.#state.history, this.#changeOf({ label, ops: this.#placed(ops) })));
  };

  /** One step of the document itself: its options, its title, what goes from an option into the plan. */
  readonly changePlan = (step: Step): void => this.#move(record(this.#state.history, this.#changeOf(step)));

  /** Works out what operations would do, without a step: while a field is typed in or an event is dragged. */
  readonly preview = (ops: readonly Operation[]): void => {
    if (this.fixed !== null) return;
    this.#state = { ...this.#state, preview: this.#placed(ops) };
    this.#isBehind = true;
    this.#figures.lead(this.#asked());
    this.#now.notify();
  };

  /** Leaves the plan as it was before the preview. */
  readonly dropPreview = (): void => {
    if (this.#state.preview.length === 0) return;
    this.#settle({ preview: [] });
    if (this.#views === null) {
      this.#figures.whole(this.#asked());
    } else {
      this.#figures.forget();
      this.#state = { ...this.#state, ...this.#views, lead: leadOf(this.#views.open), failed: null };
    }
    this.#draw();
  };

  readonly openOption = (option: string | null): void => {
    if (option === this.#state.option) return;
    this.#begin({ option });
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
    this.letGo();
    return this.#keeper.forget();
  };

  /** Keeps the plan at once rather than in a second, also in place of what another tab kept where that is asked. */
  readonly keepNow = (isInPlace = false): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { plan } = this.#state.history;
    this.#keeper.keep(plan, isInPlace).then(
      () => {
        // A change since then has its own turn.
        if (plan === this.#state.history.plan) this.#aside({ keeping: { status: 'kept', at: this.#keeper.now() } });
      },
      (error) => this.#aside({ keeping: { status: error instanceof ChangedElsewhere ? 'elsewhere' : 'failed' } }),
    );
  };

  /** Leaves what is not kept to be lost: the reader chose the plan of another tab. */
  readonly letGo = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#aside({ keeping: { status: 'none' } });
  };

  /** Keeps what is not kept yet: the page may be gone in a moment. */
  readonly flush = (): void => {
    if (this.#timer !== undefined) this.keepNow();
  };

  /** Keeps what is not kept yet, and ends the worker. */
  readonly stop = (): void => {
    this.flush();
    this.#figures.stop();
  };

  #lead(lead: Lead): void {
    const { preview, before } = this.#state;
    const first = this.#views === null ? null : leadOf(this.#views.open);
    this.#state = { ...this.#state, lead, before: preview.length === 0 ? null : (before ?? first), failed: null };
    this.#now.notify();
    afterPaint(() => this.#draw({ lead: this.#state.lead, failed: null }));
  }

  #whole(views: Views): void {
    if (this.#state.preview.length === 0) this.#views = views;
    this.#state = { ...this.#state, ...views };
    const { preview } = this.#state;
    // What is typed meanwhile has its own figures on the way.
    afterPaint(() => this.#state.preview === preview && this.#draw());
  }

  /** Beside the plan and its figures. */
  #aside(more: Partial<Pick<PlanState, 'failed' | 'keeping'>>): void {
    this.#state = { ...this.#state, ...more };
    this.#now.notify();
    this.#draw(more);
  }

  /** Shows all as it is now, or some of it. */
  #draw(some: Partial<PlanState> | null = null): void {
    this.#drawn = some === null ? this.read() : { ...this.#drawn, ...some };
    this.#drawing.notify();
    if (some === null) this.#now.notify();
  }

  #asked() {
    const { history, preview, option } = this.#state;
    return { plan: history.plan, ops: preview, option };
  }

  #move(moved: { readonly history: History; readonly missed: readonly Missed[] }): void {
    const refused = this.fixed === null ? null : [{ op: { set: 'title' }, why: this.fixed }];
    const { history, missed } = refused === null ? moved : { history: this.#state.history, missed: refused };
    const { option } = this.#state;
    const isThere = option === null || Object.hasOwn(history.plan.options ?? {}, option);
    this.#begin({ history, option: isThere ? option : null, missed });
    this.#keepSoon();
  }

  /** Another document, or another option of it. */
  #begin(next: Partial<Pick<PlanState, 'history' | 'option' | 'missed'>>): void {
    this.#views = null;
    this.#settle({ ...next, preview: [] });
    this.#figures.whole(this.#asked());
    this.#draw();
  }

  /** A state without a preview. */
  #settle(next: Partial<PlanState>): void {
    const { history, option } = this.#state;
    this.#state = { ...this.#state, ...next, before: null };
    const isSame = this.#state.history === history && this.#state.option === option;
    if (!isSame) this.#settled = resolve(this.#state.history.plan, this.#state.option ?? undefined).plan;
    this.#isBehind = false;
    this.#state = { ...this.#state, shown: this.#state.history.plan, current: this.#settled };
  }

  /** The document with what is typed. */
  #documents(): Pick<PlanState, 'shown' | 'current'> {
    const { history, preview, option } = this.#state;
    if (preview.length === 0) return { shown: history.plan, current: this.#settled };
    const shown = apply(history.plan, preview).plan;
    return { shown, current: resolve(shown, option ?? undefined).plan };
  }

  #keepSoon(): void {
    clearTimeout(this.#timer);
    // What could not be kept stays said until it is.
    if (!this.isUnkept()) this.#aside({ keeping: { status: 'waiting' } });
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
