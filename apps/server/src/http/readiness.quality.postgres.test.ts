import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import { figure } from '../../test/quality.ts';
import { buildApp } from '../app.ts';
import { createLog } from '../log.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('says not ready, and writes say try again, while the database takes no writes; the log says why', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const app = await buildApp({ ...server.deps, log });
  const ready = async () => (await app.inject({ url: '/api/health/ready' })).statusCode;
  const lead = () => app.inject({ method: 'POST', url: '/api/borrowing-leads', payload: aBorrowingLead() });
  expect(await ready()).toBe(200);
  const [database] = (await server.deps.db.query('select current_database() as name')).rows;
  const set = async (value: 'on' | 'off') => {
    await server.deps.db.query(
      `set transaction read write; alter database "${database?.name}" set default_transaction_read_only = ${value}`,
    );
    // Applies to new connections, as after a failover.
    await server.deps.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await server.deps.db.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
  };
  await set('on');
  await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 120_000, interval: 200 });
  await vi.waitFor(async () => expect((await lead()).statusCode).toBe(503), { timeout: 120_000, interval: 200 });
  for (let time = 0; time < 5; time += 1) expect((await lead()).headers['retry-after']).toBeDefined();
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'the database cannot serve');
  expect(warnings).toHaveLength(1);
  const text = await server.deps.metrics.text({ pool: server.deps.db.poolUse(), backlog: null });
  expect(text).toMatch(/freehold_database_unavailable_total\{code="25006"\} \d/);
  await set('off');
  await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 120_000, interval: 200 });
  expect((await lead()).statusCode).toBe(201);
  await app.close();
  figure('U4', 'a database that takes no writes: ready and writes', '503, 503');
});
