import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseTree, type Violation } from './boundaries/cruise.ts';
import { type LoneFile, loneFiles } from './boundaries/lone-files.ts';
import { repositoryRoot } from './repository-root.ts';

/** Sanity check: fewer modules than this cannot be the whole product, so some must have been missed. */
const fewestModules = 40;

/**
 * Prints every import that breaks a boundary, every file that belongs in its caller and every dependency the engine may
 * not have; resolves to their count.
 */
async function checkBoundaries(): Promise<number> {
  const found = await cruiseTree(repositoryRoot, ['packages', 'apps', 'tools']);
  const lone = loneFiles(found.imports, linesOf).map(advice);
  const complaints = [...found.violations.map(sentence), ...lone, ...engineDependencies()];
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

function advice({ file, caller, lines }: LoneFile): string {
  return `fold ${file} into ${caller}: its only caller, ${lines} lines together, and neither a test nor a border between`;
}

function linesOf(path: string): number {
  return readFileSync(join(repositoryRoot, path), 'utf8').split('\n').length - 1;
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
