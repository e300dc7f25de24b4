import { inflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { aCalculationLead, aNestedMortgageLead, aStrategySessionLead } from '../../../test/lead-builders.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../../../test/mail-server.ts';
import { transaction } from '../../db/transaction.ts';
import { queueMail } from '../../mail/outbox.ts';
import { createMailTransport } from '../../mail/transport.ts';
import { createReportRenderer } from '../../reports/renderer.ts';
import { createLink } from '../auth/account-links.ts';
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

async function leave(path: string, payload: object): Promise<void> {
  const answer = await server.app.inject({ method: 'POST', url: `/api/${path}`, payload });
  expect(answer.statusCode).toBe(201);
}

/** Delivers everything queued and returns what arrived. */
async function deliverAll(): Promise<readonly ReceivedMail[]> {
  const transport = createMailTransport({ smtpUrl: mailServer.url, from: 'Freehold <reports@freehold.example>' });
  for (const { id } of await server.mails()) {
    await deliverMail({ ...server.deps, renderer, transport }, { data: { mailId: id } });
  }
  transport.close();
  return mailServer.received;
}

async function theMail(): Promise<ReceivedMail> {
  const [mail] = await deliverAll();
  if (mail === undefined) throw new Error('No mail arrived');
  return mail;
}

function header(mail: ReceivedMail, name: string): string | undefined {
  return mail.headers.find(({ key }) => key === name)?.value;
}

function attachedPdf(mail: ReceivedMail): Buffer {
  const content = mail.attachments[0]?.content;
  if (!(content instanceof ArrayBuffer)) throw new Error('No attachment arrived');
  return Buffer.from(content);
}

/** Number of pages of a PDF, by its page objects, which may be in compressed streams. */
function pageCount(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...streams].join('').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

describe('mails to leads', () => {
  it('[PROD-04] bring the mortgage report as a PDF of its own', async () => {
    await leave('mortgage-leads', aNestedMortgageLead());
    const mail = await theMail();
    expect(mail).toMatchObject({ subject: 'Your mortgage repayment report', recipients: ['mary@example.com'] });
    expect(mail.attachments).toMatchObject([
      { mimeType: 'application/pdf', filename: 'freehold-mortgage-repayment.pdf' },
    ]);
    const pdf = attachedPdf(mail);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pageCount(pdf)).toBeGreaterThanOrEqual(2);
  });

  it('bring the report of a tool as a PDF under the tool’s name, and say at which page it was asked for', async () => {
    await leave('calculation-leads', aCalculationLead());
    const mail = await theMail();
    expect(mail).toMatchObject({ subject: 'Your land tax report', recipients: ['mary@example.com'] });
    expect(mail.text).toContain('Attached is the land tax report you asked for');
    expect(mail.text).toMatch(/left with a land tax calculation at http\S+\/land-tax\./);
    expect(mail.attachments).toMatchObject([{ mimeType: 'application/pdf', filename: 'freehold-land-tax.pdf' }]);
    expect(pageCount(attachedPdf(mail))).toBeGreaterThanOrEqual(2);
  });

  it('acknowledge a strategy session without an attachment and without what was written', async () => {
    await leave('strategy-session-leads', aStrategySessionLead({ message: 'Buy pills at pills.example' }));
    const mail = await theMail();
    expect(mail.subject).toBe('Your strategy session request');
    expect(mail.attachments).toEqual([]);
    expect(`${mail.text}${mail.html}`).not.toContain('pills');
  });

  it.each([
    ['borrowing-leads', aBorrowingLead(), 'borrowing estimate'],
    ['mortgage-leads', aNestedMortgageLead(), 'mortgage calculation'],
    ['calculation-leads', aCalculationLead(), 'land tax calculation'],
    ['strategy-session-leads', aStrategySessionLead(), 'request'],
  ])('say who sends %s, why, and how to stop them', async (path, lead, why) => {
    await leave(path, lead);
    const mail = await theMail();
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Sent by Freehold');
      expect(part).toContain('You receive this because this address was left with a');
      expect(part).toContain(why);
    }
    const stop = /^<(http\S+\/api\/unsubscribe\/\S+)>$/.exec(header(mail, 'list-unsubscribe') ?? '')?.[1];
    expect(stop).toBeDefined();
    expect(mail.text).toContain(stop);
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('end with the one request that their header offers; waiting ones are not sent', async () => {
    await leave('borrowing-leads', aBorrowingLead());
    const stop = (header(await theMail(), 'list-unsubscribe') ?? '').slice(1, -1);
    await leave('mortgage-leads', aNestedMortgageLead({ email: 'MARY@example.com' }));
    const answer = await server.app.inject({
      method: 'POST',
      url: new URL(stop).pathname,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(200);
    expect(await deliverAll()).toHaveLength(1);
    expect(
      (await server.mails()).map(({ status, last_error, attempts }) => ({ status, last_error, attempts })),
    ).toEqual(expect.arrayContaining([{ status: 'failed', last_error: 'Unsubscribed', attempts: 0 }]));
  });
});

describe('mails about an account', () => {
  async function aMail(kind: 'verify-email' | 'password-reset' | 'password-changed') {
    const recipient = 'mary@example.com';
    const { id: userId } = await server.addUser({ role: 'CLIENT', email: recipient });
    const linkId = await transaction(server.deps.db, async (tx) => {
      const link = kind === 'password-changed' ? null : await createLink(server.deps, tx, { userId, purpose: kind });
      await queueMail(server.deps, tx, { kind, recipient, userId, ...(link === null ? {} : { linkId: link.id }) });
      return link?.id;
    });
    return { mail: await theMail(), linkId };
  }

  it.each([
    ['verify-email', 'Confirm your email address', '/verify-email'],
    ['password-reset', 'Reset your password', '/reset-password'],
  ] as const)('%s holds its link, which the outbox does not', async (kind, subject, page) => {
    const { mail, linkId } = await aMail(kind);
    expect(mail.subject).toBe(subject);
    // The person who signed up may not own the address: that mail names them and greets nobody by name.
    expect(mail.text).toContain(kind === 'verify-email' ? 'who gave the name Test Person signed up' : 'Hello Test,');
    const link = new RegExp(`http\\S+${page}#token=${linkId}\\.([\\w-]+)`).exec(mail.text ?? '');
    expect(link?.[1]?.length).toBeGreaterThan(20);
    expect(mail.html).toContain(`href="${link?.[0]}"`);
    expect(JSON.stringify(await server.mails())).not.toContain(link?.[1]);
  });

  it('tells of a changed password without a link that signs anybody in', async () => {
    const { mail } = await aMail('password-changed');
    expect(mail.subject).toBe('Your password was changed');
    expect(mail.text).toContain('21 November 2026');
    expect(mail.text).not.toContain('token');
  });

  it.each([
    ['second-factor-on', 'switched on'],
    ['second-factor-off', 'switched off'],
    ['second-factor-guessed', 'a wrong code'],
    ['session-misused', 'used in two places'],
  ] as const)('%s says what happened and what to do', async (kind, said) => {
    const recipient = 'mary@example.com';
    const { id: userId } = await server.addUser({ role: 'CLIENT', email: recipient });
    await transaction(server.deps.db, (tx) => queueMail(server.deps, tx, { kind, recipient, userId }));
    const { text } = await theMail();
    expect(text).toContain('21 November 2026');
    expect(text).toContain(said);
    expect(text).toMatch(/http\S+\/forgot-password/);
  });

  it('tells who is being erased until when, and how to stop it', async () => {
    const { authorization, id } = await server.signedIn('CLIENT');
    const payload = { password: testPassword };
    await server.app.inject({
      method: 'POST',
      url: `/api/profiles/${id}/erase`,
      headers: { authorization },
      payload,
    });
    const { text } = await theMail();
    expect(text).toContain('on 28 November 2026 it is gone for good');
    const token = /http\S+\/keep-account#token=([\w.-]+)/.exec(text ?? '')?.[1];
    const kept = await server.app.inject({ method: 'POST', url: '/api/auth/keep-account', payload: { token } });
    expect(kept.statusCode).toBe(200);
  });

  it('cannot be unsubscribed from', async () => {
    const { mail } = await aMail('password-reset');
    expect(header(mail, 'list-unsubscribe')).toBeUndefined();
    expect(`${mail.text}${mail.html}`).not.toContain('unsubscribe');
  });
});
