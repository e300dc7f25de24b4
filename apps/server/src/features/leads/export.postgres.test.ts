import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import type { Actor } from '../../actor.ts';
import { transaction } from '../../db/transaction.ts';
import { ReaderLeft, spooledText } from '../../storage/spooled-text.ts';
import { exportLeads } from './export.ts';

let server: TestApp;
let address: string;
let headers: { readonly authorization: string };
let actor: Actor;
beforeAll(async () => {
  server = await startTestApp();
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  await leaveLeads();
  const { authorization } = await server.signedIn('ADMIN');
  headers = { authorization };
  const found = await server.deps.findActor(authorization.slice('Bearer '.length));
  if (found === null) throw new Error('The adviser is signed in');
  actor = found;
});

/** Leaves 601 leads, which an export reads in three parts. */
async function leaveLeads(): Promise<void> {
  await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload: aBorrowingLead() });
  await server.deps.db.query(`
    insert into leads (id, kind, first_name, last_name, email, email_normalised, phone, inputs, claimed, computed,
      engine_version, content_hash, received_at)
    select gen_random_uuid(), kind, first_name, to_char(n, 'FM000'), n || '@example.com', n || '@example.com', phone, inputs,
      claimed, computed, engine_version, content_hash || n, received_at
    from leads, generate_series(1, 600) n`);
}

async function openTransactions(): Promise<number> {
  const { rows } = await server.deps.db.query(`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`);
  return Number(rows[0]?.open);
}

const addressesIn = (csv: string) => new Set(csv.match(/\d+@example\.com/g)).size;

it('an export holds the leads of one moment, whatever others remove meanwhile', async () => {
  const pieces: string[] = [];
  const sink = async (piece: string) => {
    pieces.push(piece);
    if (pieces.length === 1) await server.deps.db.query(`delete from leads where email like '%@example.com'`);
  };
  await exportLeads(server.deps, { actor, query: {} }, sink);
  expect(addressesIn(pieces.join(''))).toBe(600);
  expect(pieces.length).toBeGreaterThan(2);
});

it('the first bytes of an export arrive before its last leads are read', async () => {
  const { db } = server.deps;
  // For leads that opted in to news the export looks up unsubscriptions.
  await db.query(`update leads set wants_marketing = true where last_name > '500'`);
  const arrived = await transaction(db, async (tx) => {
    await sql`lock table unsubscribes in access exclusive mode`.execute(tx);
    const answer = await fetch(`${address}/api/leads/export?sort=name`, { headers });
    const reader = answer.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    return { first, reader };
  });
  expect(arrived.first).toMatch(/^Received,/);
  let rest = arrived.first;
  for (let part = await arrived.reader?.read(); part && !part.done; part = await arrived.reader?.read()) {
    rest += new TextDecoder().decode(part.value);
  }
  expect(addressesIn(arrived.first)).toBeLessThan(600);
  expect(addressesIn(rest)).toBe(600);
});

it('who does not read an export holds no transaction', async () => {
  const stream = await spooledText((sink) => exportLeads(server.deps, { actor, query: {} }, sink));
  await vi.waitFor(async () => expect(await openTransactions()).toBe(0), { interval: 10 });
  expect(addressesIn(await text(stream))).toBe(600);
});

it('an export is not read to its end when its reader hangs up', async () => {
  let written = 0;
  const stop = Promise.withResolvers<void>();
  const hungUp = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<unknown>();
  const stream = await spooledText((sink) => {
    const writing = exportLeads(server.deps, { actor, query: {} }, async (piece) => {
      await sink(piece);
      written += 1;
      stop.resolve();
      await hungUp.promise;
    });
    writing.catch(ended.resolve);
    return writing;
  });
  await stop.promise;
  stream.destroy();
  hungUp.resolve();
  expect(await ended.promise).toBeInstanceOf(ReaderLeft);
  expect([written, await openTransactions()]).toEqual([1, 0]);
});
