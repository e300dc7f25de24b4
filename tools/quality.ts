import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { figuresIn, qualityPage, runsIn } from './quality/page.ts';
import { noteRun } from './quality/run-note.mjs';
import { repositoryRoot } from './repository-root.ts';

const usage = 'Use: npm run quality [-- --long] [-- --from FILE], FILE being what QUALITY_FILE named during the runs';

/**
 * `npm run quality`: runs everything that reports figures (those tests on the embedded database and, if available,
 * PostgreSQL, and the browser journeys; with `--long` also the long suite) and writes docs/QUALITY.md. With `--from
 * FILE` it runs nothing and uses the figures earlier runs left in that file. Exits with status 1 when a test failed.
 */
function quality(): number {
  const { from, long: isLong } = parseArgs({
    options: { from: { type: 'string' }, long: { type: 'boolean', default: false } },
  }).values;
  if (from !== undefined && (isLong || !existsSync(from))) {
    console.error(isLong ? usage : `There is no ${from}. ${usage}`);
    return 1;
  }
  const lines = from === undefined ? linesOfRuns(isLong) : readFileSync(from, 'utf8');
  const [figures, runs] = [figuresIn(lines), runsIn(lines)];
  const page = join(repositoryRoot, 'docs', 'QUALITY.md');
  writeFileSync(page, qualityPage(figures, { runs, cores: availableParallelism() }));
  console.log(`${figures.length} figures of ${runs.length} runs in ${page}`);
  return runs.some(({ hasFailures }) => hasFailures) ? 1 : 0;
}

/** Runs everything that reports figures; returns them as JSON lines. */
function linesOfRuns(isLong: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'freehold-quality-'));
  const file = join(folder, 'figures');
  writeFileSync(file, '');
  const path = [join(repositoryRoot, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path, QUALITY_FILE: file };
  const isRight = (within: string, program: string, words: readonly string[]) =>
    spawnSync(program, words, { cwd: join(repositoryRoot, within), env, stdio: 'inherit' }).status === 0;
  const projects = ['server-embedded', 'server-postgres', 'packages', 'web-unit'].flatMap((name) => [
    '--project',
    name,
  ]);
  const outcomes = [
    isRight('.', 'vitest', ['run', ...projects, '--passWithNoTests', ...testsWithFigures()]),
    isRight('.', 'npm', ['run', '-s', 'build']) &&
      isRight('apps/e2e', 'playwright', ['test', '--project', 'desktop', '--grep', '@quality']),
  ];
  noteRun('npm run quality', outcomes.includes(false), file);
  // test-long.mjs records its own run.
  if (isLong) isRight('.', 'node', ['tools/test-long.mjs']);
  const lines = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return lines;
}

/** The test files that report figures, except those of the long suite. */
function testsWithFigures(): string[] {
  const files = globSync('{apps/server,apps/web/app,apps/web/build-steps,packages,tools}/**/*.test.ts', {
    cwd: repositoryRoot,
    exclude: ['**/node_modules/**'],
  });
  return files.filter(
    (file) =>
      !file.endsWith('.long.test.ts') &&
      /\b(?:figure|notKnown)\(/.test(readFileSync(join(repositoryRoot, file), 'utf8')),
  );
}

process.exitCode = quality();
