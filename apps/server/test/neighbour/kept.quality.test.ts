import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newClient, type Person, send } from '../people.ts';
import { figure } from '../quality.ts';
import { newestFile } from './backup-files.ts';
import { startWholeProduct, type WholeProduct } from './product.ts';

const rows = 500;
const saves = 250;

let product: WholeProduct;
let hoarder: Person;

beforeAll(async () => {
  product = await startWholeProduct({ PERSON_WRITES_PER_MINUTE: '120' });
  hoarder = await newClient(product.address);
});
afterAll(() => product.remove());

const put = (path: string, body: object) =>
  send(`${product.address}/api/profiles/${hoarder.id}${path}`, {
    method: 'PUT',
    body,
    token: hoarder.token,
    key: randomUUID(),
  });

describe('whole product, mean neighbour: the size of what is kept', () => {
  it('backs up and restores, encrypted or not, after a client sent 250 keyed saves of 1,000 rows', async () => {
    const list = Array.from({ length: rows }, () => ({}));
    expect((await put('/details', { profile: {}, assets: list, liabilities: list })).status).toBe(200);
    const statuses: number[] = [];
    for (let turn = 0; turn < saves; turn += 1) statuses.push((await put('', {})).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(120);
    expect(new Set(statuses.filter((status) => status !== 200))).toEqual(new Set([429]));
    await product.server().end('SIGTERM');

    const key = await product.command('backup-key');
    const recipient = /age1[0-9a-z]+/.exec(key.output)?.[0] ?? '';
    const identity = /AGE-SECRET-KEY-\w+/.exec(key.output)?.[0] ?? '';
    for (const [name, settings] of [
      ['plain', {}],
      ['encrypted', { BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY: identity }],
    ] as const) {
      const folder = `backups ${name}`;
      const own = { ...settings, BACKUP_DIR: join(product.settings.DATA_DIR ?? '', folder) };
      expect(await product.command('backup', [], own)).toMatchObject({ code: 0 });
      expect(await product.command('verify-backup', [newestFile(product.settings, folder)], own)).toMatchObject({
        code: 0,
      });
      expect(await product.command('restore', [newestFile(product.settings, folder), '--replace'], own)).toMatchObject({
        code: 0,
      });
    }
    await product.restart('SIGTERM');
    figure('U82', `backups after ${saves} keyed saves of ${2 * rows} rows that verify and restore`, '2/2');
  });
});
