import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { figure } from '../../../test/quality.ts';
import { ClockRefused, watchClock } from '../../upkeep/clock.ts';
import { runRetention } from './retention.ts';

let server: TestApp;
let userId: string;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  ({ id: userId } = await server.addUser({ role: 'CLIENT', email: 'mary@people.example' }));
});

async function run(statement: string, values: unknown[] = []): Promise<void> {
  await server.deps.db.query(statement, values);
}

async function count(table: string): Promise<number> {
  return (await server.deps.db.query(`select from ${table}`)).rowCount ?? 0;
}

/** Submits a lead with its queued mail; returns its id. */
async function leaveLead(email: string): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/borrowing-leads',
    payload: aBorrowingLead({ email }),
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

// The clock of the tests stands at 2026-11-21 04:00 UTC.
const justOver = { months24: '2024-11-21T03:59:59Z', hours72: '2026-11-18T03:59:59Z', days30: '2026-10-22T03:59:59Z' };
const justUnder = { months24: '2024-11-21T04:00:01Z', hours72: '2026-11-18T04:00:01Z', days30: '2026-10-22T04:00:01Z' };

async function addSession(times: { ended: string | null; expires: string }): Promise<void> {
  await run(`insert into sessions (id, user_id, created_at, ended_at, expires_at) values ($1, $2, $3, $4, $5)`, [
    randomUUID(),
    userId,
    '2026-10-01T00:00:00Z',
    times.ended,
    times.expires,
  ]);
}

async function addKey(key: string, at: string): Promise<void> {
  await run(`insert into idempotency_keys (scope, key_hash, request_mac, created_at) values ('x', $1, 'x', $2)`, [
    key,
    at,
  ]);
}

async function addLink(times: { expires: string; used: string | null }): Promise<void> {
  await run(
    `insert into account_links (id, user_id, purpose, created_at, expires_at, used_at)
     values ($1, $2, 'password-reset', '2026-11-21T03:50:00Z', $3, $4)`,
    [randomUUID(), userId, times.expires, times.used],
  );
}

async function addDevice(mac: string, at: string): Promise<void> {
  await run('insert into known_devices (user_id, device_mac, last_used_at) values ($1, $2, $3)', [userId, mac, at]);
}

