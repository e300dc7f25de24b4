import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useSize } from '#app/charts/use-size.ts';
import { usePlan } from '../../model/plan-context.ts';
import { useSelection } from '../../model/selection.ts';
import { CashRow } from './cash-row.tsx';
import type { CashYear } from './cash-test.ts';
import { startDrag } from './drag.ts';
import { DragLabel } from './drag-label.tsx';
import { eventAt } from './move-when.ts';
import css from './strip.module.css';
import { markId, monthsOfKey, nextMark } from './strip-keys.ts';
import {
  type Axis,
  axisOf,
  isLabelled,
  type LaneMarks,
  laneMarks,
  type Mark,
  monthsMoved,
  yearTicks,
} from './strip-layout.ts';
import { StripMark } from './strip-mark.tsx';
import { StripTools } from './strip-tools.tsx';
import type { TimelineRow } from './timeline-rows.ts';
import type { EventMoves } from './use-event-moves.ts';

const laneNames = { people: 'People', homes: 'Homes', loans: 'Loans', money: 'Money' } as const;

interface StripProps {
  readonly rows: readonly TimelineRow[];
  readonly cash: readonly CashYear[];
  readonly moves: EventMoves;
}

/** What is dragged, from where it was. */
interface Dragged {
  readonly mark: Mark;
  readonly months: number;
}

/** The events on one axis of years, in four lanes, to drag or to move by keys, with cash by year below. */
export function Strip({ rows, cash, moves }: StripProps) {
  const plan = usePlan((state) => state.current);
  const [ref, size] = useSize();
  const axis = axisOf(plan, size?.width ?? 0);
  const lanes = laneMarks(rows, axis);
  const [at, setAt] = useState<string | null>(null);
  const [dragged, press] = useDrag(axis, moves);
  const all = lanes.flatMap(({ marks }) => marks);
  const current = all.find(({ key }) => key === at) ?? null;
  const keys = useStripKeys({ lanes, moves, onAt: setAt });
  return (
    <section className={css.strip} aria-label="Strip of events">
      <fieldset
        className={css.lanes}
        data-is-labelled={isLabelled(axis) || undefined}
        aria-describedby="plan-strip-keys"
      >
        <legend className="fh-for-readers">Events over the years. Arrow keys go from one to the next.</legend>
        <div ref={ref} className={css.measure} />
        {size !== null && <Years axis={axis} />}
        {lanes.map((lane) => (
          <fieldset key={lane.lane} className={css.lane}>
            <legend className="fh-for-readers">{laneNames[lane.lane]}</legend>
            <span className={css.laneName} aria-hidden="true">
              {laneNames[lane.lane]}
            </span>
            <div className={css.track} style={linesOf(lane)}>
              {lane.marks.map((mark) => (
                <StripMark
                  key={mark.key}
                  mark={mark}
                  axis={axis}
                  isTabStop={mark.key === (current ?? all[0])?.key}
                  isSelected={mark === current}
                  movedBy={dragged?.mark.key === mark.key ? { months: dragged.months, from: dragged.mark } : null}
                  onFocus={() => setAt(mark.key)}
                  onPointerDown={(event) => press(mark, event)}
                  onKeyDown={(event) => keys(mark, event)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        {dragged !== null && <DragLabel {...dragged} axis={axis} />}
      </fieldset>
      <p id="plan-strip-keys" className="fh-for-readers">
        Up and down go to the other lanes. With Shift, left and right move an event by a month, Page Up and Page Down by
        a year. Enter opens it, Space switches it off and on, Delete takes it out.
      </p>
      <CashRow years={cash} />
      {current?.row.kind === 'event' && <StripTools key={current.key} row={current.row} moves={moves} />}
    </section>
  );
}

function linesOf({ lines }: LaneMarks) {
  return { '--lines': lines, minHeight: 0 };
}

function Years({ axis }: { readonly axis: Axis }) {
  return (
    <div className={css.years} aria-hidden="true">
      {yearTicks(axis).map(({ year, left }) => (
        <span key={year} style={{ left }}>
          {year}
        </span>
      ))}
    </div>
  );
}

/** What is dragged, and a way to begin; leaving the strip drops it. */
function useDrag(axis: Axis, moves: EventMoves) {
  const plan = usePlan((state) => state.current);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const drop = useRef<() => void>(() => undefined);
  useEffect(() => () => drop.current(), []);

  function press(mark: Mark, event: PointerEvent) {
    const { row } = mark;
    if (row.kind !== 'event' || event.button !== 0) return;
    const when = eventAt(plan, row.id)?.when;
    // By years, so that somebody still stops at an age.
    const snap = typeof when === 'object' && 'age' in when ? 12 : 1;
    drop.current = startDrag({
      from: event.nativeEvent,
      monthsOf: (px) => Math.round(monthsMoved(axis, px) / snap) * snap || 0,
      lift: () => moves.lift(row.id),
      onShow: (months) => setDragged(months === null ? null : { mark, months }),
    });
  }

  return [dragged, press] as const;
}

interface StripKeys {
  readonly lanes: readonly LaneMarks[];
  readonly moves: EventMoves;
  readonly onAt: (key: string) => void;
}

/** What a key pressed on a mark does. */
function useStripKeys({ lanes, moves, onAt }: StripKeys) {
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
