import type { AddressInfo } from 'node:net';
import { normaliseEmail } from '@freehold/contract';
import { sql } from 'kysely';
import { buildApp } from './app.ts';
import { makeBackup } from './backup/back-up.ts';
import { removeUnfinished } from './backup/unfinished.ts';
import type { Config, Credentials } from './config.ts';
import { createDeps } from './create-deps.ts';
import type { Database } from './db/connect.ts';
import { migrateToLatest } from './db/migrate.ts';
import { demoSignIns } from './demo-sign-ins.ts';
import type { Deps } from './deps.ts';
import { queueAskedMails } from './features/asked-mails/index.ts';
import { sealAudit } from './features/audit/index.ts';
import { applyDueChanges, remindUnproven } from './features/auth/index.ts';
import { verifyPassword } from './features/auth/passwords.ts';
import { deliverMail } from './features/delivery/index.ts';
import { refuseUnsafeProduction, removeTestAdmins } from './features/diagnostics/index.ts';
import { removeUnusedImages } from './features/images/index.ts';
import { createDownload, enqueueWaitingPictures, fetchPicture } from './features/pictures/index.ts';
import { createPlanWorker, refreshFigures, unhurriedMs } from './features/plans/index.ts';
import { runRetention } from './features/privacy/index.ts';
import { gracefulShutdown } from './http/drain.ts';
import { trimLimits } from './http/limit-rows.ts';
import { startJobQueue } from './jobs/queue.ts';
import type { Round } from './jobs/rounds.ts';
import type { Log } from './log.ts';
import { createMailTransport } from './mail/transport.ts';
import { openDatabase } from './open-database.ts';
import { createReportRenderer } from './reports/renderer.ts';
import { seedFirstStart } from './seed/first-start.ts';
import { keyringOf } from './token-secret.ts';
import { refuseLeap, watchClock } from './upkeep/clock.ts';
import { watchTableSizes } from './upkeep/table-sizes.ts';

/** A demo account to be told of; the password is null once somebody changed it. */
interface DemoSignIn {
  readonly title: string;
  readonly email: string;
  readonly password: string | null;
}

/** Fills an empty database outside production, and gives the demo sign-ins it has; none in production. */
async function startDemo(db: Database, config: Config): Promise<DemoSignIn[]> {
  const demo = await demoSignIns(config);
  if (demo === null) return [];
  await seedFirstStart(db, demo);
  const found = await Promise.all([
    signInOf(db, 'Adviser sign-in', demo.admin),
    signInOf(db, 'Client sign-in', demo.client),
  ]);
  return found.filter((signIn) => signIn !== null);
}

async function signInOf(db: Database, title: string, { email, password }: Credentials): Promise<DemoSignIn | null> {
  const account = await db.kysely
    .selectFrom('users')
    .select('password_hash')
    .where('email_normalised', '=', normaliseEmail(email))
    .executeTakeFirst();
  if (account === undefined) return null;
  const isCurrent = await verifyPassword(account.password_hash, password);
  return { title, email, password: isCurrent ? password : null };
}

/** Most bytes of stored responses per person: more than a day of saving every few seconds. */
export const mostStoredBytes = 20_000_000;

/**
 * Deletes the oldest stored responses of each person over `mostStoredBytes`. Their keys stay, so that a late retry
 * learns the write was done and does nothing. Returns the number deleted.
 */
export async function trimStoredResponses({ db }: Pick<Deps, 'db'>): Promise<number> {
  // The person is the third segment of a scope; visitors' writes have their own limits.
  const { numAffectedRows } = await sql`
    update idempotency_keys set reply = null where ctid = any (array (
      select ctid from (
        select ctid, sum(octet_length(reply)) over (
          partition by split_part(scope, ' ', 3) order by created_at desc, key_hash
        ) as kept
        from idempotency_keys where reply is not null and scope not like '% public'
      ) as sums where kept > ${mostStoredBytes}))`.execute(db.kysely);
  return Number(numAffectedRows ?? 0);
}

export interface RunningServer {
  readonly address: string;
  /** The demo sign-ins; empty in production. */
  readonly demo: readonly DemoSignIn[];
  /** Drains responses under way, rejects new requests, stops the jobs and closes the database. */
  close(): Promise<void>;
}

