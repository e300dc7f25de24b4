import { existsSync, rmSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inRepository, repositoryRoot } from './paths.mjs';
import { SetupError, say } from './progress.mjs';
import { runNpm } from './run.mjs';
import { isStamped, stamp } from './stamp.mjs';

const page = inRepository('apps', 'web', 'build', 'client', 'index.html');
const stampFile = inRepository('apps', 'web', 'build', '.sources');
/** What a build of the web app follows from, from the repository's root. */
export const sources = ['apps/web', 'packages', 'tsconfig.base.json', 'package-lock.json'];

/** Builds the web app unless a build of exactly these sources exists. */
export async function ensureWebBuild() {
  const wanted = fingerprint(repositoryRoot, sources);
  if (existsSync(page) && isStamped(stampFile, wanted)) return;
  say('Building the web app');
  rmSync(stampFile, { force: true });
  const status = await runNpm(['run', '--silent', 'build', '-w', 'apps/web'], { NODE_ENV: 'production' });
  if (status !== 0)
    throw new SetupError(`The build of the web app ended with status ${status}; its own messages are above.`);
  stamp(stampFile, wanted);
  say('Web app built');
}
