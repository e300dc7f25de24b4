import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root.ts';
import { exceptionsIn } from './requirements/exceptions.ts';
import { type RanTest, ranTests } from './requirements/ran.ts';
import { requirementsIn } from './requirements/requirements.ts';
import { faultOf, type RowState, rowStates, wideTitles } from './requirements/shown.ts';

/** Steps of `npm test` whose tests cover requirements; their reports stay in test-results/ until the next run. */
const steps = ['unit', 'e2e'];

/**
 * `npm run coverage:spec`, or `npm run coverage:spec -- BORROW LEAD` for some areas: lists by area which rows of
 * docs/requirements.tsv are named by tests that passed in the last `npm test`, then rows not met or not shown in a
 * browser. A row without such a test is an error unless docs/requirements-open.tsv gives a reason; so is a test title
 * with more than four rows.
 */
function report(areas: readonly string[]): number {
  const read = (name: string) => readFileSync(join(repositoryRoot, 'docs', name), 'utf8');
  const requirements = requirementsIn(read('requirements.tsv'));
  const tests = steps.flatMap(testsOf);
  const states = rowStates(requirements, tests, exceptionsIn(read('requirements-open.tsv')));
  const chosen = states.filter(({ area }) => areas.length === 0 || areas.includes(area));
  for (const [area, rows] of Map.groupBy(chosen, (row) => row.area)) printCounts(area, rows);
  printCounts('all', chosen);
  printExceptions(chosen);
  const wide = wideTitles(tests);
  for (const title of wide) console.error(`Names more than four rows: ${title}`);
  return printFaults(chosen) + wide.length === 0 ? 0 : 1;
}

function testsOf(step: string): RanTest[] {
  const file = join(repositoryRoot, 'test-results', `${step}.json`);
  if (!existsSync(file)) throw new Error(`npm test -- ${step} has not run here: there is no ${file}`);
  console.log(`${step.padEnd(8)} ran until ${statSync(file).mtime.toISOString()}`);
  return ranTests(readFileSync(file, 'utf8'));
}

function printCounts(name: string, rows: readonly RowState[]): void {
  const seen = rows.filter(({ shown }) => shown === 'in a browser').length;
  const shown = seen + rows.filter((row) => row.shown === 'without a browser').length;
  const [all, some, most] = [rows.length, shown, seen].map((count) => String(count).padStart(4));
  console.log(`${name.padEnd(8)} ${some} of ${all} shown, ${most} of them in a browser`);
}

function printExceptions(rows: readonly RowState[]): void {
  for (const kind of ['not met', 'no browser', 'no screen'] as const) {
    const listed = rows.filter(({ exception }) => exception?.kind === kind);
    if (listed.length > 0) console.log(`\n${kind}: ${listed.length}`);
    for (const { id, exception } of listed) console.log(`${id.padEnd(10)} ${exception?.reason}`);
  }
}

function printFaults(rows: readonly RowState[]): number {
  const faults = rows.flatMap((row) => {
    const fault = faultOf(row);
    return fault ? [{ ...row, fault }] : [];
  });
  if (faults.length > 0) console.error('\nWrong:');
  for (const { id, fault, text } of faults) console.error(`${id.padEnd(10)} ${fault}. ${text}`);
  return faults.length;
}

process.exitCode = report(process.argv.slice(2));