describe('the retention job', () => {
  it('removes leads 24 months after they were left, with notes, mails and jobs, also where they became clients', async () => {
    const old = await leaveLead('old@people.example');
    const recent = await leaveLead('recent@people.example');
    const converted = await leaveLead('converted@people.example');
    const note = `insert into lead_notes (id, lead_id, text, created_at) values ($1, $2, 'called', now())`;
    await run(note, [randomUUID(), old]);
    const { authorization } = await server.signedIn('ADMIN');
    const convert = { method: 'POST', url: `/api/leads/${converted}/convert`, headers: { authorization } } as const;
    expect((await server.app.inject(convert)).statusCode).toBeLessThan(300);
    await run('update leads set received_at = $1 where id = any ($2)', [justOver.months24, [old, converted]]);
    await run('update leads set received_at = $1 where id = $2', [justUnder.months24, recent]);
    const removed = await runRetention(server.deps);
    expect(removed).toMatchObject({ leads: 2 });
    expect((await server.leads()).map(({ id }) => id)).toEqual([recent]);
    expect((await server.mails()).map((mail) => mail.lead_id)).toEqual([recent]);
    expect(await count('profiles')).toBe(1);
    expect(await count('lead_notes')).toBe(0);
    expect(await server.queuedJobs()).toBe(1);
  });

  it('removes mails 24 months after they were queued, whoever they were to, with the jobs that wait for them', async () => {
    await leaveLead('one@people.example');
    const second = await leaveLead('two@people.example');
    await run('update mails set created_at = $1 where lead_id = $2', [justOver.months24, second]);
    expect(await runRetention(server.deps)).toMatchObject({ leads: 0, mails: 1 });
    expect(await server.queuedJobs()).toBe(1);
  });

  it('removes kept answers after 72 hours', async () => {
    await addKey('old', justOver.hours72);
    await addKey('recent', justUnder.hours72);
    expect(await runRetention(server.deps)).toMatchObject({ keys: 1 });
    expect(await count('idempotency_keys')).toBe(1);
  });

  it('removes sessions 30 days after they ended or ran out', async () => {
    await addSession({ ended: justOver.days30, expires: '2026-12-01T00:00:00Z' });
    await addSession({ ended: null, expires: justOver.days30 });
    await addSession({ ended: justUnder.days30, expires: '2026-12-01T00:00:00Z' });
    await addSession({ ended: null, expires: justUnder.days30 });
    expect(await runRetention(server.deps)).toMatchObject({ sessions: 2 });
  });

  it('removes links that were used or have expired, and keeps one that still works', async () => {
    await addLink({ expires: '2026-11-21T03:59:59Z', used: null });
    await addLink({ expires: '2026-11-21T04:10:00Z', used: '2026-11-21T03:55:00Z' });
    await addLink({ expires: '2026-11-21T04:00:01Z', used: null });
    expect(await runRetention(server.deps)).toMatchObject({ links: 2 });
  });

  it('removes which records a list or an export showed an adviser after 24 months, and keeps that it was asked for', async () => {
    for (const at of [justOver.months24, justUnder.months24]) {
      await run(
        `with event as (insert into audit_events (at, action) values ($1, 'clients-listed') returning id)
         insert into audit_shown (event_id, kind, part, ids, shown_at) select id, 'client', 0, $2, $1 from event`,
        [at, [randomUUID()]],
      );
    }
    expect(await runRetention(server.deps)).toMatchObject({ shown: 1 });
    expect([await count('audit_shown'), await count('audit_events')]).toEqual([1, 2]);
  });

  it('removes devices after 90 days and counts that have expired', async () => {
    await addDevice('old', '2026-08-23T03:59:59Z');
    await addDevice('recent', '2026-08-23T04:00:01Z');
    const now = server.clock.now().getTime();
    for (const expire of [now - 1, now + 1]) {
      await run(`insert into rate_limits (key, points, expire) values ($1, 1, $2)`, [`leads:${expire}`, expire]);
    }
    expect(await runRetention(server.deps)).toMatchObject({ devices: 1, limits: 1 });
  });

  it('removes any number, part by part', async () => {
    await run(
      `insert into idempotency_keys (scope, key_hash, request_mac, created_at)
       select 'x', n::text, 'x', $1 from generate_series(1, 2500) as n`,
      [justOver.hours72],
    );
    expect(await runRetention(server.deps)).toMatchObject({ keys: 2_500 });
  });

  it('leaves nothing overdue whenever it runs, and a second run finds nothing', async () => {
    await leaveLead('mary@people.example');
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { firstName: 'New', lastName: 'Person', email: 'new@people.example', password: 'a-password-of-mine-7' },
    });
    await addKey('kept', '2026-11-21T04:00:00Z');
    let overdue = 0;
    for (const days of [1, 3, 10, 31, 61, 92, 365, 366]) {
      server.clock.advance({ minutes: days * 24 * 60 });
      await runRetention(server.deps);
      overdue += await countOverdue();
      const again = await runRetention(server.deps);
      expect(Object.values(again).every((removed) => removed === 0)).toBe(true);
    }
    expect(await count('leads')).toBe(0);
    expect(await count('users')).toBe(2);
    expect(overdue).toBe(0);
    figure('Q4', 'overdue rows after the retention job, over 2.5 years', String(overdue));
  });

  /** Rows that should be gone according to the privacy page, computed with the database's own calendar. */
  async function countOverdue(): Promise<number> {
    const { rows } = await server.deps.db.query(
      `select (select count(*) from leads where received_at < $1::timestamptz - interval '24 months')
        + (select count(*) from mails where created_at < $1::timestamptz - interval '24 months')
        + (select count(*) from idempotency_keys where created_at < $1::timestamptz - interval '72 hours')
        + (select count(*) from sessions where least(ended_at, expires_at) < $1::timestamptz - interval '30 days')
        + (select count(*) from account_links where used_at is not null or expires_at < $1::timestamptz)
        + (select count(*) from known_devices where last_used_at < $1::timestamptz - interval '90 days')
        as count`,
      [server.clock.now().toISOString()],
    );
    return Number(rows[0]?.count);
  }
});

