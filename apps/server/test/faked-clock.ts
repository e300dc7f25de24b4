import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path));

/** Why no process can be given another time here; undefined where one can. */
export const whyNoFakedClock = library === undefined ? 'the Debian package faketime is not installed' : undefined;

/** The time as a process sees it, moved on from outside. */
export interface FakedClock {
  /** What a process is started with to see it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Moves the clock so many minutes past the real one; a process that runs sees it within a second. */
  setAhead(minutes: number): void;
  remove(): void;
}

/** A clock that stands right. How long things last is measured by another one, which goes on evenly. */
export function fakedClock(): FakedClock {
  const folder = mkdtempSync(join(tmpdir(), 'freehold-clock-'));
  const file = join(folder, 'ahead');
  const setAhead = (minutes: number): void => writeFileSync(file, `+${minutes}m\n`);
  setAhead(0);
  return {
    settings: {
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    setAhead,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
