import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { type Caller, caller, clientWithProfile } from '../../../test/records.ts';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await caller(server, 'ADMIN');
});

type Write = (key: Record<string, string>) => Promise<LightMyRequestResponse>;

/** Performs writes, each with a key of its own, and returns how to repeat them. */
async function performed(writes: readonly Write[]): Promise<() => Promise<LightMyRequestResponse[]>> {
  const keyed = writes.map((write) => ({ write, key: { 'idempotency-key': randomUUID() } }));
  for (const { write, key } of keyed) {
    const answer = await write(key);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect((await write(key)).body).toBe(answer.body);
  }
  return () => Promise.all(keyed.map(({ write, key }) => write(key)));
}

const codesOf = (answers: LightMyRequestResponse[]) => answers.map((answer) => answer.json().code);
const nobody = ['not-found', 'not-found', 'not-found'];

async function rowsOf(table: string): Promise<number> {
  return (await server.deps.db.query(`select from ${table}`)).rowCount ?? 0;
}

describe('the stored answer to a write', () => {
  it('about a lead is gone with the lead: a repeat finds nobody, and a visitor’s leaves no second lead', async () => {
    const payload = aBorrowingLead();
    const leave: Write = (headers) =>
      server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload, headers });
    const key = { 'idempotency-key': randomUUID() };
    const { id } = (await leave(key)).json();
    const repeat = await performed([
      (headers) => admin.put(`/leads/${id}`, { nextAction: 'Call' }, headers),
      (headers) => admin.post(`/leads/${id}/notes`, { text: 'A canary' }, headers),
      (headers) => admin.put(`/leads/${id.toUpperCase()}`, { nextAction: 'Write' }, headers),
    ]);
    expect((await admin.post(`/leads/${id}/erase`, { confirm: 'ERASE' })).statusCode).toBe(200);
    expect(codesOf(await repeat())).toEqual(nobody);
    expect((await leave(key)).json().code).toBe('already-done');
    expect(await rowsOf('leads')).toBe(0);
  });

  it('about a person, their lead or a record of theirs is gone with them, whoever wrote it', async () => {
    const adviser = await caller(server, 'ADVISER');
    const mary = await clientWithProfile(server);
    await admin.put(`/profiles/${mary.id}/advisers/${adviser.id}`, {});
    const lead = await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload: aBorrowingLead() });
    const { id } = lead.json();
    await server.deps.db.query('update leads set client_id = $1, owner_id = $2 where id = $3', [
      mary.id,
      adviser.id,
      id,
    ]);
    const repeat = await performed([
      (headers) => admin.put(`/profiles/${mary.id}/details`, { profile: { occupation: 'A canary' } }, headers),
      (headers) => admin.post(`/clients/${mary.id}/notes`, { text: 'A canary' }, headers),
      (headers) => adviser.post(`/leads/${id}/notes`, { text: 'A canary' }, headers),
    ]);
    expect((await admin.post(`/profiles/${mary.id}/erase`, { confirm: 'ERASE' })).statusCode).toBe(200);
    expect(codesOf(await repeat())).toEqual(nobody);
    expect((await admin.post(`/erasures/${mary.id}/take-back`, {})).statusCode).toBe(200);
    // What was done once is not done over what came after it.
    expect(codesOf(await repeat())).toEqual(nobody);
    expect(await rowsOf('client_notes')).toBe(1);
  });

  it('that made a record is gone with it, and a repeat makes no other', async () => {
    const body = { profile: { firstName: 'A canary', email: 'canary@people.example' } };
    const key = { 'idempotency-key': randomUUID() };
    const create = () => admin.post('/profiles/details', body, key);
    const { id } = (await create()).json().profile;
    expect((await admin.post(`/profiles/${id}/erase`, { confirm: 'ERASE' })).statusCode).toBe(200);
    const again = await create();
    expect(again.statusCode).toBeGreaterThanOrEqual(400);
    expect(again.body).not.toContain('canary');
    expect(await rowsOf('profiles')).toBe(0);
  });
});
