/** A row of a list, stored or sent. */
interface ListRow {
  readonly id?: string | null | undefined;
  /** A key that is equal for rows considered the same where no id says so. */
  readonly content: string;
}

/**
 * For each sent row the id of its stored row, null for a new one: the row it names, else the first unmatched one with
 * equal content. So a client that sends no ids keeps each asset's history.
 */
export function matchedIds(
  stored: readonly { readonly id: string; readonly content: string }[],
  sent: readonly ListRow[],
): (string | null)[] {
  const free = new Map(stored.map(({ id, content }) => [id, content]));
  const named = sent.map(({ id }) => {
    const own = id?.toLowerCase() ?? '';
    return free.delete(own) ? own : null;
  });
  return sent.map(({ content }, index) => {
    const byName = named[index] ?? null;
    if (byName !== null) return byName;
    const match = [...free].find(([, other]) => other === content)?.[0] ?? null;
    if (match !== null) free.delete(match);
    return match;
  });
}
