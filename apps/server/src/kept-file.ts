import { randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * The text of a file that is created once and kept, readable only by its owner. It gets its name only when fully on
 * disk; of two processes that create it at once, both read the first one's.
 */
export async function keptText(file: string, make: () => string): Promise<string> {
  return (await readIfThere(file)) ?? (await makeOnce(file, make()));
}

/** The text of a file; null if it does not exist. */
export async function readIfThere(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function makeOnce(file: string, text: string): Promise<string> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeDurably(unfinished, text);
    // Unlike rename, link never replaces an existing file.
    await link(unfinished, file).catch((error) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(dirname(file));
  return (await readFile(file, 'utf8')).trim();
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
