import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { type Pack, pack } from 'tar-stream';

/** An archive being written: nothing is under its name before it is whole. */
export interface ArchiveWriter {
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Writes it to disk and puts it in place; gives its size in bytes. */
  finish(): Promise<number>;
  /** Removes what has been written. */
  abandon(): Promise<void>;
}

/**
 * Starts an archive: a gzipped tar followed by the SHA-256 of its bytes, and encrypted with age for a recipient where one
 * is given. Its owner alone can read it.
 */
export async function createArchive(path: string, recipient: string | null): Promise<ArchiveWriter> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  if (existsSync(path)) throw new Error(`${path} is there already`);
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { force: true });
  const tar = pack();
  const sealed = pipeInto(tar, recipient);
  const written = pipeline(await sealed, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
  // A failure is thrown where the writing waits for it next.
  written.catch((error: Error) => tar.destroy(error));
  return {
    add: (name, bytes) => addEntry(tar, name, bytes),
    finish: async () => {
      tar.finalize();
      await written;
      await syncPath(unfinished);
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

async function pipeInto(tar: Pack, recipient: string | null): Promise<Readable> {
  const out = new PassThrough();
  const gzip = createGzip();
  pipeline(tar, gzip, checksummed(), out).catch((error: Error) => out.destroy(error));
  if (recipient === null) return out;
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
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

function addEntry(tar: Pack, name: string, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = tar.entry({ name, size: bytes.byteLength, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    );
    entry.once('error', reject);
    entry.end(Buffer.from(bytes));
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
