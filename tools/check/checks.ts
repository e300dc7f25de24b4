import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';

/** A check: commands that run one after the other; all must exit with status 0. */
export type Check = { name: string; commands: readonly (readonly string[])[] };

/** All checks, slow ones first so that short ones fill the gaps. */
export function checks(): Check[] {
  return [
    ...webTypes(),
    { name: 'dead code', commands: [['knip', '--no-progress']] },
    { name: 'types: server, packages, tools', commands: [['tsc', '-p', '.']] },
    { name: 'types: the engine alone', commands: [['tsc', '-p', 'packages/finance']] },
    { name: 'import boundaries', commands: [['node', 'tools/check-boundaries.ts']] },
    { name: 'format and lint', commands: [['biome', 'check', '.', '--error-on-warnings']] },
    { name: 'rows that tests name', commands: [['node', 'tools/check-titles.ts']] },
    { name: 'lockfile', commands: [['node', 'tools/check-lockfile.ts']] },
  ];
}

function webTypes(): Check[] {
  if (!existsSync(join(repositoryRoot, 'apps', 'web', 'react-router.config.ts'))) return [];
  // The framework generates the route types, so typegen runs before tsc.
  const typegen = ['npm', 'run', '--silent', 'typegen', '-w', 'apps/web'];
  return [{ name: 'types: web', commands: [typegen, ['tsc', '-p', 'apps/web']] }];
}
