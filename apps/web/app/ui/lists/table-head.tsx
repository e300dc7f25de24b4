import type { ReactNode } from 'react';
import { type Column, directionOf } from './columns.ts';
import css from './list-section.module.css';

interface TableHeadProps<Sort extends string> {
  readonly columns: readonly Column<Sort>[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** The heading of the boxes that select rows. */
  readonly selectHead?: ReactNode;
}

const marks = { ascending: '▲', descending: '▼', none: '↕' } as const;

/** The headings of a table; sortable ones toggle the order. */
export function TableHead<Sort extends string>({ columns, sort, onSort, selectHead }: TableHeadProps<Sort>) {
  return (
    <thead>
      <tr>
        {selectHead}
        {columns.map((column) => (
          <Heading key={column.label} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

function Heading<Sort extends string>({
  column,
  sort,
  onSort,
}: Omit<TableHeadProps<Sort>, 'columns' | 'selectHead'> & { column: Column<Sort> }) {
  const { label, sorts, isFigure } = column;
  if (sorts === undefined) {
    return (
      <th scope="col" data-figure={isFigure}>
        {label}
      </th>
    );
  }
  const direction = directionOf(column, sort);
  const [up, down] = sorts;
  return (
    <th scope="col" aria-sort={direction}>
      <span className={css.cardLabel}>{label}</span>
      <button type="button" className={css.sort} onClick={() => onSort(direction === 'ascending' ? down : up)}>
        {label}
        <span className={css.mark} aria-hidden="true">
          {marks[direction]}
        </span>
      </button>
    </th>
  );
}
