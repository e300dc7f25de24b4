/** A row of docs/requirements.tsv: something the product must do, as one testable sentence. */
export type Requirement = { id: string; area: string; text: string };

/** Which requirements the tests name, and which ids they name that no requirement has. */
export type Coverage = { tested: ReadonlySet<string>; unknown: readonly Mention[] };

/** An id in brackets in a test file. */
export type Mention = { id: string; file: string };

/** The rows of the table, whose first line names the columns. Throws when an id stands twice. */
export function requirementsIn(table: string): Requirement[] {
  const [, ...lines] = table.trimEnd().split('\n');
  const rows = lines.map((line) => {
    const [id = '', area = '', text = ''] = line.split('\t');
    return { id, area, text };
  });
  const twice = rows.find((row, index) => rows.findIndex(({ id }) => id === row.id) !== index);
  if (twice) throw new Error(`${twice.id} stands twice in the requirement table`);
  return rows;
}

/** The ids that a test file names, as in `[BORROW-04]` or `[BORROW-04 BORROW-05]`. */
export function idsIn(testSource: string): string[] {
  return [...testSource.matchAll(/\[([A-Z]+-\d+(?:[ ,]+[A-Z]+-\d+)*)\]/g)].flatMap(([, ids = '']) =>
    ids.split(/[ ,]+/),
  );
}

/** Holds the mentions against the requirements. */
export function coverageOf(requirements: readonly Requirement[], mentions: readonly Mention[]): Coverage {
  const known = new Set(requirements.map(({ id }) => id));
  return {
    tested: new Set(mentions.map(({ id }) => id).filter((id) => known.has(id))),
    unknown: mentions.filter(({ id }) => !known.has(id)),
  };
}
