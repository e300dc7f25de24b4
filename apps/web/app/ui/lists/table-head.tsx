import { type Column, directionOf } from './columns.ts';
import css from './list-section.module.css';

interface TableHeadProps<Sort extends string> {
  readonly columns: readonly Column<Sort>[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

const marks = { ascending: '▲', descending: '▼', none: '↕' } as const;

/** The headings of a table; those with an order turn it. */
export function TableHead<Sort extends string>({ columns, sort, onSort }: TableHeadProps<Sort>) {
  return (
    <thead>
      <tr>
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
}: Omit<TableHeadProps<Sort>, 'columns'> & { column: Column<Sort> }) {
  const { label, sorts } = column;
  if (sorts === undefined) return <th scope="col">{label}</th>;
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
