import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The environment of a person on a machine that has never seen the project: no pinned tools in PATH, no settings of ours or of npm's. */
export function bareEnvironment(folder: string, cache: string, product: Record<string, string>): NodeJS.ProcessEnv {
  return {
    PATH: (process.env.PATH ?? '')
      .split(delimiter)
      .filter((part) => !part.includes('node_modules'))
      .join(delimiter),
    HOME: join(folder, 'home'),
    LANG: process.env.LANG ?? 'C.UTF-8',
    npm_config_cache: cache,
    npm_config_registry: registry(),
    ...product,
  };
}

/** The registry this machine uses: another HOME would lose a setting made there. */
function registry(): string {
  return execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
