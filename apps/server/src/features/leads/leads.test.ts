import { currentLeadNotice } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const url = '/api/borrowing-leads';

function send(payload: object, key?: string) {
  return server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

describe('POST /borrowing-leads', () => {
  it('[API-36] [LEAD-03] [PROD-04] stores the lead and its queued mail, without sign-in', async () => {
    const answer = await send(aBorrowingLead());
    expect(answer.statusCode).toBe(201);
    const { id, borrowingCapacity } = answer.json();
    expect(borrowingCapacity).toBe(768_765);
    const [lead] = await server.leads();
    expect(lead).toMatchObject({
      id,
      kind: 'borrowing',
      first_name: 'Mary',
      last_name: 'Jane van der Berg',
      status: 'New',
    });
    expect(await server.mails()).toMatchObject([{ lead_id: id, recipient: 'mary@example.com', status: 'queued' }]);
    expect(await server.queuedJobs()).toBe(1);
  });

  it('[LEAD-06] keeps the figure the visitor saw beside the engine’s own (S-BC-09)', async () => {
    await send(aBorrowingLead({ borrowingCapacity: 999 }));
    const [lead] = await server.leads();
    expect(lead?.claimed).toEqual({ borrowingCapacity: 999 });
    expect(lead?.computed).toMatchObject({ borrowingCapacity: 768_765.36, displayed: 768_765 });
  });

  it('[LEAD-05] [LEAD-04] ignores partner income without a partner, and 0 is kept as none', async () => {
    await send(aBorrowingLead({ maritalStatus: 'single', partnerIncome: 50_000 }));
    await send(aBorrowingLead({ maritalStatus: 'married', partnerIncome: 0 }));
    expect((await server.leads()).map((lead) => lead.inputs)).toMatchObject([
      { partnerIncome: null },
      { partnerIncome: null },
    ]);
  });

  it('[LEAD-02] accepts an empty last name', async () => {
    expect((await send(aBorrowingLead({ firstName: 'Cher', lastName: '' }))).statusCode).toBe(201);
  });

  it('records the notice agreed to: version, hash of its text, time and purposes', async () => {
    await send(
      aBorrowingLead({ noticeVersion: currentLeadNotice, wantsMarketing: true, sourcePage: '/borrowing-capacity' }),
    );
    const [lead] = await server.leads();
    expect(lead).toMatchObject({
      notice_version: currentLeadNotice,
      purposes: ['report', 'contact', 'marketing'],
      wants_marketing: true,
      source_page: '/borrowing-capacity',
      notice_agreed_at: server.clock.now(),
    });
    expect(lead?.notice_sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('agrees to nothing on behalf of a plain client that showed no notice', async () => {
    await send(aBorrowingLead());
    expect((await server.leads())[0]).toMatchObject({ notice_version: null, purposes: [], wants_marketing: false });
  });
});

describe('repeated deliveries', () => {
  it('[RETRY-06] [RETRY-05] six deliveries with one key are one lead, one mail and six equal answers', async () => {
    const answers = [];
    for (let delivery = 0; delivery < 6; delivery += 1) answers.push(await send(aBorrowingLead(), 'key-1'));
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(await server.leads()).toHaveLength(1);
    expect(await server.mails()).toHaveLength(1);
    expect(await server.queuedJobs()).toBe(1);
  });

  it('fifty deliveries of one key at the same time are one lead', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(aBorrowingLead(), 'key-2')));
    const refused = answers.filter((answer) => answer.statusCode !== 201);
    // Every delivery counts towards the limit of 20 an address until a response is stored.
    expect(refused.every((answer) => answer.statusCode === 429)).toBe(true);
    expect(new Set(answers.filter((answer) => answer.statusCode === 201).map((answer) => answer.body)).size).toBe(1);
    expect(await server.leads()).toHaveLength(1);
    expect(await server.mails()).toHaveLength(1);
  });

  it('without a key, equal content within ten minutes is one lead however it is spelt', async () => {
    const first = await send(aBorrowingLead());
    server.clock.advance({ minutes: 9 });
    const second = await send(aBorrowingLead({ email: ' MARY@example.com ', phone: ' 0400 000 000 ' }));
    expect(second.json()).toEqual(first.json());
    expect(await server.leads()).toHaveLength(1);
    expect(await server.mails()).toHaveLength(1);
  });

  it('without a key, ten parallel deliveries of equal content are one lead', async () => {
    await Promise.all(Array.from({ length: 10 }, () => send(aBorrowingLead())));
    expect(await server.leads()).toHaveLength(1);
  });

  it('after ten minutes, or with another figure, it is a new lead', async () => {
    await send(aBorrowingLead());
    await send(aBorrowingLead({ grossIncome: 88_889 }));
    server.clock.advance({ minutes: 11 });
    await send(aBorrowingLead());
    expect(await server.leads()).toHaveLength(3);
  });

  it('a key that comes with another body is refused with 422 and changes nothing', async () => {
    await send(aBorrowingLead(), 'key-3');
    const answer = await send(aBorrowingLead({ existingLoans: 0 }), 'key-3');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'key-reused' });
    expect(await server.leads()).toHaveLength(1);
  });

  it.each(['', 'k'.repeat(256), 'two words'])('refuses the key %j', async (key) => {
    const answer = await send(aBorrowingLead(), key);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field: 'Idempotency-Key' }]);
  });

  it('a refused body is not remembered under its key', async () => {
    expect((await send(aBorrowingLead({ grossIncome: 0 }), 'key-4')).statusCode).toBe(400);
    expect((await send(aBorrowingLead(), 'key-4')).statusCode).toBe(201);
  });
});

