import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectDatabase, type DatabaseSettings } from '../../src/db/connect.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { fastFolder } from '../fast-folder.ts';
import { administer } from './administer.ts';
import { postgresBinaries, whyNoPostgres } from './postgres-binaries.ts';
import { silentLog } from './silent-log.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';

/** Location of the run's migrated template, which each test file copies. */
export type TestTemplate =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly adminUrl: string; readonly template: string; readonly strategy: string }
  | { readonly kind: 'none' };

declare module 'vitest' {
  export interface ProvidedContext {
    testTemplate: TestTemplate;
  }
}

interface MadeTemplate {
  readonly template: TestTemplate;
  remove(): Promise<void>;
}

let made: MadeTemplate | undefined;

/**
 * Creates the migrated template once per run of a Vitest project; TEST_DATABASE in the project's `env` selects the
 * kind.
 */
export async function setup(project: TestProject): Promise<void> {
  const isPostgres = project.config.env.TEST_DATABASE === 'postgres';
  made = isPostgres ? await postgresTemplate() : await embeddedTemplate();
  project.provide('testTemplate', made.template);
}

/** Removes the template and, if we started it, the PostgreSQL server. */
export async function teardown(): Promise<void> {
  await made?.remove();
}

async function embeddedTemplate(): Promise<MadeTemplate> {
  const folder = mkdtempSync(join(tmpdir(), 'freehold-template-'));
  await migrate({ kind: 'embedded', dataDir: folder });
  return {
    template: { kind: 'embedded', folder: join(folder, 'postgres') },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgresTemplate(): Promise<MadeTemplate> {
  const given = process.env.TEST_DATABASE_URL;
  const bin = postgresBinaries();
  if (given !== undefined) return await templateOn({ adminUrl: given, strategy: 'wal_log' }, async () => {});
  if (bin === undefined) {
    process.stderr.write(`SKIPPED: the server's tests on PostgreSQL: ${whyNoPostgres()}\n`);
    return { template: { kind: 'none' }, remove: async () => {} };
  }
  const folder = fastFolder();
  const cluster = await startTemporaryCluster(bin, folder);
  // On tmpfs copied files take 87 ms to make and 61 to drop (224 and 105 through the log), on a disk 658 and 525.
  const strategy = folder === tmpdir() ? 'wal_log' : 'file_copy';
  return await templateOn({ adminUrl: cluster.url('postgres'), strategy }, () => cluster.remove());
}

interface TestServer {
  readonly adminUrl: string;
  readonly strategy: string;
}

async function templateOn(server: TestServer, removeServer: () => Promise<void>): Promise<MadeTemplate> {
  const { adminUrl } = server;
  const template = `freehold_template_${process.pid}`;
  await administer(adminUrl, `create database ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${template}`;
  await migrate({ kind: 'postgres', url: url.href });
  return {
    template: { kind: 'postgres', ...server, template },
    remove: async () => {
      await administer(adminUrl, `drop database ${template}`);
      await removeServer();
    },
  };
}

async function migrate(settings: DatabaseSettings): Promise<void> {
  const database = await connectDatabase(settings, silentLog);
  await migrateToLatest(database, silentLog);
  await database.close();
}
