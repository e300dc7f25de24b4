import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../setup/progress.mjs';
import { run } from '../setup/run.mjs';

// chromium-headless-shell is the same browser without a window; journeys take three quarters of the time.
const shell = '/usr/bin/chromium-headless-shell';

/**
 * System packages the tests use: a Debian package, how to detect it, and what is skipped without it, if anything.
 * Checked in this order, so that the full browser is installed only where there is no headless shell.
 */
const needs = [
  { name: 'chromium-headless-shell', isThere: () => existsSync(shell), without: null },
  { name: 'chromium', isThere: () => chromiumPath() !== null, without: 'the journeys in a browser' },
  { name: 'firefox-esr', isThere: () => isOnPath('firefox-esr'), without: 'the journeys in Firefox' },
  { name: 'webkit2gtk-driver', isThere: () => isOnPath('WebKitWebDriver'), without: 'the journeys in WebKit' },
  { name: 'xvfb', isThere: () => isOnPath('Xvfb'), without: 'the journeys in WebKit' },
  {
    name: 'postgresql',
    isThere: hasPostgres,
    without: 'the server suite on PostgreSQL (it still runs on the embedded database)',
  },
  {
    name: 'poppler-utils',
    isThere: () => existsSync('/usr/bin/pdftotext'),
    without: 'what stands on each sheet of a report',
  },
  {
    name: 'libreoffice-calc-nogui',
    isThere: () => existsSync('/usr/bin/soffice'),
    without: 'the workbooks as LibreOffice calculates them (another spreadsheet engine still does)',
  },
  { name: 'faketime', isThere: hasFaketime, without: 'the tests that give a server process another time' },
];

/** Further packages for the long suite. */
const longNeeds = [
  { name: 'nginx-light', isThere: () => existsSync('/usr/sbin/nginx'), without: 'nothing: its tests fail and say so' },
  { name: 'sqlmap', isThere: () => existsSync('/usr/bin/sqlmap'), without: 'nothing: its test fails and says so' },
];

/** Path of the browser for the journeys, or null. */
export function chromiumPath() {
  return (
    [process.env.CHROMIUM, shell, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
      (path) => path && existsSync(path),
    ) ?? null
  );
}

/** The other browsers installed here, by their Playwright project names. */
export function otherBrowsers() {
  const hasWebkit = isOnPath('WebKitWebDriver') && isOnPath('Xvfb');
  return [...(isOnPath('firefox-esr') ? ['firefox'] : []), ...(hasWebkit ? ['webkit'] : [])];
}

/** Installs missing packages if possible (Debian, as root); otherwise prints what is skipped. */
export async function ensureSystemPackages({ isLong = false } = {}) {
  const wanted = isLong ? [...needs, ...longNeeds] : needs;
  if (wanted.some(({ isThere }) => !isThere()) && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await installMissing(wanted);
  }
  for (const { name, without } of wanted.filter(({ isThere, without }) => !isThere() && without !== null)) {
    say(`${name} is not on this machine and cannot be installed by this user; left out: ${without}`);
  }
}

// One at a time: a mirror without one package may still have the others.
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

function hasFaketime() {
  return ['x86_64', 'aarch64'].some((machine) =>
    existsSync(`/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`),
  );
}

function hasPostgres() {
  if (isOnPath('initdb')) return true;
  const versions = '/usr/lib/postgresql';
  return (
    existsSync(versions) &&
    readdirSync(versions).some((version) => existsSync(join(versions, version, 'bin', 'initdb')))
  );
}

function isOnPath(program) {
  return process.env.PATH?.split(':').some((folder) => existsSync(join(folder, program))) ?? false;
}
