import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { rowAfterKey } from './row-steps.ts';

/** Marks the main link of a row: a click anywhere in the row follows it. */
export const opensRow = { 'data-opens-row': '' } as const;

const controls = 'a[href], button, input';

/**
 * The rows of a table. The arrow keys, Home and End move between them, keeping to the same kind of control; a press on
 * a control inside a row does not open it (decision B-37).
 */
export function RowList({ bodyRef, children }: { bodyRef: Ref<HTMLTableSectionElement>; children: ReactNode }) {
  function onClick({ target, currentTarget }: MouseEvent<HTMLElement>) {
    if (!(target instanceof Element) || target.closest(`${controls}, label`)) return;
    // The user is selecting text in the row.
    if (window.getSelection()?.isCollapsed === false) return;
    const link = rowOf(target, currentTarget)?.querySelector('[data-opens-row]');
    if (link instanceof HTMLElement) link.click();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rowOf(target, currentTarget);
    if (row === null) return;
    const rows = [...currentTarget.querySelectorAll('tr')];
    const next = rowAfterKey(key, { place: rows.indexOf(row), count: rows.length });
    if (next === null) return;
    const nth = controlsIn(row).indexOf(target);
    const goals = controlsIn(rows[next]);
    const goal = goals[nth] ?? goals[0];
    if (goal === undefined) return;
    event.preventDefault();
    goal.focus();
  }

  return (
    <tbody ref={bodyRef} onClick={onClick} onKeyDown={onKeyDown}>
      {children}
    </tbody>
  );
}

function rowOf(target: Element, body: Element): HTMLTableRowElement | null {
  const row = target.closest('tr');
  return row !== null && body.contains(row) ? row : null;
}

function controlsIn(row: Element | null | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])];
}
