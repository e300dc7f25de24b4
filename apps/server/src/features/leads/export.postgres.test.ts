import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { exportLeads } from './list.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('an export holds the leads of one moment, whatever others remove meanwhile', async () => {
  const { app, deps } = server;
  await app.inject({ method: 'POST', url: '/api/borrowing-leads', payload: aBorrowingLead() });
  await deps.db.query(`
    insert into leads (id, kind, first_name, last_name, email, email_normalised, phone, inputs, claimed, computed,
      engine_version, content_hash, received_at)
    select gen_random_uuid(), kind, first_name, last_name, n || '@example.com', n || '@example.com', phone, inputs,
      claimed, computed, engine_version, content_hash || n, received_at
    from leads, generate_series(1, 600) n`);
  const { authorization } = await server.signedIn('ADMIN');
  const actor = await deps.findActor(authorization.slice('Bearer '.length));
  if (actor === null) throw new Error('The adviser is signed in');
  const pieces: string[] = [];
  const sink = async (piece: string) => {
    pieces.push(piece);
    // The heading is the first piece, and the first leads the second.
    if (pieces.length === 2) await deps.db.query(`delete from leads where email like '%@example.com'`);
  };
  await exportLeads(deps, { actor, query: {} }, sink);
  const addresses = pieces.join('').match(/\d+@example\.com/g) ?? [];
  expect(new Set(addresses).size).toBe(600);
  expect(pieces.length).toBeGreaterThan(3);
});
