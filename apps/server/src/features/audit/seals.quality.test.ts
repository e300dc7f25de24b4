import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { figure } from '../../../test/quality.ts';
import { transaction } from '../../db/transaction.ts';
import { recordAudit } from './record.ts';
import { sealAudit, verifyAuditSeals } from './seals.ts';

let server: TestApp;
const tables = ['audit_events', 'audit_seals'];

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await asOwner('truncate audit_events, audit_seals restart identity');
  // A rolled-back insert: leaves a gap in the ids.
  for (const seal of [1, 2, 3]) {
    for (const event of [1, 2, 3, 4]) await record(seal * 10 + event);
    if (seal === 2) await expect(record(99, true)).rejects.toThrow('rolled back');
    if (seal === 2) await record(25);
    server.clock.advance({ minutes: 1 });
    await sealAudit(server.deps);
  }
});

/** An attacker with the database owner's rights: triggers do not stop them. */
async function asOwner(...statements: string[]): Promise<void> {
  const all = [
    ...tables.map((table) => `alter table ${table} disable trigger user`),
    ...statements,
    ...tables.map((table) => `alter table ${table} enable trigger user`),
  ];
  await server.deps.db.query(`begin; ${all.join('; ')}; commit`);
}

async function record(minute: number, isRolledBack = false): Promise<void> {
  await transaction(server.deps.db, async (tx) => {
    await recordAudit(tx, {
      at: new Date(Date.UTC(2026, 10, 21, 5, minute)),
      actor: { id: randomUUID(), role: 'ADMIN' },
      action: 'client-updated',
      subject: { kind: 'client', id: randomUUID() },
      fields: ['phone', 'grossIncome'],
    });
    if (isRolledBack) throw new Error('rolled back');
  });
}

async function newestSeal(): Promise<{ toId: number; hash: string }> {
  const { rows } = await server.deps.db.query('select to_id, hash from audit_seals order by to_id desc limit 1');
  return { toId: Number(rows[0]?.to_id), hash: String(rows[0]?.hash) };
}

/** Seals unsealed events as the previous release did: without session and address, and without a version. */
async function sealAsEarlierRelease(): Promise<void> {
  const { db, secrets, clock } = { ...server.deps, clock: server.clock };
  const { rows: seals } = await db.query('select to_id, hash from audit_seals order by to_id desc limit 1');
  const after = Number(seals[0]?.to_id ?? 0);
  const { rows } = await db.query(
    `select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as moment, actor_id, actor_role, action,
       subject_kind, subject_id, fields from audit_events where id > $1 order by id`,
    [after],
  );
  const events = rows.map((row) => Object.values(row));
  const toId = Number(rows.at(-1)?.id);
  const covered = [String(seals[0]?.hash ?? ''), after + 1, toId, clock.now().toISOString(), events];
  await db.query('insert into audit_seals (from_id, to_id, row_count, hash, sealed_at) values ($1, $2, $3, $4, $5)', [
    after + 1,
    toId,
    rows.length,
    secrets.mac('audit-seal', JSON.stringify(covered)),
    clock.now(),
  ]);
}

const other = `'00000000-0000-4000-8000-000000000001'`;
const forged = `'2026-11-21 05:30:00Z', ${other}, 'ADMIN', 'client-read', 'client', ${other}`;
const columns = 'at, actor_id, actor_role, action, subject_kind, subject_id';

