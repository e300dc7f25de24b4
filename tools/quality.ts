import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { figuresIn, qualityPage } from './quality/page.ts';
import { repositoryRoot } from './repository-root.ts';

/**
 * `npm run quality`: runs what prints figures (the server's tests, on the embedded database and on PostgreSQL where there is one, and
 * the journeys in a browser; with `--long` the long suite too) and writes docs/QUALITY.md. Ends with status 1 when a test failed.
 */
function quality(): number {
  const isLong = process.argv.includes('--long');
  const folder = mkdtempSync(join(tmpdir(), 'freehold-quality-'));
  const file = join(folder, 'figures');
  writeFileSync(file, '');
  const hasFailures = !runsAreRight(file, isLong);
  const figures = figuresIn(readFileSync(file, 'utf8'));
  const circumstances = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    cores: availableParallelism(),
    isLong,
    hasFailures,
  };
  const page = join(repositoryRoot, 'docs', 'QUALITY.md');
  writeFileSync(page, qualityPage(figures, circumstances));
  rmSync(folder, { recursive: true });
  console.log(`${figures.length} figures in ${page}`);
  return hasFailures ? 1 : 0;
}

function runsAreRight(file: string, isLong: boolean): boolean {
  const path = [join(repositoryRoot, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path, QUALITY_FILE: file };
  const isRight = (folder: string, program: string, words: readonly string[]) =>
    spawnSync(program, words, { cwd: join(repositoryRoot, folder), env, stdio: 'inherit' }).status === 0;
  const projects = ['server-embedded', 'server-postgres', 'packages', 'web-unit'].flatMap((name) => [
    '--project',
    name,
  ]);
  const outcomes = [
    isRight('.', 'vitest', ['run', ...projects, '--passWithNoTests', '.quality.', 'access-matrix.test.ts']),
    isRight('.', 'npm', ['run', '-s', 'build']) &&
      isRight('apps/e2e', 'playwright', ['test', '--project', 'desktop', '--grep', '@quality']),
    !isLong || isRight('.', 'node', ['tools/test-long.mjs']),
  ];
  return outcomes.every((outcome) => outcome);
}

/** The commit that the figures are of; a copy without its history cannot say. */
function commit(): string {
  if (!existsSync(join(repositoryRoot, '.git'))) return 'unknown';
  const git = (...words: string[]) => execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain', '--untracked-files=no');
  return `${git('rev-parse', '--short', 'HEAD')}${changes === '' ? '' : ' with changes on top'}`;
}

process.exitCode = quality();
