import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendCall } from '../../test/access/world.ts';
import { startTestApp } from '../../test/app.ts';
import {
  type BackupPlace,
  emptyTarget,
  type FilledApp,
  makeBackupPlace,
  outside,
  sharedSecret,
  startFilledApp,
} from '../../test/backup.ts';
import { connectRecords, made, proveAddress } from '../../test/privacy/person.ts';
import { findInDatabase } from '../../test/privacy/search.ts';
import { figure } from '../../test/quality.ts';
import type { Database } from '../db/connect.ts';
import { unsubscribeLink } from '../features/privacy/index.ts';
import { createArchive } from './archive-writer.ts';
import { type Backup, makeBackup } from './back-up.ts';
import { manifestName } from './manifest.ts';
import { BackupRefused } from './refused.ts';
import { type RestoreRequest, restoreBackup } from './restore.ts';
import { sumRows } from './rows.ts';
import { isBackedUp } from './tables.ts';
import { verifyBackup } from './verify.ts';

let place: BackupPlace;
let filled: FilledApp;
let backup: Backup;

beforeAll(async () => {
  place = makeBackupPlace();
  filled = await startFilledApp(place);
  backup = await makeBackup({ db: filled.server.deps.db, config: place.config(), now: () => new Date() });
});
afterAll(async () => {
  await filled.server.close();
  place.remove();
});

const plain: RestoreRequest = {
  path: '',
  isReplacing: false,
  isOtherSecretAccepted: false,
  isMailHeld: false,
  newer: null,
};

function restore(db: Database, request: Partial<RestoreRequest>, settings?: Record<string, string>) {
  return restoreBackup(outside(db, place.config(settings)), { ...plain, path: backup.path, ...request });
}

const unchecked = async (): Promise<void> => {};

function sums(db: Database) {
  return db.unhurried.transaction().execute((tx) => sumRows(tx));
}

/** Restores into a fresh database and passes it to `work`. */
async function restored<T>(request: Partial<RestoreRequest>, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await emptyTarget();
  try {
    await restore(db, request);
    return await work(db);
  } finally {
    await db.close();
  }
}

describe('a drill: filled, backed up, lost, restored', () => {
  it('has every row and picture again, and people sign in as before', async () => {
    const before = await sums(filled.server.deps.db);
    const backedUp = before.filter(({ name }) => isBackedUp(name));
    expect(backedUp).toEqual(backup.manifest.tables);
    expect(before.filter(({ rows }) => rows > 0).length).toBeGreaterThan(15);
    const other = makeBackupPlace();
    const db = await emptyTarget();
    const done = await restoreBackup(outside(db, other.config()), { ...plain, path: backup.path });
    const after = await sums(db);
    // Sessions and links are restored as ended, and stored responses are not restored; everything else is identical.
    const changed = ['sessions', 'account_links'];
    const kept = (all: typeof before) => all.filter(({ name }) => isBackedUp(name) && !changed.includes(name));
    expect(kept(after)).toEqual(kept(before));
    expect(after.find(({ name }) => name === 'idempotency_keys')?.rows).toBe(0);
    expect((await db.query('select from account_links where used_at is null')).rowCount).toBe(0);
    expect((await filled.server.deps.db.query('select from account_links where used_at is null')).rowCount).toBe(2);
    expect(done).toMatchObject({ safetyCopy: null, images: 1, erasedAgain: 0 });
    expect(done.sessionsEnded).toBeGreaterThan(0);
    expect(readFileSync(join(other.dir, 'images', filled.imageName), 'utf8')).toBe('picture bytes');
    const server = await startTestApp({ db, settings: { JWT_SECRET: sharedSecret } });
    const { email, password, id, authorization } = filled.mary;
    expect(
      (await sendCall(server, { method: 'GET', path: `/profiles/${id}`, headers: { authorization } })).statusCode,
    ).toBe(401);
    const { accessToken } = await made(server, { method: 'POST', path: '/auth/login', body: { email, password } });
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await made(server, { method: 'GET', path: `/profiles/${id}`, headers })).id).toBe(id);
    await server.close();
    other.remove();
    figure(
      'M1',
      'tables whose count and checksum are equal after the drill',
      `${kept(after).length}/${kept(before).length}`,
    );
  });

  it('lets numbered rows go on behind the restored ones', async () => {
    await restored({}, async (db) => {
      const { rows: top } = await db.query('select max(id) as id from audit_events');
      const { rows } = await db.query(`insert into audit_events (at, action) values (now(), 'sign-in') returning id`);
      expect(rows[0]?.id).toBe(Number(top[0]?.id) + 1);
    });
  });

  it('gives every mail that waited its job again, or holds it where that was asked', async () => {
    const waiting = `select count(*)::int as n from mails where status = 'queued'`;
    const jobs = `select count(*)::int as n from jobs.job where name = 'mail'`;
    const { rows } = await filled.server.deps.db.query(waiting);
    expect(rows[0]?.n).toBeGreaterThan(0);
    await restored({}, async (db) => expect((await db.query(jobs)).rows).toEqual(rows));
    await restored({ isMailHeld: true }, async (db) => {
      expect([(await db.query(waiting)).rows[0]?.n, (await db.query(jobs)).rows[0]?.n]).toEqual([0, 0]);
    });
  });
});

