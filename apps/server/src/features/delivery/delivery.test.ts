import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { createMailTransport } from '../../mail/transport.ts';
import { createReportRenderer } from '../../reports/renderer.ts';
import { deliverMail } from './service.ts';

const renderer = createReportRenderer();
const arrival = { timeout: 120_000, interval: 50 };
let server: TestApp;
let mailServer: MailServer | null = null;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(async () => {
  await renderer.close();
  await server.close();
});
beforeEach(() => server.clear());
afterEach(async () => {
  await mailServer?.close();
  mailServer = null;
});

async function aQueuedMail(changes: Parameters<typeof aBorrowingLead>[0] = {}): Promise<string> {
  const payload = aBorrowingLead(changes);
  await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload });
  const [mail] = await server.mails();
  return mail?.id ?? '';
}

/** Tries to deliver a mail once over the given server, whether or not that succeeds. */
async function tryToDeliver(mailId: string, url: string): Promise<void> {
  const transport = createMailTransport({ smtpUrl: url, from: 'Freehold <reports@freehold.example>' });
  await deliverMail({ ...server.deps, renderer, transport }, { data: { mailId } }).finally(transport.close);
}

describe('the report mail', () => {
  it('[PROD-04] arrives with the report as a PDF, under the Message-ID of the outbox', async () => {
    mailServer = await startMailServer();
    const mailId = await aQueuedMail();
    await tryToDeliver(mailId, mailServer.url);
    const [stored] = await server.mails();
    expect(stored).toMatchObject({ status: 'sent', attempts: 1, sent_at: server.clock.now() });
    const [mail] = mailServer.received;
    expect(mail).toMatchObject({
      messageId: stored?.message_id,
      subject: 'Your borrowing capacity report',
      recipients: ['mary@example.com'],
      from: { address: 'reports@freehold.example' },
    });
    expect(mail?.text).toContain('Hello Mary,');
    expect(mail?.text).toContain('Estimate only, general information.');
    expect(mail?.attachments).toMatchObject([
      { mimeType: 'application/pdf', filename: 'freehold-borrowing-capacity.pdf' },
    ]);
    const content = mail?.attachments[0]?.content;
    expect(
      Buffer.from(content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('is sent once, also when its job runs again', async () => {
    mailServer = await startMailServer();
    const mailId = await aQueuedMail();
    await tryToDeliver(mailId, mailServer.url);
    await tryToDeliver(mailId, mailServer.url);
    expect(mailServer.received).toHaveLength(1);
  });

  it('is sent once, also when two jobs have it at the same time', async () => {
    mailServer = await startMailServer();
    const { url } = mailServer;
    const mailId = await aQueuedMail();
    await Promise.all([tryToDeliver(mailId, url), tryToDeliver(mailId, url), tryToDeliver(mailId, url)]);
    expect(mailServer.received).toHaveLength(1);
    expect((await server.mails())[0]).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('waits for the job that has it, and goes with another once that one must be dead', async () => {
    mailServer = await startMailServer();
    const mailId = await aQueuedMail();
    const until = new Date(server.clock.now().getTime() + 50_000);
    await server.deps.db.query('update mails set claimed_until = $1', [until]);
    await tryToDeliver(mailId, mailServer.url);
    expect(mailServer.received).toHaveLength(0);
    server.clock.advance({ minutes: 1 });
    await tryToDeliver(mailId, mailServer.url);
    expect(mailServer.received).toHaveLength(1);
  });

  it('stays queued with the reason after a passing refusal, and goes with the next try', async () => {
    mailServer = await startMailServer({ refuse: (delivery) => (delivery === 1 ? 451 : null) });
    const mailId = await aQueuedMail();
    await expect(tryToDeliver(mailId, mailServer.url)).rejects.toThrow();
    expect((await server.mails())[0]).toMatchObject({ status: 'queued', attempts: 1, last_error: expect.any(String) });
    await tryToDeliver(mailId, mailServer.url);
    expect((await server.mails())[0]).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
  });

  it('fails for good on a 550, without another try', async () => {
    mailServer = await startMailServer({ refuse: () => 550 });
    const mailId = await aQueuedMail();
    await tryToDeliver(mailId, mailServer.url);
    expect((await server.mails())[0]).toMatchObject({
      status: 'failed',
      last_error: 'Refused by the mail server (550)',
    });
  });

  it('fails for good when the eighth try fails, and the reason names no person', async () => {
    mailServer = await startMailServer({ refuse: () => 451 });
    const mailId = await aQueuedMail();
    await server.deps.db.query('update mails set attempts = 7');
    await tryToDeliver(mailId, mailServer.url);
    const [mail] = await server.mails();
    expect(mail?.status).toBe('failed');
    expect(mail?.last_error).not.toContain('mary@example.com');
  });

  it.each(['Mary, other@example.com', '=?utf-8?q?x?=', '<b>Mary</b>'])(
    'reaches one recipient whatever the name is: %j',
    async (firstName) => {
      mailServer = await startMailServer();
      const mailId = await aQueuedMail({ firstName });
      await tryToDeliver(mailId, mailServer.url);
      expect(mailServer.received.map((mail) => mail.recipients)).toEqual([['mary@example.com']]);
      expect(mailServer.received[0]?.bcc ?? []).toEqual([]);
    },
  );
});

describe('the queue', () => {
  it('[RETRY-06] six deliveries of a lead are one mail; a mail server that was away gets it when it is back', async () => {
    mailServer = await startMailServer();
    const { url } = mailServer;
    await mailServer.close();
    const transport = createMailTransport({ smtpUrl: url, from: 'Freehold <reports@freehold.example>' });
    await server.deps.jobs.work('mail', (job) => deliverMail({ ...server.deps, renderer, transport }, job));
    const headers = { 'idempotency-key': 'lead' };
    for (let delivery = 0; delivery < 6; delivery += 1) {
      const request = { method: 'POST', url: '/api/borrowing-leads', payload: aBorrowingLead(), headers } as const;
      expect((await server.app.inject(request)).statusCode).toBe(201);
    }
    await vi.waitFor(async () => expect((await server.mails())[0]?.last_error).not.toBeNull(), arrival);
    expect((await server.mails())[0]).toMatchObject({ status: 'queued', attempts: 0, claimed_until: null });
    mailServer = await startMailServer({ port: Number(new URL(url).port) });
    await vi.waitFor(async () => {
      await server.deps.db.query('update jobs.job set start_after = now() where start_after > now()');
      expect((await server.mails())[0]?.status).toBe('sent');
    }, arrival);
    expect(mailServer.received).toHaveLength(1);
    transport.close();
  });
});
