import { createHash, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { extract } from 'tar-stream';
import { largestEntryBytes } from './entry-limits.ts';
import { BackupRefused } from './refused.ts';

/** One entry of an archive. */
export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

const ageStart = 'age-encryption.org/v1';
const checksumBytes = 32;

/**
 * The entries of an archive, in order. Throws BackupRefused when the file is not an archive, is truncated or has a
 * single bit changed (which may only show after the last entry), or is encrypted and the identity is missing or wrong.
 */
export async function* readArchive(path: string, identity: string | null): AsyncGenerator<ArchiveEntry> {
  try {
    const opened = await openArchive(path, identity);
    const tar = extract();
    const piped = pipeline(opened, withoutChecksum(), createGunzip(), tar);
    piped.catch((error: Error) => tar.destroy(error));
    for await (const entry of tar) {
      const { name, size = 0, type } = entry.header;
      if (type !== 'file' || size > largestEntryBytes)
        throw new BackupRefused(`The entry ${name} does not belong there`);
      const chunks: Buffer[] = [];
      for await (const chunk of entry) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
      yield { name, bytes: Buffer.concat(chunks) };
    }
    await piped;
  } catch (error) {
    throw error instanceof BackupRefused ? error : refusal(path, error);
  }
}

async function openArchive(path: string, identity: string | null): Promise<Readable> {
  const start = await firstBytes(path);
  if (start !== ageStart) return createReadStream(path);
  if (identity === null) throw new BackupRefused('The backup is encrypted; BACKUP_IDENTITY must hold its key');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const encrypted = Readable.toWeb(createReadStream(path));
  return Readable.fromWeb(await decrypter.decrypt(encrypted));
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ageStart.length), 0, ageStart.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}

// Holds back the trailing bytes: they are the checksum of everything before them.
function withoutChecksum(): Transform {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = Buffer.concat([held, chunk]);
      const body = bytes.subarray(0, Math.max(0, bytes.length - checksumBytes));
      held = bytes.subarray(body.length);
      hash.update(body);
      done(null, body);
    },
    flush(done) {
      const sum = hash.digest();
      const isWhole = held.length === checksumBytes && timingSafeEqual(held, sum);
      done(isWhole ? null : new BackupRefused('The backup is damaged: its checksum does not fit'));
    },
  });
}

function refusal(path: string, error: unknown): BackupRefused {
  const reason = error instanceof Error ? error.message : String(error);
  return new BackupRefused(`${path} is damaged or not a backup (${reason})`, { cause: error });
}
