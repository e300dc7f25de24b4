import type { KeyboardEvent } from 'react';
import { useSelection } from '../../shell/selection.ts';
import { markId, monthsOfKey, nextMark } from './strip-keys.ts';
import type { LaneMarks, Mark } from './strip-layout.ts';
import type { EventMoves } from './use-event-moves.ts';

interface StripKeys {
  readonly lanes: readonly LaneMarks[];
  readonly moves: EventMoves;
  readonly onAt: (key: string) => void;
}

/** What a key pressed on a mark of the strip does. */
export function useStripKeys({ lanes, moves, onAt }: StripKeys) {
  const { select } = useSelection();

  function goTo(mark: Mark | undefined): boolean {
    if (mark === undefined) return false;
    onAt(mark.key);
    document.getElementById(markId(mark))?.focus();
    return true;
  }

  function remove({ key }: Mark, id: string) {
    goTo(nextMark(lanes, key, 'ArrowRight') ?? nextMark(lanes, key, 'ArrowLeft'));
    moves.remove(id);
  }

  /** Whether the key changes the event, or opens it. */
  function isDone(mark: Mark, { key, shiftKey }: KeyboardEvent): boolean {
    const { row } = mark;
    const months = shiftKey ? monthsOfKey(key) : undefined;
    if (key === 'Enter') select({ kind: 'record', path: row.path });
    else if (row.kind !== 'event') return months !== undefined;
    else if (months !== undefined) moves.move(row.id, months);
    else if (key === ' ') moves.switchOver(row.id);
    else if (key === 'Delete') remove(mark, row.id);
    else return false;
    return true;
  }

  return (mark: Mark, event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isDone(mark, event) || goTo(nextMark(lanes, mark.key, event.key))) event.preventDefault();
  };
}
