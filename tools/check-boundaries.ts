import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseTree, type Violation } from './boundaries/cruise.ts';
import { repositoryRoot } from './repository-root.ts';

/** Sanity check: fewer modules than this cannot be the whole product, so some must have been missed. */
const fewestModules = 40;

/** Prints every import that breaks a boundary and every dependency the engine may not have; resolves to their count. */
async function checkBoundaries(): Promise<number> {
  const found = await cruiseTree(repositoryRoot, ['packages', 'apps', 'tools']);
  const complaints = [...found.violations.map(sentence), ...engineDependencies()];
  if (found.modules < fewestModules) {
    complaints.push(`only ${found.modules} files were read; at least ${fewestModules} are there`);
  }
  for (const complaint of complaints) console.error(complaint);
  console.log(`boundaries: ${found.modules} files, ${found.rules.length} rules, ${complaints.length} complaints`);
  return complaints.length;
}

function sentence({ rule, from, to }: Violation): string {
  return `${rule}: ${from} → ${to}`;
}

function engineDependencies(): string[] {
  const manifest: Record<string, unknown> = JSON.parse(
    readFileSync(join(repositoryRoot, 'packages', 'finance', 'package.json'), 'utf8'),
  );
  return ['dependencies', 'peerDependencies', 'optionalDependencies']
    .filter((key) => Object.keys(manifest[key] ?? {}).length > 0)
    .map((key) => `packages/finance/package.json has ${key}; the engine runs without any`);
}

process.exitCode = (await checkBoundaries()) > 0 ? 1 : 0;
