import { spawnSync } from 'node:child_process';
import { dirname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A program's command and its arguments. */
export interface Confined {
  readonly command: string;
  readonly args: readonly string[];
}

// On Linux: no network, no file writes, no core dump, few open files. Node's permission model does not bind native
// code; these limits do.
const withoutNetwork = ['unshare', '--user', '--net'];
const withLimits = ['prlimit', '--fsize=0', '--core=0', '--nofile=64', '--'];

/**
 * How to run one of our programs so that it may read its own folder and the installed packages and nothing else: no
 * other file, no child process, no thread. Where the system allows, it also has no network and can write nothing.
 */
export function confined(program: string): Confined {
  const node = [
    process.execPath,
    '--permission',
    '--allow-addons',
    `--allow-fs-read=${dirname(program)}${sep}`,
    `--allow-fs-read=${packagesFolder()}`,
    '--disable-warning=SecurityWarning',
    '--max-old-space-size=128',
  ];
  const [command = process.execPath, ...args] = [...systemLimits(), ...node, program];
  return { command, args };
}

/** True when programs run without a network here. */
export function isNetworkClosed(): boolean {
  return systemLimits().includes('--net');
}

let known: readonly string[] | undefined;

// Containers and hardened kernels may refuse namespaces; other systems lack these programs.
function systemLimits(): readonly string[] {
  known ??= [[...withoutNetwork, ...withLimits], withLimits].find(([command = '', ...args]) => {
    return spawnSync(command, [...args, 'true'], { stdio: 'ignore', timeout: 5_000 }).status === 0;
  });
  known ??= [];
  return known;
}

/** The `node_modules` folder with the library, with a trailing separator. */
function packagesFolder(): string {
  const library = fileURLToPath(import.meta.resolve('sharp'));
  const mark = `${sep}node_modules${sep}`;
  return library.slice(0, library.indexOf(mark) + mark.length);
}
