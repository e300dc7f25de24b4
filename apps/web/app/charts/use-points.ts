import { type KeyboardEvent, useState } from 'react';

/** A point of a chart: position on the horizontal axis, and series. */
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

/** The point a key moves to, or null for other keys. Without an active point the first key activates the first one. */
export function movedBy(key: string, at: ActivePoint | null, counts: Counts): ActivePoint | null {
  const move = moves.get(key);
  if (move === undefined || counts.points === 0 || counts.series === 0) return null;
  const isFirst = at === null && key !== 'End';
  return isFirst ? { index: 0, series: 0 } : move(at ?? { index: 0, series: 0 }, counts);
}

/** The active point, shown and announced: moved by the arrow keys, Home and End, or a pointer; Escape clears it. */
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
    /** True when the keyboard moved it, so it is announced. */
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
