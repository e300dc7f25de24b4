import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { borrowingLeadReplySchema } from '@freehold/contract';
import { afterEach, expect, it } from 'vitest';
import { aBorrowingLead } from '../builders.ts';
import { administer } from '../database/administer.ts';
import { behindProxy, send } from '../people.ts';
import { startServerProcess } from '../process.ts';
import { figure } from '../quality.ts';
import { startCommitWatch } from './commit-watch.ts';
import { ownCluster } from './own-cluster.ts';

const kills = 100;
const afterwards: (() => unknown)[] = [];

afterEach(async () => {
  for (const undo of afterwards.splice(0).reverse()) await undo();
});

it('a server killed between the commit of a lead and its answer leaves one lead, and the repeat is answered with it', async () => {
  const { cluster, url } = await ownCluster();
  afterwards.push(() => cluster.remove());
  const watch = await startCommitWatch(join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432'));
  afterwards.push(watch.close);
  const dataDir = mkdtempSync(join(tmpdir(), 'freehold-long-'));
  afterwards.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = { DATABASE_URL: `postgres://postgres@127.0.0.1:${watch.port}/freehold`, DATA_DIR: dataDir };
  const start = () => startServerProcess({ ...settings, ...behindProxy });
  let server = await start();
  const answered: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const lead = { body: aBorrowingLead({ email: `round-${round}@example.com` }), key: randomUUID() };
    const { child, end, address } = server;
    watch.onCommitOf('insert into "leads"', () => child.kill('SIGKILL'));
    await expect(send(`${address}/api/borrowing-leads`, lead)).rejects.toThrow();
    await end('SIGKILL');
    expect(child.signalCode).toBe('SIGKILL');
    server = await start();
    const repeated = await send(`${server.address}/api/borrowing-leads`, lead);
    expect(repeated.status).toBe(201);
    answered.push(borrowingLeadReplySchema.parse(repeated.body).id);
  }
  const { rows } = await administer(url, 'select id from leads order by email');
  expect(await server.end('SIGTERM')).toBe(0);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(answered.toSorted());
  figure(
    'G6',
    'kills between the commit of a lead and its answer that left one lead, named to the repeat',
    `${answered.length}/${kills}`,
  );
});