describe('limits', () => {
  it('[SEC-10] the 21st lead of an address in ten minutes is refused with Retry-After; a repeat is free', async () => {
    for (let lead = 0; lead < 20; lead += 1) {
      const email = `person${lead}@example.com`;
      expect((await send(aBorrowingLead({ email }), `lead-${lead}`)).statusCode).toBe(201);
    }
    const refused = await send(aBorrowingLead({ email: 'late@example.com' }), 'lead-21');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(aBorrowingLead({ email: 'person0@example.com' }), 'lead-0')).statusCode).toBe(201);
  });

  it('a fourth report to one address in a day is stored as failed, and the lead stands', async () => {
    for (const existingLoans of [0, 1, 2, 3]) await send(aBorrowingLead({ existingLoans }));
    expect(await server.leads()).toHaveLength(4);
    const states = (await server.mails()).map((mail) => mail.status).sort();
    expect(states).toEqual(['failed', 'queued', 'queued', 'queued']);
    expect(await server.queuedJobs()).toBe(3);
  });
});

describe('bad input', () => {
  const valid = aBorrowingLead();

  it.each([
    ['[LEAD-17] no income', { ...valid, grossIncome: undefined }, 'grossIncome', 'Income must be greater than 0'],
    [
      '[VALID-02] an income of 50 cents',
      { ...valid, grossIncome: 0.5 },
      'grossIncome',
      'Income must be greater than 0',
    ],
    [
      '[LEAD-17] no marital status',
      { ...valid, maritalStatus: undefined },
      'maritalStatus',
      'Please select marital status',
    ],
    ['an income as text', { ...valid, grossIncome: '100000' }, 'grossIncome', 'Enter a number'],
    [
      '[VALID-06] an income above 1e12',
      { ...valid, grossIncome: 1e12 + 1 },
      'grossIncome',
      'Enter an amount up to $1,000,000,000,000',
    ],
    ['[VALID-06] 21 dependants', { ...valid, dependants: 21 }, 'dependants', 'Enter 20 or fewer'],
    ['[VALID-06] half a dependant', { ...valid, dependants: 0.5 }, 'dependants', 'Enter a whole number'],
    ['negative loans', { ...valid, existingLoans: -1 }, 'existingLoans', 'Cannot be negative'],
    ['a short name', { ...valid, firstName: ' C ', lastName: '' }, 'firstName', 'Name must be at least 2 characters'],
    ['no email address', { ...valid, email: 'mary' }, 'email', 'Please enter a valid email'],
    ['a short phone', { ...valid, phone: ' 1234567 ' }, 'phone', 'Please enter a valid phone number'],
    ['a NUL byte', { ...valid, firstName: 'Ma\u0000ry' }, 'firstName', 'Contains characters that cannot be stored'],
    [
      'half a surrogate pair',
      { ...valid, lastName: 'x\ud800' },
      'lastName',
      'Contains characters that cannot be stored',
    ],
    [
      'a line break in a name',
      { ...valid, firstName: 'A\r\nBcc: b@example.com' },
      'firstName',
      'Contains characters that cannot be stored',
    ],
    [
      'a line separator in a name',
      { ...valid, firstName: 'Ma\u2028ry' },
      'firstName',
      'Contains characters that cannot be stored',
    ],
    ['an unknown field', { ...valid, isAdmin: true }, 'isAdmin', 'Unknown field'],
    ['a list for a number', { ...valid, dependants: [1] }, 'dependants', 'Enter a number'],
  ])('%s: 400 with the field named, nothing stored', async (_case, payload, field, message) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid-input', requestId: expect.any(String) });
    expect(answer.json().fields).toContainEqual({ field, message });
    expect(await server.leads()).toHaveLength(0);
  });

  it.each([
    ['broken JSON', '{"firstName":', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['a prototype key', '{"__proto__":{"role":"ADMIN"}}', 'application/json', 400],
    ['a form body', 'firstName=Mary', 'application/x-www-form-urlencoded', 415],
    ['plain text', '{}', 'text/plain', 415],
    ['a body over 256 kB', `{"firstName":"${'x'.repeat(270_000)}"}`, 'application/json', 413],
    ['a thousand levels', `${'['.repeat(1_000)}${']'.repeat(1_000)}`, 'application/json', 400],
  ])('%s is refused with a clear status', async (_case, payload, type, status) => {
    const answer = await server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });
});

describe('GET /leads', () => {
  it('[DESK-06] answers 401 to visitors and 403 to clients', async () => {
    expect((await server.app.inject({ url: '/api/leads' })).statusCode).toBe(401);
    const headers = await server.signedIn('CLIENT');
    expect((await server.app.inject({ url: '/api/leads', headers })).statusCode).toBe(403);
  });

  it('lists leads newest first with both figures and the state of the report', async () => {
    await send(aBorrowingLead({ firstName: 'First' }));
    server.clock.advance({ minutes: 1 });
    await send(aBorrowingLead({ firstName: 'Second', email: 'second@example.com' }));
    const answer = await server.app.inject({ url: '/api/leads', headers: await server.signedIn('ADMIN') });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject([
      {
        firstName: 'Second',
        borrowing: { claimedCapacity: 768_765, computedCapacity: 768_765 },
        report: { status: 'queued' },
      },
      { firstName: 'First' },
    ]);
  });

  it.each(['0', '1001', 'x', '1.5'])('refuses limit=%s', async (limit) => {
    const answer = await server.app.inject({
      url: `/api/leads?limit=${limit}`,
      headers: await server.signedIn('ADMIN'),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field: 'limit' }]);
  });
});
