/** Most characters that a search may have, as the contract caps it. */
export const longestSearch = 200;

/** The place of a list in the address, and the ways through it. */
export interface ListAddress<Sort extends string> {
  readonly part: { readonly q: string; readonly sort: Sort };
  /** How many pages come before the shown one; null when the address was opened in the middle of the list. */
  readonly pagesBefore: number | null;
  readonly find: (q: string) => void;
  readonly sortBy: (sort: Sort) => void;
  readonly toFirst: () => void;
  readonly toPrevious: () => void;
  readonly toNext: (cursor: string) => void;
}
