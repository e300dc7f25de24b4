import { type AskedMailKind, askedMailFacts, askedMailKinds, askedMailWords } from '@freehold/contract';
import { clientTimeline, dayInSydney, leadingFigures } from '@freehold/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { anAsset } from '../../../test/builders.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { type Caller, caller } from '../../../test/records.ts';
import { transaction } from '../../db/transaction.ts';
import { limitRules } from '../../http/limits.ts';
import { createMailTransport } from '../../mail/transport.ts';
import { createReportRenderer } from '../../reports/renderer.ts';
import { deliverMail } from '../delivery/index.ts';
import { queueAskedMails } from './index.ts';

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

const unit = '7a000000-0000-4000-8000-000000000001';
const dayMinutes = 24 * 60;

/** A client with a confirmed address, a rental that the law reaches and a fixed loan on it. */
async function aClient(): Promise<Caller> {
  const client = await caller(server, 'CLIENT');
  await server.deps.db.query('update users set email_verified_at = now() where id = $1', [client.id]);
  const assets = [
    anAsset({
      id: unit,
      assetType: 'Investment Property',
      description: 'Unit 4, 12 Smith Street, Geelong',
      currentValue: 600_000,
      ownershipPercentage: 100,
      contractDay: '2026-08-01',
      dwellingKind: 'Established',
    }),
  ];
  const liabilities = [
    {
      liabilityType: 'Mortgage',
      description: 'Loan of the unit',
      loanBalance: 400_000,
      interestRate: 6,
      repaymentAmount: 2_500,
      repaymentFrequency: 'Monthly',
      termType: 'Fixed',
      loanType: 'Principal and Interest',
      securedBy: unit,
      fixedUntil: '2027-02-28',
      loanEnds: '2051-10-31',
    },
  ];
  const profile = { firstName: 'Mary', lastName: 'Client', grossIncome: 120_000, assessWithPartner: false };
  const answer = await client.put(`/profiles/${client.id}/details`, { profile, assets, liabilities });
  expect(answer.statusCode, answer.body).toBe(200);
  return client;
}

const ask = (client: Caller, kind: AskedMailKind, isOn = true) =>
  client.put(`/auth/mails/${kind}`, isOn ? { isOn, words: askedMailWords } : { isOn });

/** Passes days, one run of the step on each; a signed-in session may end meanwhile. */
async function passDays(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    server.clock.advance({ minutes: dayMinutes });
    await queueAskedMails(server.deps);
  }
}

async function deliverAll() {
  const transport = createMailTransport({ smtpUrl: mailServer.url, from: 'Freehold <reports@freehold.example>' });
  for (const { id } of await server.mails()) {
    await deliverMail({ ...server.deps, renderer, transport }, { data: { mailId: id } });
  }
  transport.close();
  return mailServer.received;
}

const kinds = async () => (await server.mails()).map(({ kind }) => kind);

