import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { slowBodies } from '../neighbour/attacks.ts';
import { newestFile } from '../neighbour/backup-files.ts';
import { bystandersOf, expectUnhurt, seenDuring } from '../neighbour/bystanders.ts';
import { clientOfThousandRows } from '../neighbour/heavy-client.ts';
import { startWholeProduct, type WholeProduct } from '../neighbour/product.ts';
import { figure } from '../quality.ts';

const afterwards: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

async function startProduct(...given: Parameters<typeof startWholeProduct>): Promise<WholeProduct> {
  const product = await startWholeProduct(...given);
  afterwards.push(product.remove);
  return product;
}

describe('whole product, mean neighbour: slow bodies while the embedded database is backed up', () => {
  it('serves others, and the backup can be restored', async () => {
    const product = await startProduct({ BACKUP_SCHEDULE: '* * * * *' }, { isEmbedded: true });
    const bystanders = await bystandersOf(product);
    await clientOfThousandRows(product);
    const attack = slowBodies(product.port, { target: '/api/borrowing-leads', count: 100, from: '203.0.113.66' });
    const folder = join(product.settings.DATA_DIR ?? '', 'backups');
    const finished = () => readdirSync(folder).filter((name) => !name.includes('unfinished'));
    const seen = await seenDuring(product, bystanders, () =>
      vi.waitFor(() => expect(finished()).not.toEqual([]), { timeout: 180_000, interval: 500 }),
    );
    attack.end();
    expectUnhurt(seen);
    await product.server().end('SIGTERM');
    const file = newestFile(product.settings, 'backups');
    expect(await product.command('verify-backup', [file])).toMatchObject({ code: 0 });
    expect(await product.command('restore', [file, '--replace'])).toMatchObject({ code: 0 });
    figure('U99', `embedded: a backup beside 100 bodies that never come, restored; ${seen.words}`, '0 refused');
  });
});
