import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { startHostileMailServer } from '../../../test/hostile-mail-server.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { figure } from '../../../test/quality.ts';
import { transaction } from '../../db/transaction.ts';
import { queueMail } from '../../mail/outbox.ts';
import { createMailTransport, type MailTransport } from '../../mail/transport.ts';
import { createReportRenderer } from '../../reports/renderer.ts';
import { deliverMail } from './service.ts';

const reports = 1_000;
const email = 'owner@example.com';
const renderer = createReportRenderer();
const from = 'Freehold <reports@freehold.example>';
let server: TestApp;
let mailServer: MailServer;
let transport: MailTransport;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(async () => {
  await renderer.close();
  await server.close();
});
beforeEach(async () => {
  await server.clear();
  mailServer = await startMailServer();
  transport = createMailTransport({ smtpUrl: mailServer.url, from });
});
afterEach(async () => {
  transport.close();
  await mailServer.close();
});

async function askForReset(): Promise<void> {
  const request = { method: 'POST', url: '/api/auth/forgot-password', payload: { email } } as const;
  expect((await server.app.inject(request)).statusCode).toBeLessThan(300);
}

function resetMail() {
  const { kysely } = server.deps.db;
  return kysely.selectFrom('mails').selectAll().where('kind', '=', 'password-reset').executeTakeFirstOrThrow();
}

const deliver = (data: { mailId: string; isUrgent?: boolean }) =>
  deliverMail({ ...server.deps, renderer, transport }, { data });

/** Sets a new password with the link of the only mail sent; returns the response's status. */
async function useMailedLink(): Promise<number> {
  const token = /token=(\S+)/.exec(mailServer.received[0]?.text ?? '')?.[1];
  const payload = { token, password: 'another long one' };
  return (await server.app.inject({ method: 'POST', url: '/api/auth/reset-password', payload })).statusCode;
}

describe('a reset mail', () => {
  it('that waited nearly as long as its link lives is withheld, in sight of advisers, and sent before that', async () => {
    await server.addUser({ role: 'CLIENT', email });
    await askForReset();
    server.clock.advance({ minutes: 7 });
    await deliver({ mailId: (await resetMail()).id });
    expect(mailServer.received).toHaveLength(1);
    expect(await useMailedLink()).toBeLessThan(300);
    await server.deps.db.query('delete from mails');
    for (const minutes of [9, 11]) {
      await askForReset();
      const { id } = await resetMail();
      server.clock.advance({ minutes });
      await deliver({ mailId: id });
      expect(await resetMail()).toMatchObject({
        status: 'failed',
        attempts: 0,
        last_error: 'Withheld: its link had run out or was no longer good',
      });
      await server.deps.db.query('delete from mails');
    }
    expect(mailServer.received).toHaveLength(1);
    figure('U62', 'reset mails with a dead link that were sent', '0');
  });

  it('whose link has ended, since a newer one was used, is withheld', async () => {
    await server.addUser({ role: 'CLIENT', email });
    await askForReset();
    const { id } = await resetMail();
    server.clock.advance({ minutes: 5 });
    await askForReset();
    const { rows } = await server.deps.db.query(`select id from mails where kind = 'password-reset' and id <> $1`, [
      id,
    ]);
    await deliver({ mailId: String(rows[0]?.id) });
    expect(await useMailedLink()).toBeLessThan(300);
    await deliver({ mailId: id });
    expect(mailServer.received).toHaveLength(1);
  });
});

describe('mails about accounts', () => {
  it('are tried again in seconds while the mail server is away', async () => {
    await server.addUser({ role: 'CLIENT', email });
    await askForReset();
    await mailServer.close();
    await deliver({ mailId: (await resetMail()).id, isUrgent: true });
    const { rows } = await server.deps.db.query(
      `select data, priority, start_after < now() + interval '20 seconds' as is_soon
       from jobs.job where name = 'mail' and start_after > now()`,
    );
    expect(rows).toEqual([{ data: { mailId: (await resetMail()).id, isUrgent: true }, priority: 10, is_soon: true }]);
    mailServer = await startMailServer();
  });

  it(`go before ${reports} reports that wait`, { timeout: 400_000 }, async () => {
    await server.addUser({ role: 'CLIENT', email });
    await server.deps.db.query(
      `insert into mails (id, kind, recipient, subject, message_id, created_at)
       select gen_random_uuid(), 'strategy-acknowledgement', n || '@example.com', 's', '<' || n || '@x>', $1
       from generate_series(1, $2::int) n`,
      [server.clock.now(), reports],
    );
    await server.deps.jobs.enqueueWaitingMails();
    await askForReset();
    await server.deps.jobs.work('mail', ({ data }) => deliver(data));
    await vi.waitFor(() => expect(mailServer.received.length).toBeGreaterThan(1), { timeout: 150_000, interval: 20 });
    const place = mailServer.received.findIndex(({ subject }) => subject === 'Reset your password');
    expect(place).toBe(0);
    await server.deps.jobs.stop();
    figure('U62', `place of a reset mail among ${reports} reports that wait`, String(place + 1));
  });
});

describe('a job that failed', () => {
  it('keeps the kind of failure and no address', async () => {
    const refusing = await startHostileMailServer('450 to the recipient');
    const own = createMailTransport({ smtpUrl: refusing.url, from });
    const other = await startTestApp();
    await other.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload: aBorrowingLead() });
    await transaction(other.deps.db, (tx) =>
      queueMail(other.deps, tx, { kind: 'password-changed', recipient: 'canary@example.com' }),
    );
    await other.deps.jobs.work('mail', (job) => deliverMail({ ...other.deps, renderer, transport: own }, job));
    const outputs = () => other.deps.db.query(`select output::text from jobs.job where output is not null`);
    await vi.waitFor(async () => expect((await outputs()).rows).toHaveLength(2), { timeout: 150_000, interval: 100 });
    const text = (await outputs()).rows.map(({ output }) => output).join();
    expect(text).toContain('EENVELOPE');
    expect(text).not.toMatch(/@|mary|canary|Not now|\bat /);
    own.close();
    await other.close();
    await refusing.close();
  });
});
