import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BackupPlace, emptyTarget, makeBackupPlace } from '../../test/backup.ts';
import type { Database } from '../db/connect.ts';
import { makeBackup } from './back-up.ts';
import { removeUnfinished, unfinishedName } from './unfinished.ts';

let db: Database;
let place: BackupPlace;

beforeAll(async () => {
  db = await emptyTarget();
});
afterAll(() => db.close());
beforeEach(() => {
  place = makeBackupPlace();
  return () => place.remove();
});

async function backUpAt(time: string, kind?: 'before-restore'): Promise<string> {
  const config = place.config({ BACKUP_KEEP: '2' });
  return (await makeBackup({ db, config, now: () => new Date(time) }, kind)).path;
}

function files(): string[] {
  const { dir } = place.config().backup;
  return readdirSync(dir)
    .map((name) => join(dir, name))
    .sort();
}

describe('the backups that stay', () => {
  it('are those made last, also after the clock was in the future', async () => {
    await backUpAt('2026-11-20T06:00:00Z');
    await backUpAt('2029-01-01T06:00:00Z');
    const first = await backUpAt('2026-11-21T06:00:00Z');
    const second = await backUpAt('2026-11-22T06:00:00Z');
    expect(files()).toEqual([first, second]);
  });

  it('do not count those of earlier versions as newer', async () => {
    await backUpAt('2026-11-20T06:00:00Z');
    const { dir } = place.config().backup;
    writeFileSync(join(dir, 'freehold-2029-01-01T06-00-00-000Z.tar.gz'), 'of an earlier version');
    const made = [await backUpAt('2026-11-21T06:00:00Z'), await backUpAt('2026-11-22T06:00:00Z')];
    expect(files()).toEqual(made);
  });

  it('do not count copies made before a restore, which go after 30 days', async () => {
    const old = await backUpAt('2026-10-22T05:59:59Z', 'before-restore');
    const recent = await backUpAt('2026-10-22T06:00:01Z', 'before-restore');
    expect(files()).toEqual([old, recent]);
    const made = await backUpAt('2026-11-21T06:00:00Z');
    expect(files()).toEqual([recent, made]);
  });
});

describe('what a killed backup left', () => {
  const left = (name: string): string => {
    const { dir } = place.config().backup;
    return join(dir, name);
  };

  it('is removed by the next one, and nothing that a living process writes', async () => {
    await backUpAt('2026-11-20T06:00:00Z');
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
    const host = hostname().replaceAll(/[^\w-]/g, '_');
    const ofChild = left(`freehold-x.tar.gz.${child.pid}-0123abcd@${host}.unfinished`);
    const ofThis = unfinishedName(left('freehold-y.tar.gz'));
    const elsewhere = left('freehold-z.tar.gz.1-0123abcd@other-machine.unfinished');
    const earlierRun = left(`freehold-w.tar.gz.${process.pid}-00000000@${host}.unfinished`);
    for (const path of [ofChild, ofThis, elsewhere, earlierRun]) writeFileSync(path, 'half');
    const { dir } = place.config().backup;
    expect(await removeUnfinished(dir)).toBe(1);
    expect(files().filter((path) => path.endsWith('.unfinished'))).toEqual([ofChild, ofThis, elsewhere].sort());
    child.kill('SIGKILL');
    await once(child, 'exit');
    await backUpAt('2026-11-21T06:00:00Z');
    expect(files().filter((path) => path.endsWith('.unfinished'))).toEqual([ofThis, elsewhere].sort());
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    utimesSync(elsewhere, yesterday, yesterday);
    expect(await removeUnfinished(dir)).toBe(1);
  });

  it('is no trouble where there is no folder yet', async () => {
    expect(await removeUnfinished(join(place.dir, 'none'))).toBe(0);
  });
});
