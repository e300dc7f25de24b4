import { eventName, monthText, type PlanView } from '@freehold/domain';
import { useMemo, useRef, useState } from 'react';
import { dismissToasts, showToast } from '#app/ui/toasts/toasts.ts';
import { type Dollars, usePlanAddress } from '../../model/plan-address.ts';
import { usePlanStore } from '../../model/plan-context.ts';
import type { PlanStore, Step } from '../../model/plan-store.ts';
import type { Lead } from '../../model/worker-views.ts';
import { figureAfter, useAnnouncer } from '../../shared/announcer.ts';
import { deleteStep, moveStep, switchStep, whenStep } from './event-steps.ts';
import { eventAt, type When } from './move-when.ts';

/** An event that is lifted to be dragged. */
export interface Lifted {
  /** Shows it so many months from where it was, without a step. */
  readonly to: (months: number) => void;
  /** Shows it at another time, without a step. */
  readonly at: (when: When) => void;
  /** One step of what is shown. */
  readonly release: () => void;
  /** As it was before. */
  readonly drop: () => void;
}

/** What is done to events from list, strip and record, each as one step. */
export interface EventMoves {
  readonly move: (id: string, months: number) => void;
  readonly lift: (id: string) => Lifted;
  readonly switchOver: (id: string) => void;
  readonly remove: (id: string) => void;
}

const toastTopic = 'plan-event-deleted';

/**
 * Ways to change events, and the one message after a change, which is said too: what happens when now, and the figure
 * that the plan looks at first with what it gained or lost, 600 ms after the last change.
 */
export function useEventMoves(): readonly [moves: EventMoves, message: string] {
  const store = usePlanStore();
  const announcer = useAnnouncer();
  const { dollars } = usePlanAddress();
  const [message, setMessage] = useState('');
  const kind = useRef(dollars);
  kind.current = dollars;
  const moves = useMemo(
    () =>
      movesOn(store, {
        soon: (words) =>
          announcer.soon(() => {
            const text = words();
            if (text !== null) setMessage(text);
            return text;
          }),
        hold: announcer.hold,
        dollars: () => kind.current,
      }),
    [store, announcer],
  );
  return [moves, message];
}

interface Saying {
  readonly soon: (words: () => string | null) => void;
  readonly hold: (isHeld: boolean) => void;
  readonly dollars: () => Dollars;
}

function movesOn(store: PlanStore, { soon, hold, dollars }: Saying): EventMoves {
  let before: Lead | null = null;

  function done(id: string, step: Step | null) {
    const state = store.read();
    const name = eventName(state.current, id);
    if (step === null) return soon(() => `${name} does not move further.`);
    before ??= state.before ?? state.open;
    const figure = figureAfter(store, () => before, dollars);
    store.change(step);
    soon(() => {
      const says = figure();
      if (says === null) return null;
      before = null;
      const { current, open } = store.read();
      const event = eventAt(current, id);
      if (event === undefined) return `${step.label}. ${says}`.trim();
      const month = monthIn(open, id);
      const happens = month === undefined ? 'not in this plan' : monthText(month);
      return `${name}, ${event.off ? 'switched off' : happens}. ${says}`.trim();
    });
  }

  return {
    lift: (id) => liftOn(store, id, { hold, done: (step) => done(id, step) }),
    move: (id, months) => {
      const { current, open } = store.read();
      done(id, moveStep(current, { id, months, happened: monthIn(open, id) }));
    },
    switchOver: (id) => done(id, switchStep(store.read().current, id)),
    remove: (id) => {
      const { also, ...step } = deleteStep(store.read().current, id);
      done(id, step);
      offerUndo(store, step.label, also);
    },
  };
}

interface Putting {
  readonly hold: (isHeld: boolean) => void;
  readonly done: (step: Step) => void;
}

function liftOn(store: PlanStore, id: string, { hold, done }: Putting): Lifted {
  const { current, open } = store.read();
  const happened = monthIn(open, id);
  let step: Step | null = null;
  const show = (next: Step | null) => {
    step = next;
    hold(true);
    if (next === null) store.dropPreview();
    else store.preview(next.ops);
  };
  return {
    to: (months) => show(moveStep(current, { id, months, happened })),
    at: (when) => show(whenStep(current, id, when)),
    release: () => {
      hold(false);
      if (step !== null) done(step);
    },
    drop: () => {
      hold(false);
      store.dropPreview();
    },
  };
}

function monthIn(view: PlanView | null, id: string): string | undefined {
  return view?.status === 'run' ? view.months[id] : undefined;
}

function offerUndo(store: PlanStore, label: string, also: string): void {
  const last = store.read().history.steps.at(-1);
  showToast({
    title: `${label}: done`,
    ...(also !== '' && { description: also }),
    tone: 'neutral',
    topic: toastTopic,
    action: {
      label: 'Undo',
      run: () => {
        // Of a later step, the undo is in the head.
        if (store.read().history.steps.at(-1) === last) store.undo();
        dismissToasts(toastTopic);
      },
    },
  });
}
