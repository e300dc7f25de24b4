import { mkdir, rename, writeFile } from 'node:fs/promises';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Config } from '../config.ts';
import { createDeps } from '../create-deps.ts';
import type { Database } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { stopAgain } from '../features/asked-mails/index.ts';
import { eraseAgain, eraseReturnedRecords, withdrawAgain } from '../features/privacy/index.ts';
import { startJobQueue } from '../jobs/queue.ts';
import type { Log } from '../log.ts';
import { createImageStore } from '../storage/create-image-store.ts';
import { keyringOf, tokenSecretFile } from '../token-secret.ts';
import { readArchive } from './archive-reader.ts';
import { makeBackup, secretCode } from './back-up.ts';
import { type Manifest, secretName } from './manifest.ts';
import { type PreservedDecisions, readPreservedDecisions } from './preserved-decisions.ts';
import { knownMigrations, refill } from './refill.ts';
import { BackupRefused } from './refused.ts';
import { createRowWriter, type Part } from './rows.ts';
import { refuseRunningServers } from './running-servers.ts';
import { isBackedUp, isEmpty } from './tables.ts';
import { imageOf, partOf, verifyBackup } from './verify.ts';

/** What to restore, and what the operator allows. */
export interface RestoreRequest {
  readonly path: string;
  /** Allows replacing a database that has rows; a copy of it is made first. */
  readonly isReplacing: boolean;
  /** Allows restoring a backup made under another token secret. */
  readonly isOtherSecretAccepted: boolean;
  /** Marks waiting mails as failed instead of sending them. */
  readonly isMailHeld: boolean;
  /** A newer backup whose erasures, unsubscriptions and consent withdrawals also apply; null for none. */
  readonly newer: string | null;
}

/** Result of a restore. */
export interface Restored {
  readonly manifest: Manifest;
  /** The copy of the previous data; null if there was none. */
  readonly safetyCopy: string | null;
  readonly images: number;
  /** People and addresses erased since the backup and now erased again. */
  readonly erasedAgain: number;
  /** Leads whose consent was withdrawn since the backup and is now withdrawn again. */
  readonly withdrawnAgain: number;
  readonly sessionsEnded: number;
  readonly mails: number;
}

interface Restoring {
  readonly db: Database;
  readonly config: Config;
  readonly log: Log;
  readonly now: () => Date;
}

/**
 * Restores a backup into the configured database. Changes nothing until the whole backup has been read and verified
 * and, if the database has rows, copied to the backup folder. All rows change in one transaction. Keeps and reapplies
 * erasures, unsubscriptions and consent withdrawals since the backup; ends every session and every mailed link. Throws
 * BackupRefused.
 */
export async function restoreBackup(deps: Restoring, request: RestoreRequest): Promise<Restored> {
  const { db, config } = deps;
  const manifest = await verifyBackup(request.path, config.backup.identity);
  await knownMigrations(manifest.migrations);
  await refuseRunningServers(db);
  await refuseOtherSecret(config, manifest, request);
  const wasEmpty = await isEmpty(db.unhurried);
  if (!wasEmpty && !request.isReplacing) {
    throw new BackupRefused('The database has rows. With --replace they are replaced, after a copy was made.');
  }
  const safetyCopy = wasEmpty ? null : (await makeBackup(deps, 'before-restore')).path;
  const lasting = await readPreservedDecisions(deps, request.newer);
  const images = await putImages(deps, request.path);
  const replaced = await replaceRows(deps, { request, manifest, lasting });
  if (manifest.secret.isIncluded && config.tokenSecret === null) await putSecret(deps, request.path);
  return {
    manifest,
    safetyCopy,
    images,
    ...replaced,
    ...(await resume(deps, request, lasting.rows.length > 0 ? lasting.known : null)),
  };
}

