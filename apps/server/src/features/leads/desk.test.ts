import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { aMortgageLead, aNestedMortgageLead, aStrategySessionLead } from '../../../test/lead-builders.ts';

let server: TestApp;
let admin: { authorization: string; id: string };

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await server.signedIn('ADMIN');
});

async function leave(path: string, payload: object): Promise<string> {
  const answer = await server.app.inject({ method: 'POST', url: `/api/${path}`, payload });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

const leaveBorrowing = (changes: Parameters<typeof aBorrowingLead>[0] = {}) =>
  leave('borrowing-leads', aBorrowingLead(changes));

async function call(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, key?: string) {
  const { authorization } = admin;
  const headers = { authorization, ...(key === undefined ? {} : { 'idempotency-key': key }) };
  const request: InjectOptions = { method, url: `/api/leads/${path}`, headers, ...(payload ? { payload } : {}) };
  return server.app.inject(request);
}

async function events(action: string) {
  const rows = await server.deps.db.kysely
    .selectFrom('audit_events')
    .select(['actor_id', 'subject_kind', 'subject_id', 'fields'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ by: row.actor_id, of: `${row.subject_kind} ${row.subject_id}`, fields: row.fields }));
}

describe('one lead', () => {
  it('[DESK-01] shows all that is known of a borrowing lead, and the reading is recorded', async () => {
    const id = await leaveBorrowing({ noticeVersion: 'lead-notice-2026-11', privacyPolicy: true });
    const answer = await call('GET', id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id,
      kind: 'borrowing',
      status: 'New',
      borrowing: { grossIncome: 88_888.88, computedCapacity: 768_765 },
      mortgage: null,
      consentedAt: server.clock.now().toISOString(),
      noticeVersion: 'lead-notice-2026-11',
      noticeSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      purposes: ['report', 'contact'],
      rules: ['lending.income-multiple', 'lending.allowance-per-dependant'],
      version: 1,
      ownerId: null,
      firstResponseAt: null,
      clientId: null,
      notes: [],
      duplicates: [],
      sameClients: [],
      mails: [{ kind: 'borrowing-report', recipient: 'mary@example.com', status: 'queued', attempts: 0, leadId: id }],
    });
    expect(await events('lead-received')).toEqual([{ by: null, of: `lead ${id}`, fields: [] }]);
    expect(await events('lead-read')).toEqual([{ by: admin.id, of: `lead ${id}`, fields: [] }]);
  });

  it('[DESK-01] shows the loan and timeframe of a mortgage lead, and the message of a strategy session', async () => {
    const mortgage = (await call('GET', await leave('mortgage-leads', aNestedMortgageLead()))).json();
    expect(mortgage).toMatchObject({
      purchaseTimeframe: '6-12 months',
      mortgage: { loanAmount: 500_000, loanTerm: 30, additionalRepayments: 200, claimedRepayment: 2_533.43 },
    });
    expect(mortgage.mortgage.totalRepayments).toBeCloseTo(845_818.49, 1);
    const session = (await call('GET', await leave('strategy-session-leads', aStrategySessionLead()))).json();
    expect(session).toMatchObject({ strategySession: { message: 'After work, please.' }, borrowing: null });
  });

  it('names other leads with the same address or the same phone number, however they are written', async () => {
    const id = await leaveBorrowing();
    const byEmail = await leave('mortgage-leads', aMortgageLead({ email: 'MARY@example.com', phone: '02 9999 0000' }));
    const byPhone = await leaveBorrowing({ email: 'else@example.com', phone: '+61 400 000 000', firstName: 'Cher' });
    await leaveBorrowing({ email: 'nobody@example.com', phone: '0499 999 999' });
    const duplicates: { id: string }[] = (await call('GET', id)).json().duplicates;
    expect(duplicates.map((lead) => lead.id).sort()).toEqual([byEmail, byPhone].sort());
    expect(duplicates.find((lead) => lead.id === byPhone)).toEqual({
      id: byPhone,
      kind: 'borrowing',
      name: 'Cher Jane van der Berg',
      receivedAt: server.clock.now().toISOString(),
      status: 'New',
    });
  });

  it('does not take two phones without eight digits for the same', async () => {
    const id = await leaveBorrowing({ phone: '1300 HOMES' });
    await leaveBorrowing({ phone: '1300 LOANS', email: 'else@example.com' });
    expect((await call('GET', id)).json().duplicates).toEqual([]);
  });

  it('answers 404 for a lead that is not there, whatever is asked of it', async () => {
    const id = randomUUID();
    expect((await call('GET', id)).statusCode).toBe(404);
    expect((await call('PUT', id, { status: 'Closed' })).statusCode).toBe(404);
    expect((await call('POST', `${id}/notes`, { text: 'Called' })).statusCode).toBe(404);
    expect((await call('POST', `${id}/convert`)).statusCode).toBe(404);
  });

  it.each([
    ['GET', ''],
    ['GET', '/export'],
    ['GET', '/totals'],
    ['GET', '/arrivals'],
    ['GET', '/owners'],
    ['GET', '/0b9f7a52-6f0e-4a0f-9d1c-2c8f3f5a7d11'],
    ['PUT', '/0b9f7a52-6f0e-4a0f-9d1c-2c8f3f5a7d11'],
    ['POST', '/0b9f7a52-6f0e-4a0f-9d1c-2c8f3f5a7d11/notes'],
    ['POST', '/0b9f7a52-6f0e-4a0f-9d1c-2c8f3f5a7d11/convert'],
  ] as const)('[DESK-06] %s /leads%s answers 401 to visitors and 403 to clients', async (method, path) => {
    const url = `/api/leads${path}`;
    expect((await server.app.inject({ method, url })).statusCode).toBe(401);
    const { authorization } = await server.signedIn('CLIENT');
    expect((await server.app.inject({ method, url, headers: { authorization } })).statusCode).toBe(403);
  });
});

