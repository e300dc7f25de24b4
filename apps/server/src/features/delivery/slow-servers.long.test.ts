import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { type HostileMailServer, startHostileMailServer } from '../../../test/hostile-mail-server.ts';
import { aStrategySessionLead } from '../../../test/lead-builders.ts';
import { figure } from '../../../test/quality.ts';
import { createMailTransport } from '../../mail/transport.ts';
import { createReportRenderer } from '../../reports/renderer.ts';
import { deliverMail } from './service.ts';

const renderer = createReportRenderer();
const mailServers: HostileMailServer[] = [];
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(async () => {
  await renderer.close();
  await server.close();
});
beforeEach(() => server.clear());
afterEach(async () => {
  for (const mailServer of mailServers.splice(0)) await mailServer.close();
});

async function mailServerThat(...manner: Parameters<typeof startHostileMailServer>): Promise<HostileMailServer> {
  const mailServer = await startHostileMailServer(...manner);
  mailServers.push(mailServer);
  return mailServer;
}

async function aQueuedMail(email: string): Promise<string> {
  const payload = aStrategySessionLead({ email });
  await server.app.inject({ method: 'POST', url: '/api/strategy-session-leads', payload });
  return (await mailTo(email)).id;
}

function mailTo(recipient: string) {
  const { kysely } = server.deps.db;
  return kysely.selectFrom('mails').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow();
}

/** Tries a mail until it no longer waits, ten times at most; returns the number of tries. */
async function tryUntilEnded(email: string, { url }: HostileMailServer, deadlineMs?: number): Promise<number> {
  const mailId = await aQueuedMail(email);
  const transport = createMailTransport({ smtpUrl: url, from: 'Freehold <reports@freehold.example>' });
  const deadline = deadlineMs === undefined ? {} : { deadlineMs };
  let tries = 0;
  for (; tries < 10 && (await mailTo(email)).status === 'queued'; tries += 1) {
    await deliverMail({ ...server.deps, renderer, transport, ...deadline }, { data: { mailId } }).catch(
      () => undefined,
    );
  }
  transport.close();
  return tries;
}

it('a server that takes its time over each answer gets no copies', { timeout: 400_000 }, async () => {
  // Answers after 7.5 s fit into the 40 s; 15 s of 40 s for the other. Scaled 1:50.
  const slow = await mailServerThat('ok', 7_500, 7_500);
  const tarpit = await mailServerThat('ok', 300, 300);
  const [, tarpitTries] = await Promise.all([
    tryUntilEnded('slow@example.com', slow),
    tryUntilEnded('tarpit@example.com', tarpit, 800),
  ]);
  expect(slow.taken).toHaveLength(1);
  expect(await mailTo('slow@example.com')).toMatchObject({ status: 'sent', attempts: 1 });
  expect(tarpit.arrivals()).toBe(0);
  expect(tarpitTries).toBe(8);
  expect(await mailTo('tarpit@example.com')).toMatchObject({
    status: 'failed',
    attempts: 8,
    last_error: 'Not sent yet (the mail server is too slow)',
  });
  figure(
    'U61',
    'copies at a server of 7.5 s and at one of 15 s for each answer',
    `${slow.arrivals()} + ${tarpit.arrivals()}`,
  );
});

it('a server that is slow to take a mail gets one copy, and one that never says so two', {
  timeout: 400_000,
}, async () => {
  const scanning = await mailServerThat('ok', 25_000);
  const silent = await mailServerThat('nothing after the mail');
  const [, silentTries] = await Promise.all([
    tryUntilEnded('scanning@example.com', scanning),
    tryUntilEnded('silent@example.com', silent, 500),
  ]);
  expect(scanning.arrivals()).toBe(1);
  expect((await mailTo('scanning@example.com')).status).toBe('sent');
  expect(silentTries).toBe(2);
  expect(silent.arrivals()).toBe(2);
  expect(await mailTo('silent@example.com')).toMatchObject({
    status: 'failed',
    last_error: 'Handed over without an answer: it may have arrived',
  });
});
