import { monthText } from '@freehold/domain';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useSelection } from '../../model/selection.ts';
import css from './strip.module.css';
import { markId } from './strip-keys.ts';
import { type Axis, isLabelled, type Mark, wordsOf } from './strip-layout.ts';
import type { TimelineRow } from './timeline-rows.ts';

interface StripMarkProps {
  readonly mark: Mark;
  readonly axis: Axis;
  readonly isTabStop: boolean;
  readonly isSelected: boolean;
  /** While it is dragged: where it was, and months from there. */
  readonly movedBy: { readonly months: number; readonly from: Mark } | null;
  readonly onFocus: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const shortcuts =
  'Enter Space Delete Shift+ArrowLeft Shift+ArrowRight Shift+PageUp Shift+PageDown ArrowLeft ArrowRight ArrowUp ArrowDown Home End';

/** An event or an end of a loan on the strip; dragged, with a ghost where it was. */
export function StripMark(props: StripMarkProps) {
  const { mark, axis, isTabStop, isSelected, movedBy, onFocus, onPointerDown, onKeyDown } = props;
  const { select } = useSelection();
  const { row } = mark;
  const shown = movedBy?.from ?? mark;
  const by = movedBy === null ? 0 : (movedBy.months / axis.months) * axis.width;
  const place = { '--line': shown.line, width: shown.width };
  return (
    <>
      {movedBy !== null && <span className={css.ghost} style={{ ...place, left: shown.left }} aria-hidden="true" />}
      {row.kind === 'event' && row.lasts > 0 && (
        <span
          className={css.span}
          style={{ ...place, left: shown.left + 14 + by, width: (row.lasts / axis.months) * axis.width }}
          aria-hidden="true"
        />
      )}
      <button
        type="button"
        id={markId(mark)}
        className={css.mark}
        style={{ ...place, left: shown.left + by }}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={nameOf(row)}
        aria-keyshortcuts={shortcuts}
        data-kind={row.kind}
        data-is-off={(row.kind === 'event' && (row.isOff || row.month === null)) || undefined}
        data-is-changed={(row.kind === 'event' && row.isChanged) || undefined}
        data-is-flipped={shown.isFlipped || undefined}
        data-is-selected={isSelected || undefined}
        data-is-dragged={movedBy !== null || undefined}
        onFocus={onFocus}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        // The press of the space bar was heard above; Firefox would press the button too.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        onClick={() => select({ kind: 'record', path: row.path })}
      >
        <span className={css.sign} aria-hidden="true">
          {signOf(row)}
        </span>
        {isLabelled(axis) && <span className={css.words}>{wordsOf(row)}</span>}
      </button>
    </>
  );
}

const large: readonly string[] = ['retire', 'buy'];

function signOf(row: TimelineRow): string {
  if (row.kind === 'fact') return '⟩';
  if (row.isWaiting) return '◐';
  return large.includes(row.does) ? '◆' : '◇';
}

function nameOf(row: TimelineRow): string {
  if (row.kind === 'fact') return `${row.name}, ${monthText(row.month)}`;
  const when = row.month === null ? 'not in this plan' : monthText(row.month);
  const state = [row.isOff ? 'switched off' : '', row.isChanged ? 'changed in this option' : ''].filter(Boolean);
  return [row.name, when, row.when, ...state].join(', ');
}
