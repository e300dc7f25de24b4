import { borrowingAssumptions, estimateDisclosure } from '@freehold/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { aNestedMortgageLead } from '../../../test/lead-builders.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { figure } from '../../../test/quality.ts';
import { createMailTransport } from '../../mail/transport.ts';
import { borrowingReport } from '../../reports/borrowing-report.ts';
import { createReportRenderer } from '../../reports/renderer.ts';
import { deliverMail } from './service.ts';

const operator = {
  VITE_OPERATOR_LEGAL_NAME: 'Sample Advice Pty Ltd',
  VITE_OPERATOR_ABN: '12 345 678 901',
  VITE_OPERATOR_POSTAL_ADDRESS: '1 Quay Street, Hobart TAS 7000',
  VITE_OPERATOR_EMAIL: 'desk@sample.example',
};
const renderer = createReportRenderer();
let server: TestApp;
let mailServer: MailServer;
beforeAll(async () => {
  server = await startTestApp({ settings: operator });
  mailServer = await startMailServer();
});
afterAll(async () => {
  await renderer.close();
  await mailServer.close();
  await server.close();
});

const leads = {
  'borrowing-leads': aBorrowingLead({ email: 'mary@example.com' }),
  'mortgage-leads': aNestedMortgageLead({ email: 'john@example.com' }),
};

/** What a report's mail must say: sender, contact, why it came, how to stop it, and what its figures are not. */
const said = [
  /Sample Advice Pty Ltd/,
  /ABN 12 345 678 901/,
  /1 Quay Street, Hobart TAS 7000/,
  /desk@sample\.example/,
  /You receive this because this address was left with/,
  /Stop these emails/,
];

it('the mail of a report names its sender, says why it came and how to stop, and carries the disclosure', async () => {
  for (const [path, payload] of Object.entries(leads)) {
    expect((await server.app.inject({ method: 'POST', url: `/api/${path}`, payload })).statusCode).toBe(201);
  }
  const transport = createMailTransport({ smtpUrl: mailServer.url, from: 'Freehold <reports@freehold.example>' });
  for (const { id } of await server.mails()) {
    await deliverMail({ ...server.deps, renderer, transport }, { data: { mailId: id } });
  }
  transport.close();
  expect(mailServer.received).toHaveLength(2);
  for (const { text = '', html = '', attachments } of mailServer.received) {
    for (const words of said) {
      expect(text).toMatch(words);
      expect(html).toMatch(words);
    }
    expect(text.replaceAll(/\s+/g, ' ')).toContain(estimateDisclosure);
    expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
  }
  const inputs = {
    grossIncome: 100_000,
    maritalStatus: 'single',
    partnerIncome: 0,
    dependants: 0,
    existingLoans: 0,
  } as const;
  const report = JSON.stringify(borrowingReport({ kind: 'borrowing', inputs, preparedAt: '2026-11-21T00:00:00Z' }));
  for (const line of [estimateDisclosure, ...borrowingAssumptions]) expect(report).toContain(line);
  figure(
    'Z9',
    'what the mails of two reports say of sender, reason and end, in text and HTML; the disclosure with it',
    `${said.length}/6`,
  );
});
