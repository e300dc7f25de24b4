// Plain JavaScript without packages: test.mjs uses it.
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../setup/paths.mjs';

/**
 * Appends to the figures file, if there is one, which command ended, when, at which commit and whether a test failed,
 * for docs/QUALITY.md.
 */
export function noteRun(command, hasFailures, file = process.env.QUALITY_FILE) {
  if (!file) return;
  const note = { command, endedAt: new Date().toISOString(), commit: commit(), hasFailures };
  appendFileSync(file, `${JSON.stringify(note)}\n`);
}

/** Commit of the figures; unknown in a copy without Git history. */
function commit() {
  if (!existsSync(join(repositoryRoot, '.git'))) return 'unknown';
  const git = (...words) => execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain', '--untracked-files=no');
  return `${git('rev-parse', '--short', 'HEAD')}${changes === '' ? '' : ' with changes on top'}`;
}
