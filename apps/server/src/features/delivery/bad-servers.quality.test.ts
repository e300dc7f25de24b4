import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { type HostileMailServer, type Hostility, startHostileMailServer } from '../../../test/hostile-mail-server.ts';
import { aStrategySessionLead } from '../../../test/lead-builders.ts';
import { figure } from '../../../test/quality.ts';
import { createMailTransport, type MailTransport } from '../../mail/transport.ts';
import { createReportRenderer } from '../../reports/renderer.ts';
import { deliverMail } from './service.ts';

const tries = 8;
const patience = { timeout: 150_000, interval: 100 };
const renderer = createReportRenderer();
const mailServers: HostileMailServer[] = [];
const metricsToken = 'a token for the monitoring';
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ settings: { METRICS_TOKEN: metricsToken } });
});
afterAll(async () => {
  await renderer.close();
  await server.close();
});
beforeEach(() => server.clear());
afterEach(async () => {
  for (const mailServer of mailServers.splice(0)) await mailServer.close();
});

async function mailServerThat(hostility: Hostility): Promise<HostileMailServer> {
  const mailServer = await startHostileMailServer(hostility);
  mailServers.push(mailServer);
  return mailServer;
}

/** Submits a lead as a new person; returns the id of the queued mail. */
async function aQueuedMail(n: number): Promise<string> {
  await leave('borrowing-leads', n, aBorrowingLead({ email: addressOf(n) }));
  return (await mailTo(n)).id;
}

async function leave(path: string, n: number, payload: object): Promise<void> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    remoteAddress: `10.1.0.${n}`,
    payload,
  });
  expect(answer.statusCode).toBe(201);
}

const addressOf = (n: number) => `person-${n}@example.com`;

function mailTo(n: number) {
  const { kysely } = server.deps.db;
  return kysely.selectFrom('mails').selectAll().where('recipient', '=', addressOf(n)).executeTakeFirstOrThrow();
}

function transportTo({ url }: HostileMailServer) {
  return createMailTransport({ smtpUrl: url, from: 'Freehold <reports@freehold.example>' });
}

/** Tries once to deliver a mail, whether or not that succeeds. */
async function tryOnce(mailId: string, mailServer: HostileMailServer, deadlineMs = 60_000): Promise<void> {
  const transport = transportTo(mailServer);
  const job = { data: { mailId } };
  await deliverMail({ ...server.deps, renderer, transport, deadlineMs }, job)
    .catch(() => undefined)
    .finally(transport.close);
}

interface Outcome {
  readonly status: 'queued' | 'sent' | 'failed';
  readonly attempts: number;
}

const expected: Readonly<Record<Exclude<Hostility, 'ok'>, Outcome>> = {
  '421 as its greeting': { status: 'queued', attempts: 1 },
  '450 to the recipient': { status: 'queued', attempts: 1 },
  '550 to the recipient': { status: 'failed', attempts: 1 },
  'no greeting': { status: 'queued', attempts: 0 },
  'nothing after the mail': { status: 'queued', attempts: 1 },
  'gone after its 250': { status: 'sent', attempts: 1 },
  'no TLS after offering it': { status: 'queued', attempts: 1 },
};
const hostilities = Object.keys(expected).filter((key): key is keyof typeof expected => key in expected);

it('a mail server that fails in the middle is tried again, one that refuses is not, and one mail is one mail', async () => {
  const outcomes = await Promise.all(
    hostilities.map(async (hostility, n) => {
      const mailServer = await mailServerThat(hostility);
      const id = await aQueuedMail(n);
      // Only silence ends by a deadline; a server that never greets is given up after ten seconds.
      await tryOnce(id, mailServer, hostility === 'nothing after the mail' ? 5_000 : 60_000);
      const { status, attempts, message_id } = await mailTo(n);
      mailServer.behave('ok');
      await tryOnce(id, mailServer);
      expect(mailServer.taken).toEqual(hostility === '550 to the recipient' ? [] : [message_id]);
      expect((await mailTo(n)).status).toBe(hostility === '550 to the recipient' ? 'failed' : 'sent');
      return [hostility, { status, attempts }];
    }),
  );
  expect(Object.fromEntries(outcomes)).toEqual(expected);
  figure('H3', 'ways of a mail server to fail that end as they must', `${outcomes.length}/${hostilities.length}`);
});

