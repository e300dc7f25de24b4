import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root.ts';
import {
  type Coverage,
  coverageOf,
  idsIn,
  type Mention,
  type Requirement,
  requirementsIn,
} from './requirements/coverage.ts';

/**
 * `npm run coverage:spec`, or `npm run coverage:spec -- BORROW LEAD` for some areas: which requirements a test names in its title, by
 * area, then those that none names. A requirement without a test and an id that no requirement has are errors.
 */
function report(areas: readonly string[]): number {
  const requirements = requirementsIn(readFileSync(join(repositoryRoot, 'docs', 'requirements.tsv'), 'utf8'));
  const coverage = coverageOf(requirements, mentions());
  const chosen = requirements.filter(({ area }) => areas.length === 0 || areas.includes(area));
  printAreas(chosen, coverage);
  printUntested(chosen, coverage);
  for (const { id, file } of coverage.unknown) console.error(`${file} names ${id}, which is no requirement`);
  const isComplete = chosen.every(({ id }) => coverage.tested.has(id));
  return isComplete && coverage.unknown.length === 0 ? 0 : 1;
}

function mentions(): Mention[] {
  const files = globSync('{packages,apps,tools}/**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: repositoryRoot,
    exclude: (path) => path.split('/').some((part) => part === 'node_modules' || part === 'build'),
  });
  return files.flatMap((file) => idsIn(readFileSync(join(repositoryRoot, file), 'utf8')).map((id) => ({ id, file })));
}

function printAreas(requirements: readonly Requirement[], { tested }: Coverage): void {
  for (const [area, rows] of Map.groupBy(requirements, (row) => row.area)) {
    console.log(countLine(area, rows.filter(({ id }) => tested.has(id)).length, rows.length));
  }
  console.log(countLine('all', requirements.filter(({ id }) => tested.has(id)).length, requirements.length));
}

function countLine(name: string, tested: number, all: number): string {
  return `${name.padEnd(8)} ${String(tested).padStart(4)} of ${String(all).padStart(4)}`;
}

function printUntested(requirements: readonly Requirement[], { tested }: Coverage): void {
  const untested = requirements.filter(({ id }) => !tested.has(id));
  if (untested.length > 0) console.log('\nNo test names:');
  for (const { id, text } of untested) console.log(`${id.padEnd(10)} ${text}`);
}

process.exitCode = report(process.argv.slice(2));
