import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeBackupPlace } from '../../test/backup.ts';
import { figure } from '../../test/quality.ts';
import { makeBackup } from '../backup/back-up.ts';
import { createLog } from '../log.ts';
import { type JobQueue, startJobQueue } from './queue.ts';
import { monotonicClock } from './queue-clock.ts';

const metricsToken = 'a token for the monitoring';
const everyFewSeconds = '*/5 * * * * *';
let server: TestApp;
let lines: { level: string; upkeep?: string; msg: string }[] = [];
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(JSON.parse(chunk.toString('utf8')));
    done();
  },
});

beforeAll(async () => {
  server = await startTestApp({ settings: { METRICS_TOKEN: metricsToken } });
});
afterAll(() => server.close());

async function withUpkeep(work: (jobs: JobQueue) => Promise<void>): Promise<void> {
  lines = [];
  const jobs = await startJobQueue(server.deps.db, createLog('info', sink), { hasUpkeep: true });
  try {
    await work(jobs);
  } finally {
    await jobs.stop();
  }
}

async function one(statement: string) {
  return (await server.deps.db.query(statement)).rows[0];
}

const eventually = { timeout: 150_000, interval: 500 };

describe('upkeep that fails', () => {
  it('is logged as an error, counted, and shown to advisers until it succeeds', async () => {
    const place = makeBackupPlace();
    // A file in place of the backup folder.
    const dir = join(place.dir, 'backups');
    writeFileSync(dir, '');
    const { db } = server.deps;
    const backup = () => makeBackup({ db, config: place.config(), now: () => new Date() });
    const { authorization } = await server.signedIn('ADMIN');
    const told = async () =>
      (await server.app.inject({ url: '/api/upkeep', headers: { authorization } })).json().problems;
    await withUpkeep(async (jobs) => {
      await jobs.repeat([{ name: 'backup', cron: everyFewSeconds, work: backup }]);
      await vi.waitFor(() => expect(lines).toContainEqual(expect.objectContaining({ upkeep: 'backup' })), eventually);
    });
    expect(lines.find(({ upkeep }) => upkeep === 'backup')).toMatchObject({ level: 'error', msg: 'upkeep failed' });
    expect(existsSync(dir) && readdirSync(place.dir)).toEqual(['backups']);
    expect(await told()).toEqual([{ kind: 'backup', problem: 'failed', since: expect.any(String) }]);
    const metrics = await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
    expect(metrics.body).toMatch(/freehold_upkeep_failures\{upkeep="backup"\} [1-9]/);
    expect(metrics.body).toMatch(/freehold_upkeep_failing\{upkeep="backup"\} 1/);
    figure('U21', 'a nightly backup that fails is logged as an error, counted, and shown to advisers', '3/3');
    place.remove();
  });
});

describe('a clock that was in the future', () => {
  it('stops no upkeep: neither when the server starts afterwards, nor while it runs', async () => {
    await server.deps.db.query(`update jobs.version set cron_on = '2100-01-01'`);
    let rounds = 0;
    const work = async () => {
      rounds += 1;
    };
    await withUpkeep(async (jobs) => {
      await jobs.repeat([{ name: 'seal-audit', cron: everyFewSeconds, work }]);
      await vi.waitFor(() => expect(rounds).toBeGreaterThan(0), eventually);
      const before = rounds;
      await server.deps.db.query(`update jobs.version set cron_on = '2100-01-01'`);
      await server.deps.db.query(`update jobs.queue set maintain_on = '2100-01-01', monitor_claim_on = '2100-01-01'`);
      await vi.waitFor(() => expect(rounds).toBeGreaterThan(before), eventually);
      expect(await one(`select name from jobs.queue where maintain_on > now() + interval '1 minute'`)).toBe(undefined);
    });
    expect(await one(`select is_failing, failures from upkeep where name = 'seal-audit'`)).toMatchObject({
      is_failing: false,
      failures: 0,
    });
    figure('U22', 'upkeep goes on after the clock was in the year 2100, with and without a restart', '2/2');
  });

  it('makes no timer wait: the queue waits by a clock that nobody sets', () => {
    const real = monotonicClock.now();
    const wrong = vi.spyOn(Date, 'now').mockReturnValue(0);
    expect(monotonicClock.now() - real).toBeLessThan(60_000);
    expect(monotonicClock.now()).toBeGreaterThanOrEqual(real);
    wrong.mockRestore();
  });

  it('gives mails that were to wait until then another try at once', async () => {
    await server.deps.db.query(
      `insert into jobs.job (name, data, state, start_after) values ('mail', '{}', 'retry', '2100-01-01')`,
    );
    await withUpkeep(async () => {
      expect(await one(`select name from jobs.job where name = 'mail' and start_after > now()`)).toBe(undefined);
    });
    await server.deps.db.query(`delete from jobs.job where name = 'mail'`);
  });
});

describe('upkeep that the settings no longer ask for', () => {
  it('has no schedule, no jobs and no notice after the next start', async () => {
    const work = async () => {};
    await withUpkeep((jobs) =>
      jobs.repeat([
        { name: 'waiting-mails', cron: '0 0 1 1 *', work },
        { name: 'clock', cron: '0 0 1 1 *', work },
      ]),
    );
    await server.deps.db.query(`insert into jobs.job (name, data) values ('waiting-mails', '{}')`);
    await withUpkeep((jobs) => jobs.repeat([{ name: 'clock', cron: '0 0 1 1 *', work }]));
    expect((await server.deps.db.query('select name from jobs.schedule')).rows).toEqual([{ name: 'clock' }]);
    expect(await one(`select id from jobs.job where name = 'waiting-mails' and state < 'active'`)).toBe(undefined);
    expect(await one(`select name from upkeep where name = 'waiting-mails'`)).toBe(undefined);
  });
});
