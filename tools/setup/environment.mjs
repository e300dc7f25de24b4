import { delimiter } from 'node:path';
import { binFolder, inRepository } from './paths.mjs';

/**
 * npm passes its own command line to the scripts it runs. These settings would affect a nested npm: `npm --prefix x
 * start` would move the install, `NODE_ENV=production` would omit the tools that build the web app.
 */
const npmSettingsNotInherited = [
  'npm_config_prefix',
  'npm_config_global_prefix',
  'npm_config_globalconfig',
  'npm_config_local_prefix',
  'npm_config_workspace',
  'npm_config_workspaces',
  'npm_config_include_workspace_root',
  'npm_config_omit',
  'npm_config_production',
  'npm_config_global',
  'npm_config_dry_run',
  'npm_config_ignore_scripts',
];

/** The environment with the pinned tools first in PATH, plus the given variables. */
export function environmentWithPinnedTools(extra = {}) {
  return { ...process.env, PATH: [binFolder, process.env.PATH].filter(Boolean).join(delimiter), ...extra };
}

/** The environment for a nested npm: without the calling npm's command line and NODE_ENV, plus the given variables. */
export function environmentForNpm(extra = {}) {
  const dropped = new Set(['node_env', ...npmSettingsNotInherited]);
  const kept = Object.entries(process.env).filter(([name]) => !dropped.has(name.toLowerCase()));
  return { ...Object.fromEntries(kept), ...extra };
}

/**
 * The environment for a test step: as for npm, with the pinned tools first in PATH, and Node's compile cache: tests start
 * the server some hundred times, and stripping its types takes a second each time.
 */
export function environmentForTests(extra = {}) {
  const NODE_COMPILE_CACHE = inRepository('node_modules', '.cache', 'compiled');
  return environmentForNpm({ PATH: environmentWithPinnedTools().PATH, NODE_COMPILE_CACHE, ...extra });
}
