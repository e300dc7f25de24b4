import { existsSync } from 'node:fs';

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Debian's browser, without its windows where that is installed: a test tool's own download is not available everywhere, and
 * what Debian ships is what CI can have.
 */
export const chromiumPath = process.env.CHROMIUM ?? (existsSync(shell) ? shell : '/usr/bin/chromium');

/** Flags under which it runs in a container, as root, without reaching for the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