describe('a wrong clock', () => {
  const daysInMinutes = (days: number) => days * 24 * 60;

  /** Submits a lead now, and inserts this many copies of it at another time. */
  async function leaveOldLeads(count: number, receivedAt: string): Promise<void> {
    const id = await leaveLead(`${randomUUID()}@people.example`);
    const columns = (
      await server.deps.db.query(
        `select string_agg(quote_ident(attname), ', ') as list from pg_attribute
         where attrelid = 'leads'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
           and attname not in ('id', 'received_at')`,
      )
    ).rows[0]?.list;
    await run(
      `insert into leads (id, received_at, ${columns})
       select gen_random_uuid(), $2, ${columns} from leads, generate_series(1, $3::int) where id = $1`,
      [id, receivedAt, count],
    );
  }

  it('removes nothing: retention stops when the clock has leapt more than two days', async () => {
    await leaveLead('mary@people.example');
    await watchClock(server.deps.db.kysely, server.clock.now());
    server.clock.advance({ minutes: daysInMinutes(395 * 2) });
    const minuteJob = watchClock(server.deps.db.kysely, server.clock.now());
    await expect(minuteJob).rejects.toThrow(ClockRefused);
    await addKey('old', justOver.hours72);
    await expect(runRetention(server.deps)).rejects.toThrow('npm run retention');
    expect([await count('leads'), await count('idempotency_keys')]).toEqual([1, 1]);
    figure('U23', 'leads and mails removed by a clock two years ahead', '0');
  });

  it('removes nothing at a first start either, when it is two months past the newest event', async () => {
    await run('delete from believed_clock', []);
    await leaveLead('mary@people.example');
    server.clock.advance({ minutes: daysInMinutes(61) });
    await expect(watchClock(server.deps.db.kysely, server.clock.now())).rejects.toThrow(ClockRefused);
    await expect(runRetention(server.deps)).rejects.toThrow(ClockRefused);
    await run('delete from believed_clock', []);
    server.clock.advance({ minutes: -daysInMinutes(2) });
    await expect(watchClock(server.deps.db.kysely, server.clock.now())).resolves.toBeUndefined();
  });

  it('is not suspected on a quiet site: the clock is believed as long as it goes on evenly', async () => {
    await watchClock(server.deps.db.kysely, server.clock.now());
    for (let days = 0; days < 60; days += 1) {
      server.clock.advance({ minutes: daysInMinutes(1) });
      await watchClock(server.deps.db.kysely, server.clock.now());
    }
    await expect(runRetention(server.deps)).resolves.toMatchObject({ leads: 0 });
  });

  it('that was behind for a while is believed again without anybody', async () => {
    await watchClock(server.deps.db.kysely, server.clock.now());
    await watchClock(server.deps.db.kysely, new Date('2020-01-01T00:00:00Z'));
    await expect(runRetention(server.deps)).resolves.toMatchObject({ leads: 0 });
  });

  it('is believed once a person has confirmed the date, also when much is overdue then', async () => {
    await leaveOldLeads(30, justUnder.months24);
    await watchClock(server.deps.db.kysely, server.clock.now());
    server.clock.advance({ minutes: daysInMinutes(40) });
    await expect(runRetention(server.deps)).rejects.toThrow(ClockRefused);
    expect(await runRetention(server.deps, { isConfirmed: true })).toMatchObject({ leads: 30 });
    await expect(runRetention(server.deps)).resolves.toMatchObject({ leads: 0 });
  });

  it('is suspected when more than a twentieth of the leads would go at once, and then none goes', async () => {
    await leaveOldLeads(30, justOver.months24);
    await leaveOldLeads(500, justUnder.months24);
    await expect(runRetention(server.deps)).rejects.toThrow('30 of 532 leads are overdue');
    expect(await count('leads')).toBe(532);
    await leaveOldLeads(100, justUnder.months24);
    await expect(runRetention(server.deps)).resolves.toMatchObject({ leads: 30 });
  });
});
