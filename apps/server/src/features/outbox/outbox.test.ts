import { randomUUID } from 'node:crypto';
import { mailKinds, purchaseTimeframes } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { aMortgageLead } from '../../../test/lead-builders.ts';
import { transaction } from '../../db/transaction.ts';
import { leadMailsPerHour, queueMail } from '../../mail/outbox.ts';

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

function get(query = '') {
  const { authorization } = admin;
  return server.app.inject({ url: `/api/mails${query}`, headers: { authorization } });
}

function resend(id: string, key?: string) {
  const { authorization } = admin;
  const headers = { authorization, ...(key === undefined ? {} : { 'idempotency-key': key }) };
  return server.app.inject({ method: 'POST', url: `/api/mails/${id}/resend`, headers });
}

async function theMail() {
  const [mail] = await server.mails();
  if (mail === undefined) throw new Error('The outbox is empty');
  return mail;
}

async function set(id: string, changes: string): Promise<void> {
  await server.deps.db.query(`update mails set ${changes} where id = $1`, [id]);
}

describe('GET /mails', () => {
  it('shows what became of each mail, newest first, and nothing of its text', async () => {
    const first = await leave('borrowing-leads', aBorrowingLead());
    server.clock.advance({ minutes: 1 });
    const second = await leave('mortgage-leads', aMortgageLead({ email: 'else@example.com' }));
    const answer = await get();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      {
        id: expect.any(String),
        kind: 'mortgage-report',
        recipient: 'else@example.com',
        subject: 'Your mortgage repayment report',
        status: 'queued',
        attempts: 0,
        lastError: null,
        createdAt: server.clock.now().toISOString(),
        sentAt: null,
        leadId: second,
      },
      expect.objectContaining({ kind: 'borrowing-report', leadId: first }),
    ]);
  });

  it('filters by status and pages with a Link header', async () => {
    for (const n of [1, 2, 3]) {
      server.clock.advance({ minutes: 1 });
      await leave('borrowing-leads', aBorrowingLead({ email: `person${n}@example.com` }));
    }
    const newest: { id: string; recipient: string }[] = (await get('?limit=2')).json();
    expect(newest.map((mail) => mail.recipient)).toEqual(['person3@example.com', 'person2@example.com']);
    const link = String((await get('?limit=2')).headers.link);
    const next = /<\/api\/mails(\?[^>]+)>; rel="next"/.exec(link)?.[1];
    const rest = await get(next);
    expect(rest.json()).toMatchObject([{ recipient: 'person1@example.com' }]);
    expect(rest.headers.link).toBeUndefined();
    await set(newest[0]?.id ?? '', `status = 'failed'`);
    expect((await get('?status=failed')).json()).toMatchObject([{ recipient: 'person3@example.com' }]);
    expect((await get('?status=queued')).json()).toHaveLength(2);
  });

  it('finds a recipient by any part of the address, and nothing by a text that is in none', async () => {
    for (const name of ['mary', 'bert_x']) {
      await leave('borrowing-leads', aBorrowingLead({ email: `${name}@example.com` }));
    }
    const found = async (q: string) => {
      const mails: { recipient: string }[] = (await get(`?q=${encodeURIComponent(q)}`)).json();
      return mails.map((mail) => mail.recipient);
    };
    expect(await found('MARY')).toEqual(['mary@example.com']);
    expect(await found('T_X example')).toEqual(['bert_x@example.com']);
    for (const nothing of ['_ary', '%', '\\', "';--", '(', '名前', 'mary bert'])
      expect(await found(nothing)).toEqual([]);
  });

  it('counts mails by status and says whether there is a mail server', async () => {
    await leave('borrowing-leads', aBorrowingLead());
    await leave('mortgage-leads', aMortgageLead());
    const { id } = await theMail();
    await set(id, `status = 'failed'`);
    const answer = await get('/totals');
    expect(answer.json()).toEqual({ hasMailServer: false, queued: 1, sent: 0, failed: 1 });
  });

  const noDay = Buffer.from(JSON.stringify(['2026-02-30T00:00:00Z', randomUUID()])).toString('base64url');
  it.each(['?status=lost', '?cursor=x', `?cursor=${noDay}`, '?limit=0', '?kind=lead-notice'])(
    'refuses %s',
    async (query) => {
      expect((await get(query)).statusCode).toBe(400);
    },
  );
});

describe('sending a mail again', () => {
  it('queues a failed mail with a new job, counts its attempts anew, and records it', async () => {
    await leave('borrowing-leads', aBorrowingLead());
    const { id } = await theMail();
    await set(id, `status = 'failed', attempts = 8, last_error = 'Not sent yet (ECONNECTION)'`);
    const answer = await resend(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, status: 'queued', attempts: 0, lastError: null });
    expect(await server.queuedJobs()).toBe(2);
    const events = await server.deps.db.kysely
      .selectFrom('audit_events')
      .select(['actor_id', 'subject_kind', 'subject_id'])
      .where('action', '=', 'mail-resent')
      .execute();
    expect(events).toEqual([{ actor_id: admin.id, subject_kind: 'mail', subject_id: id }]);
  });

  it('queues a mail that rests, once for its key', async () => {
    await leave('borrowing-leads', aBorrowingLead());
    const { id } = await theMail();
    const first = await resend(id, 'again');
    expect((await resend(id, 'again')).body).toBe(first.body);
    expect(await server.queuedJobs()).toBe(2);
  });

  it('refuses a mail that was sent, and one that is not there', async () => {
    await leave('borrowing-leads', aBorrowingLead());
    const { id } = await theMail();
    await set(id, `status = 'sent', sent_at = now()`);
    expect((await resend(id)).statusCode).toBe(409);
    expect((await resend(randomUUID())).statusCode).toBe(404);
    expect(await server.queuedJobs()).toBe(1);
  });
});

