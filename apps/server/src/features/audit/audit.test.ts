import { randomUUID } from 'node:crypto';
import { type AuditEvent, auditListSchema } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { transaction } from '../../db/transaction.ts';
import type { AuditAction } from './actions.ts';
import { recordAudit } from './record.ts';

let server: TestApp;
let adviser: { authorization: string; id: string };

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  adviser = await server.signedIn('ADMIN');
});

const [reader, other, mary, john] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

/** Records an action on a client at a minute past 04:00 UTC on 21 November 2026. */
async function record(actorId: string, action: AuditAction, subjectId: string, minute: number): Promise<void> {
  const at = new Date(Date.UTC(2026, 10, 21, 4, minute));
  await transaction(server.deps.db, (tx) =>
    recordAudit(tx, {
      at,
      actor: { id: actorId, role: 'ADMIN' },
      action,
      subject: { kind: 'client', id: subjectId },
      fields: action === 'client-updated' ? ['phone'] : [],
    }),
  );
}

async function list(query: Record<string, string>): Promise<AuditEvent[]> {
  const answer = await server.app.inject({ url: '/api/audit', query, headers: adviser });
  expect(answer.statusCode).toBe(200);
  return auditListSchema.parse(answer.json());
}

describe('GET /audit', () => {
  beforeEach(async () => {
    await record(reader, 'client-read', mary, 1);
    await record(reader, 'client-read', john, 5);
    await record(reader, 'client-updated', mary, 6);
    await record(other, 'client-read', mary, 7);
    await record(reader, 'client-read', mary, 9);
  });

  it('answers events newest first, with who, what, which record and the names of the fields', async () => {
    const [newest, , changed] = await list({ subjectKind: 'client' });
    expect(newest).toMatchObject({ at: '2026-11-21T04:09:00.000Z', actorId: reader, action: 'client-read' });
    expect(changed).toMatchObject({
      actorRole: 'ADMIN',
      action: 'client-updated',
      subjectKind: 'client',
      subjectId: mary,
      fields: ['phone'],
    });
  });

  it('answers which people somebody read between two moments', async () => {
    const read = await list({
      actorId: reader,
      action: 'client-read',
      from: '2026-11-21T04:01:00Z',
      to: '2026-11-21T04:09:00Z',
    });
    expect(read.map(({ subjectId }) => subjectId)).toEqual([john, mary]);
  });

  it('answers who touched one record', async () => {
    const events = await list({ subjectKind: 'client', subjectId: mary });
    expect(events.map(({ actorId }) => actorId)).toEqual([reader, other, reader, reader]);
  });

  it('goes on where a part ended, however many events arrive meanwhile', async () => {
    const query = { subjectKind: 'client', limit: '2' };
    const first = await server.app.inject({ url: '/api/audit', query, headers: adviser });
    await record(other, 'client-read', john, 11);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await server.app.inject({ url: next, headers: adviser });
    const ids = [...auditListSchema.parse(first.json()), ...auditListSchema.parse(second.json())].map(({ id }) => id);
    const all = (await list({ subjectKind: 'client' })).map(({ id }) => id);
    expect(ids).toEqual(all.slice(1, 5));
    const rest = /<([^>]+)>; rel="next"/.exec(String(second.headers.link))?.[1] ?? '';
    const third = await server.app.inject({ url: rest, headers: adviser });
    expect(third.json()).toHaveLength(1);
    expect(third.headers.link).toBeUndefined();
  });

  it.each(['nonsense', Buffer.from('["x"]').toString('base64url'), Buffer.from('[1.5]').toString('base64url')])(
    'refuses a cursor that is none: %s',
    async (cursor) => {
      const answer = await server.app.inject({ url: '/api/audit', query: { cursor }, headers: adviser });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toMatchObject([{ field: 'cursor' }]);
    },
  );

  it('is for an ADMIN alone', async () => {
    const client = await server.signedIn('CLIENT');
    const headers = { authorization: client.authorization };
    expect((await server.app.inject({ url: '/api/audit', headers })).statusCode).toBe(403);
    expect((await server.app.inject({ url: '/api/audit' })).statusCode).toBe(401);
  });
});

describe('the audit log', () => {
  it('holds an event only when its effect is there', async () => {
    const attempt = transaction(server.deps.db, async (tx) => {
      const event = { at: server.clock.now(), actor: null, action: 'unsubscribed', subject: null } as const;
      await recordAudit(tx, event);
      throw new Error('the effect failed');
    });
    await expect(attempt).rejects.toThrow('the effect failed');
    expect(await list({ action: 'unsubscribed' })).toEqual([]);
  });

  it.each([
    ['changed', `update audit_events set action = 'sign-in'`],
    ['deleted', 'delete from audit_events'],
  ])('lets no row be %s', async (_what, statement) => {
    await record(reader, 'client-read', mary, 1);
    await expect(server.deps.db.query(statement)).rejects.toThrow('Rows of audit_events are only ever added');
  });
});
