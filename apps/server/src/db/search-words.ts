/** Most words of a search that are used; each adds a scan of the rows the others matched. */
export const mostSearchWords = 8;

/** The words of a search text, at most the first eight. */
export function searchWords(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostSearchWords);
}
