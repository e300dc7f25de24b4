import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@freehold/contract';
import type { ImageStore } from './image-store.ts';

/** Images as files of a folder, created when the first is stored. Names are not validated here: check them first. */
export function createDiskStore(dir: string): ImageStore {
  const pathOf = (name: string) => join(dir, name);
  return {
    put: (name, bytes) => writeDurably(dir, name, bytes).catch(refuseWhenFull),
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        (error: unknown) => unlessMissing(error, false),
      ),
    get: (name) => readFile(pathOf(name)).catch((error: unknown) => unlessMissing(error, null)),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

// Written under a temporary name and renamed after fsync, so that neither readers nor a crash see half a file.
async function writeDurably(dir: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const temporary = join(dir, `.${name}.${randomUUID()}`);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(dir, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dir);
}

async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function refuseWhenFull(error: unknown): never {
  const code = codeOf(error);
  throw code === 'ENOSPC' || code === 'EDQUOT' ? new AppError('storage-full') : error;
}

function unlessMissing<T>(error: unknown, value: T): T {
  if (codeOf(error) === 'ENOENT') return value;
  throw error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
