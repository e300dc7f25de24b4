import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../setup/progress.mjs';
import { run } from '../setup/run.mjs';

// The shell is the same browser without its windows, and runs the journeys in three quarters of the time.
const shell = '/usr/bin/chromium-headless-shell';

/**
 * What the tests use beside npm's packages: a Debian package, how to see that it is there, and what is left out without it, if
 * anything. They are looked at in this order, so that the whole browser is installed only where there is no shell of it.
 */
const needs = [
  { name: 'chromium-headless-shell', isThere: () => existsSync(shell), without: null },
  { name: 'chromium', isThere: () => chromiumPath() !== null, without: 'the journeys in a browser' },
  {
    name: 'postgresql',
    isThere: hasPostgres,
    without: 'the server suite on PostgreSQL (it still runs on the embedded database)',
  },
];

/** What the long suite uses beside them. */
const longNeeds = [
  { name: 'nginx-light', isThere: () => existsSync('/usr/sbin/nginx'), without: 'nothing: its tests fail and say so' },
  { name: 'sqlmap', isThere: () => existsSync('/usr/bin/sqlmap'), without: 'nothing: its test fails and says so' },
];

/** The browser for the journeys, or null. */
export function chromiumPath() {
  return (
    [process.env.CHROMIUM, shell, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
      (path) => path && existsSync(path),
    ) ?? null
  );
}

/** Installs what is missing where that is possible (Debian, as root); says what is left out otherwise. */
export async function ensureSystemPackages({ isLong = false } = {}) {
  const wanted = isLong ? [...needs, ...longNeeds] : needs;
  if (wanted.some(({ isThere }) => !isThere()) && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await installMissing(wanted);
  }
  for (const { name, without } of wanted.filter(({ isThere, without }) => !isThere() && without !== null)) {
    say(`${name} is not on this machine and cannot be installed by this user; left out: ${without}`);
  }
}

// One by one: an archive that lacks one of them still has the others.
async function installMissing(wanted) {
  const updated = await apt('update');
  if (updated !== 0) return say(`apt-get update ended with status ${updated}`);
  for (const { name, isThere } of wanted) {
    if (isThere()) continue;
    say(`Installing ${name} with apt-get`);
    const installed = await apt('install', '-y', '--no-install-recommends', name);
    if (installed !== 0) say(`apt-get ended with status ${installed}`);
  }
}

function apt(...words) {
  const limits = ['-o', 'Acquire::http::Timeout=30', '-o', 'Acquire::Retries=1'];
  return run('apt-get', ['-qq', ...limits, ...words], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

function hasPostgres() {
  if (process.env.PATH?.split(':').some((folder) => existsSync(join(folder, 'initdb')))) return true;
  const versions = '/usr/lib/postgresql';
  return (
    existsSync(versions) &&
    readdirSync(versions).some((version) => existsSync(join(versions, version, 'bin', 'initdb')))
  );
}
