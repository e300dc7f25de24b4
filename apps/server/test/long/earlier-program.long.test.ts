import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '../../src/db/migrations/list.ts';
import { aBorrowingLead, aLiability, anAsset, aProfile } from '../builders.ts';
import { type ServerDatabase, serverDatabase } from '../database/server-database.ts';
import { behindProxy, newClient, newCredentials, send, signedIn, signedInAdviser } from '../people.ts';
import { type ServerProcess, startServerProcess } from '../process.ts';
import { figure, notRun } from '../quality.ts';
import { layOut, programBeforeNewestMigration } from './earlier-program.ts';

const secret = 'Zq3vT9xK1mWc7RbN5yLd8HsJ2fGp4QaE6uVi0oXt';
let folder: string;
let database: ServerDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'freehold-earlier-'));
  database = await serverDatabase();
});
afterAll(async () => {
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a typical day's calls; returns the unexpected statuses. */
async function dayOf(address: string): Promise<string[]> {
  const wrong: string[] = [];
  const see = (what: string, status: number, expected: number) => {
    if (status !== expected) wrong.push(`${what}: ${status}`);
  };
  const credentials = newCredentials();
  await newClient(address, credentials);
  const { id, token } = await signedIn(address, credentials);
  const details = `${address}/api/profiles/${id}/details`;
  const body = { profile: aProfile({ occupation: 'Engineer' }), assets: [anAsset()], liabilities: [aLiability()] };
  see('details saved', (await send(details, { method: 'PUT', token, body, key: randomUUID() })).status, 200);
  const read = await send(details, { method: 'GET', token });
  see('details read', read.status, 200);
  expect(read.body).toMatchObject({ profile: { occupation: 'Engineer' }, assets: [{}], liabilities: [{}] });
  const lead = aBorrowingLead({ email: `${randomUUID()}@example.com` });
  see('lead', (await send(`${address}/api/borrowing-leads`, { body: lead, key: randomUUID() })).status, 201);
  const desk = (await signedInAdviser(address)).token;
  for (const list of ['properties', 'leads', 'profiles', 'mails']) {
    see(list, (await send(`${address}/api/${list}`, { method: 'GET', token: desk })).status, 200);
  }
  see('client of the desk', (await send(details, { method: 'GET', token: desk })).status, 200);
  return wrong;
}

it('the program from before the newest migration does its work on the schema of now, beside the program of now', async () => {
  const earlier = programBeforeNewestMigration();
  if (earlier === null) {
    notRun('U94', 'not known: the history of the repository is not there');
    return;
  }
  expect(earlier.migrations.length).toBeLessThan(migrations.length);
  const server = layOut(earlier, folder);
  const settings = { ...database.settings, ...behindProxy, JWT_SECRET: secret };
  const started: ServerProcess[] = [];
  const start = async (dataDir: string, cwd?: string) => {
    mkdirSync(join(folder, dataDir));
    const process = await startServerProcess({ ...settings, DATA_DIR: join(folder, dataDir) }, cwd);
    started.push(process);
    return process;
  };
  try {
    const now = await start('now');
    const before = await start('before', server);
    expect(await dayOf(before.address)).toEqual([]);
    expect(await dayOf(now.address)).toEqual([]);
    expect(before.output()).not.toMatch(/"level":"(error|fatal)"/);
    const missing = migrations.length - earlier.migrations.length;
    figure(
      'U94',
      `refusals and errors of the program of ${earlier.commit}, ${missing} migration behind, in a day’s work`,
      '0',
    );
  } finally {
    for (const process of started) await process.end('SIGTERM');
  }
});