describe('working on a lead', () => {
  it('[DESK-02] sets the status; the first one other than New is the first response', async () => {
    const id = await leaveBorrowing();
    server.clock.advance({ minutes: 7 });
    const first = (await call('PUT', id, { status: 'Contacted' })).json();
    expect(first).toMatchObject({ status: 'Contacted', firstResponseAt: server.clock.now().toISOString() });
    server.clock.advance({ minutes: 5 });
    for (const status of ['New', 'Closed'] as const) {
      const changed = (await call('PUT', id, { status })).json();
      expect(changed).toMatchObject({ status, firstResponseAt: first.firstResponseAt });
    }
  });

  it('sets owner and next action, leaves out what is not sent, and clears with null', async () => {
    const id = await leaveBorrowing();
    const nextAction = 'Call about the deposit';
    const planned = await call('PUT', id, { ownerId: admin.id, nextAction, nextActionOn: '2026-11-25' });
    expect(planned.json()).toMatchObject({ ownerId: admin.id, nextAction, nextActionOn: '2026-11-25', status: 'New' });
    const cleared = await call('PUT', id, { nextActionOn: null });
    expect(cleared.json()).toMatchObject({ ownerId: admin.id, nextAction, nextActionOn: null });
  });

  it('takes an owner in any case as the same one', async () => {
    const id = await leaveBorrowing();
    const { version } = (await call('PUT', id, { ownerId: admin.id })).json();
    expect((await call('PUT', id, { ownerId: admin.id.toUpperCase() })).json()).toMatchObject({
      version,
      ownerId: admin.id,
    });
  });

  it('records each change once with the names of its fields, and nothing where nothing changed', async () => {
    const id = await leaveBorrowing();
    await call('PUT', id, { status: 'Contacted', nextAction: 'Call' });
    await call('PUT', id, { status: 'Contacted', nextAction: 'Call' });
    await call('PUT', id, {});
    expect(await events('lead-updated')).toEqual([
      { by: admin.id, of: `lead ${id}`, fields: ['status', 'nextAction'] },
    ]);
  });

  it('[RETRY-05] performs an update with a key once', async () => {
    const id = await leaveBorrowing();
    const first = await call('PUT', id, { status: 'Contacted' }, 'update-1');
    await call('PUT', id, { status: 'Closed' });
    const repeat = await call('PUT', id, { status: 'Contacted' }, 'update-1');
    expect(repeat.body).toBe(first.body);
    expect((await call('GET', id)).json().status).toBe('Closed');
  });

  it('refuses a change that rests on an older version, and changes nothing', async () => {
    const id = await leaveBorrowing();
    const { version } = (await call('GET', id)).json();
    const mine = await call('PUT', id, { nextAction: 'Call on Monday', version });
    expect(mine.json()).toMatchObject({ nextAction: 'Call on Monday', version: version + 1 });
    const theirs = await call('PUT', id, { nextAction: 'Close it', status: 'Closed', version });
    expect(theirs.statusCode).toBe(412);
    expect(theirs.json().code).toBe('stale-version');
    expect((await call('GET', id)).json()).toMatchObject({ nextAction: 'Call on Monday', status: 'New' });
    expect((await call('PUT', id, { status: 'Contacted', version: version + 1 })).statusCode).toBe(200);
    expect((await call('PUT', id, { status: 'Contacted', version: version + 1 })).statusCode).toBe(412);
    expect((await call('PUT', id, { status: 'Closed' })).json().version).toBe(version + 3);
  });

  it('of ten that rest on the same version, one is stored', async () => {
    const id = await leaveBorrowing();
    const tries = Array.from({ length: 10 }, (_, n) => call('PUT', id, { nextAction: `Plan ${n}`, version: 1 }));
    const statuses = (await Promise.all(tries)).map((answer) => answer.statusCode);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
  });

  it.each([
    ['status', { status: 'Converted' }, 'Convert the lead to a client instead'],
    ['status', { status: 'Lost' }, expect.any(String)],
    ['ownerId', { ownerId: '0b9f7a52-6f0e-4a0f-9d1c-2c8f3f5a7d11' }, 'Choose an adviser'],
    ['nextAction', { nextAction: 'x'.repeat(501) }, 'This is too long'],
    ['nextActionOn', { nextActionOn: '2026-02-30' }, expect.any(String)],
    ['nextActionOn', { nextActionOn: '0000-01-01' }, 'Enter a date from 1900 on'],
    ['version', { version: 0 }, expect.any(String)],
    ['email', { email: 'else@example.com' }, 'Unknown field'],
  ])('refuses a bad %s: %j', async (field, update, message) => {
    const id = await leaveBorrowing();
    const answer = await call('PUT', id, update);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toContainEqual({ field, message });
  });

  it('takes no client for an owner', async () => {
    const id = await leaveBorrowing();
    const client = await server.signedIn('CLIENT');
    expect((await call('PUT', id, { ownerId: client.id })).statusCode).toBe(400);
  });

  it('[DESK-03] keeps each note with its author and time, oldest first', async () => {
    const id = await leaveBorrowing();
    const first = await call('POST', `${id}/notes`, { text: ' Called,\nno answer ' });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      id: expect.any(String),
      text: 'Called,\nno answer',
      authorId: admin.id,
      authorName: 'Test Person',
      createdAt: server.clock.now().toISOString(),
    });
    server.clock.advance({ minutes: 1 });
    await call('POST', `${id}/notes`, { text: 'Called again' });
    const { notes }: { notes: { text: string }[] } = (await call('GET', id)).json();
    expect(notes.map((note) => note.text)).toEqual(['Called,\nno answer', 'Called again']);
    expect(await events('lead-note-added')).toHaveLength(2);
    expect(JSON.stringify(await events('lead-note-added'))).not.toContain('answer');
  });

  it('refuses an empty note', async () => {
    const id = await leaveBorrowing();
    const answer = await call('POST', `${id}/notes`, { text: '   ' });
    expect(answer.json().fields).toEqual([{ field: 'text', message: 'Write a note' }]);
  });
});

