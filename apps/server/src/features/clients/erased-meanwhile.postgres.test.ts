import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { caller, clientWithProfile } from '../../../test/records.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { handOverAll } from '../advisers/index.ts';
import { createClientRecord } from '../profiles/index.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** The answer to a call that waits for a transaction which removes the rows it is about. */
async function answerAfter(removal: (tx: Tx) => Promise<unknown>, call: InjectOptions) {
  const { db } = server.deps;
  const { sent } = await transaction(db, async (tx) => {
    await removal(tx);
    const running = server.app.inject(call);
    await vi.waitFor(async () => {
      const { rows } = await db.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rows.length).toBeGreaterThan(0);
    });
    return { sent: running };
  });
  return await sent;
}

it('a note on a client who is erased while it is written finds nobody', async () => {
  const { db, now } = server.deps;
  const { authorization } = await server.signedIn('ADMIN');
  const profile = { firstName: 'Mary', lastName: 'Lee', email: `${randomUUID()}@example.com` };
  const { id } = await transaction(db, (tx) => createClientRecord(tx, { profile, at: now() }));
  const request = { method: 'POST', url: `/api/clients/${id}/notes`, payload: { text: 'Called' } } as const;
  const removal = (tx: Tx) => tx.deleteFrom('profiles').where('id', '=', id).execute();
  const { statusCode, body } = await answerAfter(removal, { ...request, headers: { authorization } });
  expect(statusCode, body).toBe(404);
});

it('the first save of a profile finds nobody when its account is erased while it waits', async () => {
  const { id, authorization } = await server.signedIn('CLIENT');
  const request = { method: 'PUT', url: `/api/profiles/${id}`, payload: { occupation: 'typed late' } } as const;
  const removal = (tx: Tx) => tx.deleteFrom('users').where('id', '=', id).execute();
  const { statusCode, body } = await answerAfter(removal, { ...request, headers: { authorization } });
  expect(statusCode, body).toBe(404);
  expect((await server.deps.db.query('select 1 from profiles where id = $1', [id])).rows).toEqual([]);
});

it('a note that is written to a lead while its person is erased comes back with them', async () => {
  const query = (text: string, values?: unknown[]) => server.deps.db.query(text, values);
  const admin = await caller(server, 'ADMIN');
  const mary = await clientWithProfile(server);
  const lead = await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload: aBorrowingLead() });
  const { id } = lead.json();
  await query('update leads set client_id = $1 where id = $2', [mary.id, id]);
  const note = { id: randomUUID(), lead_id: id, author_id: admin.id, text: 'Called', created_at: server.clock.now() };
  const noted = (tx: Tx) => tx.insertInto('lead_notes').values(note).execute();
  const { authorization } = admin;
  const erasure = { method: 'POST', url: `/api/profiles/${mary.id}/erase`, payload: { confirm: 'ERASE' } } as const;
  const { statusCode, body } = await answerAfter(noted, { ...erasure, headers: { authorization } });
  expect(statusCode, body).toBe(200);
  expect((await query('select 1 from lead_notes')).rows).toEqual([]);
  expect((await admin.post(`/erasures/${mary.id}/take-back`, {})).statusCode).toBe(200);
  expect((await query('select text from lead_notes')).rows).toEqual([{ text: 'Called' }]);
});

it('a client who is erased while their adviser hands over to the admins comes back as nobody’s', async () => {
  const [admin, eve] = [await caller(server, 'ADMIN'), await caller(server, 'ADVISER')];
  const { id } = (await eve.post('/profiles/details', { profile: { firstName: 'Held' } })).json().profile;
  const actor = {
    id: admin.id,
    email: 'admin@example.com',
    role: 'ADMIN',
    sessionId: randomUUID(),
    provenAt: null,
  } as const;
  const handedOver = async (tx: Tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', eve.id).forUpdate().execute();
    await handOverAll(tx, { actor, from: eve.id, to: null, at: server.clock.now() });
  };
  const { authorization } = admin;
  const erasure = { method: 'POST', url: `/api/profiles/${id}/erase`, payload: { confirm: 'ERASE' } } as const;
  const { statusCode, body } = await answerAfter(handedOver, { ...erasure, headers: { authorization } });
  expect(statusCode, body).toBe(200);
  expect((await admin.post(`/erasures/${id}/take-back`, {})).statusCode).toBe(200);
  expect((await eve.get(`/profiles/${id}/details`)).statusCode).toBe(404);
});
