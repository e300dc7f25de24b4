const kinds = ['not met', 'no browser', 'no screen'] as const;

/**
 * A row of docs/requirements-open.tsv with its reason. `not met`: not implemented yet. `no browser`: concerns a screen,
 * but only tests without a browser show it. `no screen`: its area has screens, but the requirement is not visible on
 * any of them.
 */
export type Exception = { id: string; kind: (typeof kinds)[number]; reason: string };

/** Parses the exceptions table, whose first line names the columns. Throws for an unknown kind or a missing reason. */
export function exceptionsIn(table: string): Exception[] {
  const [, ...lines] = table.trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', word = '', reason = ''] = line.split('\t');
    const kind = kinds.find((known) => known === word);
    if (!kind || reason === '') throw new Error(`Exception ${id}: "${word}" with the reason "${reason}"`);
    return { id, kind, reason };
  });
}
