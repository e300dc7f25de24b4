import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { figure } from '../../test/quality.ts';
import { caller, clientWithProfile } from '../../test/records.ts';
import { mostStoredBytes, trimStoredResponses } from '../server.ts';

const usual = { PERSON_READS_PER_MINUTE: '300', PERSON_WRITES_PER_MINUTE: '120' };
const emptyRows = Array.from({ length: 500 }, () => ({}));

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ settings: usual });
});
afterAll(() => server.close());

async function bytesOf(table: string): Promise<number> {
  const { rows } = await server.deps.db.query(`select pg_total_relation_size('${table}')::int as bytes`);
  return Number(rows[0]?.bytes);
}

describe('one person who is signed in', () => {
  it('is asked to wait at the 121st write of a minute, and fills no store with kept answers', async () => {
    const { id, authorization } = await clientWithProfile(server);
    const send = (path: string, payload: object) =>
      server.app.inject({
        method: 'PUT',
        url: `/api/profiles/${id}${path}`,
        payload,
        headers: { authorization, 'idempotency-key': randomUUID() },
      });
    const first = await send('/details', { profile: {}, assets: emptyRows, liabilities: emptyRows });
    expect(first.statusCode).toBe(200);
    const begun = performance.now();
    const answers = [];
    for (let count = 1; count < 1_000; count += 1) answers.push(await send('', {}));
    // A slow machine may take more than a minute for the thousand.
    const minutes = Math.ceil((performance.now() - begun) / 60_000);
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(done.length).toBeGreaterThanOrEqual(118);
    expect(done.length).toBeLessThanOrEqual(120 * minutes);
    expect(done.length + refused.length).toBe(answers.length);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const bytes = await bytesOf('idempotency_keys');
    expect(bytes).toBeLessThan(5_000_000);
    figure(
      'U12',
      '1,000 keyed saves of one person in a minute on a record of 1,000 rows: answered 200; size of the store of keys, at most 5 MB',
      `${Math.round(done.length / minutes)} a minute, ${(bytes / 1e6).toFixed(1)} MB`,
    );
  }, 120_000);

  it('is asked to wait at the 301st read of a minute, and others are not', async () => {
    const client = await caller(server, 'CLIENT');
    const statuses = [];
    for (let count = 0; count < 310; count += 1) statuses.push((await client.get('/auth/account')).statusCode);
    expect(statuses.slice(0, 290)).toEqual(Array(290).fill(200));
    expect(statuses.at(-1)).toBe(429);
    const other = await caller(server, 'CLIENT');
    expect((await other.get('/auth/account')).statusCode).toBe(200);
  });
});

describe('a long answer', () => {
  it('is made again from the record for a repeat, and the write is not done twice', async () => {
    const { id, authorization } = await clientWithProfile(server);
    const headers = { authorization, 'idempotency-key': randomUUID() };
    const payload = { profile: { occupation: 'Engineer' }, assets: emptyRows, liabilities: emptyRows };
    const call = { method: 'PUT', url: `/api/profiles/${id}/details`, payload, headers } as const;
    const first = await server.app.inject(call);
    const again = await server.app.inject(call);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(first.body.length).toBeGreaterThan(100_000);
    expect(again.json()).toEqual(first.json());
    const { rows } = await server.deps.db.query(
      `select octet_length(reply) as bytes from idempotency_keys where scope like '%${id}'`,
    );
    expect(rows.map(({ bytes }) => Number(bytes) < 1_000)).toEqual([true]);
  });

  it('of an adviser who enters a client names the client that was made', async () => {
    const adviser = await server.signedIn('ADMIN');
    const headers = { authorization: adviser.authorization, 'idempotency-key': randomUUID() };
    const payload = { profile: { firstName: 'Kim' }, assets: emptyRows, liabilities: emptyRows };
    const call = { method: 'POST', url: '/api/profiles/details', payload, headers } as const;
    const first = await server.app.inject(call);
    const again = await server.app.inject(call);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
  });
});

it('the oldest kept answers of a person go beyond 20 MB; their writes are told that they were done', async () => {
  const { id, authorization } = await clientWithProfile(server);
  const key = randomUUID();
  const save = (headers: object) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/profiles/${id}`,
      payload: { occupation: 'Baker' },
      headers: { authorization, ...headers },
    });
  expect((await save({ 'idempotency-key': key })).statusCode).toBe(200);
  const version = (await save({})).json().version;
  await server.deps.db.query(
    `insert into idempotency_keys (scope, key_hash, request_mac, reply, created_at)
     select $1, n::text, 'mac', repeat('x', 1000000), now() + n * interval '1 second' from generate_series(1, 25) n`,
    [`PUT /profiles/:id ${id}`],
  );
  expect(await trimStoredResponses(server.deps)).toBe(6);
  const { rows } = await server.deps.db.query(
    'select sum(octet_length(reply))::int as kept from idempotency_keys where scope like $1',
    [`%${id}`],
  );
  expect(Number(rows[0]?.kept)).toBeLessThanOrEqual(mostStoredBytes);
  const repeat = await save({ 'idempotency-key': key });
  expect([repeat.statusCode, repeat.json().code]).toEqual([409, 'already-done']);
  expect((await save({})).json().version).toBe(version);
});
