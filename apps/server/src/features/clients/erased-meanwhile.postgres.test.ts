import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { transaction } from '../../db/transaction.ts';
import { createClientRecord } from '../profiles/index.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('a note on a client who is erased while it is written finds nobody', async () => {
  const { db, now } = server.deps;
  const { authorization } = await server.signedIn('ADMIN');
  const profile = { firstName: 'Mary', lastName: 'Lee', email: `${randomUUID()}@example.com` };
  const { id } = await transaction(db, (tx) => createClientRecord(tx, { profile, at: now() }));
  const request = { method: 'POST', url: `/api/clients/${id}/notes`, payload: { text: 'Called' } } as const;
  const answer = await transaction(db, async (tx) => {
    await tx.deleteFrom('profiles').where('id', '=', id).execute();
    const noted = server.app.inject({ ...request, headers: { authorization } });
    await vi.waitFor(async () => {
      const { rows } = await db.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rows.length).toBeGreaterThan(0);
    });
    return { noted };
  });
  const { statusCode, body } = await answer.noted;
  expect(statusCode, body).toBe(404);
});
