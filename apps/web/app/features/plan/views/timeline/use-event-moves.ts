import { eventName, monthText, type PlanView } from '@freehold/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { dismissToasts, showToast } from '#app/ui/toasts/toasts.ts';
import { type Dollars, usePlanAddress } from '../../model/plan-address.ts';
import { usePlanStore } from '../../model/plan-context.ts';
import type { PlanStore, Step } from '../../model/plan-store.ts';
import type { Lead } from '../../model/worker-views.ts';
import { deleteStep, moveStep, switchStep, whenStep } from './event-steps.ts';
import { measureWords } from './measure-words.ts';
import { eventAt, type When } from './move-when.ts';
import { type Speaker, startSpeaker } from './speaker.ts';

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
 * Ways to change events, and the one message after a change: what happens when now, and the figure that the plan looks
 * at first with what it gained or lost, 600 ms after the last change.
 */
export function useEventMoves(): readonly [moves: EventMoves, message: string] {
  const store = usePlanStore();
  const { dollars } = usePlanAddress();
  const [message, setMessage] = useState('');
  const speaker = useRef<Speaker | null>(null);
  const kind = useRef(dollars);
  kind.current = dollars;
  useEffect(() => {
    const started = startSpeaker(setMessage);
    speaker.current = started;
    return started.stop;
  }, []);
  const moves = useMemo(
    () =>
      movesOn(store, {
        soon: (words) => speaker.current?.soon(words),
        dollars: () => kind.current,
      }),
    [store],
  );
  return [moves, message];
}

interface Saying {
  readonly soon: (words: () => string | null) => void;
  readonly dollars: () => Dollars;
}

function movesOn(store: PlanStore, { soon, dollars }: Saying): EventMoves {
  let before: Lead | null = null;

  function done(id: string, step: Step | null) {
    const state = store.read();
    const { name, stale } = { name: eventName(state.current, id), stale: state.open };
    if (step === null) return soon(() => `${name} does not move further.`);
    before ??= state.before ?? state.open;
    store.change(step);
    soon(() => {
      const { open, current, failed } = store.read();
      if (open === stale && failed === null) return null;
      const words = messageOf({ store, id, name, before, dollars: dollars() });
      before = null;
      return eventAt(current, id) === undefined ? `${step.label}. ${words}` : words;
    });
  }

  return {
    lift: (id) => liftOn(store, id, (step) => done(id, step)),
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

function liftOn(store: PlanStore, id: string, done: (step: Step) => void): Lifted {
  const { current, open } = store.read();
  const happened = monthIn(open, id);
  let step: Step | null = null;
  const show = (next: Step | null) => {
    step = next;
    if (next === null) store.dropPreview();
    else store.preview(next.ops);
  };
  return {
    to: (months) => show(moveStep(current, { id, months, happened })),
    at: (when) => show(whenStep(current, id, when)),
    release: () => {
      if (step !== null) done(step);
    },
    drop: store.dropPreview,
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

interface Told {
  readonly store: PlanStore;
  readonly id: string;
  readonly name: string;
  readonly before: Lead | null;
  readonly dollars: Dollars;
}

function messageOf({ store, id, name, before, dollars }: Told): string {
  const { current, open } = store.read();
  if (open?.status !== 'run') return `${name}.`;
  const figure =
    before?.status === 'run'
      ? ` ${measureWords({ plan: current, before: before.headlines, after: open.headlines, dollars })}.`
      : '';
  const event = eventAt(current, id);
  if (event === undefined) return figure.trim();
  const month = open.months[id];
  if (event.off) return `${name}, switched off.${figure}`;
  return `${name}, ${month === undefined ? 'not in this plan' : monthText(month)}.${figure}`;
}