describe('[DESK-06] the outbox', () => {
  it('answers 401 to visitors and 403 to clients', async () => {
    const { authorization } = await server.signedIn('CLIENT');
    for (const [method, path] of [
      ['GET', '/api/mails'],
      ['GET', '/api/mails/totals'],
      ['POST', `/api/mails/${randomUUID()}/resend`],
    ] as const) {
      expect((await server.app.inject({ method, url: path })).statusCode).toBe(401);
      expect((await server.app.inject({ method, url: path, headers: { authorization } })).statusCode).toBe(403);
    }
  });
});

describe('queueing mails', () => {
  const queue = (mail: Parameters<typeof queueMail>[2]) =>
    transaction(server.deps.db, (tx) => queueMail(server.deps, tx, mail));

  it('counts reports of both kinds together for one address, however it is written', async () => {
    for (const recipient of ['a@example.com', 'A@example.com', 'a@EXAMPLE.com', 'a@example.com']) {
      await queue({ kind: recipient === 'a@example.com' ? 'borrowing-report' : 'mortgage-report', recipient });
    }
    expect((await server.mails()).map((mail) => mail.status).sort()).toEqual(['failed', 'queued', 'queued', 'queued']);
    server.clock.advance({ minutes: 24 * 60 + 1 });
    await queue({ kind: 'mortgage-report', recipient: 'a@example.com' });
    expect((await server.mails()).at(-1)?.status).toBe('queued');
  });

  it('counts exactly when mails to one address are queued at the same time', async () => {
    const mail = { kind: 'borrowing-report', recipient: 'a@example.com' } as const;
    await Promise.all(Array.from({ length: 12 }, () => queue(mail)));
    const states = (await server.mails()).map((row) => row.status);
    expect(states.filter((status) => status === 'queued')).toHaveLength(3);
  });

  it('sets no limit for mails about an account', async () => {
    const { id: userId } = await server.addUser({ role: 'CLIENT', email: 'a@example.com' });
    for (let n = 0; n < 6; n += 1) await queue({ kind: 'password-changed', recipient: 'a@example.com', userId });
    expect((await server.mails()).every((mail) => mail.status === 'queued' && mail.user_id === userId)).toBe(true);
  });

  it('lets mails wait for the next hour once very many were queued', async () => {
    await server.deps.db.query(
      `insert into mails (id, kind, recipient, subject, message_id, created_at)
       select gen_random_uuid(), 'mortgage-report', n || '@example.com', 's', n::text, $1 from generate_series(1, $2::int) n`,
      [server.clock.now(), leadMailsPerHour],
    );
    await queue({ kind: 'borrowing-report', recipient: 'a@example.com' });
    await queue({ kind: 'password-changed', recipient: 'a@example.com' });
    const { rows } = await server.deps.db.query(
      `select start_after > now() + interval '50 minutes' as waits from jobs.job where name = 'mail' order by created_on`,
    );
    expect(rows).toEqual([{ waits: true }, { waits: false }]);
  });
});

describe('a flood of leads', () => {
  const waits = async (recipient: string) => {
    const { rows } = await server.deps.db.query(
      `select start_after > now() + interval '50 minutes' as waits from jobs.job
       join mails on mails.id::text = data ->> 'mailId' where recipient = $1`,
      [recipient],
    );
    return rows.map((row) => row.waits);
  };
  const leaveFrom = (remoteAddress: string, email: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/borrowing-leads',
      remoteAddress,
      payload: aBorrowingLead({ email }),
    });

  it('delays the reports of its own address, and nobody else’s', async () => {
    await leaveFrom('192.0.2.1', 'first@example.com');
    const { rows } = await server.deps.db.query('select asker_code from mails');
    await server.deps.db.query(
      `insert into mails (id, kind, recipient, subject, message_id, created_at, asker_code)
       select gen_random_uuid(), 'mortgage-report', n || '@example.com', 's', n::text, $1, $3 from generate_series(1, $2::int) n`,
      [server.clock.now(), leadMailsPerHour, rows[0]?.asker_code],
    );
    await leaveFrom('192.0.2.1', 'flood@example.com');
    await leaveFrom('192.0.2.2', 'owner@example.com');
    expect(await waits('flood@example.com')).toEqual([true]);
    expect(await waits('owner@example.com')).toEqual([false]);
  });
});

describe('the database', () => {
  it.each([
    ['mails_kind', mailKinds],
    ['leads_purchase_timeframe_check', purchaseTimeframes],
  ])('%s holds exactly the list of the contract', async (constraint, list) => {
    const { rows } = await server.deps.db.query(
      'select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1',
      [constraint],
    );
    const values = [...String(rows[0]?.text).matchAll(/'([^']+)'::text/g)].map(([, value]) => value);
    expect(values.toSorted()).toEqual(list.toSorted());
  });
});