describe('what is there before a restore', () => {
  it('is refused without the flag, and otherwise copied first; the copy brings it back', async () => {
    const db = await emptyTarget();
    await db.query(`insert into erasures (profile_id, email_mac, erased_at) values (gen_random_uuid(), 'code', now())`);
    const before = await sums(db);
    await expect(restore(db, {})).rejects.toThrow('--replace');
    expect(await sums(db)).toEqual(before);
    const { safetyCopy } = await restore(db, { isReplacing: true });
    expect(safetyCopy).toContain('before-restore-');
    const { rows } = await db.query('select count(*)::int as n from erasures');
    expect(rows[0]?.n).toBe(1);
    await restore(db, { path: safetyCopy ?? '', isReplacing: true });
    expect(await sums(db)).toEqual(before);
    await db.close();
  });

  it('stays when the backup is of another secret, unless that is accepted', async () => {
    const db = await emptyTarget();
    const other = { JWT_SECRET: 'another secret of at least thirty-two bytes' };
    await expect(restore(db, {}, other)).rejects.toThrow('JWT_SECRET');
    await expect(restore(db, { isOtherSecretAccepted: true }, other)).resolves.toMatchObject({ safetyCopy: null });
    await db.close();
  });

  it('stays when rows break a rule of the database half-way', async () => {
    const path = join(place.dir, 'orphan.tar.gz');
    const line = '{"user_id":"00000000-0000-4000-8000-000000000000","code_mac":"x"}';
    const sha256 = createHash('sha256').update(`${line}\n`).digest('hex');
    const emptySum = createHash('sha256').digest('hex');
    const tables = backup.manifest.tables.map(({ name }) =>
      name === 'recovery_codes' ? { name, rows: 1, sha256 } : { name, rows: 0, sha256: emptySum },
    );
    const archive = await createArchive(path, []);
    await archive.add('tables/000001-recovery_codes.jsonl', Buffer.from(`${line}\n`));
    const images = { kind: 's3' };
    await archive.add(manifestName, Buffer.from(JSON.stringify({ ...backup.manifest, tables, images })));
    await archive.finish(unchecked);
    const db = await emptyTarget();
    await db.query(`insert into unsubscribes (email_mac, at) values ('code', now())`);
    const before = await sums(db);
    await expect(restore(db, { path, isReplacing: true })).rejects.toMatchObject({ code: '23503' });
    expect(await sums(db)).toEqual(before);
    await db.close();
  });
});

/** More than twenty files that are not the backup: flipped bits, truncated files and other kinds of file. */
function damaged(whole: Buffer): [string, Buffer][] {
  const flips = Array.from({ length: 14 }, (_, n): [string, Buffer] => {
    const bytes = Buffer.from(whole);
    const place = Math.floor((n * (whole.length - 1)) / 13);
    bytes[place] = (bytes[place] ?? 0) ^ (1 << (n % 8));
    return [`bit ${n % 8} of byte ${place} flipped`, bytes];
  });
  const cuts = [0, 1, 10, Math.floor(whole.length / 2), whole.length - 33, whole.length - 1].map(
    (length): [string, Buffer] => [`cut to ${length} bytes`, whole.subarray(0, length)],
  );
  return [
    ...flips,
    ...cuts,
    ['followed by a byte', Buffer.concat([whole, Buffer.from([0])])],
    ['twice', Buffer.concat([whole, whole])],
    ['a text', Buffer.from('not a backup')],
    ['another gzip file', gzipSync('not a backup')],
    ['random bytes', Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 251))],
  ];
}

