/** The words of a text in small letters; an apostrophe does not part them. */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
