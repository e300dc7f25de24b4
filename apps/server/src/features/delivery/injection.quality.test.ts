import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { figure } from '../../../test/quality.ts';
import { createMailTransport } from '../../mail/transport.ts';
import { createReportRenderer } from '../../reports/renderer.ts';
import { deliverMail } from './service.ts';

const renderer = createReportRenderer();
let server: TestApp;
let mailServer: MailServer;

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
});
afterEach(() => mailServer.close());

const names = [
  'Mary\r\nBcc: thief@example.com',
  'Mary\nBcc: thief@example.com',
  'Mary\rBcc: thief@example.com',
  'Mary\r\n\r\n<h1>Owned</h1>',
  'Mary\r\n.\r\nMAIL FROM:<thief@example.com>',
  'Mary\r\nRCPT TO:<thief@example.com>',
  'Mary\u2028Bcc: thief@example.com',
  'Mary\u2029Bcc: thief@example.com',
  'Mary\u0085Bcc: thief@example.com',
  'Mary%0d%0aBcc: thief@example.com',
  'Mary\\r\\nBcc: thief@example.com',
  '=?utf-8?q?=0d=0aBcc:_thief@example.com?=',
  '=?utf-8?b?DQpCY2M6IHRoaWVmQGV4YW1wbGUuY29t?=',
  'Mary, thief@example.com',
  'Mary; thief@example.com',
  'Mary <thief@example.com>',
  '"Mary" <thief@example.com>',
  '<thief@example.com>',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '<a href="https://evil.example">click</a>',
  'https://evil.example/claim',
  'www.evil.example',
  '&lt;b&gt;Mary&lt;/b&gt;',
  '{{constructor.constructor("alert(1)")()}}',
  '<!-- Mary',
  '\u202eyraM moc.elpmaxe',
  'Mary\u0000\u0008\u001b[31m',
];

/** Headers of a report mail, in lower case; nothing a person types may add one. */
const template = [
  'content-type',
  'date',
  'from',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'message-id',
  'mime-version',
  'subject',
  'to',
];

/**
 * Submits a lead, whatever the API makes of the name, and writes the name into the stored lead unchanged where the
 * database allows it.
 */
async function leaveLeadNamed(name: string): Promise<string> {
  await server.clear();
  const request = { method: 'POST', url: '/api/borrowing-leads' } as const;
  const asSent = await server.app.inject({ ...request, payload: aBorrowingLead({ firstName: name }) });
  if (asSent.statusCode !== 201) {
    expect(asSent.statusCode).toBe(400);
    await server.app.inject({ ...request, payload: aBorrowingLead() });
    // PostgreSQL holds any character but NUL.
    await server.deps.db.query('update leads set first_name = $1', [name.replaceAll('\0', '')]);
  }
  const [mail] = await server.mails();
  return mail?.id ?? '';
}

describe('[H5] names that would be more than names', () => {
  it('reach one recipient, add no header, and stand escaped in HTML', async () => {
    const transport = createMailTransport({ smtpUrl: mailServer.url, from: 'Freehold <reports@freehold.example>' });
    for (const [index, name] of names.entries()) {
      const mailId = await leaveLeadNamed(name);
      await deliverMail({ ...server.deps, renderer, transport }, { data: { mailId } });
      const mail = mailServer.received[index];
      expect(mail?.recipients, name).toEqual(['mary@example.com']);
      expect(mail?.headers.map(({ key }) => key).sort(), name).toEqual(template);
      expect(mail?.subject, name).toBe('Your borrowing capacity report');
      expect(mail?.html, name).not.toMatch(/<(?:img|script|h1|b>|!--)|evil|thief|href="(?!http:\/\/localhost)/i);
      expect(mail?.text, name).not.toMatch(/evil|thief|(?!\n)[\p{Cc}\u2028\u2029\u202e]/u);
    }
    transport.close();
    expect(names).toHaveLength(30);
    expect(mailServer.received).toHaveLength(names.length);
    figure('H5', 'injections in names that reached exactly one recipient', `${names.length}/${names.length}`);
  });
});
