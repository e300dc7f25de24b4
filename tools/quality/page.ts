import { checks, groups } from './checks.ts';

/**
 * Sources of figures, in column order: the server's tests on either database, the browser, the repository itself, the
 * long suite.
 */
export const runs = ['embedded', 'postgres', 'browser', 'repository', 'long'] as const;
export type Run = (typeof runs)[number];

const columnTitles: Readonly<Record<Run, string>> = {
  embedded: 'embedded',
  postgres: 'postgres',
  browser: 'browser',
  repository: 'repository',
  long: 'long suite',
};

/** A figure printed by a test for a check, in one of the runs. */
export interface Figure {
  readonly id: string;
  readonly text: string;
  readonly value: string;
  readonly run: Run;
  /** False if the check could not be decided; `value` then says why. */
  readonly isKnown?: boolean;
}

/** A command that reported figures, as recorded when it ended. */
export interface QualityRun {
  readonly command: string;
  /** ISO timestamp. */
  readonly endedAt: string;
  readonly commit: string;
  readonly hasFailures: boolean;
}

/** Where and how the figures were produced. */
export interface Circumstances {
  readonly runs: readonly QualityRun[];
  readonly cores: number;
}

/** Reads the figures from JSON lines, as written by `apps/server/test/quality.ts` and `apps/e2e/setup/figure.ts`. */
export function figuresIn(lines: string): Figure[] {
  // Figures named PERF- belong to docs/PERFORMANCE.md.
  return parsed(lines).filter((line): line is Figure => 'id' in line && !line.id.startsWith('PERF-'));
}

/** Reads the finished runs from the same file, as written by `tools/quality/run-note.mjs`. */
export function runsIn(lines: string): QualityRun[] {
  return parsed(lines).filter((line): line is QualityRun => 'command' in line);
}

function parsed(lines: string): (Figure | QualityRun)[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/**
 * Renders the page: a table for each group of checks with figures, then checks not fully met or not known, then checks
 * without figures and why.
 */
export function qualityPage(figures: readonly Figure[], circumstances: Circumstances): string {
  const shown = new Set(figures.map(({ id }) => id));
  const unknown = [...shown].filter((id) => !(id in checks));
  if (unknown.length > 0) throw new Error(`Figures for checks that do not exist: ${unknown.join(', ')}`);
  const tables = Object.entries(groups).flatMap(([group, title]) => groupTable({ group, title }, figures));
  const unanswered = figures.filter(({ isKnown }) => isKnown === false);
  const counted = new Set([...shown].filter((id) => !unanswered.some((figure) => figure.id === id)));
  return [
    ...[...head(circumstances), ...summary(counted), ...tables, ...shortfalls()],
    ...[...notKnown(unanswered), ...notShown(shown), ''],
  ].join('\n');
}

function head({ runs: made, cores }: Circumstances): string[] {
  const isLong = made.some(({ command }) => command.includes('test:long'));
  return [
    '# Quality figures',
    '',
    `Made on ${cores} cores by the commands below. A figure is printed after the last assertion of its test, so one that stands here was`,
    'reached; of a test that ran more than once the last figure stands.',
    '',
    '| command | ended (UTC) | commit | tests |',
    '|---|---|---|---|',
    ...made.map(({ command, endedAt, commit, hasFailures }) => {
      const outcome = hasFailures ? '**some failed: what they would have shown is missing**' : 'all passed';
      return `| \`${cell(command)}\` | ${endedAt.slice(0, 16).replace('T', ' ')} | ${commit} | ${outcome} |`;
    }),
    '',
    'A column says which tests a figure is from:',
    '',
    '- embedded and postgres: the server’s tests, on PostgreSQL unless they are about the embedded database or need none',
    '- browser: the journeys tagged `@quality`, in Chromium against the built product',
    '- repository: the tests that look at the lockfile, the files and their history, and those of the web app’s code without a browser',
    isLong
      ? '- long suite: the tests named `*.long.test.ts`, on PostgreSQL'
      : '- the long suite was **not** part of this run, so its figures are not here: `npm run quality -- --long` adds them',
  ];
}

const ranks = { P0: 'P0, must hold', P1: 'P1, should hold', P2: 'P2, a wish', none: 'what the screens say' } as const;

/** Number of checks per rank with all their figures, excluding those not fully met. */
function summary(known: ReadonlySet<string>): string[] {
  const rows = Object.entries(ranks).map(([rank, meaning]) => {
    const ofRank = Object.entries(checks).filter(([, check]) => (check.rank ?? 'none') === rank);
    const met = ofRank.filter(([id, { shortfall }]) => known.has(id) && shortfall === undefined);
    return `| ${meaning} | ${met.length} of ${ofRank.length} |`;
  });
  return ['', '| checks | shown and met |', '|---|---|', ...rows];
}

function groupTable({ group, title }: { group: string; title: string }, figures: readonly Figure[]): string[] {
  const ofGroup = figures.filter(({ id }) => groupOf(id) === group);
  if (ofGroup.length === 0) return [];
  const columns = runs.filter((run) => ofGroup.some((figure) => figure.run === run));
  return [
    '',
    `## ${group}. ${title}`,
    '',
    `| id | check | ${columns.map((run) => columnTitles[run]).join(' | ')} |`,
    `|---|---|${columns.map(() => '---|').join('')}`,
    ...rowsOf(ofGroup).map(({ id, text, values }) => {
      const cells = columns.map((run) => cell(values.get(run) ?? '–'));
      return `| ${id} | ${cell(text)} | ${cells.join(' | ')} |`;
    }),
  ];
}

interface Row {
  readonly id: string;
  readonly text: string;
  readonly values: Map<Run, string>;
}

function rowsOf(figures: readonly Figure[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { id, text, value, run } of figures) {
    const row: Row = rows.get(`${id} ${text}`) ?? { id, text, values: new Map() };
    row.values.set(run, value);
    rows.set(`${id} ${text}`, row);
  }
  return [...rows.values()].sort((a, b) => numberOf(a.id) - numberOf(b.id) || a.text.localeCompare(b.text));
}

function shortfalls(): string[] {
  const rows = Object.entries(checks).flatMap(([id, { what, shortfall }]) =>
    shortfall === undefined ? [] : [`| ${id} | ${cell(what)} | ${cell(shortfall)} |`],
  );
  return ['', '## Not wholly met', '', '| id | check | what, and why |', '|---|---|---|', ...rows];
}

function notKnown(unanswered: readonly Figure[]): string[] {
  if (unanswered.length === 0) return [];
  const rows = unanswered.map(({ id, text, value }) => `| ${id} | ${cell(text)} | ${cell(value)} |`);
  return ['', '## Not known', '', 'Counted as not met.', '', '| id | check | why |', '|---|---|---|', ...rows];
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
