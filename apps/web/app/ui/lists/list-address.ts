/** Maximum length of a search, as in the contract. */
export const longestSearch = 200;

/** A list's page from the URL, and navigation through it. */
export interface ListAddress<Sort extends string> {
  readonly part: { readonly q: string; readonly sort: Sort };
  /** Number of pages before this one; null when the URL was opened in the middle of the list. */
  readonly pagesBefore: number | null;
  readonly find: (q: string) => void;
  readonly sortBy: (sort: Sort) => void;
  readonly toFirst: () => void;
  readonly toPrevious: () => void;
  readonly toNext: (cursor: string) => void;
}
