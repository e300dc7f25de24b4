import { checks, groups } from './checks.ts';

/** A figure that a test printed for a check, on one of the databases. */
export interface Figure {
  readonly id: string;
  readonly text: string;
  readonly value: string;
  readonly database: string;
}

/** Where and when a table was made. */
export interface Circumstances {
  /** ISO date. */
  readonly date: string;
  readonly commit: string;
  readonly cores: number;
  readonly databases: readonly string[];
  readonly hasFailures: boolean;
}

/** The figures in a file of JSON lines, as `apps/server/test/quality.ts` writes it. */
export function figuresIn(lines: string): Figure[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** The page: one table a group of the checks that have figures, then the checks that have none and why. */
export function qualityPage(figures: readonly Figure[], circumstances: Circumstances): string {
  const shown = new Set(figures.map(({ id }) => id));
  const unknown = [...shown].filter((id) => !(id in checks));
  if (unknown.length > 0) throw new Error(`Figures for checks that do not exist: ${unknown.join(', ')}`);
  const tables = Object.entries(groups).flatMap(([group, title]) =>
    groupTable({ group, title }, figures, circumstances),
  );
  return [...head(circumstances), ...tables, ...notShown(shown), ''].join('\n');
}

function head({ date, commit, cores, databases, hasFailures }: Circumstances): string[] {
  return [
    '# Quality figures',
    '',
    `Made by \`npm run quality\` on ${date} from commit ${commit} on ${cores} cores, with the tests named \`*.quality.test.ts\` and the access matrix on`,
    `${databases.join(' and ')}. A figure is printed after the last assertion of its test, so one that stands here was reached.`,
    ...(hasFailures ? ['', '**Some of the tests failed: what they would have shown is missing.**'] : []),
  ];
}

function groupTable(
  { group, title }: { group: string; title: string },
  figures: readonly Figure[],
  { databases }: Circumstances,
): string[] {
  const rows = rowsOf(figures.filter(({ id }) => groupOf(id) === group));
  if (rows.length === 0) return [];
  return [
    '',
    `## ${group}. ${title}`,
    '',
    `| id | check | ${databases.join(' | ')} | verdict |`,
    `|---|---|${databases.map(() => '---|').join('')}---|`,
    ...rows.map(({ id, text, values }) => {
      const cells = databases.map((database) => cell(values.get(database) ?? '–'));
      const isEverywhere = databases.every((database) => values.has(database));
      return `| ${id} | ${cell(text)} | ${cells.join(' | ')} | ${isEverywhere ? 'holds' : 'holds where shown'} |`;
    }),
  ];
}

interface Row {
  readonly id: string;
  readonly text: string;
  readonly values: Map<string, string>;
}

function rowsOf(figures: readonly Figure[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { id, text, value, database } of figures) {
    const row = rows.get(`${id} ${text}`) ?? { id, text, values: new Map() };
    row.values.set(database, value);
    rows.set(`${id} ${text}`, row);
  }
  return [...rows.values()].sort((a, b) => numberOf(a.id) - numberOf(b.id) || a.text.localeCompare(b.text));
}

function notShown(shown: ReadonlySet<string>): string[] {
  const missing = Object.entries(checks).filter(([id]) => !shown.has(id));
  return [
    '',
    '## Not shown here',
    '',
    '| id | check | why |',
    '|---|---|---|',
    ...missing.map(
      ([id, { what, elsewhere }]) => `| ${id} | ${cell(what)} | ${elsewhere ?? 'no test prints a figure'} |`,
    ),
  ];
}

function groupOf(id: string): string {
  return id.slice(0, 1);
}

function numberOf(id: string): number {
  return Number(id.slice(1));
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}