describe('asking for mails', () => {
  it('is off for every kind until the client ticks it, and kept with when and by which words', async () => {
    const client = await aClient();
    expect((await client.get('/auth/mails')).json().mails).toEqual(
      askedMailKinds.map((kind) => ({ kind, isOn: false, askedAt: null, lastAt: null })),
    );
    await passDays(40);
    expect(await kinds()).toEqual([]);
    const again = await newSession(client);
    const asked = await ask(again, 'month-summary');
    expect(asked.json().mails[0]).toMatchObject({ isOn: true, askedAt: server.clock.now().toISOString() });
    const { rows } = await server.deps.db.query('select kind, words, stopped_at from asked_mails');
    expect(rows).toEqual([{ kind: 'month-summary', words: askedMailWords, stopped_at: null }]);
  });

  it('takes a confirmed address, the words of today, and a client', async () => {
    const client = await aClient();
    await server.deps.db.query('update users set email_verified_at = null');
    expect((await ask(client, 'month-summary')).json()).toMatchObject({ code: 'address-not-confirmed' });
    const old = await client.put('/auth/mails/month-summary', { isOn: true, words: '2020-01-01' });
    expect(old.json().fields).toEqual([{ field: 'words', message: expect.stringContaining('Reload the page') }]);
    expect((await client.put('/auth/mails/month-summary', { isOn: true })).statusCode).toBe(400);
    expect((await client.put('/auth/mails/news', { isOn: true, words: askedMailWords })).statusCode).toBe(400);
    expect((await ask(await caller(server, 'ADMIN'), 'month-summary')).json()).toMatchObject({ code: 'not-allowed' });
    expect((await server.deps.db.query('select from asked_mails')).rowCount).toBe(0);
  });

  it('is recorded once for each change, by the client', async () => {
    const client = await aClient();
    for (const isOn of [true, true, false, false]) await ask(client, 'law-countdown', isOn);
    const { rows } = await server.deps.db.query(
      `select action, actor_id, subject_id, fields from audit_events where action like 'mail-%' order by id`,
    );
    const about = { actor_id: client.id, subject_id: client.id, fields: ['law-countdown'] };
    expect(rows).toEqual([
      { action: 'mail-asked', ...about },
      { action: 'mail-stopped', ...about },
    ]);
  });

  it('is refused after forty times a day with why and until when; stopping never is, nor others', async () => {
    const client = await aClient();
    const other = await aClient();
    for (let time = 0; time < limitRules.askedMails.points; time += 1) {
      for (const isOn of [true, false]) expect((await ask(client, 'law-countdown', isOn)).statusCode).toBe(200);
    }
    await ask(other, 'law-countdown');
    const refused = await ask(client, 'month-summary');
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'You have turned emails on too often today. Ask again tomorrow. You can still turn each off.',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    for (const who of [client, other]) expect((await ask(who, 'law-countdown', false)).statusCode).toBe(200);
  });

  it('is in the export, and an erasure takes it with the mails, which taking it back restores', async () => {
    const client = await aClient();
    await ask(client, 'month-summary');
    await passDays(15);
    const again = await newSession(client);
    const held = (await again.get(`/profiles/${client.id}/export`)).json().held;
    expect(held.asked_mails).toMatchObject([{ kind: 'month-summary', words: askedMailWords }]);
    expect(held.asked_mail_occasions).toMatchObject([{ occasion: '2026-12' }]);
    expect((await again.post(`/profiles/${client.id}/erase`, { password: testPassword })).statusCode).toBe(200);
    for (const table of ['asked_mails', 'asked_mail_occasions', 'mails where kind = $1']) {
      const { rowCount } = await server.deps.db.query(
        `select from ${table}`,
        table.includes('$1') ? ['month-summary'] : [],
      );
      expect(rowCount, table).toBe(0);
    }
    const adviser = await caller(server, 'ADMIN');
    expect((await adviser.post(`/erasures/${client.id}/take-back`, {})).statusCode).toBe(200);
    expect((await server.deps.db.query('select from asked_mail_occasions')).rowCount).toBe(1);
  });
});

