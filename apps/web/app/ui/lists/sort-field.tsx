import { NativeSelect } from '@mantine/core';
import type { SortChoice } from './columns.ts';

interface SortFieldProps<Sort extends string> {
  readonly label: string;
  readonly choices: readonly SortChoice<Sort>[];
  readonly value: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** Every order a table can have, also those that no column heading gives. */
export function SortField<Sort extends string>({ label, choices, value, onSort }: SortFieldProps<Sort>) {
  function choose(text: string) {
    const choice = choices.find((candidate) => candidate.value === text);
    if (choice) onSort(choice.value);
  }

  return (
    <NativeSelect
      label={label}
      size="md"
      value={value}
      data={choices.map((choice) => ({ ...choice }))}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
