import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandEnd, runCommandFile } from '../commands.ts';
import { serverDatabase } from '../database/server-database.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { adviser, behindProxy } from '../people.ts';
import { type ServerProcess, startServerProcess } from '../process.ts';

/** The product as deployed: a server process on its own database, with a mail server that accepts everything. */
export interface WholeProduct {
  readonly address: string;
  readonly port: number;
  readonly mails: MailServer;
  readonly server: () => ServerProcess;
  readonly settings: Readonly<Record<string, string>>;
  /** Runs one of the product's commands with the same settings. */
  command(name: string, args?: readonly string[], settings?: Readonly<Record<string, string>>): Promise<CommandEnd>;
  /** Stops the server with a signal and restarts it on the same port and data. */
  restart(signal: 'SIGKILL' | 'SIGTERM', settings?: Readonly<Record<string, string>>): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Starts the product on a new database of the kind under test, or on an embedded one, which uses the clock of its
 * process.
 */
export async function startWholeProduct(
  more: Readonly<Record<string, string>> = {},
  { isEmbedded = false }: { isEmbedded?: boolean } = {},
): Promise<WholeProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'freehold neighbour '));
  const database = isEmbedded ? { settings: {}, remove: async () => {} } : await serverDatabase();
  const mails = await startMailServer();
  const settings = {
    DATA_DIR: dataDir,
    DEMO_ADMIN_PASSWORD: adviser.password,
    SMTP_URL: mails.url,
    MAIL_FROM: 'Freehold <reports@freehold.example>',
    ...behindProxy,
    ...database.settings,
    ...more,
  };
  let server = await startServerProcess(settings);
  const port = Number(new URL(server.address).port);
  return {
    address: server.address,
    port,
    mails,
    settings,
    server: () => server,
    command: (name, args = [], extra = {}) => runCommandFile(name, args, { ...settings, ...extra }),
    restart: async (signal, extra = {}) => {
      await server.end(signal);
      server = await startServerProcess({ ...settings, ...extra, PORT: String(port) });
    },
    remove: async () => {
      await server.end('SIGTERM');
      await mails.close();
      await database.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