/** The same client with a new session: an earlier one ends while the clock moves. */
async function newSession(client: Caller): Promise<Caller> {
  const { rows } = await server.deps.db.query('select email from users where id = $1', [client.id]);
  const payload = { email: String(rows[0]?.email), password: testPassword };
  const { accessToken } = (await server.app.inject({ method: 'POST', url: '/api/auth/login', payload })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const write = (method: 'PUT' | 'POST') => (path: string, body: object) =>
    server.app.inject({ method, url: `/api${path}`, payload: body, headers });
  return {
    id: client.id,
    authorization: headers.authorization,
    get: (path) => server.app.inject({ url: `/api${path}`, headers }),
    put: write('PUT'),
    post: write('POST'),
  };
}

describe('the step of every minute', () => {
  it('sends one summary a month', async () => {
    const client = await aClient();
    await ask(client, 'month-summary');
    await queueAskedMails(server.deps);
    expect(await kinds()).toEqual([]);
    await passDays(62);
    const { rows } = await server.deps.db.query('select occasion from asked_mail_occasions order by 1');
    expect(rows).toEqual([{ occasion: '2026-12' }, { occasion: '2027-01' }]);
    expect(await kinds()).toEqual(['month-summary', 'month-summary']);
  });

  it('sends none twice when two servers run it at once, when asked again, nor after a run that was cut off', async () => {
    const client = await aClient();
    await ask(client, 'month-summary');
    server.clock.advance({ minutes: 15 * dayMinutes });
    const cutOff = { ...server.deps.jobs, enqueue: () => Promise.reject(new Error('the process ended')) };
    expect(await queueAskedMails({ ...server.deps, jobs: cutOff })).toBe(0);
    expect(await kinds()).toEqual([]);
    server.clock.advance({ minutes: dayMinutes });
    const runs = await Promise.all([1, 2, 3].map(() => queueAskedMails(server.deps)));
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1);
    const again = await newSession(client);
    await ask(again, 'month-summary', false);
    await ask(again, 'month-summary');
    await server.deps.db.query(`update asked_mails set look_on = '2026-12-01'`);
    expect(await queueAskedMails(server.deps)).toBe(0);
    expect(await kinds()).toEqual(['month-summary']);
  });

  it('looks at as many as it is told, and the rest the next minute', async () => {
    for (let n = 0; n < 5; n += 1) await ask(await aClient(), 'month-summary');
    server.clock.advance({ minutes: 15 * dayMinutes });
    expect([
      await queueAskedMails(server.deps, 2),
      await queueAskedMails(server.deps, 2),
      await queueAskedMails(server.deps, 2),
    ]).toEqual([2, 2, 1]);
  });

  it('sends no summary of a month to an account that is back after its seventh day', async () => {
    const client = await aClient();
    await ask(client, 'month-summary');
    await server.deps.db.query('update users set is_disabled = true where id = $1', [client.id]);
    await passDays(17);
    await server.deps.db.query('update users set is_disabled = false where id = $1', [client.id]);
    await passDays(20);
    expect(await kinds()).toEqual([]);
    await passDays(10);
    const { rows } = await server.deps.db.query('select occasion from asked_mail_occasions');
    expect(rows).toEqual([{ occasion: '2027-01' }]);
  });

  it('sends nothing to an address that is no longer confirmed, to a disabled account, or with a clock that leapt', async () => {
    const client = await aClient();
    await ask(client, 'month-summary');
    server.clock.advance({ minutes: 15 * dayMinutes });
    for (const state of ['email_verified_at = null', 'email_verified_at = now(), is_disabled = true']) {
      await server.deps.db.query(`update users set ${state} where id = $1`, [client.id]);
      await server.deps.db.query(`update asked_mails set look_on = '2026-12-01'`);
      expect(await queueAskedMails(server.deps), state).toBe(0);
    }
    await server.deps.db.query(`update asked_mails set look_on = '2026-12-01'`);
    await server.deps.db.query(`update users set is_disabled = false`);
    await server.deps.db.query('insert into believed_clock (believed_at) values ($1)', [new Date('2026-11-21')]);
    await expect(queueAskedMails(server.deps)).rejects.toThrow('too far past');
  });

  it('sends a fixed rate that ends 90 and 30 days before, and the law 180, 90, 30 and 7 days before', async () => {
    const client = await aClient();
    await ask(client, 'fixed-term-ends');
    await ask(client, 'law-countdown');
    await queueAskedMails(server.deps);
    await passDays(240);
    const { rows } = await server.deps.db.query(
      `select occasion, to_char(queued_at at time zone 'Australia/Sydney', 'YYYY-MM-DD') as on_day
       from asked_mail_occasions order by queued_at`,
    );
    // 28 February 2027 less 90 and 30 days; 1 July 2027 less 180, 90, 30 and 7.
    expect(rows).toEqual([
      { occasion: '2027-02-28 90 days', on_day: '2026-11-30' },
      { occasion: '180 days', on_day: '2027-01-02' },
      { occasion: '2027-02-28 30 days', on_day: '2027-01-29' },
      { occasion: '90 days', on_day: '2027-04-02' },
      { occasion: '30 days', on_day: '2027-06-01' },
      { occasion: '7 days', on_day: '2027-06-24' },
    ]);
  });

  it('says nothing of rules until a table changes, and then by how much for the same day', async () => {
    const client = await aClient();
    await ask(client, 'rules-changed');
    await passDays(5);
    expect(await kinds()).toEqual([]);
    const { rows } = await server.deps.db.query('select basis_left_over from asked_mails');
    const leftOver = Number(rows[0]?.basis_left_over);
    // As if the rules of before had left $412 more.
    await server.deps.db.query(`update asked_mails set basis_rules = 'earlier', basis_left_over = $1`, [
      leftOver + 412,
    ]);
    await passDays(3);
    expect(await kinds()).toEqual(['rules-changed']);
    const [mail] = await deliverAll();
    expect(mail?.text).toContain('what you have left over a month changes by −$412.');
  });

  it('says nothing of rules that change less than a dollar', async () => {
    await aClient().then((client) => ask(client, 'rules-changed'));
    await passDays(1);
    const earlier = `update asked_mails set basis_rules = 'earlier', basis_left_over = basis_left_over`;
    await server.deps.db.query(`${earlier} + 0.99`);
    await passDays(1);
    expect(await kinds()).toEqual([]);
    await server.deps.db.query(`${earlier} - 1`);
    await passDays(1);
    expect(await kinds()).toEqual(['rules-changed']);
  });

  it('takes a record that changed with the rules as a new beginning', async () => {
    const client = await aClient();
    await ask(client, 'rules-changed');
    await passDays(1);
    await server.deps.db.query(
      `update asked_mails set basis_rules = 'earlier', basis_left_over = 9, basis_version = 77`,
    );
    await passDays(2);
    expect(await kinds()).toEqual([]);
  });

  it('sends a new cash rate within a month of its day to those who asked before', async () => {
    server.clock.advance({ minutes: -45 * dayMinutes });
    const client = await aClient();
    await ask(client, 'rates-changed');
    await passDays(3);
    expect(await kinds()).toEqual([]);
    await server.deps.db.query(`update asked_mails set asked_at = '2026-09-01'`);
    await passDays(2);
    expect(await kinds()).toEqual(['rates-changed']);
    const [mail] = await deliverAll();
    expect(mail?.text).toContain('cash rate target is 4.6%, as decided on 29 September 2026. It was 4.35%.');
    expect(mail?.text).toContain('Loan of the unit: +');
    expect(mail?.text).toContain('It is fixed to February 2027: not before then.');
  });

  it('says nothing of a cash rate of months ago once a loan is added', async () => {
    const client = await aClient();
    await ask(client, 'rates-changed');
    await server.deps.db.query(`update asked_mails set asked_at = '2026-09-01'`);
    await passDays(3);
    expect(await kinds()).toEqual([]);
  });
});