const tamperings: readonly (readonly [string, string[], string])[] = [
  ['another action', [`update audit_events set action = 'client-read' where id = 2`], 'changed'],
  ['another actor', [`update audit_events set actor_id = ${other} where id = 3`], 'changed'],
  ['another role', [`update audit_events set actor_role = 'CLIENT' where id = 3`], 'changed'],
  ['another record', [`update audit_events set subject_id = ${other} where id = 6`], 'changed'],
  ['another session', [`update audit_events set session_id = ${other} where id = 3`], 'changed'],
  ['another address', [`update audit_events set address_code = 'x' where id = 3`], 'changed'],
  ['a microsecond later', [`update audit_events set at = at + interval '1 microsecond' where id = 1`], 'changed'],
  ['a field left out', [`update audit_events set fields = '{phone}' where id = 8`], 'changed'],
  ['a row taken out of the middle', ['delete from audit_events where id = 2'], 'rows-missing'],
  ['the last row of a seal taken out', ['delete from audit_events where id = 4'], 'rows-missing'],
  [
    'the newest row taken out',
    ['delete from audit_events where id = (select max(id) from audit_events)'],
    'rows-missing',
  ],
  [
    'a row put into a free place',
    [`insert into audit_events (id, ${columns}) overriding system value values (9, ${forged})`],
    'rows-added',
  ],
  [
    'a row put before the first',
    [`insert into audit_events (id, ${columns}) overriding system value values (-1, ${forged})`],
    'rows-added',
  ],
  [
    'a row replaced by another',
    [
      'delete from audit_events where id = 7',
      `insert into audit_events (id, ${columns}) overriding system value values (7, ${forged})`,
    ],
    'changed',
  ],
  [
    'two rows swapped',
    [
      `update audit_events one set at = other.at, actor_id = other.actor_id, subject_id = other.subject_id
       from audit_events other where (one.id, other.id) in ((5, 6), (6, 5))`,
    ],
    'changed',
  ],
  [
    'a row taken out and the seal made to agree',
    ['delete from audit_events where id = 2', 'update audit_seals set row_count = 3 where from_id = 1'],
    'changed',
  ],
  ['a seal taken out', ['delete from audit_seals where from_id = 5'], 'seal-missing'],
  [
    'a seal taken out with its rows',
    ['delete from audit_seals where from_id = 5', 'delete from audit_events where id between 5 and 10'],
    'seal-missing',
  ],
  ['a seal with another hash', [`update audit_seals set hash = repeat('x', 43) where from_id = 5`], 'changed'],
  [
    'a seal of another time',
    [`update audit_seals set sealed_at = sealed_at + interval '1 day' where from_id = 1`],
    'changed',
  ],
];
let found = 0;

describe('sealing', () => {
  it('covers every event once, in stretches without a gap, and finds nothing wrong with an untouched log', async () => {
    const { rows } = await server.deps.db.query('select from_id, to_id, row_count from audit_seals order by id');
    expect(rows).toEqual([
      { from_id: 1, to_id: 4, row_count: 4 },
      { from_id: 5, to_id: 10, row_count: 5 },
      { from_id: 11, to_id: 14, row_count: 4 },
    ]);
    expect(await verifyAuditSeals(server.deps, await newestSeal())).toEqual({ seals: 3, rows: 13, problems: [] });
    expect(await sealAudit(server.deps)).toBe(0);
  });

  it('splits a long backlog into stretches of a thousand', async () => {
    await server.deps.db.query(
      `insert into audit_events (at, action) select now(), 'sign-in' from generate_series(1, 2500)`,
    );
    expect(await sealAudit(server.deps)).toBe(2_500);
    expect(await verifyAuditSeals(server.deps)).toEqual({ seals: 6, rows: 2_513, problems: [] });
  });

  it('does not let a sealed log be emptied', async () => {
    await expect(server.deps.db.query('truncate audit_events')).rejects.toThrow('only ever added');
    await expect(server.deps.db.query('delete from audit_seals')).rejects.toThrow('only ever added');
  });

  it.each(tamperings)('finds %s', async (_what, statements, kind) => {
    await asOwner(...statements);
    const { problems } = await verifyAuditSeals(server.deps);
    expect(problems.map((problem) => problem.kind)).toContain(kind);
    found += 1;
  });

  it('finds an end that was cut off with its seal, by the newest seal that was logged', async () => {
    const newest = await newestSeal();
    await asOwner('delete from audit_seals where from_id = 11', 'delete from audit_events where id > 10');
    const { problems } = await verifyAuditSeals(server.deps, newest);
    expect(problems).toEqual([{ fromId: 11, toId: 14, kind: 'seal-missing' }]);
    found += 1;
    expect(found).toBe(tamperings.length + 1);
    figure('P2', 'tamperings of the sealed audit log found', `${found}/${tamperings.length + 1}`);
  });
});

it('seals of the release before still verify, also those over events with a session, and newer ones after them', async () => {
  const sessionId = randomUUID();
  const event = { action: 'client-read', subject: null } as const;
  const actor = { id: randomUUID(), role: 'ADMIN', sessionId } as const;
  await transaction(server.deps.db, (tx) => recordAudit(tx, { at: server.clock.now(), actor, ...event }));
  await sealAsEarlierRelease();
  await transaction(server.deps.db, (tx) => recordAudit(tx, { at: server.clock.now(), actor, ...event }));
  await sealAudit(server.deps);
  expect((await verifyAuditSeals(server.deps)).problems).toEqual([]);
  const { rows } = await server.deps.db.query('select version from audit_seals order by id desc limit 2');
  expect(rows.map(({ version }) => version)).toEqual([2, 1]);
  await asOwner(`update audit_seals set version = 1 where version = 2`);
  expect((await verifyAuditSeals(server.deps)).problems.map(({ kind }) => kind)).toContain('changed');
});
