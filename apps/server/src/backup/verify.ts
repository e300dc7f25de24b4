import { createHash } from 'node:crypto';
import { type ArchiveEntry, readArchive } from './archive-reader.ts';
import { type Manifest, manifestName, parseManifest, secretName } from './manifest.ts';
import { BackupRefused } from './refused.ts';
import { differing, type Part, TableSums } from './rows.ts';

const tableEntry = /^tables\/\d{6}-([a-z_][a-z0-9_]*)\.jsonl$/;
const imageEntry = /^images\/([\da-f-]{36}\.webp)$/;

/** The table rows of an entry; null for other entries. */
export function partOf({ name, bytes }: ArchiveEntry): Part | null {
  const [, table] = tableEntry.exec(name) ?? [];
  return table === undefined ? null : { table, lines: bytes.toString('utf8').trimEnd().split('\n') };
}

/** The picture name of an entry; null for other entries. */
export function imageOf({ name }: ArchiveEntry): string | null {
  return imageEntry.exec(name)?.[1] ?? null;
}

/**
 * Reads a whole backup, checks every part against its manifest and returns the manifest. Throws BackupRefused with the
 * reason when the file is damaged, truncated, incomplete or not a backup.
 */
export async function verifyBackup(path: string, identity: string | null): Promise<Manifest> {
  const found = new Contents();
  for await (const entry of readArchive(path, identity)) found.add(entry);
  return found.checked(path);
}

class Contents {
  readonly #sums = new TableSums([]);
  readonly #imageHash = createHash('sha256');
  readonly #images = { files: 0, bytes: 0 };
  #hasSecret = false;
  #manifest: Manifest | null = null;

  add(entry: ArchiveEntry): void {
    if (this.#manifest !== null) throw new BackupRefused('Something follows the manifest');
    const part = partOf(entry);
    if (part !== null) this.#sums.add(part);
    else if (imageOf(entry) !== null) this.#addImage(entry.bytes);
    else if (entry.name === secretName) this.#hasSecret = true;
    else if (entry.name === manifestName) this.#manifest = parseManifest(entry.bytes);
    else throw new BackupRefused(`The entry ${entry.name} does not belong into a backup`);
  }

  #addImage(bytes: Buffer): void {
    this.#imageHash.update(bytes);
    this.#images.files += 1;
    this.#images.bytes += bytes.byteLength;
  }

  checked(path: string): Manifest {
    const manifest = this.#manifest;
    if (manifest === null) throw new BackupRefused(`${path} is not a backup: it has no manifest`);
    const { tables, images, secret } = manifest;
    const wrong = differing(tables, this.#sums.totals());
    if (wrong.length > 0) throw new BackupRefused(`The rows of ${wrong.join(', ')} are not those of the manifest`);
    if (secret.isIncluded !== this.#hasSecret) throw new BackupRefused('The secret is not as the manifest says');
    const { files, bytes } = this.#images;
    const expected = images.kind === 'disk' ? images : { files: 0, bytes: 0, sha256: null };
    const sha256 = images.kind === 'disk' ? this.#imageHash.digest('hex') : null;
    if (files !== expected.files || bytes !== expected.bytes || sha256 !== expected.sha256) {
      throw new BackupRefused('The pictures are not those of the manifest');
    }
    return manifest;
  }
}