describe('the mail', () => {
  async function theSummary() {
    const client = await aClient();
    await server.deps.db.query(`insert into month_figures values ($1, '2026-10', 150000, 1, 1)`, [client.id]);
    await ask(client, 'month-summary');
    await passDays(11);
    const [mail] = await deliverAll();
    if (mail === undefined) throw new Error('No mail arrived');
    return { client, mail };
  }

  it('shows how net worth changed and what comes next as the dashboard of that day does, and no amount owned', async () => {
    const { client, mail } = await theSummary();
    const record = (await (await newSession(client)).get(`/profiles/${client.id}/details`)).json();
    const figures = leadingFigures(clientTimeline(record, dayInSydney(server.clock.now())), record);
    const [netWorth, , , next] = figures;
    expect(mail.text).toContain(`Your net worth: ${netWorth?.change}.`);
    // By hand: 600,000 less 400,000 at the last change in November.
    expect(netWorth?.change).toBe('no change since November 2026');
    expect(mail.text).toContain(`What happens next: ${next?.value}, ${next?.note}.`);
    expect(next?.note).toBe('Fixed rate of Loan of the unit ends');
    for (const amount of ['600,000', '400,000', '200,000', '2,500', '120,000']) expect(mail.text).not.toContain(amount);
  });

  it('names a property by its short name, and never by its address', async () => {
    const client = await aClient();
    await ask(client, 'law-countdown');
    await passDays(42);
    const [mail] = await deliverAll();
    expect(mail?.text).toContain('The law on rental losses starts on 1 July 2027: 180 days from now.');
    expect(mail?.text).toContain('Unit 4: Established, contract after 7:30 pm on 12 May 2026');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Smith|Geelong/);
  });

  it('has a subject without a name or a figure', () => {
    for (const { subject } of Object.values(askedMailFacts)) expect(subject).not.toMatch(/[$%\d]/);
  });

  it('is not sent once it was stopped, its reader has another address, or it waited for more than a week', async () => {
    for (const [change, reason] of [
      [`update asked_mails set stopped_at = now()`, 'Unsubscribed'],
      [
        `update users set email = 'other@example.com', email_normalised = 'other@example.com'`,
        'no longer the confirmed',
      ],
      [`update mails set created_at = created_at - interval '8 days'`, 'more than a week'],
      [`delete from profiles`, 'no longer on record'],
    ] as const) {
      await server.clear();
      const client = await aClient();
      await ask(client, 'month-summary');
      await passDays(11);
      await server.deps.db.query(change);
      expect(await deliverAll()).toEqual([]);
      expect((await server.mails()).map(({ status, last_error }) => [status, last_error])).toEqual([
        ['failed', expect.stringContaining(reason)],
      ]);
    }
  });

  it('can be read by an adviser without the link that stops it', async () => {
    await aClient().then((client) => ask(client, 'month-summary'));
    await passDays(11);
    const [mail] = await server.mails();
    const text = await (await caller(server, 'ADMIN')).get(`/mails/${mail?.id}`);
    expect(text.json().footer).toContainEqual({ text: 'Stop these emails', url: null, isLink: true });
    expect(text.body).not.toContain('stop-mail');
  });
});

