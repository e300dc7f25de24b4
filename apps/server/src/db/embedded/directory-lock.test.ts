import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startDatabaseChild } from '../../../test/database/child.ts';
import { makeTestPlace } from '../../../test/database/open.ts';
import { DirectoryInUse, lockDirectory } from './directory-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'freehold lock '));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  test('makes the folder with its parents', async () => {
    const lock = await lockDirectory(join(folder, 'a', 'b'));
    expect(readdirSync(join(folder, 'a', 'b', 'locks'))).toHaveLength(1);
    await lock.release();
    expect(readdirSync(join(folder, 'a', 'b', 'locks'))).toEqual([]);
  });

  test('holds in a folder whose name is longer than a socket address', async () => {
    const deep = join(folder, 'x'.repeat(120));
    const lock = await lockDirectory(deep);
    await expect(lockDirectory(deep)).rejects.toThrow(DirectoryInUse);
    await lock.release();
  });

  test('refuses a second opening in the same process, and says so', async () => {
    const lock = await lockDirectory(folder);
    const refusal = await lockDirectory(folder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DirectoryInUse);
    expect(String(refusal)).toContain(folder);
    expect(String(refusal)).toContain(`this process (${process.pid})`);
    await lock.release();
    await (await lockDirectory(folder)).release();
  });

  test('of ten that come at once, never two hold it', async () => {
    let holders = 0;
    let most = 0;
    const take = async () => {
      const lock = await lockDirectory(folder);
      holders += 1;
      most = Math.max(most, holders);
      await new Promise(setImmediate);
      holders -= 1;
      await lock.release();
    };
    const ends = await Promise.allSettled(Array.from({ length: 10 }, take));
    expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(most).toBe(1);
  });

  test('a second process is told which process has the folder; after kill -9 the folder is free', async () => {
    const place = await makeTestPlace();
    const settings =
      place.settings.kind === 'embedded' ? place.settings : { kind: 'embedded' as const, dataDir: folder };
    const { dataDir } = settings;
    const first = startDatabaseChild(settings, 'hold');
    expect(await first.line(1)).toBe('open');

    const second = startDatabaseChild(settings, 'hold');
    expect(await second.line(1)).toBe(
      `refused: Error: The data folder ${dataDir} is already open in process ${first.pid}. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
    await second.ended();

    await first.kill();
    expect(readdirSync(join(dataDir, 'locks'))).toHaveLength(1);
    const third = startDatabaseChild(settings, 'hold');
    expect(await third.line(1)).toBe('open');
    expect(readdirSync(join(dataDir, 'locks'))).toHaveLength(1);
    await third.kill();
    await place.remove();
  });
});
