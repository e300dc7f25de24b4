import type { ClientSort, PropertySort } from '@freehold/contract';

/** An order that a person may choose. */
export interface SortChoice<Sort extends string> {
  readonly value: Sort;
  readonly label: string;
}

export const clientSortChoices: readonly SortChoice<ClientSort>[] = [
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: 'email', label: 'Email, A to Z' },
  { value: '-email', label: 'Email, Z to A' },
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
];

export const propertySortChoices: readonly SortChoice<PropertySort>[] = [
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: '-price', label: 'Highest price first' },
  { value: 'price', label: 'Lowest price first' },
  { value: '-yield', label: 'Highest yield first' },
  { value: 'yield', label: 'Lowest yield first' },
  { value: '-growth', label: 'Highest growth first' },
  { value: 'growth', label: 'Lowest growth first' },
];

/** A column's heading, with its orders where it has any. */
export interface Column<Sort extends string> {
  readonly label: string;
  /** Upwards and downwards. */
  readonly sorts?: readonly [up: Sort, down: Sort];
}

export const clientColumns: readonly Column<ClientSort>[] = [
  { label: 'Name', sorts: ['name', '-name'] },
  { label: 'Email', sorts: ['email', '-email'] },
  { label: 'Phone' },
  { label: 'Actions' },
];

export const propertyColumns: readonly Column<PropertySort>[] = [
  { label: 'Name', sorts: ['name', '-name'] },
  { label: 'Address' },
  { label: 'Price', sorts: ['price', '-price'] },
  { label: 'Specs' },
  { label: 'Actions' },
];

/** How a column stands in the order of a table, as `aria-sort` says it. */
export function directionOf<Sort extends string>({ sorts }: Column<Sort>, sort: Sort) {
  if (sorts?.[0] === sort) return 'ascending';
  return sorts?.[1] === sort ? 'descending' : 'none';
}
