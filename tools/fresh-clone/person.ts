import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const nobody = 65_534;

/** A user who starts the app: their system ids and npm cache. */
export type Person = {
  title: string;
  /** Ids to run their processes under; null for the current user. */
  ids: { uid: number; gid: number } | null;
  /** Creates their npm cache in an empty folder. */
  makeCache(folder: string): string;
  /** Gives them ownership of a folder and everything in it. */
  own(folder: string): void;
};

/** The current user, with an empty cache. */
export function thisUser(): Person {
  return {
    title: process.getuid?.() === 0 ? 'as root, with an empty npm cache' : 'as this user, with an empty npm cache',
    ids: null,
    makeCache: (folder) => makeFolder(folder),
    own: () => {},
  };
}

/** An unprivileged user whose npm cache is not writable; null when this user may not act for others. */
export function ordinaryUser(): Person | null {
  if (process.getuid?.() !== 0) return null;
  return {
    title: 'as an ordinary user, with a read-only npm cache',
    ids: { uid: nobody, gid: nobody },
    makeCache: (folder) => {
      makeFolder(folder);
      chmodSync(folder, 0o555);
      return folder;
    },
    own: (folder) => {
      execFileSync('chown', ['-R', `${nobody}:${nobody}`, folder]);
    },
  };
}

function makeFolder(parent: string): string {
  mkdirSync(join(parent), { recursive: true });
  return parent;
}
