/** A sort order a person can choose. */
export interface SortChoice<Sort extends string> {
  readonly value: Sort;
  readonly label: string;
}

/** A column heading, with its sort orders if it has any. */
export interface Column<Sort extends string> {
  readonly label: string;
  /** Ascending and descending. */
  readonly sorts?: readonly [up: Sort, down: Sort];
  /** Of figures, which line up at the right. */
  readonly isFigure?: true;
}

/** `aria-sort` of a column. */
export function directionOf<Sort extends string>({ sorts }: Column<Sort>, sort: Sort) {
  if (sorts?.[0] === sort) return 'ascending';
  return sorts?.[1] === sort ? 'descending' : 'none';
}
