import { emptyTestPlace, makeTestPlace, type TestPlace } from './open.ts';

/** A database for a separate server process: its settings, and a function that removes it. */
export interface ServerDatabase {
  readonly settings: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** A database of the kind under test. The embedded one is in the server's own data folder. */
export async function serverDatabase(): Promise<ServerDatabase> {
  return await settingsTo(await makeTestPlace());
}

/** The same without tables. */
export async function emptyServerDatabase(): Promise<ServerDatabase> {
  return await settingsTo(await emptyTestPlace());
}

async function settingsTo(place: TestPlace): Promise<ServerDatabase> {
  if (place.settings.kind === 'postgres')
    return { settings: { DATABASE_URL: place.settings.url }, remove: place.remove };
  await place.remove();
  return { settings: {}, remove: async () => {} };
}
