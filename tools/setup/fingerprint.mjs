import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const notSources = new Set(['node_modules', 'build', '.react-router', 'coverage', 'test-results', 'fixtures']);
const testFile = /\.test\.tsx?$/;

/** A digest of the names and contents of all source files under the given files and folders, tests excluded. */
export function fingerprint(root, paths) {
  const digest = createHash('sha256');
  for (const path of paths) {
    for (const file of sourceFiles(join(root, path))) {
      digest.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return digest.digest('hex');
}

function sourceFiles(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => !notSources.has(name) && !testFile.test(name))
    .flatMap((name) => sourceFiles(join(path, name)));
}
