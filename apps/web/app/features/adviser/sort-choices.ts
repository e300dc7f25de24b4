import type { ClientSort, PropertySort } from '@freehold/contract';
import type { Column, SortChoice } from '#app/ui/lists/columns.ts';

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
