import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { type Pack, pack } from 'tar-stream';
import { largestEntryBytes } from './entry-limits.ts';
import { unfinishedName } from './unfinished.ts';

/** An archive being written. No file has its final name until it is complete. */
export interface ArchiveWriter {
  /** Throws for an entry that the reader would reject. */
  add(name: string, bytes: Buffer): Promise<void>;
  /**
   * Flushes the archive to disk, runs the check on it under its unfinished name, then moves it into place. Returns its
   * size in bytes. Throws what the check throws; the archive then stays unfinished.
   */
  finish(check: (unfinished: string) => Promise<unknown>): Promise<number>;
  /** Removes the partly written file. */
  abandon(): Promise<void>;
}

/**
 * Starts an archive: a gzipped tar followed by the SHA-256 of its bytes, encrypted with age if there are recipients,
 * each of whom can open it. Only its owner can read the file.
 */
export async function createArchive(path: string, recipients: readonly string[]): Promise<ArchiveWriter> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  if (existsSync(path)) throw new Error(`${path} is there already`);
  const unfinished = unfinishedName(path);
  const tar = pack();
  const sealed = pipeInto(tar, recipients);
  const written = pipeline(await sealed, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
  // A failed write surfaces at the next await on the archive.
  written.catch((error: Error) => tar.destroy(error));
  return {
    add: (name, bytes) => addEntry(tar, name, bytes),
    finish: async (check) => {
      tar.finalize();
      await written;
      await syncPath(unfinished);
      await check(unfinished);
      await rename(unfinished, path);
      await syncPath(dirname(path));
      return (await stat(path)).size;
    },
    abandon: async () => {
      tar.destroy();
      await written.catch(() => {});
      await rm(unfinished, { force: true });
    },
  };
}

async function pipeInto(tar: Pack, recipients: readonly string[]): Promise<Readable> {
  const out = new PassThrough();
  const gzip = createGzip();
  pipeline(tar, gzip, checksummed(), out).catch((error: Error) => out.destroy(error));
  if (recipients.length === 0) return out;
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const plain = Readable.toWeb(out);
  return Readable.fromWeb(await encrypter.encrypt(plain));
}

function checksummed(): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, hash.digest());
    },
  });
}

async function addEntry(tar: Pack, name: string, bytes: Buffer): Promise<void> {
  if (bytes.byteLength > largestEntryBytes) {
    throw new Error(`The entry ${name} has ${bytes.byteLength} bytes, and a backup with it could not be restored`);
  }
  await new Promise<void>((resolve, reject) => {
    const entry = tar.entry({ name, size: bytes.byteLength, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    );
    entry.once('error', reject);
    entry.end(bytes);
  });
}

async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
