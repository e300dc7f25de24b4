import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

/** Our own PostgreSQL server, gone when the process that started it exits. */
export interface TemporaryCluster {
  /** Connection URL of one of its databases. */
  url(database: string): string;
  /** The server's process id. */
  readonly pid: number;
  /** Kills the server at once, like a power cut. */
  kill(): Promise<void>;
  /** Stops the server gracefully. */
  stop(): Promise<void>;
  /** Starts it again in the same folder. */
  start(): Promise<void>;
  /** Stops the server and removes its folder. */
  remove(): Promise<void>;
}

/**
 * Creates and starts a server that listens on a Unix socket in a new folder, below the system's temporary folder by
 * default.
 */
export async function startTemporaryCluster(bin: string, parent = tmpdir()): Promise<TemporaryCluster> {
  const folder = clusterFolder(parent);
  const [initdb, ...initdbArguments] = asPostgres(join(bin, 'initdb'), [
    ...['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '--no-sync', '--data-checksums'],
    ...['-E', 'UTF8', '--locale=C.UTF-8'],
  ]);
  execFileSync(initdb, initdbArguments, { stdio: 'pipe', cwd: '/' });
  return await startClusterIn(bin, folder);
}

/** A new folder for a server, which keeps its files in `data` there. */
export function clusterFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'freehold-pg-'));
  chmodSync(folder, 0o755);
  if (isRoot) execFileSync('chown', ['postgres:postgres', folder]);
  return folder;
}

/** Starts a server on existing files in a folder; with `settings`, such as `['archive_mode=on']`. */
export async function startClusterIn(
  bin: string,
  folder: string,
  settings: readonly string[] = [],
): Promise<TemporaryCluster> {
  const url = (database: string) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const run = async () => {
    const server = spawnServer(bin, folder, settings);
    await untilReady(url('postgres'), server);
    return server;
  };
  let server = await run();
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  return {
    url,
    get pid() {
      return server.pid ?? 0;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
    start: async () => {
      server = await run();
    },
    remove: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isRoot = process.getuid?.() === 0;

/** A PostgreSQL command line that runs as the user who owns the servers' files. */
export function asPostgres(program: string, parameters: string[]): [string, ...string[]] {
  // PostgreSQL will not run as root; setpriv execs, so signals still reach the server.
  if (!isRoot) return [program, ...parameters];
  const privileges = ['--reuid=postgres', '--regid=postgres', '--init-groups', '--pdeathsig=INT'];
  return ['setpriv', ...privileges, program, ...parameters];
}

/** Runs a program to completion as the user who owns the servers' files. Throws when it fails. */
export async function runAsPostgres(program: string, parameters: string[]): Promise<void> {
  const [command, ...rest] = asPostgres(program, parameters);
  await promisify(execFile)(command, rest, { cwd: '/' });
}

function spawnServer(bin: string, folder: string, settings: readonly string[]): ChildProcess {
  const own = ['listen_addresses=', 'max_connections=200', ...settings].flatMap((setting) => ['-c', setting]);
  const [program, ...parameters] = asPostgres(join(bin, 'postgres'), [
    ...['-D', join(folder, 'data'), '-k', folder],
    ...own,
  ]);
  return spawn(program, parameters, { stdio: 'ignore', cwd: '/' });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
