import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { aMortgageLead } from '../../../test/lead-builders.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { readConfig } from '../../config.ts';
import { noticesPerRecipientPerDay } from '../../mail/outbox.ts';
import { createMailTransport } from '../../mail/transport.ts';
import { createReportRenderer } from '../../reports/renderer.ts';
import { deliverMail } from '../delivery/index.ts';

const renderer = createReportRenderer();
let server: TestApp;
let toAddresses: TestApp;
let mailServer: MailServer | null = null;

beforeAll(async () => {
  server = await startTestApp({ settings: { LEAD_NOTICE_TO: 'admins' } });
  toAddresses = await startTestApp({ settings: { LEAD_NOTICE_TO: 'desk@example.com, second@example.com' } });
});
afterAll(async () => {
  await renderer.close();
  await Promise.all([server.close(), toAddresses.close()]);
});
beforeEach(() => Promise.all([server.clear(), toAddresses.clear()]));
afterEach(async () => {
  await mailServer?.close();
  mailServer = null;
});

async function leave({ app }: TestApp, changes: Parameters<typeof aBorrowingLead>[0] = {}, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const payload = aBorrowingLead(changes);
  const answer = await app.inject({ method: 'POST', url: '/api/borrowing-leads', payload, headers });
  expect(answer.statusCode).toBe(201);
  return String(answer.json().id);
}

const noticesOf = async (app: TestApp) => (await app.mails()).filter((mail) => mail.kind === 'lead-notice');

describe('[DESK-01] a notice of a new lead', () => {
  it('goes to every adviser who can sign in, once for a lead however often it is delivered', async () => {
    await server.addUser({ role: 'ADMIN', email: 'one@example.com' });
    await server.addUser({ role: 'ADMIN', email: 'two@example.com' });
    await server.addUser({ role: 'ADMIN', email: 'left@example.com', isDisabled: true });
    await server.addUser({ role: 'CLIENT', email: 'client@example.com' });
    const id = await leave(server, {}, 'once');
    await leave(server, {}, 'once');
    const notices = await noticesOf(server);
    expect(notices.map((mail) => mail.recipient).toSorted()).toEqual(['one@example.com', 'two@example.com']);
    expect(notices.every((mail) => mail.lead_id === id && mail.status === 'queued')).toBe(true);
    expect(await server.queuedJobs()).toBe(3);
  });

  it('goes to the set addresses, and the report stays the mail that the list tells of', async () => {
    await leave(toAddresses);
    const notices = await noticesOf(toAddresses);
    expect(notices.map((mail) => mail.recipient)).toEqual(['desk@example.com', 'second@example.com']);
    await toAddresses.deps.db.query(`update mails set status = 'failed' where kind = 'lead-notice'`);
    const { authorization } = await toAddresses.signedIn('ADMIN');
    const list = await toAddresses.app.inject({ url: '/api/leads', headers: { authorization } });
    expect(list.json()[0].report.status).toBe('queued');
  });

  it('holds a link to the lead, and neither name, contact nor figures', async () => {
    mailServer = await startMailServer();
    const id = await leave(toAddresses);
    const [notice] = await noticesOf(toAddresses);
    const transport = createMailTransport({ smtpUrl: mailServer.url, from: 'Freehold <reports@freehold.example>' });
    const job = { data: { mailId: notice?.id ?? '' } };
    await deliverMail({ ...toAddresses.deps, renderer, transport }, job);
    transport.close();
    const [mail] = mailServer.received;
    expect(mail).toMatchObject({ subject: 'A new lead has arrived', recipients: ['desk@example.com'] });
    const text = `${mail?.text} ${mail?.html}`;
    expect(text).toContain(`http://localhost:3000/admin/leads/${id}`);
    expect(text).toContain('21 November 2026');
    // Without the id, whose digits may match anything.
    const words = text.replaceAll(id, '');
    for (const secret of ['Mary', 'Berg', 'mary@', '0400', '88', '768', 'de-facto']) {
      expect(words).not.toContain(secret);
    }
    expect(mail?.headers.some(({ key }) => key.startsWith('list-unsubscribe'))).toBe(false);
  });

  it('stops at a daily number for one address, which stands in the outbox with the reason', async () => {
    await toAddresses.deps.db.query(
      `insert into mails (id, kind, recipient, subject, message_id, created_at)
       select gen_random_uuid(), 'lead-notice', 'desk@example.com', 's', n::text, $1 from generate_series(1, $2::int) n`,
      [toAddresses.clock.now(), noticesPerRecipientPerDay],
    );
    const id = await leave(toAddresses);
    const own = (await noticesOf(toAddresses)).filter((mail) => mail.lead_id === id);
    expect(own.map(({ recipient, status }) => [recipient, status])).toEqual([
      ['desk@example.com', 'failed'],
      ['second@example.com', 'queued'],
    ]);
    expect(own[0]?.last_error).toBe('More than 200 of these emails to one address in 24 hours');
  });

  it('leads that arrive together are all stored and told of', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        toAddresses.app.inject({
          method: 'POST',
          url: '/api/mortgage-leads',
          payload: aMortgageLead({ email: `person${n}@example.com` }),
        }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(await noticesOf(toAddresses)).toHaveLength(16);
  });

  it('is not part of what a person whose lead it was is told about advisers', async () => {
    const id = await leave(toAddresses);
    const { authorization } = await toAddresses.signedIn('ADMIN');
    const convert = { method: 'POST', url: `/api/leads/${id}/convert`, headers: { authorization } } as const;
    const { clientId } = (await toAddresses.app.inject(convert)).json();
    const url = `/api/profiles/${clientId}/export`;
    const answer = await toAddresses.app.inject({ url, headers: { authorization } });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).toContain('lead-notice');
    expect(answer.body).not.toContain('desk@example.com');
  });
});

describe('LEAD_NOTICE_TO', () => {
  it.each(['mary', 'admins, mary@example.com', 'a@example.com b@example.com'])('refuses %j', (setting) => {
    expect(() => readConfig({ NODE_ENV: 'test', LEAD_NOTICE_TO: setting })).toThrow(/LEAD_NOTICE_TO: admins, or/);
  });

  it('is nobody when it is not set', () => {
    expect(readConfig({ NODE_ENV: 'test' }).mail.leadNoticeTo).toEqual([]);
  });
});
