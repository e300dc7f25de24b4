import { useState } from 'react';
import { type Selectable, type SelectedRows, shareSelected, withoutRows, withRows } from './selected-rows.ts';

interface SelectionParts<Row extends Selectable> {
  /** What the list is narrowed and ordered by; the selection ends with it. Pages of the list share one. */
  readonly scope: string;
  readonly shown: readonly Row[];
  /** Name of one row, and of several. */
  readonly nouns: readonly [one: string, many: string];
}

/** The rows of a list that are selected, in this screen's memory alone; those shown are up to date. */
export function useSelection<Row extends Selectable>({ scope, shown, nouns }: SelectionParts<Row>) {
  const [state, setState] = useState<{ scope: string; selected: SelectedRows<Row> }>({ scope, selected: new Map() });
  const selected: SelectedRows<Row> = state.scope === scope ? state.selected : new Map();
  const change = (to: (now: SelectedRows<Row>) => SelectedRows<Row>) =>
    setState((now) => ({ scope, selected: to(now.scope === scope ? now.selected : new Map()) }));
  const share = shareSelected(selected, shown);

  return {
    nouns,
    share,
    shownCount: shown.length,
    rows: [...selected.values()].map((row) => shown.find(({ id }) => id === row.id) ?? row),
    has: (id: string) => selected.has(id),
    toggle: (row: Row) => change((now) => (now.has(row.id) ? withoutRows(now, [row]) : withRows(now, [row]))),
    toggleShown: () => change((now) => (share === 'all' ? withoutRows(now, shown) : withRows(now, shown))),
    drop: (rows: readonly Row[]) => change((now) => withoutRows(now, rows)),
    clear: () => change(() => new Map()),
  };
}

export type Selection<Row extends Selectable> = ReturnType<typeof useSelection<Row>>;
