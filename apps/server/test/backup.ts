import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../src/config.ts';
import { connectDatabase, type Database } from '../src/db/connect.ts';
import { createLog } from '../src/log.ts';
import { createImageStore } from '../src/storage/create-image-store.ts';
import { startTestApp, type TestApp } from './app.ts';
import { makeTestPlace } from './database/open.ts';
import { silentLog } from './database/silent-log.ts';
import { type FullPerson, makeFullPerson } from './privacy/person.ts';

/** The secret shared by source and target of a restore. */
export const sharedSecret = 'Zq3vT9xK1mWc7RbN5yLd8HsJ2fGp4QaE6uVi0oXt';

/** A folder for data and backups, with the matching configuration. */
export interface BackupPlace {
  readonly dir: string;
  config(settings?: Readonly<Record<string, string>>): Config;
  remove(): void;
}

/** Creates a folder for one test. */
export function makeBackupPlace(): BackupPlace {
  const dir = mkdtempSync(join(tmpdir(), 'freehold backup '));
  return {
    dir,
    config: (settings = {}) => readConfig({ NODE_ENV: 'test', DATA_DIR: dir, JWT_SECRET: sharedSecret, ...settings }),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

// Advances on each read, since backups are named by time.
let clock = Date.UTC(2026, 10, 21, 6);
const now = () => {
  clock += 1_000;
  return new Date(clock);
};

/** Dependencies of a restore besides the request. */
export function outside(db: Database, config: Config) {
  return { db, config, log: createLog('silent'), now };
}

/** Opens an empty, migrated database; closing it deletes it. */
export async function emptyTarget(): Promise<Database> {
  const place = await makeTestPlace();
  const db = await connectDatabase(place.settings, silentLog);
  return {
    ...db,
    close: async () => {
      await db.close();
      await place.remove();
    },
  };
}

/** The application with two people who have rows in every table, and an image. */
export interface FilledApp {
  readonly server: TestApp;
  readonly mary: FullPerson;
  readonly john: FullPerson;
  readonly imageName: string;
}

/** Starts an application and fills it through API calls; the image is stored in the place's folder. */
export async function startFilledApp(place: BackupPlace): Promise<FilledApp> {
  const server = await startTestApp({ settings: { JWT_SECRET: sharedSecret } });
  const adviser = await server.signedIn('ADMIN');
  const making = { adviser: adviser.authorization };
  const mary = await makeFullPerson(server, { ...making, mark: 'mary-canary', base: 731_731 });
  const john = await makeFullPerson(server, { ...making, mark: 'john-canary', base: 842_842 });
  // Portfolios hold any JSON (ENT-17), including values text columns reject.
  await server.deps.db.query('update profiles set portfolios = $2 where id = $1', [
    john.id,
    JSON.stringify(['\u0000', '\ud800', { '\u0000': 1e308, '\udc00': '\u2028' }]),
  ]);
  const { rows } = await server.deps.db.query(
    `insert into images (id, uploaded_by, width, height, size_bytes, created_at)
     values (gen_random_uuid(), $1, 4, 3, 12, now()) returning id`,
    [adviser.id],
  );
  const imageName = `${rows[0]?.id}.webp`;
  const { images } = place.config();
  await createImageStore(images).put(imageName, Buffer.from('picture bytes'));
  return { server, mary, john, imageName };
}
