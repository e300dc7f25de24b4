import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** Folder of the newest PostgreSQL installed by Debian, or undefined. */
export function postgresBinaries(): string | undefined {
  if (!existsSync(debianFolder)) return undefined;
  const versions = readdirSync(debianFolder).filter((name) => Number(name) >= 15);
  versions.sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(debianFolder, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** Why the tests cannot run on PostgreSQL here, or undefined if they can. */
export function whyNoPostgres(): string | undefined {
  if (process.env.TEST_DATABASE_URL !== undefined || postgresBinaries() !== undefined) return undefined;
  return `PostgreSQL 15 or later is not in ${debianFolder} and TEST_DATABASE_URL is not set`;
}
