import { currentLeadNotice, leadListSchema } from '@freehold/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { figure } from '../../../test/quality.ts';
import { createMailTransport } from '../../mail/transport.ts';
import { createReportRenderer } from '../../reports/renderer.ts';
import { deliverMail } from '../delivery/index.ts';
import { eraseAgain } from './erase-again.ts';
import { unsubscribeLink } from './unsubscribe.ts';

const renderer = createReportRenderer();
const email = 'mary@example.com';
const html = { accept: 'text/html' };
let server: TestApp;
let mailServer: MailServer;
let adviser: { authorization: string };

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
  adviser = { authorization: (await server.signedIn('ADMIN')).authorization };
});
afterEach(() => mailServer.close());

/** Submits a lead with the news box ticked; returns its id. */
async function leaveLead(): Promise<string> {
  const payload = aBorrowingLead({ email, noticeVersion: currentLeadNotice, wantsMarketing: true });
  const answer = await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

async function deliverMails(): Promise<void> {
  const transport = createMailTransport({ smtpUrl: mailServer.url, from: 'Freehold <reports@freehold.example>' });
  for (const { id, kind } of await server.mails()) {
    if (kind !== 'lead-notice') await deliverMail({ ...server.deps, renderer, transport }, { data: { mailId: id } });
  }
  transport.close();
}

/** Path of the enquiry link in the received mail. */
function mailedPath(): string {
  const link = /(http\S+\/api\/enquiry\/\S+)/.exec(mailServer.received.at(-1)?.text ?? '')?.[1];
  return new URL(link ?? '').pathname;
}

const press = (path: string) => server.app.inject({ method: 'POST', url: path, headers: html });

async function desk() {
  const answer = await server.app.inject({ url: '/api/leads', headers: adviser });
  return leadListSchema.parse(answer.json());
}

async function marketingInCsv(): Promise<string | undefined> {
  const { body } = await server.app.inject({ url: '/api/leads/export', headers: adviser });
  const [head = '', line = ''] = body.split('\r\n');
  return line.split(',')[head.split(',').indexOf('Marketing')];
}

async function actions(): Promise<string[]> {
  const { rows } = await server.deps.db.query(
    `select action from audit_events where subject_kind = 'lead' order by id`,
  );
  return rows.map(({ action }) => String(action));
}

describe('"To send occasional news, only if you ticked the box and confirmed it by email"', () => {
  it('a tick counts from the press in the email on, and opening the page changes nothing', async () => {
    await leaveLead();
    expect(await marketingInCsv()).toBe('no (not confirmed by email)');
    expect((await desk())[0]?.marketingConfirmedAt).toBeNull();
    await deliverMails();
    const path = mailedPath();
    const opened = await server.app.inject({ url: path, headers: html });
    expect(opened.body).toContain('Yes, send me news');
    expect((await desk())[0]?.marketingConfirmedAt).toBeNull();
    expect((await press(`${path}/confirm-news`)).statusCode).toBe(200);
    expect((await desk())[0]?.marketingConfirmedAt).toBe(server.clock.now().toISOString());
    expect(await marketingInCsv()).toBe('yes');
    figure('U63', 'ticks by strangers that count for news', '0');
  });
});

describe('"To stop news and reports: without signing in and at once"', () => {
  it('desk, lead and file say no with the day, whatever was confirmed', async () => {
    const id = await leaveLead();
    await deliverMails();
    await press(`${mailedPath()}/confirm-news`);
    await server.app.inject({ method: 'POST', url: new URL(unsubscribeLink(server.deps, email)).pathname });
    expect(await marketingInCsv()).toBe('no (unsubscribed on 2026-11-21)');
    expect((await desk())[0]?.unsubscribedAt).toBe(server.clock.now().toISOString());
    const lead = await server.app.inject({ url: `/api/leads/${id}`, headers: adviser });
    expect(lead.json().unsubscribedAt).toBe(server.clock.now().toISOString());
    figure('U63', 'places where somebody unsubscribed is shown as such', '3/3');
  });

  it('an answer to somebody who asks again does not tell whether the address is unsubscribed', async () => {
    const before = await server.app.inject({
      method: 'POST',
      url: '/api/borrowing-leads',
      payload: aBorrowingLead({ email }),
    });
    await server.app.inject({ method: 'POST', url: new URL(unsubscribeLink(server.deps, email)).pathname });
    server.clock.advance({ minutes: 11 });
    const after = await server.app.inject({
      method: 'POST',
      url: '/api/borrowing-leads',
      payload: aBorrowingLead({ email }),
    });
    expect(Object.keys(after.json())).toEqual(Object.keys(before.json()));
    expect(after.statusCode).toBe(before.statusCode);
  });
});

describe('"To withdraw your agreement … by the same link, or by asking us"', () => {
  it.each(['link', 'adviser'] as const)(
    'by %s: the lead is closed, says so, and nothing is sent for it',
    async (by) => {
      const id = await leaveLead();
      await deliverMails();
      const path = mailedPath();
      await server.deps.db.query(`update mails set status = 'queued'`);
      const answer =
        by === 'link'
          ? await press(`${path}/withdraw`)
          : await server.app.inject({ method: 'POST', url: `/api/leads/${id}/withdraw`, headers: adviser });
      expect(answer.statusCode).toBe(200);
      expect((await desk())[0]).toMatchObject({ status: 'Closed', withdrawnAt: server.clock.now().toISOString() });
      const sent = mailServer.received.length;
      await deliverMails();
      expect(mailServer.received).toHaveLength(sent);
      expect((await server.mails())[0]).toMatchObject({
        status: 'failed',
        last_error: 'The person withdrew their agreement',
      });
      expect(await actions()).toContain('lead-withdrawn');
      expect((await server.app.inject({ url: path, headers: html })).body).toContain(
        'You withdrew it on 21 November 2026',
      );
    },
  );
});

describe('"An enquiry you can erase yourself, without an account"', () => {
  it.each(['link', 'adviser'] as const)(
    'by %s: nothing is left, and a restored backup does not bring it back',
    async (by) => {
      const id = await leaveLead();
      await deliverMails();
      const path = mailedPath();
      const { rows: stored } = await server.deps.db.query(
        'select to_jsonb(leads) - array[$1, $2, $3, $4] as lead from leads',
        ['phone_digits', 'name_sort', 'status_order', 'search_text'],
      );
      const body = {
        method: 'POST',
        url: `/api/leads/${id}/erase`,
        headers: adviser,
        payload: { confirm: 'ERASE' },
      } as const;
      const answer = by === 'link' ? await press(`${path}/erase`) : await server.app.inject(body);
      expect(answer.statusCode).toBe(200);
      expect([await server.leads(), await server.mails()]).toEqual([[], []]);
      expect(await server.queuedJobs()).toBe(0);
      expect((await press(`${path}/erase`)).body).toContain('Nothing is left of this enquiry');
      expect((await actions()).filter((action) => action === 'lead-erased')).toHaveLength(1);
      const lead = JSON.stringify(stored[0]?.lead);
      const names = Object.keys(JSON.parse(lead)).join(', ');
      await server.deps.db.query(
        `insert into leads (${names}) select ${names} from jsonb_populate_record(null::leads, $1::jsonb)`,
        [lead],
      );
      expect(await server.leads()).toHaveLength(1);
      expect(await eraseAgain(server.deps)).toBe(1);
      expect(await server.leads()).toEqual([]);
      figure('U64', 'ways to have an enquiry erased without an account, each whole', '2/2');
    },
  );

  it('by an adviser asks for a fresh proof', async () => {
    const id = await leaveLead();
    server.clock.advance({ minutes: 6 });
    const payload = { confirm: 'ERASE' };
    const call = { method: 'POST', url: `/api/leads/${id}/erase`, headers: adviser, payload } as const;
    expect((await server.app.inject(call)).json().code).toBe('proof-needed');
    expect(await server.leads()).toHaveLength(1);
  });

  it('by a link that is not ours, or of another lead, does nothing', async () => {
    await leaveLead();
    await deliverMails();
    const path = mailedPath();
    const wrong = path.replace(/[0-9a-f]{12}(?=\.)/, '000000000000');
    expect((await press(`${wrong}/erase`)).statusCode).toBe(400);
    expect((await press('/api/enquiry/no-such.link/erase')).statusCode).toBe(400);
    expect(await server.leads()).toHaveLength(1);
  });
});