describe('a damaged backup', () => {
  it('is refused before anything is touched', async () => {
    const db = await emptyTarget();
    const before = await sums(db);
    const path = join(place.dir, 'damaged.tar.gz');
    const cases = damaged(readFileSync(backup.path));
    for (const [what, bytes] of cases) {
      writeFileSync(path, bytes);
      await expect(restore(db, { path }), what).rejects.toThrow(BackupRefused);
    }
    expect(await sums(db)).toEqual(before);
    expect(existsSync(join(place.dir, 'jobs'))).toBe(false);
    await db.close();
    figure('M4', 'damaged, cut and foreign files refused, database untouched', `${cases.length}/${cases.length}`);
  });

  it('of a newer version, or of migrations that were edited, is refused by name', async () => {
    const newer = [...backup.manifest.migrations, { name: '9999-future', sha256: 'a'.repeat(64) }];
    const edited = backup.manifest.migrations.map((one) => ({ ...one, sha256: 'b'.repeat(64) }));
    const db = await emptyTarget();
    for (const [n, migrations] of [newer, edited].entries()) {
      const path = join(place.dir, `newer-${n}.tar.gz`);
      const archive = await createArchive(path, []);
      const tables = backup.manifest.tables.filter(({ rows }) => rows === 0);
      const manifest = { ...backup.manifest, tables, migrations, images: { kind: 's3' } };
      await archive.add(manifestName, Buffer.from(JSON.stringify(manifest)));
      await archive.finish(unchecked);
      await expect(restore(db, { path })).rejects.toThrow('of a newer or another version');
    }
    await db.close();
  });
});

