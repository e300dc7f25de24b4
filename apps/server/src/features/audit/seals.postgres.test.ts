import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { transaction } from '../../db/transaction.ts';
import { recordAudit } from './record.ts';
import { sealAudit, verifyAuditSeals } from './seals.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const event = { at: new Date('2026-11-21T04:00:00Z'), actor: null, action: 'sign-in', subject: null } as const;

it('waits for a transaction that wrote first and commits last, so that its row is not skipped', async () => {
  let commit: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let wrote: () => void = () => {};
  const written = new Promise<void>((resolve) => {
    wrote = resolve;
  });
  const slow = transaction(server.deps.db, async (tx) => {
    await recordAudit(tx, event);
    wrote();
    await held;
  });
  await written;
  await transaction(server.deps.db, (tx) => recordAudit(tx, event));
  const sealing = sealAudit(server.deps);
  for (let query = 0; query < 20; query += 1) await server.deps.db.ping();
  expect((await server.deps.db.query('select from audit_seals')).rowCount).toBe(0);
  commit();
  await slow;
  expect(await sealing).toBe(2);
  expect(await verifyAuditSeals(server.deps)).toEqual({ seals: 1, rows: 2, problems: [] });
});

it('lets several processes seal at once without sealing anything twice', async () => {
  for (let count = 0; count < 20; count += 1) await transaction(server.deps.db, (tx) => recordAudit(tx, event));
  const counts = await Promise.all([1, 2, 3, 4].map(() => sealAudit(server.deps)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
  expect((await verifyAuditSeals(server.deps)).problems).toEqual([]);
});
