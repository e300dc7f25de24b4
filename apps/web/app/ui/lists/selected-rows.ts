/** Rows that can be selected at a time. */
export const mostSelected = 100;

/** A row that can be selected, with the name it is told apart by. */
export interface Selectable {
  readonly id: string;
  readonly name: string;
}

/** The selected rows of a list by id, in the order in which they were selected. */
export type SelectedRows<Row extends Selectable> = ReadonlyMap<string, Row>;

/** The selection with the rows in it, as far as there is room; those there before stay. */
export function withRows<Row extends Selectable>(selected: SelectedRows<Row>, rows: readonly Row[]): SelectedRows<Row> {
  const next = new Map(selected);
  for (const row of rows) if (next.has(row.id) || next.size < mostSelected) next.set(row.id, row);
  return next;
}

/** The selection without some rows. */
export function withoutRows<Row extends Selectable>(
  selected: SelectedRows<Row>,
  rows: readonly Pick<Row, 'id'>[],
): SelectedRows<Row> {
  const next = new Map(selected);
  for (const { id } of rows) next.delete(id);
  return next;
}

/** How much of the rows shown is selected. */
export function shareSelected(selected: SelectedRows<Selectable>, shown: readonly Selectable[]) {
  const count = shown.filter(({ id }) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}
