/** A row of a list, as it is stored or as it was sent. */
interface ListRow {
  readonly id?: string | null | undefined;
  /** Equal for rows that are taken to be the same thing where no id says so. */
  readonly content: string;
}

/**
 * For each row that was sent the id of the stored row it stands for, null for a new one: the row it names, else the first of
 * equal content that no other stands for. So a plain client that sends no ids keeps each asset's history.
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
