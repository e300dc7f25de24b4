import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../../../..');
const list = 'apps/server/src/db/migrations/list.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e9 });

const migrationsIn = (text: string) => [...text.matchAll(/name: '(\d{4}-[\w-]+)'/g)].map(([, name = '']) => name);

/** A commit from the history and the migrations its code knows. */
export interface EarlierProgram {
  readonly commit: string;
  readonly migrations: readonly string[];
}

/** The last commit before the newest migration; null where the history does not go back that far. */
export function programBeforeNewestMigration(): EarlierProgram | null {
  try {
    const now = migrationsIn(git('show', `HEAD:${list}`));
    for (const changed of git('log', '--format=%H', '--', list).trim().split('\n')) {
      const commit = `${changed}^`;
      const migrations = migrationsIn(git('show', `${commit}:${list}`));
      if (migrations.length < now.length) return { commit: git('rev-parse', '--short', commit).trim(), migrations };
    }
    return null;
  } catch {
    // Not a repository, or a shallow clone.
    return null;
  }
}

/** Extracts a commit's code into a folder, on the packages installed now; returns its server's folder. */
export function layOut({ commit }: EarlierProgram, root: string): string {
  const archive = execFileSync(
    'git',
    ['archive', commit, 'apps/server', 'packages', 'package.json', 'tsconfig.base.json'],
    {
      cwd: repository,
      maxBuffer: 1e9,
    },
  );
  execFileSync('tar', ['-x', '-C', root], { input: archive });
  const [from, to] = [join(repository, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(to, '@freehold'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@freehold') symlinkSync(join(from, name), join(to, name));
  for (const name of ['contract', 'finance']) symlinkSync(join(root, 'packages', name), join(to, '@freehold', name));
  return join(root, 'apps/server');
}
