import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { decimal } from '#app/lib/format.ts';
import { mostSelected, type Selectable } from './selected-rows.ts';
import css from './selection.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps<Row extends Selectable> {
  readonly selection: Selection<Row>;
  /** What can be done with the selected rows. */
  readonly children: ReactNode;
}

/** At the bottom of the list while rows are selected: how many and which, and what can be done with them. */
export function SelectionBar<Row extends Selectable>({ selection, children }: SelectionBarProps<Row>) {
  const { rows, nouns, toggleShown } = selection;
  const bar = useRef<HTMLElement>(null);
  const clear = () => {
    if (bar.current?.contains(document.activeElement)) focusRow(bar.current);
    selection.clear();
  };
  useEscape(rows.length > 0, clear);
  const text = `${decimal(rows.length)} selected`;
  const isFull = rows.length === mostSelected;
  const limit = isFull ? ', the most at a time' : '';

  return (
    <>
      <p className="fh-for-readers" role="status">
        {rows.length > 0 && text + limit}
      </p>
      {rows.length > 0 && (
        <section ref={bar} className={`fh-no-print ${css.bar}`} aria-label={`Selected ${nouns[1]}`}>
          <p className={`fh-figures ${css.what}`}>
            <strong>{text}</strong>
            <span className={css.wide}>{limit}</span>
            <span className={`${css.wide} ${css.names}`}>{rows.map(({ name }) => name).join(', ')}</span>
          </p>
          <div className={css.actions}>{children}</div>
          <div className={css.reach}>
            <Button variant="subtle" size="compact-md" className={css.all ?? ''} onClick={toggleShown}>
              {shownLabel(selection, isFull)}
            </Button>
            <Button variant="subtle" size="compact-md" onClick={clear}>
              Clear
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

function shownLabel({ share, shownCount }: Pick<Selection<never>, 'share' | 'shownCount'>, isFull: boolean): string {
  if (share === 'all') return 'None shown';
  return isFull ? `At most ${mostSelected}` : `All ${shownCount} shown`;
}

// The bar goes with the selection, and the focus goes on in the list.
function focusRow(bar: HTMLElement): void {
  const list = bar.closest('section:not([aria-label])');
  const boxes = list?.querySelectorAll<HTMLElement>('tbody input:checked') ?? [];
  const goal = [...boxes].at(-1) ?? list?.querySelector<HTMLElement>('h2');
  goal?.focus();
}

/** Calls `clear` on Escape, unless the key means something where it is pressed. */
function useEscape(isOn: boolean, clear: () => void): void {
  const onEscape = useEffectEvent(clear);
  useEffect(() => {
    if (!isOn) return;
    function onKeyDown({ key, target, defaultPrevented }: KeyboardEvent): void {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('[role="dialog"], [role="menu"]')) return;
      if (target instanceof Element && target.matches('input:not([type="checkbox"]), select, textarea')) return;
      onEscape();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
