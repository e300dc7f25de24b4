import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path));

/** Why a process cannot be given a fake time here; undefined if it can. */
export const whyNoFakedClock = library === undefined ? 'the Debian package faketime is not installed' : undefined;

/** A process's wall clock, adjustable from outside. */
export interface FakedClock {
  /** Environment for a process that should see it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Sets the clock this many minutes ahead of the real one; a running process sees it within a second. */
  setAhead(minutes: number): void;
  remove(): void;
}

/** A clock that starts at the real time. The monotonic clock, which measures durations, is not faked. */
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
