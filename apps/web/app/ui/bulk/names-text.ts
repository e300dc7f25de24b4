const mostNamed = 5;

/** Names of rows, the first five and how many more: `Ida Bell, Tom Ash and 38 more`. */
export function namesText(rows: readonly { readonly name: string }[]): string {
  const names = rows.slice(0, mostNamed).map(({ name }) => name);
  const more = rows.length - names.length;
  return more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`;
}
