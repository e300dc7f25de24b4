const kinds = ['not met', 'no browser', 'no screen'] as const;

/**
 * A row of docs/requirements-open.tsv with its reason. `not met`: the product does not do it yet. `no browser`: it is about a screen,
 * and only tests without a browser show it. `no screen`: its area has screens, but what it asks for can be seen on none of them.
 */
export type Exception = { id: string; kind: (typeof kinds)[number]; reason: string };

/** The exceptions in the table, whose first line names the columns. Throws for a word that is no kind and for a missing reason. */
export function exceptionsIn(table: string): Exception[] {
  const [, ...lines] = table.trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', word = '', reason = ''] = line.split('\t');
    const kind = kinds.find((known) => known === word);
    if (!kind || reason === '') throw new Error(`Exception ${id}: "${word}" with the reason "${reason}"`);
    return { id, kind, reason };
  });
}
