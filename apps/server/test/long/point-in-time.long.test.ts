import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { connectDatabase } from '../../src/db/connect.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { administer } from '../database/administer.ts';
import { silentLog } from '../database/silent-log.ts';
import { behindProxy } from '../people.ts';
import { startServerProcess } from '../process.ts';
import { figure } from '../quality.ts';
import { type ArchivedCluster, archivedCluster } from './archived-cluster.ts';
import { leaveLeads } from './leave-leads.ts';
import { pause, startAgain } from './own-cluster.ts';

const restores = 20;
const longestLossSeconds = 300;
const busyMs = 20_000;
/** Longer than it takes for a WAL segment that is not full to be archived. */
const quietMs = 75_000;

const afterwards: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).reverse()) await undo();
});

interface Commit {
  readonly id: string;
  /** Microseconds since 1970. */
  readonly at: number;
}

/** The leads in commit order. */
async function commitsOf(url: string): Promise<Commit[]> {
  const { rows } = await administer(
    url,
    `select id, (extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000000)::bigint::text as at
     from leads order by pg_xact_commit_timestamp(xmin)`,
  );
  return rows.map(({ id, at }) => ({ id: String(id), at: Number(at) }));
}

/**
 * Contents of a database: its leads, and the number of leads, mails and jobs that are not part of a complete set of
 * three.
 */
async function contentsOf(url: string): Promise<{ ids: string[]; strays: number }> {
  const leads = await administer(url, 'select id from leads order by id');
  const strays = await administer(
    url,
    `with mail_jobs as (select data ->> 'mailId' as mail_id from jobs.job where name = 'mail')
     select (select count(*) from leads) + (select count(*) from mails) + (select count(*) from mail_jobs)
       - 3 * (select count(*) from leads join mails on lead_id = leads.id join mail_jobs on mail_id = mails.id::text)
       as strays`,
  );
  return { ids: leads.rows.map(({ id }) => String(id)), strays: Number(strays.rows[0]?.strays) };
}

/** A random moment between two commits, not so close to one that its position in the WAL could be on the other side. */
function randomMoment(commits: readonly Commit[]): number {
  const [first = Number.NaN, last = Number.NaN] = [commits[0]?.at, commits.at(-1)?.at];
  for (;;) {
    const moment = first + randomInt(last - first);
    if (commits.every(({ at }) => Math.abs(at - moment) > 500)) return moment;
  }
}

function asTimestamp(microseconds: number): string {
  const whole = new Date(Math.floor(microseconds / 1000)).toISOString().slice(0, -1);
  return `${whole}${String(microseconds % 1000).padStart(3, '0')}+00`;
}

/**
 * Submits leads through a server on an archived database, then kills the database; returns when, in microseconds since
 * 1970.
 */
async function killedUnderLoad(): Promise<ArchivedCluster & { killedAt: number }> {
  const archived = await archivedCluster();
  afterwards.push(() => archived.remove());
  const dataDir = mkdtempSync(join(tmpdir(), 'freehold-long-'));
  afterwards.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startServerProcess({ DATABASE_URL: archived.url, DATA_DIR: dataDir, ...behindProxy });
  afterwards.push(() => server.end('SIGKILL'));
  await archived.baseBackup();
  await leaveLeads(server.address, { hands: 4, ms: busyMs, pauseMs: 20 });
  const last = leaveLeads(server.address, { hands: 1, ms: 2 * quietMs, pauseMs: 200 });
  last.catch(() => undefined);
  await pause(quietMs);
  const killedAt = Date.now() * 1000;
  await archived.cluster.kill();
  await server.end('SIGKILL');
  await last.catch(() => undefined);
  return { ...archived, killedAt };
}

it('base backup and archive bring back any moment, and the newest to less than five minutes', async () => {
  const archived = await killedUnderLoad();
  const gap = archived.longestGap();
  const begun = performance.now();
  const newest = await archived.restored(null, async (url) => {
    const database = await connectDatabase({ kind: 'postgres', url }, silentLog);
    await migrateToLatest(database, silentLog);
    await database.close();
    return { seconds: (performance.now() - begun) / 1000, commits: await commitsOf(url) };
  });
  // Restarted only now, since it continues archiving. Its own disk knows when each lead was committed.
  await startAgain(archived.cluster);
  const commits = await commitsOf(archived.url);
  await archived.cluster.stop();
  const archivedCommits = commits.slice(0, newest.commits.length);
  expect(newest.commits.map(({ id }) => id).sort()).toEqual(archivedCommits.map(({ id }) => id).sort());
  const lost = commits[newest.commits.length];
  const lostSeconds = lost === undefined ? 0 : (archived.killedAt - lost.at) / 1e6;
  expect(Math.max(lostSeconds, gap)).toBeLessThan(longestLossSeconds);

  for (let turn = 0; turn < restores; turn += 1) {
    const moment = randomMoment(archivedCommits);
    const found = await archived.restored(asTimestamp(moment), contentsOf);
    const expected = commits.filter(({ at }) => at <= moment).map(({ id }) => id);
    expect(found, asTimestamp(moment)).toEqual({ ids: expected.sort(), strays: 0 });
  }
  figure(
    'M2',
    `random moments of a load of ${commits.length} leads to which base backup and archive were restored: all commits until then, none after, no lead without its mail and job`,
    `${restores}/${restores}`,
  );
  figure(
    'M3',
    `PostgreSQL killed under load and its disk lost: what the archive lacks, and would lack at worst, at most ${longestLossSeconds} s`,
    `${lostSeconds.toFixed(0)} s, ${gap.toFixed(0)} s`,
  );
  figure(
    'M3',
    `base backup and archive restored to a server that the product opens, ${commits.length} leads`,
    `${newest.seconds.toFixed(1)} s`,
  );
});
