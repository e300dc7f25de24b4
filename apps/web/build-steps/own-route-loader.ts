import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../app/loading/load-route-module.ts', import.meta.url));
const theirs = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]\w+\.js$/;

/**
 * Replaces the framework's route module loader with `app/loading/load-route-module.ts`. The build fails when the
 * framework no longer imports it from where this step looks.
 */
export function ownRouteLoader(): Plugin {
  let isReplaced = false;
  return {
    name: 'own-route-loader',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    resolveId(source, importer) {
      if (source !== './routeModules.js' || importer === undefined || !theirs.test(importer)) return null;
      isReplaced = true;
      return ours;
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced) this.error('react-router no longer imports ./routeModules.js');
    },
  };
}
