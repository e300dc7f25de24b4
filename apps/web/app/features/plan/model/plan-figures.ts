import type { PlanView } from '@freehold/domain';
import type { Operation, Plan } from '@freehold/plan';
import type { PlanAnswer, PlanTask } from './plan-tasks.ts';
import planWorker from './plan-worker.ts?worker&url';
import { startLine } from './worker-line.ts';
import { type Lead, leadOf, type Views } from './worker-views.ts';

/** What the figures are of. */
export interface FiguresOf {
  readonly plan: Plan;
  readonly ops: readonly Operation[];
  readonly option: string | null;
}

interface Listener {
  /** The figures that lead, as soon as they are there; null before the first. */
  readonly onLead: (lead: Lead) => void;
  /** The whole view, once nothing was asked for a moment. */
  readonly onViews: (views: Views) => void;
  readonly onFailed: (why: string) => void;
}

interface Asked extends FiguresOf {
  readonly task: 'lead' | 'view';
}

/** The worker of the plan on screen, which keeps the plan. */
export interface PlanFigures {
  /** All figures, now: after a step. */
  readonly whole: (of: FiguresOf) => void;
  /** The figures that lead now, the others once typing rests. */
  readonly lead: (of: FiguresOf) => void;
  /** What was asked and is not answered yet is never heard. */
  readonly forget: () => void;
  readonly stop: () => void;
}

/** How long nothing is typed before everything else is drawn. */
export const restMs = 250;

/** Starts the worker of a plan's figures. */
export function startFigures({ onLead, onViews, onFailed }: Listener): PlanFigures {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let held: Plan | null = null;
  let views: Views | null = null;
  let asked: FiguresOf | null = null;

  const line = startLine<Asked, PlanTask, PlanAnswer>(planWorker, {
    wire: ({ plan, ...order }) => {
      const isHeld = plan === held;
      held = plan;
      return { ...order, plan: isHeld ? null : plan };
    },
    onAnswer: (answer) => {
      if (answer.task === 'lead') {
        resting = setTimeout(() => asked !== null && line.send({ task: 'view', ...asked }), restMs);
        onLead(answer.open);
      }
      if (answer.task !== 'view') return;
      views = withSameParts(views, answer);
      onLead(leadOf(views.open));
      onViews(views);
    },
    onFailed,
  });

  function ask(task: Asked['task'], of: FiguresOf) {
    clearTimeout(resting);
    asked = of;
    line.send({ task, ...of });
  }

  return {
    whole: (of) => ask('view', of),
    lead: (of) => ask('lead', of),
    forget: () => {
      clearTimeout(resting);
      line.forget();
    },
    stop: () => {
      clearTimeout(resting);
      line.stop();
    },
  };
}

/** The views with the earlier small parts where those say the same, so that what shows them is not drawn again. */
function withSameParts(before: Views | null, { base, open }: Views): Views {
  const next = same(before?.base ?? null, base);
  return { base: next, open: open === base ? next : same(before?.open ?? null, open) };
}

function same(before: PlanView | null, view: PlanView): PlanView {
  const notes = kept(before?.notes, view.notes);
  if (before?.status !== 'run' || view.status !== 'run') return { ...view, notes };
  return {
    ...view,
    notes,
    months: kept(before.months, view.months),
    frozen: kept(before.frozen, view.frozen),
    law: kept(before.law, view.law),
  };
}

function kept<Part>(before: Part | undefined, part: Part): Part {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(part) ? before : part;
}
