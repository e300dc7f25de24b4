import { randomUUID } from 'node:crypto';
import { joinAskedSchema } from '@freehold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readConfig } from '../../src/config.ts';
import { connectDatabase } from '../../src/db/connect.ts';
import { canariesIn, markedRecord } from '../access/canaries.ts';
import { silentLog } from '../database/silent-log.ts';
import { newClient, type Person, send, signedInAdviser } from '../people.ts';
import { findInDatabase } from '../privacy/search.ts';
import { figure } from '../quality.ts';
import { newestFile } from './backup-files.ts';
import { mailTo, tokenIn } from './letters.ts';
import { startWholeProduct, type WholeProduct } from './product.ts';

const mark = 'erased-canary';
const email = `${mark}@people.example`;
const password = 'a password of theirs 7';
const record = markedRecord(mark, 707_070);
const canaries = [...canariesIn(record).filter((text) => text !== 'Mortgage'), mark];
const enteredSchema = z.object({ profile: z.object({ id: z.string() }) });

let product: WholeProduct;
let adviser: Person;

beforeAll(async () => {
  product = await startWholeProduct();
  adviser = await signedInAdviser(product.address);
});
afterAll(() => product.remove());

/** Makes a call that must succeed; returns its response body. */
async function done(method: string, path: string, { as, body }: { as?: Person; body?: object } = {}): Promise<unknown> {
  const answer = await send(`${product.address}/api${path}`, {
    method,
    ...(body ? { body } : {}),
    ...(as ? { token: as.token } : {}),
    ...(method === 'GET' ? {} : { key: randomUUID() }),
  });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Signs up with the record's address, confirms it by mail and has the adviser connect the record. */
async function joinedClient(): Promise<Person> {
  const client = await newClient(product.address, { email, password });
  const token = tokenIn(await mailTo(product.mails, email, 'Confirm'));
  await done('POST', '/auth/verify-email', { body: { token, password } });
  const asked = z.array(joinAskedSchema).parse(await done('GET', `/joins?clientId=${client.id}`, { as: adviser }));
  const recordId = asked[0]?.records[0]?.id;
  await done('POST', '/joins/connect', { as: adviser, body: { accountId: client.id, recordId } });
  return client;
}

/** Places in the database that contain a canary. The server must have exited. */
async function found(): Promise<string[]> {
  const { database } = readConfig({ NODE_ENV: 'test', ...product.settings });
  const db = await connectDatabase(database, silentLog);
  try {
    return await findInDatabase(db, canaries);
  } finally {
    await db.close();
  }
}

describe('whole product, mean neighbour: an old backup', () => {
  it('brings nobody back: entered by an adviser, backed up, signed up, joined, erased, restored', {
    timeout: 600_000,
  }, async () => {
    const other = { ...markedRecord('kept-canary', 717_171).profile, email: 'kept@people.example', firstName: 'Kept' };
    await done('POST', '/profiles/details', { as: adviser, body: { profile: other } });
    const profile = { ...record.profile, email, firstName: 'Jane' };
    const entered = enteredSchema.parse(
      await done('POST', '/profiles/details', { as: adviser, body: { ...record, profile } }),
    );
    await product.server().end('SIGTERM');
    expect(await product.command('backup')).toMatchObject({ code: 0 });
    const backup = newestFile(product.settings, 'backups');
    expect(await found()).not.toEqual([]);

    await product.restart('SIGTERM');
    const client = await joinedClient();
    const seen = JSON.stringify(await done('GET', `/profiles/${client.id}/details`, { as: client }));
    expect(seen).toContain(record.profile.occupation);
    await done('POST', `/profiles/${client.id}/erase`, { as: client, body: { password } });
    await product.server().end('SIGTERM');

    for (let time = 0; time < 2; time += 1) {
      expect(await product.command('restore', [backup, '--replace'])).toMatchObject({ code: 0 });
      expect(await found()).toEqual([]);
    }
    await product.restart('SIGTERM');
    adviser = await signedInAdviser(product.address);
    for (const path of ['/profiles?limit=100', '/leads?limit=100', '/mails?limit=100', `/joins`, '/erasures']) {
      expect(JSON.stringify(await done('GET', path, { as: adviser }))).not.toContain(mark);
    }
    const { status } = await send(`${product.address}/api/profiles/${entered.profile.id}`, {
      method: 'GET',
      token: adviser.token,
    });
    expect(status).toBe(404);
    expect(JSON.stringify(await done('GET', '/profiles?limit=100', { as: adviser }))).toContain('kept@people.example');
    figure('U97', `places where one of ${canaries.length} canaries of an erased client stands after a restore`, '0');
  });
});
