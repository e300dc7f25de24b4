import { randomUUID } from 'node:crypto';
import { auditListSchema } from '@freehold/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const mostMs = 5 * 60_000;

it('tells which people somebody read between two moments, out of 50,000 events', async () => {
  const { authorization } = await server.signedIn('ADMIN');
  const [suspect, read, before, after] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await server.deps.db.query(
    `insert into audit_events (at, actor_id, actor_role, action, subject_kind, subject_id)
     select timestamptz '2026-11-01 00:00Z' + n * interval '20 seconds', gen_random_uuid(), 'ADMIN', 'client-read', 'client',
       gen_random_uuid()::text
     from generate_series(1, 50000) as n`,
  );
  for (const [at, subject, action] of [
    ['2026-11-05T08:59:59Z', before, 'client-read'],
    ['2026-11-05T09:00:00Z', read, 'client-read'],
    ['2026-11-05T09:30:00Z', after, 'client-updated'],
    ['2026-11-05T10:00:00Z', after, 'client-read'],
  ]) {
    await server.deps.db.query(
      `insert into audit_events (at, actor_id, actor_role, action, subject_kind, subject_id)
       values ($1, $2, 'ADMIN', $3, 'client', $4)`,
      [at, suspect, action, subject],
    );
  }
  const query = { actorId: suspect, action: 'client-read', from: '2026-11-05T09:00:00Z', to: '2026-11-05T10:00:00Z' };
  const started = performance.now();
  const answer = await server.app.inject({ url: '/api/audit', query, headers: { authorization } });
  const ms = Math.ceil(performance.now() - started);
  expect(auditListSchema.parse(answer.json()).map(({ subjectId }) => subjectId)).toEqual([read]);
  expect(ms).toBeLessThan(mostMs);
  figure('Q8', 'whom somebody read in an hour, out of 50,000 events, ms', String(ms));
});
