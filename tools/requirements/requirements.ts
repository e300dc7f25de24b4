/** A row of docs/requirements.tsv: a requirement as one testable sentence. */
export type Requirement = { id: string; area: string; text: string };

/** Areas about the API, the record, the engine or security, which no screen shows. */
const areasWithoutScreen = new Set(['API', 'CALC', 'ENT', 'SEC', 'TAX']);

const idList = /\[([A-Z]+-\d+(?:[ ,]+[A-Z]+-\d+)*)\]/g;

/** True when this area's rows concern the screen, so that a browser has to show them. */
export function isAboutScreen({ area }: Requirement): boolean {
  return !areasWithoutScreen.has(area);
}

/** Parses the table, whose first line names the columns. Throws on a duplicate id. */
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

/** The ids named in a text, such as `[BORROW-04]` or `[BORROW-04 BORROW-05]`. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(idList)].flatMap(([, ids = '']) => ids.split(/[ ,]+/));
}
