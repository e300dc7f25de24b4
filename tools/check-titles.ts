import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root.ts';
import { exceptionsIn } from './requirements/exceptions.ts';
import { idsIn, requirementsIn } from './requirements/requirements.ts';

/** Part of `npm run check`: checks that the requirement rows named by tests and exceptions exist. */
function faults(): string[] {
  const read = (...path: string[]) => readFileSync(join(repositoryRoot, ...path), 'utf8');
  const known = new Set(requirementsIn(read('docs', 'requirements.tsv')).map(({ id }) => id));
  const exceptions = exceptionsIn(read('docs', 'requirements-open.tsv'));
  const files = globSync('{packages,apps,tools}/**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: repositoryRoot,
    exclude: (path) => path.split('/').some((part) => part === 'node_modules' || part === 'build'),
  });
  return [
    ...files.flatMap((file) => unknownIn(idsIn(read(file)), known, file)),
    ...unknownIn(
      exceptions.map(({ id }) => id),
      known,
      'docs/requirements-open.tsv',
    ),
  ];
}

function unknownIn(ids: readonly string[], known: ReadonlySet<string>, file: string): string[] {
  return ids.filter((id) => !known.has(id)).map((id) => `${file} names ${id}, which is no requirement`);
}

const found = faults();
for (const fault of found) console.error(fault);
process.exitCode = found.length === 0 ? 0 : 1;
