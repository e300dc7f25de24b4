/** Most words of a search that count: each is looked for in every row that the others leave. */
export const mostSearchWords = 8;

/** The words of a search text, the first eight where there are more. */
export function searchWords(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostSearchWords);
}
