import { readFileSync, rmSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { isWritable, withWritableCache } from './npm-cache.mjs';
import { inRepository, repositoryRoot } from './paths.mjs';
import { SetupError, say } from './progress.mjs';
import { runNpm } from './run.mjs';
import { isStamped, stamp } from './stamp.mjs';

const stampFile = inRepository('node_modules', '.installed');

/** Makes node_modules match package-lock.json; does nothing if it already does. */
export async function ensureDependencies() {
  const wanted = `${fingerprint(repositoryRoot, ['package-lock.json'])} ${process.platform} ${process.arch}\n`;
  if (isStamped(stampFile, wanted)) return;
  if (!installedByHand()) await install();
  stamp(stampFile, wanted);
}

async function install() {
  if (!isWritable(repositoryRoot)) {
    throw new SetupError(`The packages are not installed, and this user may not write to ${repositoryRoot}.`);
  }
  say('Installing the packages that package-lock.json names (about a minute the first time)');
  rmSync(stampFile, { force: true });
  const status = await withWritableCache((settings) => runNpm(['ci', '--include=dev', '--loglevel=error'], settings));
  if (status !== 0) throw new SetupError(`npm ci ended with status ${status}; its own messages are above.`);
  say('Packages installed');
}

/**
 * True when a manual `npm install` already installed every package in its locked version, according to npm's own record
 * in node_modules. Saves developers a reinstall after each lockfile change.
 */
function installedByHand() {
  const present = packagesIn(inRepository('node_modules', '.package-lock.json'));
  const locked = packagesIn(inRepository('package-lock.json'));
  return Object.entries(locked).every(
    ([path, entry]) => !path.includes('node_modules/') || entry.optional || present[path]?.version === entry.version,
  );
}

function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
