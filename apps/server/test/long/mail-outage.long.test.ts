import { afterEach, expect, it, vi } from 'vitest';
import { deliverMail } from '../../src/features/delivery/index.ts';
import { createMailTransport } from '../../src/mail/transport.ts';
import { createReportRenderer } from '../../src/reports/renderer.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { aStrategySessionLead } from '../lead-builders.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { figure } from '../quality.ts';

const mails = 100;
const outageMinutes = 180;
const longestWaitMinutes = 2;
const longestDrainMs = 300_000;
const afterwards: (() => unknown)[] = [];

afterEach(async () => {
  for (const undo of afterwards.splice(0).reverse()) await undo();
});

async function aServerWithWaitingMails(): Promise<TestApp> {
  const server = await startTestApp();
  afterwards.push(server.close);
  for (let n = 0; n < mails; n += 1) {
    const payload = aStrategySessionLead({ email: `person-${n}@example.com` });
    const call = { method: 'POST', url: '/api/strategy-session-leads', remoteAddress: `10.1.0.${n}`, payload } as const;
    expect((await server.app.inject(call)).statusCode).toBe(201);
  }
  return server;
}

/** Starts sending mails to a mail server that is down; returns a function that brings it back up. */
async function workWithoutMailServer({ deps }: TestApp): Promise<() => Promise<MailServer>> {
  const { url, close } = await startMailServer();
  await close();
  const renderer = createReportRenderer();
  const transport = createMailTransport({ smtpUrl: url, from: 'Freehold <reports@freehold.example>' });
  afterwards.push(renderer.close, transport.close);
  await deps.jobs.work('mail', (job) => deliverMail({ ...deps, renderer, transport }, job));
  return async () => {
    const mailServer = await startMailServer({ port: Number(new URL(url).port) });
    afterwards.unshift(mailServer.close);
    return mailServer;
  };
}

/** Makes the waiting jobs that many minutes older, and waits until none is due any more. */
async function letMinutesPass({ deps }: TestApp, minutes: number): Promise<void> {
  const { query } = deps.db;
  const waiting = `name = 'mail' and state in ('created', 'retry')`;
  await query(`update jobs.job set start_after = start_after - $1 * interval '1 minute' where ${waiting}`, [minutes]);
  const noneIsDue = async () => {
    const { rows } = await query(
      `select count(*)::int as due from jobs.job where name = 'mail' and (state = 'active' or ${waiting} and start_after <= now())`,
    );
    expect(rows[0]?.due).toBe(0);
  };
  await vi.waitFor(noneIsDue, { timeout: 60_000, interval: 50 });
}

it('mails outlive three hours without a mail server, and go within five minutes of its return', async () => {
  const server = await aServerWithWaitingMails();
  const startAgain = await workWithoutMailServer(server);
  for (let passed = 0; passed < outageMinutes; passed += longestWaitMinutes) {
    await letMinutesPass(server, longestWaitMinutes);
  }
  const waiting = await server.mails();
  expect(new Set(waiting.map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(new Set(['queued 0']));
  expect(await server.queuedJobs()).toBeGreaterThanOrEqual(mails);
  const mailServer = await startAgain();
  const begun = performance.now();
  const allAreSent = async () => {
    expect((await server.mails()).filter(({ status }) => status !== 'sent')).toEqual([]);
  };
  await vi.waitFor(allAreSent, { timeout: longestDrainMs, interval: 500 });
  const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
  expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(mails);
  expect(mailServer.received).toHaveLength(mails);
  figure(
    'H3',
    `three hours without a mail server: ${mails} mails waited, none gave up, all sent once after its return within`,
    `${seconds} s`,
  );
});
