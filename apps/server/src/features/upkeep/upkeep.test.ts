import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { caller } from '../../../test/records.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

async function problems(): Promise<unknown> {
  return (await (await caller(server, 'ADMIN')).get('/upkeep')).json().problems;
}

function put(row: string): Promise<unknown> {
  return server.deps.db.query(
    `insert into upkeep (name, registered_at, started_at, succeeded_at, failed_at, is_failing) values ${row}`,
  );
}

// The clock of the tests stands at 2026-11-21 04:00 UTC.
describe('upkeep as advisers see it', () => {
  it('is no problem while it succeeds in time, or has only just been taken on', async () => {
    expect(await problems()).toEqual([]);
    await put(`('seal-audit', '2026-11-01', null, '2026-11-21T03:51:00Z', '2026-11-20', false)`);
    await put(`('retention', '2026-11-21T03:00:00Z', null, null, null, false)`);
    await put(`('backup', '2026-11-01', '2026-11-21T03:00:00Z', '2026-11-01', null, false)`);
    expect(await problems()).toEqual([]);
  });

  it('is one when the last try failed, was cut off, or is late', async () => {
    await put(`('retention', '2026-11-01', null, '2026-11-19T16:17:00Z', '2026-11-20T16:17:00Z', true)`);
    await put(`('backup', '2026-11-01', '2026-11-20T16:05:00Z', '2026-11-19T16:05:00Z', null, false)`);
    await put(`('seal-audit', '2026-11-01', null, '2026-11-21T03:49:00Z', null, false)`);
    await put(`('clock', '2026-11-01', null, null, null, false)`);
    expect(await problems()).toEqual([
      { kind: 'backup', problem: 'failed', since: '2026-11-20T16:05:00.000Z' },
      { kind: 'clock', problem: 'overdue', since: null },
      { kind: 'retention', problem: 'failed', since: '2026-11-20T16:17:00.000Z' },
      { kind: 'seal-audit', problem: 'overdue', since: '2026-11-21T03:49:00.000Z' },
    ]);
  });
});
