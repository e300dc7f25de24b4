/** An order that a person may choose. */
export interface SortChoice<Sort extends string> {
  readonly value: Sort;
  readonly label: string;
}

/** A column's heading, with its orders where it has any. */
export interface Column<Sort extends string> {
  readonly label: string;
  /** Upwards and downwards. */
  readonly sorts?: readonly [up: Sort, down: Sort];
}

/** How a column stands in the order of a table, as `aria-sort` says it. */
export function directionOf<Sort extends string>({ sorts }: Column<Sort>, sort: Sort) {
  if (sorts?.[0] === sort) return 'ascending';
  return sorts?.[1] === sort ? 'descending' : 'none';
}
