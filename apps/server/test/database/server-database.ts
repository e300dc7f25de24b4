/** A database for a server process of its own: the settings that lead to it, and how to remove it. */
export interface ServerDatabase {
  readonly settings: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** An empty database of the kind under test. */
export async function serverDatabase(): Promise<ServerDatabase> {
  return { settings: {}, remove: async () => {} };
}
