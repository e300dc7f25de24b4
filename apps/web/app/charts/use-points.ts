import { type KeyboardEvent, useState } from 'react';

/** A point of a chart: which place of the horizontal axis, and which series there. */
export interface ActivePoint {
  readonly index: number;
  readonly series: number;
}

interface Counts {
  readonly points: number;
  readonly series: number;
}

type Move = (at: ActivePoint, counts: Counts) => ActivePoint;

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
const across = (by: number): Move => {
  return (at, { points }) => ({ ...at, index: clamp(at.index + by, points) });
};
const between = (by: number): Move => {
  return (at, { series }) => ({ ...at, series: (at.series + by + series) % series });
};

const moves: ReadonlyMap<string, Move> = new Map([
  ['ArrowRight', across(1)],
  ['ArrowLeft', across(-1)],
  ['PageDown', across(5)],
  ['PageUp', across(-5)],
  ['Home', across(Number.NEGATIVE_INFINITY)],
  ['End', across(Number.POSITIVE_INFINITY)],
  ['ArrowDown', between(1)],
  ['ArrowUp', between(-1)],
]);

/** Where a key leads from a point, or null for a key that moves nowhere. Without a point the first key shows the first one. */
export function movedBy(key: string, at: ActivePoint | null, counts: Counts): ActivePoint | null {
  const move = moves.get(key);
  if (move === undefined || counts.points === 0 || counts.series === 0) return null;
  const isFirst = at === null && key !== 'End';
  return isFirst ? { index: 0, series: 0 } : move(at ?? { index: 0, series: 0 }, counts);
}

/** The point that is shown and read out: moved with the arrow keys, Home and End, or by a pointer; Escape lets go of it. */
export function usePoints(counts: Counts) {
  const [point, setPoint] = useState<ActivePoint | null>(null);
  const [isByKey, setByKey] = useState(false);
  // The data may shrink while a point is active.
  const active = point && {
    index: clamp(point.index, counts.points),
    series: clamp(point.series, counts.series),
  };
  return {
    active: counts.points === 0 || counts.series === 0 ? null : active,
    /** Whether the keyboard moved it, so that it is read out. */
    isByKey,
    show(at: ActivePoint | null) {
      setByKey(false);
      setPoint(at);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') setPoint(null);
      const next = movedBy(event.key, active, counts);
      if (next === null) return;
      event.preventDefault();
      setByKey(true);
      setPoint(next);
    },
    onBlur() {
      setPoint(null);
    },
  };
}
