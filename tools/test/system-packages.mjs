import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../setup/progress.mjs';
import { run } from '../setup/run.mjs';

/** What the tests use beside npm's packages: a Debian package, how to see that it is there, and what is left out without it. */
const needs = [
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
];

/** The browser for the journeys, or null. */
export function chromiumPath() {
  return (
    [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => path && existsSync(path)) ??
    null
  );
}

/** Installs what is missing where that is possible (Debian, as root); says what is left out otherwise. */
export async function ensureSystemPackages({ isLong = false } = {}) {
  const wanted = isLong ? [...needs, ...longNeeds] : needs;
  const missing = wanted.filter(({ isThere }) => !isThere());
  if (missing.length > 0 && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await install(missing.map(({ name }) => name));
  }
  for (const { name, without } of wanted.filter(({ isThere }) => !isThere())) {
    say(`${name} is not on this machine and cannot be installed by this user; left out: ${without}`);
  }
}

async function install(names) {
  say(`Installing ${names.join(' and ')} with apt-get`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update', '-qq'], { env });
  const installed =
    updated === 0
      ? await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env })
      : updated;
  if (installed !== 0) say(`apt-get ended with status ${installed}`);
}

function hasPostgres() {
  if (process.env.PATH?.split(':').some((folder) => existsSync(join(folder, 'initdb')))) return true;
  const versions = '/usr/lib/postgresql';
  return (
    existsSync(versions) &&
    readdirSync(versions).some((version) => existsSync(join(versions, version, 'bin', 'initdb')))
  );
}
