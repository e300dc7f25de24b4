import { useEffect, useRef } from 'react';
import type { When } from './move-when.ts';
import type { EventMoves, Lifted } from './use-event-moves.ts';

/** A field for an event's time: what is picked shows at once, and is one step once the field is left. */
export interface HeldTime {
  readonly pick: (when: When) => void;
  readonly leave: () => void;
}

/** Holds what is picked for an event until its field is left, or is gone. */
export function useHeldTime(moves: EventMoves, id: string): HeldTime {
  const lifted = useRef<Lifted | null>(null);
  const leave = () => {
    lifted.current?.release();
    lifted.current = null;
  };
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => () => latest.current(), []);
  return {
    pick: (when) => {
      lifted.current ??= moves.lift(id);
      lifted.current.at(when);
    },
    leave,
  };
}
