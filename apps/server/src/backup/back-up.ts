import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { createSecrets } from '../secrets.ts';
import { createImageStore } from '../storage/create-image-store.ts';
import { keyringOf } from '../token-secret.ts';
import { isBelieved } from '../upkeep/clock.ts';
import { type ArchiveWriter, createArchive } from './archive-writer.ts';
import { type Manifest, manifestName, secretName } from './manifest.ts';
import { readRows, TableSums } from './rows.ts';
import { isBackedUp, listMigrations, listTables } from './tables.ts';
import { removeUnfinished } from './unfinished.ts';
import { verifyBackup } from './verify.ts';

/** Purpose of a file: a backup, or a copy of the data a restore or reset was about to replace. */
type Kind = 'freehold' | 'before-restore';

// Earlier versions left the number out of the name.
const madeHere = /^freehold-(?:n(\d{6})-)?(\d{4}-[\dTZ-]+)\.tar\.gz(?:\.age)?$/;
const copiedHere = /^before-restore-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz(?:\.age)?$/;
const copiesKeptMs = 30 * 24 * 3_600_000;

/**
 * A name for a new file in the folder, without its extension. Backups are numbered because their times are out of order
 * once the clock has been wrong.
 */
async function newName(dir: string, kind: Kind, createdAt: string): Promise<string> {
  const time = createdAt.replaceAll(/[:.]/g, '-');
  if (kind === 'before-restore') return `${kind}-${time}`;
  const newest = (await listBackups(dir)).at(-1)?.number ?? 0;
  return `${kind}-n${String(newest + 1).padStart(6, '0')}-${time}`;
}

/** Removes all but the newest `keep` backups. */
async function removeOlderBackups(dir: string, keep: number): Promise<void> {
  for (const { name } of (await listBackups(dir)).slice(0, -keep)) await rm(join(dir, name));
}

/** Removes copies made before a restore more than 30 days ago. */
async function removeOldCopies(dir: string, now: Date): Promise<void> {
  for (const name of await readdir(dir)) {
    const [, day, ...time] = copiedHere.exec(name) ?? [];
    if (day === undefined) continue;
    const [hours, minutes, seconds, ms] = time;
    const madeAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
    if (now.getTime() - madeAt > copiesKeptMs) await rm(join(dir, name));
  }
}

/** The backups in a folder, oldest first. */
async function listBackups(dir: string): Promise<{ name: string; number: number }[]> {
  const found = (await readdir(dir).catch(() => [])).flatMap((name) => {
    const [, number = '0', time] = madeHere.exec(name) ?? [];
    return time === undefined ? [] : [{ name, number: Number(number), time }];
  });
  return found.sort((a, b) => a.number - b.number || (a.time < b.time ? -1 : 1));
}

/** The parts that go into a backup. */
export interface BackedUp {
  readonly db: Database;
  readonly config: Pick<
    Config,
    'backup' | 'images' | 'tokenSecret' | 'previousTokenSecret' | 'dataSecrets' | 'dataDir'
  >;
  readonly now: () => Date;
}

/** A finished backup: its path, size and contents. */
export interface Backup {
  readonly path: string;
  readonly bytes: number;
  readonly manifest: Manifest;
}

/**
 * Makes a backup: every backed-up row from one snapshot, the folder's uploaded pictures and the kept secret. Reads the
 * file back from disk and checks it against its manifest, encrypted or not, before giving it its name. Removes all but
 * the newest `keep` backups, and copies made before a restore after 30 days. Throws when the backup cannot be restored.
 */
export async function makeBackup(deps: BackedUp, kind: Kind = 'freehold'): Promise<Backup> {
  const { dir, recipient, keep } = deps.config.backup;
  const now = deps.now();
  const createdAt = now.toISOString();
  await removeUnfinished(dir);
  const name = await newName(dir, kind, createdAt);
  const path = join(dir, `${name}.${recipient === null ? 'tar.gz' : 'tar.gz.age'}`);
  const { recipients, identity } = await keysFor(recipient);
  const archive = await createArchive(path, recipients);
  try {
    const manifest = await fill(archive, deps, createdAt);
    await archive.add(manifestName, Buffer.from(JSON.stringify(manifest, null, 2)));
    const bytes = await archive.finish((unfinished) => verifyBackup(unfinished, identity));
    if (kind === 'freehold') await removeOlderBackups(dir, keep);
    if (await isBelieved(deps.db.kysely, now)) await removeOldCopies(dir, now);
    return { path, bytes, manifest };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

// The server does not hold the key that opens backups, so each backup is also encrypted for a throwaway key that
// verifies it.
async function keysFor(recipient: string | null): Promise<{ recipients: string[]; identity: string | null }> {
  if (recipient === null) return { recipients: [], identity: null };
  const identity = await generateX25519Identity();
  return { recipients: [recipient, await identityToRecipient(identity)], identity };
}

async function fill(archive: ArchiveWriter, deps: BackedUp, createdAt: string): Promise<Manifest> {
  const { db, config } = deps;
  const { migrations, tables, imageNames } = await addRows(archive, db);
  const images = await addImages(archive, config.images, imageNames);
  const { data } = await keyringOf(config);
  const [secret = ''] = data;
  const isIncluded = config.tokenSecret === null;
  if (isIncluded) await archive.add(secretName, Buffer.from(secret));
  const format = { format: 'freehold-backup', version: 1, createdAt, database: db.kind } as const;
  return { ...format, migrations, tables, images, secret: { isIncluded, code: secretCode(secret) } };
}

/** A code that shows whether two secrets are the same without revealing either. */
export function secretCode(secret: string): string {
  return createSecrets(secret).mac('backup', 'same secret');
}

async function addRows(archive: ArchiveWriter, db: Database) {
  const snapshot = db.unhurried.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return await snapshot.execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    const migrations = await listMigrations(tx);
    const stored = (await listTables(tx)).filter(({ name }) => isBackedUp(name));
    const sums = new TableSums(stored.map(({ name }) => name));
    const imageNames: string[] = [];
    let part = 0;
    for await (const { table, lines } of readRows(tx, stored)) {
      part += 1;
      sums.add({ table, lines });
      if (table === 'images') imageNames.push(...lines.map(imageNameOf));
      await archive.add(`tables/${String(part).padStart(6, '0')}-${table}.jsonl`, Buffer.from(`${lines.join('\n')}\n`));
    }
    return { migrations, tables: sums.totals(), imageNames };
  });
}

function imageNameOf(line: string): string {
  const row: { id: string } = JSON.parse(line);
  return `${row.id}.webp`;
}

async function addImages(
  archive: ArchiveWriter,
  settings: Config['images'],
  names: readonly string[],
): Promise<Manifest['images']> {
  if (settings.kind === 's3') return { kind: 's3' };
  const store = createImageStore(settings);
  const hash = createHash('sha256');
  const found = { files: 0, bytes: 0, missing: 0 };
  for (const name of names) {
    const bytes = await store.get(name);
    if (bytes === null) found.missing += 1;
    else {
      await archive.add(`images/${name}`, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      hash.update(bytes);
      found.files += 1;
      found.bytes += bytes.byteLength;
    }
  }
  return { kind: 'disk', ...found, sha256: hash.digest('hex') };
}