async function refuseOtherSecret(config: Config, manifest: Manifest, request: RestoreRequest): Promise<void> {
  if (request.isOtherSecretAccepted || (manifest.secret.isIncluded && config.tokenSecret === null)) return;
  const { data } = await keyringOf(config);
  if (data.some((secret) => secretCode(secret) === manifest.secret.code)) return;
  throw new BackupRefused(
    'The backup was made under another JWT_SECRET. Set that one; or, with --other-secret, lose authenticator apps, ' +
      'unsubscribe links, the recognition of erased addresses and the seals of the audit log.',
  );
}

async function putImages({ config }: Restoring, path: string): Promise<number> {
  const store = createImageStore(config.images);
  let images = 0;
  for await (const entry of readArchive(path, config.backup.identity)) {
    const name = imageOf(entry);
    if (name === null) continue;
    if (!(await store.has(name))) await store.put(name, entry.bytes);
    images += 1;
  }
  return images;
}

async function replaceRows(
  { db, config, now }: Restoring,
  { request, manifest, lasting }: { request: RestoreRequest; manifest: Manifest; lasting: PreservedDecisions },
): Promise<Pick<Restored, 'sessionsEnded' | 'withdrawnAgain'>> {
  return await transaction({ kysely: db.unhurried }, async (tx) => {
    const parts = rowsOf(request.path, config.backup.identity);
    const expected = () => manifest.tables.filter(({ name }) => isBackedUp(name));
    await refill(tx, { migrations: manifest.migrations, parts, expected });
    const writer = await createRowWriter(tx);
    for (const part of lasting.rows) await writer.writeMissing(part);
    const withdrawnAgain = await withdrawAgain({ now }, tx, lasting.withdrawn);
    await stopAgain(tx, lasting.stopped);
    if (request.isMailHeld) {
      const reason = 'It waited when the backup was made that was restored; send it again if it is still wanted';
      await sql`update mails set status = 'failed', last_error = ${reason} where status = 'queued'`.execute(tx);
    }
    return { sessionsEnded: await endAccess(tx, now()), withdrawnAgain };
  });
}

// A session may have been signed out or a link used since the backup; neither may work again. Returns the number of
// sessions ended.
async function endAccess(tx: QueryExecutorProvider, at: Date): Promise<number> {
  await sql`update account_links set used_at = ${at} where used_at is null`.execute(tx);
  const ended = await sql`update sessions set ended_at = ${at} where ended_at is null and expires_at > ${at}`.execute(
    tx,
  );
  return Number(ended.numAffectedRows ?? 0);
}

async function* rowsOf(path: string, identity: string | null): AsyncGenerator<Part> {
  for await (const entry of readArchive(path, identity)) {
    const part = partOf(entry);
    // Skips tables that older versions backed up and this one does not.
    if (part !== null && isBackedUp(part.table)) yield part;
  }
}

// Keeps the old secret beside the new one: the backup taken before the restore needs it.
async function putSecret({ config }: Restoring, path: string): Promise<void> {
  const file = tokenSecretFile(config);
  for await (const { name, bytes } of readArchive(path, config.backup.identity)) {
    if (name !== secretName) continue;
    await mkdir(config.dataDir, { recursive: true });
    await rename(file, `${file}.before-restore`).catch(() => {});
    await writeFile(`${file}.unfinished`, bytes, { mode: 0o600, flush: true });
    await rename(`${file}.unfinished`, file);
  }
}

async function resume(
  deps: Restoring,
  { isMailHeld }: RestoreRequest,
  known: ReadonlySet<string> | null,
): Promise<Pick<Restored, 'erasedAgain' | 'mails'>> {
  const { db, config, log, now } = deps;
  const jobs = await startJobQueue(db, log);
  try {
    const server = createDeps({ config, db, log, jobs, now }, await keyringOf(config));
    const erasedAgain = (await eraseAgain(server)) + (known === null ? 0 : await eraseReturnedRecords(server, known));
    const mails = isMailHeld ? 0 : await jobs.enqueueWaitingMails();
    return { erasedAgain, mails };
  } finally {
    await jobs.stop();
  }
}
