import type { WrongLine } from '@freehold/contract';
import { decimal } from '#app/lib/format.ts';

/** One thing that is wrong, as a row of the list. */
export interface WrongCell {
  readonly key: string;
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly message: string;
}

/** What is wrong with a file, cell by cell in the order of its lines. */
export function wrongCells(wrong: readonly WrongLine[]): WrongCell[] {
  return wrong.flatMap(({ line, problems }) =>
    problems.map(({ column, value, message }, index) => ({
      key: `${line}.${index}`,
      line,
      column: column ?? 'Whole line',
      value: value === '' ? 'Blank' : value,
      message,
    })),
  );
}

/** A number of properties in words: `1 property`, `1,204 properties`. */
export function propertiesCounted(count: number): string {
  return `${decimal(count)} ${count === 1 ? 'property' : 'properties'}`;
}