/** Starts everything in order: database, migrations, demo accounts, jobs, HTTP. Throws when a part cannot start. */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const db = await openDatabase(config, log);
  try {
    await migrateToLatest(db, log);
    await refuseUnsafeProduction(db, config);
    await removeTestAdmins(db, config);
    const demo = await startDemo(db, config);
    const jobs = await startJobQueue(db, log, { hasUpkeep: true });
    const deps = createDeps({ config, db, log, jobs, now: () => new Date() }, await keyringOf(config));
    const stopMail = await startMail(deps);
    await startPictures(deps);
    const stopUpkeep = await startUpkeep(deps);
    const shutdown = { isEnding: false };
    const app = await buildApp(deps, shutdown);
    const endApp = gracefulShutdown(app, shutdown);
    await app.ready();
    // Pregenerates the OpenAPI document: the first request would block the others.
    app.swagger();
    await app.listen({ host: config.host, port: config.port });
    return {
      address: addressText(config, app.server.address()),
      demo,
      close: async () => {
        await endApp();
        await jobs.stop();
        await stopMail();
        await stopUpkeep();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Starts sending the outbox if a mail server is configured; otherwise mails stay queued. Returns a stop function. */
async function startMail(deps: Deps): Promise<() => Promise<void>> {
  const { smtpUrl, from } = deps.config.mail;
  if (smtpUrl === null) return async () => {};
  const transport = createMailTransport({ smtpUrl, from });
  const renderer = createReportRenderer();
  await deps.jobs.work('mail', (job) => deliverMail({ ...deps, renderer, transport }, job));
  return async () => {
    transport.close();
    await renderer.close();
  };
}

/** Starts fetching pictures of properties that were given a URL on another site. */
async function startPictures(deps: Deps): Promise<void> {
  const download = createDownload();
  await deps.jobs.work('picture', (job) => fetchPicture({ ...deps, download }, job));
}

/** Starts the scheduled jobs: short ones every minute, longer ones every night. Returns a stop function. */
async function startUpkeep(deps: Deps): Promise<() => Promise<void>> {
  const { config, db, jobs, now } = deps;
  const { schedule, dir } = config.backup;
  if (schedule !== null) await removeUnfinished(dir);
  // Before serving any request: its events would carry a wrong clock's time.
  await watchClock(db.kysely, now()).catch((error) =>
    deps.log.warn({ error: String(error) }, 'the clock is not believed'),
  );
  const worker = createPlanWorker(unhurriedMs);
  const always: Round[] = [
    { name: 'clock', cron: '* * * * *', work: () => watchClock(db.kysely, now()) },
    { name: 'seal-audit', cron: '* * * * *', work: () => sealAudit(deps) },
    { name: 'trim-limits', cron: '* * * * *', work: () => trimLimits(deps) },
    { name: 'trim-kept-answers', cron: '* * * * *', work: () => trimStoredResponses(deps) },
    { name: 'accounts', cron: '*/5 * * * *', work: () => keepAccounts(deps) },
    { name: 'asked-mails', cron: '* * * * *', work: () => queueAskedMails(deps) },
    { name: 'plan-figures', cron: '* * * * *', work: () => refreshFigures(deps, worker) },
    { name: 'table-sizes', cron: '23 * * * *', work: () => watchTableSizes(db.kysely) },
    { name: 'retention', cron: '17 16 * * *', work: () => runRetention(deps) },
    { name: 'waiting-pictures', cron: '* * * * *', work: () => enqueueWaitingPictures(deps) },
    { name: 'unused-images', cron: '47 16 * * *', work: () => removeUnusedImages(deps) },
  ];
  const mails: Round = { name: 'waiting-mails', cron: '* * * * *', work: jobs.enqueueWaitingMails };
  const backups: Round[] =
    schedule === null ? [] : [{ name: 'backup', cron: schedule, work: () => backUpByTheClock(deps) }];
  await jobs.repeat([...always, ...backups, ...(config.mail.smtpUrl === null ? [] : [mails])]);
  return worker.close;
}

async function keepAccounts(deps: Deps): Promise<void> {
  // A change of address is delayed by days on purpose; a clock that jumped would cut the delay short.
  await refuseLeap(deps.db.kysely, deps.now());
  await remindUnproven(deps);
  await applyDueChanges(deps);
}

async function backUpByTheClock(deps: Deps): Promise<void> {
  const { path, bytes } = await makeBackup(deps);
  deps.log.info({ path, bytes }, 'a backup was made');
}

function addressText(config: Config, address: AddressInfo | string | null): string {
  const port = address !== null && typeof address === 'object' ? address.port : config.port;
  return `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`;
}
