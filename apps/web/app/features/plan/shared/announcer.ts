import { createContext, use } from 'react';
import type { Dollars } from '../model/plan-address.ts';
import type { PlanStore } from '../model/plan-store.ts';
import type { Lead } from '../model/worker-views.ts';
import { measureWords } from './measure-words.ts';
import { type Speaker, startSpeaker } from './speaker.ts';

/** What a plan says to screen readers: one message after a run of changes, whoever made them. */
export interface Announcer extends Speaker {
  /** Hears each message until the function that this gives is called. */
  readonly listen: (hear: (text: string) => void) => () => void;
  /** While an event is lifted nothing is said: where it is put down has its own message. */
  readonly hold: (isHeld: boolean) => void;
}

/** An announcer whose messages go to whoever listens when they are due. */
export function startAnnouncer(): Announcer {
  const hearers = new Set<(text: string) => void>();
  const speaker = startSpeaker((text) => {
    for (const hear of hearers) hear(text);
  });
  let isHeld = false;
  return {
    stop: speaker.stop,
    soon: (words) => {
      if (!isHeld) speaker.soon(words);
    },
    hold: (next) => {
      isHeld = next;
    },
    listen: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}

export const AnnouncerOf = createContext<Announcer | null>(null);

/** The announcer of the plan that a part is on. Throws outside of one. */
export function useAnnouncer(): Announcer {
  const announcer = use(AnnouncerOf);
  if (announcer === null) throw new Error('This part stands on no plan');
  return announcer;
}

/** Dollars as they are on screen when the figure is said. */
type DollarsNow = () => Dollars;

/**
 * The figure that a plan looks at first once a change is worked out, with what it gained or lost since `before`; null
 * while it is on its way, '' where there is none. To be called at the change, before its figures can be there.
 */
export function figureAfter(store: PlanStore, before: () => Lead | null, dollars: DollarsNow): () => string | null {
  const stale = store.read().open;
  return () => {
    const { open, current, failed } = store.read();
    if (open === stale && failed === null) return null;
    const from = before();
    if (open?.status !== 'run' || from?.status !== 'run') return '';
    return `${measureWords({ plan: current, before: from.headlines, after: open.headlines, dollars: dollars() })}.`;
  };
}
