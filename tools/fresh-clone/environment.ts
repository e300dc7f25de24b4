import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/**
 * Environment variables set by npm, the test command and the app's settings; the machine's own (proxy, certificates)
 * are kept.
 */
const notTheMachines =
  /^(npm_.*|INIT_CWD|NODE|NODE_ENV|NODE_OPTIONS|TALLY_FILE|VITEST.*|PORT|HOST|DATA_DIR|DATABASE_URL|SMTP_URL|MAIL_FROM|PUBLIC_URL|JWT_SECRET|DEMO_.*|TRUSTED_PROXY|LOG_LEVEL|WEB_DIR)$/i;

/** Environment of a new user on this machine: no pinned tools in PATH, none of our settings. */
export function bareEnvironment(folder: string, cache: string, product: Record<string, string>): NodeJS.ProcessEnv {
  const machine = Object.entries(process.env).filter(([name]) => !notTheMachines.test(name));
  return {
    ...Object.fromEntries(machine),
    PATH: pathWithoutPinnedTools(),
    HOME: join(folder, 'home'),
    npm_config_cache: cache,
    npm_config_registry: registry(),
    ...product,
  };
}

function pathWithoutPinnedTools(): string {
  const parts = (process.env.PATH ?? '').split(delimiter);
  return parts.filter((part) => !part.includes('node_modules')).join(delimiter);
}

/** This machine's registry; with another HOME, a setting made there would be lost. */
function registry(): string {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  return execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', stdio }).trim();
}