describe('the link that stops it', () => {
  const browser = { accept: 'text/html' };

  async function linkOf(
    kind: AskedMailKind,
  ): Promise<{ path: string; headers: readonly { key: string; value: string }[] }> {
    const client = await aClient();
    await ask(client, 'month-summary');
    await ask(client, kind);
    await passDays(11);
    const mails = await deliverAll();
    const mail = mails.find(({ subject }) => subject === askedMailFacts[kind].subject);
    const url = /Stop these emails: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const headers = (mail?.headers ?? []).map(({ key, value }) => ({ key, value: String(value) }));
    return { path: url.slice(server.deps.config.publicUrl.length), headers };
  }

  const isOn = async () => {
    const { rows } = await server.deps.db.query('select kind from asked_mails where stopped_at is null order by kind');
    return rows.map(({ kind }) => kind);
  };

  it('is in the headers for one click, shows a page when opened, and stops that kind alone when posted', async () => {
    const { path, headers } = await linkOf('fixed-term-ends');
    const headerNamed = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(headerNamed('list-unsubscribe')).toBe(`<${server.deps.config.publicUrl}${path}>`);
    expect(headerNamed('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      expect((await server.app.inject({ method, url: path, headers: browser })).statusCode).toBe(200);
    }
    expect(await isOn()).toEqual(['fixed-term-ends', 'month-summary']);
    const page = await server.app.inject({ url: path, headers: browser });
    expect(page.body).toContain('A fixed rate that ends: you will receive no more of these.');
    expect(page.body).not.toMatch(/<script|src=|href=|mary/i);
    const payload = 'List-Unsubscribe=One-Click';
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    for (let time = 0; time < 2; time += 1) {
      expect((await server.app.inject({ method: 'POST', url: path, headers: type, payload })).json()).toEqual({
        ok: true,
      });
    }
    expect(await isOn()).toEqual(['month-summary']);
    const { rows } = await server.deps.db.query(
      `select actor_id, fields from audit_events where action = 'mail-stopped'`,
    );
    expect(rows).toEqual([{ actor_id: null, fields: ['fixed-term-ends'] }]);
    await passDays(100);
    expect((await kinds()).filter((kind) => kind === 'fixed-term-ends')).toHaveLength(1);
  });

  it('works a year later and after the account is gone, and no other token does anything', async () => {
    const { path } = await linkOf('fixed-term-ends');
    for (const other of [
      path.replace('fixed-term-ends', 'month-summary'),
      `${path}x`,
      path.slice(0, -1),
      '/api/stop-mail/a.b.c',
    ]) {
      expect((await server.app.inject({ method: 'POST', url: other })).json()).toMatchObject({
        code: 'link-not-valid',
      });
      const page = await server.app.inject({ url: other, headers: browser });
      expect([page.statusCode, page.body.includes('This link is not complete')]).toEqual([400, true]);
    }
    expect(await isOn()).toEqual(['fixed-term-ends', 'month-summary']);
    server.clock.advance({ minutes: 366 * dayMinutes });
    expect((await server.app.inject({ method: 'POST', url: path })).statusCode).toBe(200);
    expect(await isOn()).toEqual(['month-summary']);
    await transaction(server.deps.db, (tx) => tx.deleteFrom('users').execute());
    expect((await server.app.inject({ method: 'POST', url: path })).statusCode).toBe(200);
  });
});