/** Shortest and longest delay before each retry, in seconds: doubling, half of it random, half an hour at most. */
const waits = [
  [20, 40],
  [40, 80],
  [80, 160],
  [160, 320],
  [320, 640],
  [640, 1280],
  [1280, 1800],
] as const;

/** Records how many seconds each mail's job still waits for its retry, and lets that time pass. */
async function letWaitsPass(noted: Map<string, number[]>): Promise<void> {
  const { query } = server.deps.db;
  const { rows } = await query(
    `with waiting as (select id, data ->> 'mailId' as mail, extract(epoch from start_after - now())::float as seconds
       from jobs.job where name = 'mail' and state = 'retry' and start_after > now()),
     moved as (update jobs.job set start_after = now() from waiting where job.id = waiting.id)
     select mail, seconds from waiting`,
  );
  for (const { mail, seconds } of rows) {
    noted.set(String(mail), [...(noted.get(String(mail)) ?? []), Number(seconds)]);
  }
}

function expectWaits(seconds: readonly number[] | undefined): void {
  expect(seconds).toHaveLength(waits.length);
  for (const [n, [shortest, longest]] of waits.entries()) {
    // Timers start a moment before they are observed.
    expect(seconds?.[n]).toBeGreaterThan(shortest - 10);
    expect(seconds?.[n]).toBeLessThanOrEqual(longest);
  }
}

describe('the queue', () => {
  let mailServer: HostileMailServer;
  let transport: MailTransport;

  beforeAll(async () => {
    mailServer = await startHostileMailServer('ok');
    transport = transportTo(mailServer);
    await server.deps.jobs.work('mail', (job) => deliverMail({ ...server.deps, renderer, transport }, job));
  });
  afterAll(async () => {
    transport.close();
    await mailServer.close();
  });

  /** Submits as many mails and lets retry delays pass until the outbox is as expected. */
  async function untilOutboxHas(asked: Readonly<Record<string, number>>): Promise<Map<string, number[]>> {
    const noted = new Map<string, number[]>();
    await vi.waitFor(async () => {
      await letWaitsPass(noted);
      const mails = await server.mails();
      const counts = Object.groupBy(mails, ({ status }) => status);
      expect(Object.fromEntries(Object.entries(counts).map(([status, those]) => [status, those.length]))).toEqual(
        asked,
      );
    }, patience);
    return noted;
  }

  it('tries a mail eight times, each wait about twice as long, and then gives it up in sight of everybody', async () => {
    mailServer.behave('450 to the recipient');
    const ids = [await aQueuedMail(1), await aQueuedMail(2), await aQueuedMail(3)];
    const noted = await untilOutboxHas({ failed: ids.length });
    for (const id of ids) expectWaits(noted.get(id));
    expect(new Set(ids.map((id) => noted.get(id)?.map(Math.round).join())).size).toBe(ids.length);
    expect((await server.mails()).map(({ attempts }) => attempts)).toEqual(ids.map(() => tries));
    const metrics = await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
    expect(metrics.body).toContain(`freehold_mails{status="failed"} ${ids.length}\n`);
    figure(
      'H3',
      'tries of a mail that is put off each time, over 42 to 69 minutes, no two alike; then a failed mail',
      `${tries}`,
    );
  });

  it('sends 99 mails although one can never be made', async () => {
    mailServer.behave('ok');
    await aQueuedMail(0);
    await server.deps.db.query(`update leads set inputs = '{}'`);
    for (let n = 1; n < 100; n += 1)
      await leave('strategy-session-leads', n, aStrategySessionLead({ email: addressOf(n) }));
    await untilOutboxHas({ failed: 1, sent: 99 });
    expect(await mailTo(0)).toMatchObject({ status: 'failed', attempts: tries });
    expect(new Set(mailServer.taken).size).toBe(99);
    expect(mailServer.taken).toHaveLength(99);
    figure('H4', `mails sent, and given up after ${tries} tries because they cannot be made`, '99 + 1');
  });
});