describe('[DESK-05] converting a lead', () => {
  async function clientOf(id: string) {
    const { authorization } = admin;
    const answer = await server.app.inject({ url: `/api/profiles/${id}/details`, headers: { authorization } });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  it('creates a client with name, contact and the household’s figures, links the two and counts as no answer', async () => {
    const id = await leaveBorrowing();
    const answer = await call('POST', `${id}/convert`);
    expect(answer.statusCode).toBe(201);
    const { clientId } = answer.json();
    expect((await call('GET', id)).json()).toMatchObject({
      status: 'Converted',
      clientId,
      firstResponseAt: null,
    });
    expect((await clientOf(clientId)).profile).toMatchObject({
      firstName: 'Mary',
      lastName: 'Jane van der Berg',
      email: 'mary@example.com',
      phone: '0400 000 000',
      grossIncome: 88_888.88,
      maritalStatus: 'de-facto',
      assessWithPartner: true,
      partnerIncome: 44_444.44,
      dependants: 1,
      existingLoans: 1_234.56,
    });
    expect(await events('lead-converted')).toEqual([
      { by: admin.id, of: `lead ${id}`, fields: ['status', 'clientId'] },
    ]);
  });

  it('takes the notes along with author and time, but not those about a person who withdrew', async () => {
    const [kept, withdrawn] = [await leaveBorrowing(), await leaveBorrowing({ email: 'other@example.com' })];
    const written = server.clock.now().toISOString();
    for (const id of [kept, withdrawn]) await call('POST', `${id}/notes`, { text: 'Likes Carlton' });
    await call('POST', `${withdrawn}/withdraw`);
    server.clock.advance({ minutes: 5 });
    const notesOf = async (id: string) => {
      const { clientId } = (await call('POST', `${id}/convert`)).json();
      const { authorization } = admin;
      const answer = await server.app.inject({ url: `/api/clients/${clientId}/notes`, headers: { authorization } });
      return answer.json();
    };
    expect(await notesOf(kept)).toMatchObject([{ text: 'Likes Carlton', authorId: admin.id, createdAt: written }]);
    expect(await notesOf(withdrawn)).toEqual([]);
  });

  it('is told before of clients with the same email or phone, and still makes another', async () => {
    const [first, byEmail, byPhone, stranger] = [
      await leaveBorrowing({ email: 'mary@example.com', phone: '0400 111 222' }),
      await leaveBorrowing({ email: 'MARY@example.com', phone: '0400 333 444' }),
      await leaveBorrowing({ email: 'other@example.com', phone: '+61 400 111 222' }),
      await leaveBorrowing({ email: 'stranger@example.com', phone: '0400 555 666' }),
    ];
    const alike = async (id: string) => (await call('GET', id)).json().sameClients;
    expect(await alike(byEmail)).toEqual([]);
    const { clientId } = (await call('POST', `${first}/convert`)).json();
    const name = 'Mary Jane van der Berg';
    expect(await alike(byEmail)).toEqual([{ id: clientId, name, link: 'email' }]);
    expect(await alike(byPhone)).toEqual([{ id: clientId, name, link: 'phone' }]);
    expect([await alike(first), await alike(stranger)]).toEqual([[], []]);
    expect((await call('POST', `${byPhone}/convert`)).statusCode).toBe(201);
    // Another adviser's clients are not told of.
    admin = await server.signedIn('ADVISER');
    expect(await alike(byEmail)).toEqual([]);
  });

  it('counts no partner for a single person, and takes a lead without figures', async () => {
    const single = await leaveBorrowing({ maritalStatus: 'single', partnerIncome: 90_000 });
    const { clientId } = (await call('POST', `${single}/convert`)).json();
    expect((await clientOf(clientId)).profile).toMatchObject({ assessWithPartner: false, partnerIncome: 0 });
    const session = await leave('strategy-session-leads', aStrategySessionLead({ name: 'Cher' }));
    const other = (await call('POST', `${session}/convert`)).json();
    expect((await clientOf(other.clientId)).profile).toMatchObject({ firstName: 'Cher', lastName: '', grossIncome: 0 });
  });

  it('is done once: again is 409 and says nothing else, and so is another status', async () => {
    const id = await leaveBorrowing();
    const { clientId } = (await call('POST', `${id}/convert`)).json();
    const again = await call('POST', `${id}/convert`);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'already-done' });
    expect(again.body).not.toContain(clientId);
    expect((await call('PUT', id, { status: 'Closed' })).statusCode).toBe(409);
    const onLead = await call('PUT', id, { status: 'Converted', nextAction: 'Welcome call' });
    expect([onLead.statusCode, onLead.json().fields]).toEqual([
      400,
      [{ field: 'nextAction', message: 'This lead is a client now. Add a task to the client instead' }],
    ]);
    expect((await call('PUT', id, { status: 'Converted', nextAction: null, nextActionOn: null })).statusCode).toBe(200);
    const { rows } = await server.deps.db.query('select count(*)::int as clients from profiles');
    expect(rows).toEqual([{ clients: 1 }]);
  });

  it('of ten at the same time, one creates a client', async () => {
    const id = await leaveBorrowing();
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', `${id}/convert`)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const { rows } = await server.deps.db.query('select count(*)::int as clients from profiles');
    expect(rows).toEqual([{ clients: 1 }]);
  });

  it('a repeat with the same key gets the same client', async () => {
    const id = await leaveBorrowing();
    const first = await call('POST', `${id}/convert`, undefined, 'convert-1');
    expect((await call('POST', `${id}/convert`, undefined, 'convert-1')).json()).toEqual(first.json());
  });
});
