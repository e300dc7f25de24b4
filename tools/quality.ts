import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { figuresIn, qualityPage } from './quality/page.ts';
import { repositoryRoot } from './repository-root.ts';

/**
 * `npm run quality`: runs the server's tests that print figures, on the embedded database and on PostgreSQL where there is one, and
 * writes docs/QUALITY.md. Ends with status 1 when a test failed.
 */
function quality(): number {
  const folder = mkdtempSync(join(tmpdir(), 'freehold-quality-'));
  const file = join(folder, 'figures');
  writeFileSync(file, '');
  const hasFailures = !runTests(file);
  const figures = figuresIn(readFileSync(file, 'utf8'));
  const databases = ['embedded', 'postgres'].filter((name) => figures.some(({ database }) => database === name));
  const circumstances = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    cores: availableParallelism(),
    databases,
    hasFailures,
  };
  const page = join(repositoryRoot, 'docs', 'QUALITY.md');
  writeFileSync(page, qualityPage(figures, circumstances));
  rmSync(folder, { recursive: true });
  console.log(`${figures.length} figures in ${page}`);
  return hasFailures ? 1 : 0;
}

function runTests(file: string): boolean {
  const path = [join(repositoryRoot, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const projects = ['--project', 'server-embedded', '--project', 'server-postgres'];
  const files = ['.quality.test.ts', 'access-matrix.test.ts'];
  const { status } = spawnSync('vitest', ['run', ...projects, '--passWithNoTests', ...files], {
    cwd: repositoryRoot,
    env: { ...process.env, PATH: path, QUALITY_FILE: file },
    stdio: 'inherit',
  });
  return status === 0;
}

/** The commit that the figures are of; a copy without its history cannot say. */
function commit(): string {
  if (!existsSync(join(repositoryRoot, '.git'))) return 'unknown';
  const git = (...words: string[]) => execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain', '--untracked-files=no');
  return `${git('rev-parse', '--short', 'HEAD')}${changes === '' ? '' : ' with changes on top'}`;
}

process.exitCode = quality();
