import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Another holder has the folder open. */
export class DirectoryInUse extends Error {}

/** Exclusive use of a folder, held until released or the process ends. */
export interface DirectoryLock {
  release(): Promise<void>;
}

const attempts = 5;

/**
 * Locks the folder for this process. Throws DirectoryInUse with the folder and the holder's pid, also when the same
 * process opens it twice.
 *
 * Each holder listens on its own Unix socket in `locks/`. The kernel closes it with the process, however that ends, so
 * a lock left by a `kill -9` is known to be dead without guessing from pids, even in containers.
 */
export async function lockDirectory(folder: string): Promise<DirectoryLock> {
  const locks = join(folder, 'locks');
  const directory = openLocks(locks);
  try {
    for (let attempt = 1; ; attempt += 1) {
      const own = await claim(locks, directory);
      if ('release' in own) return own;
      if (attempt === attempts) throw new DirectoryInUse(inUseText(folder, own.holder));
      await pause();
    }
  } finally {
    closeSync(directory);
  }
}

function openLocks(locks: string): number {
  try {
    mkdirSync(locks, { recursive: true, mode: 0o700 });
    return openSync(locks, 'r');
  } catch (cause) {
    const isFile = cause instanceof Error && 'code' in cause && (cause.code === 'EEXIST' || cause.code === 'ENOTDIR');
    const reason = isFile ? 'a file lies in its place; remove it' : String(cause);
    throw new Error(`The folder ${locks} cannot be used: ${reason}`, { cause });
  }
}

async function claim(locks: string, directory: number): Promise<DirectoryLock | { holder: number }> {
  const name = `${process.pid}.${randomUUID().slice(0, 8)}`;
  // Listen before checking: of two that start at once, at least one sees the other.
  const server = await listen(address(directory, locks, name), locks);
  const lock = { release: () => close(server, join(locks, name)) };
  const names = readdirSync(locks);
  for (const other of names.filter((found) => found !== name)) {
    if (await isHeld(address(directory, locks, other))) {
      await lock.release();
      return { holder: Number.parseInt(other, 10) };
    }
    removeDeadLock(join(locks, other));
  }
  if (names.includes(name)) return lock;
  await lock.release();
  return { holder: process.pid };
}

function removeDeadLock(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (cause) {
    throw new Error(`${path} is not a lock of Freehold, and is in its way; remove it`, { cause });
  }
}

// A Unix socket path is limited to about 100 bytes; going through /proc/self/fd allows any length.
function address(directory: number, locks: string, name: string): string {
  return process.platform === 'linux' ? `/proc/self/fd/${directory}/${name}` : join(locks, name);
}

function listen(path: string, locks: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (cause) => {
      reject(
        new Error(`The folder ${locks} cannot hold a lock (${cause.message}); choose another DATA_DIR`, { cause }),
      );
    });
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

function isHeld(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined;
      if (code === 'ECONNREFUSED' || code === 'ENOENT') resolve(false);
      else if (code === 'EAGAIN' || code === 'ECONNRESET') resolve(true);
      else reject(error);
    });
  });
}

function close(server: Server, path: string): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    rmSync(path, { force: true });
  });
}

function inUseText(folder: string, holder: number): string {
  const who = holder === process.pid ? `this process (${holder})` : `process ${holder}`;
  return `The data folder ${folder} is already open in ${who}. Stop that one first, or set DATA_DIR to another folder.`;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));
}
