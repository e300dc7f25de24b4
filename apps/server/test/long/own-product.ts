import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { behindProxy } from '../people.ts';
import { type ServerProcess, startServerProcess } from '../process.ts';
import { type DatabaseKind, ownCluster } from './own-cluster.ts';

/** A server process with its own database, and a function that removes both. */
export interface OwnProduct {
  readonly server: ServerProcess;
  remove(): Promise<void>;
}

/** Starts a server behind a proxy, on a new database of the kind, with further settings. */
export async function startOwnProduct(
  kind: DatabaseKind,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'freehold-long-'));
  const own = kind === 'postgres' ? await ownCluster() : null;
  const database: Record<string, string> = own === null ? {} : { DATABASE_URL: own.url };
  const server = await startServerProcess({ DATA_DIR: dataDir, ...database, ...behindProxy, ...settings });
  return {
    server,
    remove: async () => {
      await server.end('SIGTERM');
      await own?.cluster.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
