import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { figure } from '../../test/quality.ts';
import { errorFacts } from '../log.ts';
import { noted } from './record.ts';
import { boundOf, readTableSizes, watchTableSizes } from './table-sizes.ts';

const metricsToken = 'a token for the monitoring';
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ settings: { METRICS_TOKEN: metricsToken } });
});
afterAll(() => server.close());

async function told(): Promise<unknown> {
  const { authorization } = await server.signedIn('ADMIN');
  return (await server.app.inject({ url: '/api/upkeep', headers: { authorization } })).json().problems;
}

it('a table past its bound is told to advisers and named in the log, until it is smaller', async () => {
  const reader = server.deps.db.kysely;
  const watch = (bound?: (table: string) => number) =>
    noted(reader, 'table-sizes', () => watchTableSizes(reader, bound));
  await watch();
  expect(await told()).toEqual([]);

  const refused = await watch((table) => (table === 'users' ? 8_191 : boundOf(table))).catch((error: unknown) => error);
  expect(errorFacts(refused)).toMatchObject({ kind: 'TablesTooLarge', code: 'users' });
  expect(await told()).toEqual([{ kind: 'table-sizes', problem: 'failed', since: expect.any(String) }]);

  await watch();
  expect(await told()).toEqual([]);
});

it('the metrics have the size of every table', async () => {
  const names = (await readTableSizes(server.deps.db.kysely)).map(({ table }) => table);
  expect(names).toEqual(expect.arrayContaining(['users', 'idempotency_keys', 'audit_events', 'valuations']));
  const { body } = await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
  const shown = [...body.matchAll(/^freehold_table_bytes\{table="(\w+)"\} (\d+)$/gm)];
  expect(shown.map(([, table]) => table).sort()).toEqual([...names].sort());
  expect(shown.every(([, , bytes]) => Number(bytes) > 0)).toBe(true);
  figure('U92', 'tables whose size is measured and watched', `${shown.length}/${names.length}`);
});
