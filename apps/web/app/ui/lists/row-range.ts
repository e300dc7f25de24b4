import { decimal } from '#app/lib/format.ts';

/** Rows of a page of the adviser's tables (decision O13). */
export const pageSize = 50;

/** Name of one row, and of several. */
export type Nouns = readonly [one: string, many: string];

interface RangeFacts {
  readonly nouns: Nouns;
  readonly shown: number;
  /** Number of pages before this one; null when the URL was opened in the middle of a list. */
  readonly pagesBefore: number | null;
  readonly hasNext: boolean;
  /** Total, if nothing is searched for and it is known. */
  readonly total: number | null;
}

/** The rows shown: `Rows 51 to 100 of 1,234`, `3 clients`, or the count where their position is not known. */
export function rowRange({ nouns: [one, many], shown, pagesBefore, hasNext, total }: RangeFacts): string {
  if (shown === 0) return '';
  const isWhole = pagesBefore === 0 && !hasNext;
  if (isWhole || pagesBefore === null) return `${decimal(shown)} ${shown === 1 ? one : many}`;
  const first = pagesBefore * pageSize + 1;
  const all = total === null ? '' : ` of ${decimal(total)}`;
  return `Rows ${decimal(first)} to ${decimal(first + shown - 1)}${all}`;
}
