import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figure } from '../quality.ts';
import { slowBodies } from './attacks.ts';
import { newestFile } from './backup-files.ts';
import { type Bystanders, bystandersOf, expectUnhurt, seenDuring } from './bystanders.ts';
import { clientOfThousandRows } from './heavy-client.ts';
import { startWholeProduct, type WholeProduct } from './product.ts';

let product: WholeProduct;
let bystanders: Bystanders;

beforeAll(async () => {
  product = await startWholeProduct();
  bystanders = await bystandersOf(product);
});
afterAll(() => product.remove());

// On the embedded database the server's own schedule makes backups: test/long/embedded-neighbour.long.test.ts.
describe('whole product, mean neighbour: slow bodies while a backup runs', () => {
  it('serves others, and the backup can be restored', async () => {
    await clientOfThousandRows(product);
    const attacks = [
      slowBodies(product.port, { target: '/api/borrowing-leads', count: 100, from: '203.0.113.66' }),
      slowBodies(product.port, { target: '/api/auth/login', count: 200, from: '203.0.113.67' }),
    ];
    const seen = await seenDuring(product, bystanders, async () => {
      const [made] = await Promise.all([product.command('backup'), pause(3_000)]);
      expect(made).toMatchObject({ code: 0 });
    });
    for (const attack of attacks) attack.end();
    expectUnhurt(seen);
    const file = newestFile(product.settings, 'backups');
    expect(await product.command('verify-backup', [file])).toMatchObject({ code: 0 });
    await product.server().end('SIGTERM');
    expect(await product.command('restore', [file, '--replace'])).toMatchObject({ code: 0 });
    figure('U99', `a backup beside 300 bodies that never come, restored; ${seen.words}`, '0 refused');
  });
});
