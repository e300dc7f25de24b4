import { existsSync } from 'node:fs';

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Debian's browser, headless shell if installed: a test tool's own download is not available everywhere, while CI can
 * always have Debian's.
 */
export const chromiumPath = process.env.CHROMIUM ?? (existsSync(shell) ? shell : '/usr/bin/chromium');

/** Flags for running in a container, as root, without network access. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