describe('an encrypted backup', () => {
  it('is opened by its key alone, is its owner’s alone, and only so many stay', async () => {
    const identity = await generateX25519Identity();
    const recipient = await identityToRecipient(identity);
    const own = makeBackupPlace();
    const settings = { BACKUP_RECIPIENT: recipient, BACKUP_KEEP: '2', JWT_SECRET: sharedSecret };
    const { db } = filled.server.deps;
    let hour = 0;
    const now = () => new Date(Date.UTC(2026, 10, 21, hour));
    const paths: string[] = [];
    for (; hour < 4; hour += 1) paths.push((await makeBackup({ db, config: own.config(settings), now })).path);
    const path = paths.at(-1) ?? '';
    const { dir } = own.config().backup;
    expect(readdirSync(dir).map((name) => join(dir, name))).toEqual(paths.slice(-2));
    expect([statSync(dir).mode & 0o777, statSync(path).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(readFileSync(path, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    await expect(verifyBackup(path, null)).rejects.toThrow('BACKUP_IDENTITY');
    await expect(verifyBackup(path, await generateX25519Identity())).rejects.toThrow(BackupRefused);
    expect((await verifyBackup(path, identity)).tables).toEqual(backup.manifest.tables);
    appendFileSync(path, 'x');
    await expect(verifyBackup(path, identity)).rejects.toThrow(BackupRefused);
    own.remove();
    figure('M5', 'encrypted, opened by its key alone, 0600 in 0700, the newest kept', '5/5');
  });
});

describe('people who were erased, and who unsubscribed, since the backup', () => {
  it('stay erased and unsubscribed after a restore', async () => {
    const db = await emptyTarget();
    await restore(db, {});
    const server = await startTestApp({
      db: { ...db, close: async () => {} },
      settings: { JWT_SECRET: sharedSecret },
    });
    const { email, password } = filled.mary;
    const { accessToken } = await made(server, { method: 'POST', path: '/auth/login', body: { email, password } });
    const headers = { authorization: `Bearer ${accessToken}` };
    await made(server, { method: 'POST', path: `/profiles/${filled.mary.id}/erase`, body: { password }, headers });
    const link = new URL(unsubscribeLink(server.deps, filled.john.email));
    await server.app.inject({ method: 'POST', url: `${link.pathname}${link.search}`, payload: {} });
    const { rows: unsubscribed } = await db.query('select email_mac from unsubscribes');
    expect(unsubscribed).toHaveLength(1);
    await server.app.close();
    await server.deps.jobs.stop();
    const newer = await makeBackup({ db, config: place.config(), now: () => new Date(Date.now() + 60_000) });

    const { erasedAgain } = await restore(db, { isReplacing: true });
    expect(erasedAgain).toBeGreaterThan(0);
    expect(await findInDatabase(db, filled.mary.canaries)).toEqual([]);
    expect((await findInDatabase(db, filled.john.canaries)).length).toBeGreaterThan(0);
    expect((await db.query('select email_mac from unsubscribes')).rows).toEqual(unsubscribed);
    await db.close();

    // The database is lost together with its list of erasures; a newer backup still has the list.
    await restored({ newer: newer.path }, async (lost) => {
      expect(await findInDatabase(lost, filled.mary.canaries)).toEqual([]);
    });
    figure('M6', 'canaries of an erased person after a restore', '0');
  });

  it('stay erased although the backup is from before their record was joined with their account', async () => {
    const db = await emptyTarget();
    const server = await startTestApp({ db: { ...db, close: async () => {} }, settings: { JWT_SECRET: sharedSecret } });
    const { authorization } = await server.signedIn('ADMIN');
    const email = 'joined-canary@people.example';
    const enter = async (firstName: string, address: string): Promise<string> => {
      const body = { profile: { email: address, firstName, grossIncome: 565_656 } };
      const call = { method: 'POST', path: '/profiles/details', body, headers: { authorization } } as const;
      return (await sendCall(server, call)).json().profile.id;
    };
    const recordId = await enter('joined-canary first', email);
    await enter('Somebody else', 'other@people.example');
    const before = await makeBackup({ db, config: place.config(), now: () => new Date(Date.now() + 120_000) });

    const account = { firstName: 'Joined', lastName: 'Person', email, password: 'joined-person-password-7' };
    const { id } = await made(server, { method: 'POST', path: '/auth/register', body: account });
    await proveAddress(server, { id, password: account.password });
    await connectRecords(server, { id, adviser: authorization });
    const isJoined = `select from audit_events where action = 'records-linked' and $1 = any (fields)`;
    expect((await db.query(isJoined, [`record.${recordId}`])).rowCount).toBe(1);
    await enter('Partner of theirs', email);
    const { accessToken } = await made(server, {
      method: 'POST',
      path: '/auth/login',
      body: { email, password: account.password },
    });
    const headers = { authorization: `Bearer ${accessToken}` };
    const body = { password: account.password };
    await made(server, { method: 'POST', path: `/profiles/${id}/erase`, body, headers });
    await server.app.close();
    await server.deps.jobs.stop();
    const withPartner = await makeBackup({ db, config: place.config(), now: () => new Date(Date.now() + 180_000) });

    await restore(db, { path: withPartner.path, isReplacing: true });
    const { rows } = await db.query('select first_name from profiles order by first_name');
    expect(rows).toEqual([{ first_name: 'Partner of theirs' }, { first_name: 'Somebody else' }]);
    expect((await restore(db, { path: before.path, isReplacing: true })).erasedAgain).toBeGreaterThan(0);
    expect(await findInDatabase(db, ['joined-canary'])).toEqual([]);
    expect((await db.query('select first_name from profiles')).rows).toEqual([{ first_name: 'Somebody else' }]);
    // Written by a version without former ids, so only the address leads to the record.
    await db.query('delete from erasures where profile_id = $1', [recordId]);
    expect((await restore(db, { path: before.path, isReplacing: true })).erasedAgain).toBe(1);
    expect(await findInDatabase(db, ['joined-canary'])).toEqual([]);
    await db.close();
    figure('U24', 'canaries of a person who was entered by an adviser, joined, erased and restored', '0');
  });
});
