import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BackupPlace, emptyTarget, makeBackupPlace, outside } from '../../test/backup.ts';
import { figure } from '../../test/quality.ts';
import type { Database } from '../db/connect.ts';
import { readArchive } from './archive-reader.ts';
import { createArchive } from './archive-writer.ts';
import { type Backup, makeBackup } from './back-up.ts';
import { largestEntryBytes, partBytes } from './entry-limits.ts';
import { restoreBackup } from './restore.ts';
import { cutIntoParts, sumRows } from './rows.ts';

const rows = 300;
const bytesOfRow = 300_000;

let source: Database;
let place: BackupPlace;
let identity: string;
let encrypted: Readonly<Record<string, string>>;

beforeAll(async () => {
  place = makeBackupPlace();
  identity = await generateX25519Identity();
  encrypted = { BACKUP_RECIPIENT: await identityToRecipient(identity) };
  source = await emptyTarget();
  await addLargeRows(source);
});
afterAll(async () => {
  await source.close();
  place.remove();
});

/** Adds rows as large as a record of a thousand assets and liabilities, 90 MB in each of two tables. */
async function addLargeRows(db: Database): Promise<void> {
  await db.query(
    `insert into idempotency_keys (scope, key_hash, request_mac, reply, created_at)
     select 'PUT /profiles', n::text, 'x', to_jsonb(repeat(md5(n::text), $1::int / 32)), now()
     from generate_series(1, $2::int) n`,
    [bytesOfRow, rows],
  );
  await db.query(
    `insert into audit_events (at, action, fields)
     select now(), 'client-updated', array[repeat(md5(n::text), $1::int / 32)] from generate_series(1, $2::int) n`,
    [bytesOfRow, rows],
  );
  await db.query(`insert into unsubscribes (email_mac, at) select n::text, now() from generate_series(1, 20000) n`);
}

function back(settings: Readonly<Record<string, string>> = {}): Promise<Backup> {
  return makeBackup({ db: source, config: place.config(settings), now: () => new Date() });
}

async function restored(path: string) {
  const db = await emptyTarget();
  const request = { path, isReplacing: false, isOtherSecretAccepted: false, isMailHeld: false, newer: null };
  await restoreBackup(outside(db, place.config({ BACKUP_IDENTITY: identity })), request);
  const sums = await db.unhurried.transaction().execute((tx) => sumRows(tx));
  await db.close();
  return sums.filter((sum) => sum.rows > 0);
}

async function entriesOf(path: string): Promise<{ name: string; size: number }[]> {
  const entries: { name: string; size: number }[] = [];
  for await (const { name, bytes } of readArchive(path, identity)) entries.push({ name, size: bytes.byteLength });
  return entries;
}

describe('rows as large as anybody can make them', () => {
  let equal = 0;

  it.each(['plain', 'encrypted'])('are in a backup and come back equal: %s', async (kind) => {
    const { path, manifest } = await back(kind === 'encrypted' ? encrypted : {});
    const entries = await entriesOf(path);
    const total = entries.reduce((sum, { size }) => sum + size, 0);
    expect(total).toBeGreaterThan(largestEntryBytes);
    expect(Math.max(...entries.map(({ size }) => size))).toBeLessThanOrEqual(partBytes);
    expect(entries.filter(({ name }) => name.includes('idempotency_keys'))).toEqual([]);
    expect(await restored(path)).toEqual(manifest.tables.filter((sum) => sum.rows > 0));
    equal += 1;
    figure('U20', 'backups of a 90 MB table restored equal, plain and encrypted', `${equal}/2`);
  });

  it('never make an entry of more than a tenth of what the reader takes', async () => {
    // A request body has at most 256 kB, and each of its characters takes at most six bytes in a line of JSON.
    const largestRow = 6 * 256 * 1024;
    const lengths = fc.array(fc.integer({ min: 0, max: largestRow }), { maxLength: 40 });
    const property = fc.asyncProperty(lengths, fc.constantFrom('x', 'ü', '投'), async (sizes, letter) => {
      const lines = sizes.map((size) => letter.repeat(Math.floor(size / Buffer.byteLength(letter))));
      const parts: string[][] = [];
      for await (const part of cutIntoParts(oneByOne(lines))) parts.push(part);
      expect(parts.flat()).toEqual(lines);
      for (const part of parts) {
        expect(Buffer.byteLength(`${part.join('\n')}\n`)).toBeLessThanOrEqual(largestEntryBytes / 10);
      }
    });
    await fc.assert(property, { numRuns: 40 });
  });
});

async function* oneByOne(lines: readonly string[]): AsyncGenerator<string[]> {
  for (const line of lines) yield [line];
}

describe('a backup that could not be restored', () => {
  it('is not made: an entry larger than the reader takes is refused by the writer', async () => {
    const archive = await createArchive(join(place.dir, 'large.tar.gz'), []);
    await expect(archive.add('x', Buffer.alloc(largestEntryBytes + 1))).rejects.toThrow('could not be restored');
    await archive.add('y', Buffer.alloc(largestEntryBytes));
    const path = join(place.dir, 'large.tar.gz');
    await archive.finish(async () => {});
    expect((await entriesOf(path)).map(({ size }) => size)).toEqual([largestEntryBytes]);
  });

  it('gets no name when its check fails', async () => {
    const dir = join(place.dir, 'unchecked');
    const archive = await createArchive(join(dir, 'x.tar.gz'), []);
    const refusal = archive.finish(async () => {
      throw new Error('the check failed');
    });
    await expect(refusal).rejects.toThrow('the check failed');
    expect(readdirSync(dir)).toEqual([expect.stringMatching(/\.unfinished$/)]);
    await archive.abandon();
    expect(readdirSync(dir)).toEqual([]);
  });

  it('has no name of its own and removes no other', async () => {
    const own = makeBackupPlace();
    const config = own.config({ BACKUP_KEEP: '1', ...encrypted });
    const { dir } = config.backup;
    const db = await emptyTarget();
    const made = await makeBackup({ db, config, now: () => new Date() });
    // One row larger than an archive entry may be.
    await db.query(`insert into audit_events (at, action, fields) values (now(), 'x', array[repeat('x', $1::int)])`, [
      largestEntryBytes,
    ]);
    await expect(makeBackup({ db, config, now: () => new Date() })).rejects.toThrow('could not be restored');
    expect(readdirSync(dir).map((name) => join(dir, name))).toEqual([made.path]);
    await db.close();
    own.remove();
  });
});
