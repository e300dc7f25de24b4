import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const nobody = 65_534;

/** Someone who starts the product: who they are for the system, and the npm cache they have. */
export type Person = {
  title: string;
  /** The ids a process of theirs runs under; none for the user who runs this. */
  ids: { uid: number; gid: number } | null;
  /** Makes the npm cache they would bring, in an empty folder. */
  makeCache(folder: string): string;
  /** Gives a folder and all in it to them. */
  own(folder: string): void;
};

/** The user who runs this, with an empty cache. */
export function thisUser(): Person {
  return {
    title: process.getuid?.() === 0 ? 'as root, with an empty npm cache' : 'as this user, with an empty npm cache',
    ids: null,
    makeCache: (folder) => makeFolder(folder),
    own: () => {},
  };
}

/** Someone without rights, whose npm cache cannot be written; null when this user may not act for others. */
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
