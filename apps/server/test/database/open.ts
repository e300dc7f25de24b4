import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { connectDatabase, type Database, type DatabaseSettings } from '../../src/db/connect.ts';
import { fastFolder } from '../fast-folder.ts';
import { administer } from './administer.ts';
import type { TestTemplate } from './global-setup.ts';
import { silentLog } from './silent-log.ts';

/** Location of a test's own database, with a function that removes it. */
export interface TestPlace {
  readonly settings: DatabaseSettings;
  remove(): Promise<void>;
}

/** The kind of database this run's tests use. */
export const testDatabaseKind = inject('testTemplate').kind;

/** A fresh migrated database for one test file; closing it deletes it. */
export async function openTestDatabase(): Promise<Database> {
  const place = await makeTestPlace();
  const database = await connectDatabase(place.settings, silentLog);
  const close = async () => {
    await database.close();
    await place.remove();
  };
  return { ...database, close };
}

/** A copy of the run's migrated template, not yet opened, for tests that open it more than once. */
export async function makeTestPlace(): Promise<TestPlace> {
  const template = inject('testTemplate');
  if (template.kind === 'none') throw new Error('There is no PostgreSQL to test on');
  return template.kind === 'embedded' ? embeddedPlace(template.folder) : await postgresPlace(template);
}

/** Location for a database without tables, not yet opened. */
export async function emptyTestPlace(): Promise<TestPlace> {
  const template = inject('testTemplate');
  if (template.kind === 'none') throw new Error('There is no PostgreSQL to test on');
  return template.kind === 'embedded' ? embeddedPlace() : await postgresPlace({ ...template, template: 'template0' });
}

function embeddedPlace(template?: string): TestPlace {
  const dataDir = mkdtempSync(join(fastFolder(), 'freehold-test-'));
  if (template !== undefined) cpSync(template, join(dataDir, 'postgres'), { recursive: true });
  return {
    settings: { kind: 'embedded', dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function postgresPlace(from: TestTemplate & { kind: 'postgres' }): Promise<TestPlace> {
  const name = `freehold_test_${randomUUID().replaceAll('-', '')}`;
  await administer(from.adminUrl, `create database ${name} template ${from.template} strategy ${from.strategy}`);
  const url = new URL(from.adminUrl);
  url.pathname = `/${name}`;
  return {
    settings: { kind: 'postgres', url: url.href },
    remove: async () => {
      await administer(from.adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}
