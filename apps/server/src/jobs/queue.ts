import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, sql } from 'kysely';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../db/connect.ts';
import { mayChangeSchema } from '../db/role.ts';
import type { Tx } from '../db/transaction.ts';
import { errorFacts, type Log } from '../log.ts';
import { throwBareReason } from './bare-reason.ts';
import { mailJob } from './mail-job.ts';
import { monotonicClock, resetFutureTimestamps } from './queue-clock.ts';
import { type Round, repeatUpkeep } from './rounds.ts';

/** Background jobs by kind, with their data. */
export interface Jobs {
  /** Urgent mails are sent before all other waiting ones. */
  mail: { readonly mailId: string; readonly isUrgent?: boolean };
  picture: { readonly propertyId: string };
}

/** One attempt at a job; `isLastTry` when a failure will not be retried. */
export interface JobTry<Name extends keyof Jobs> {
  readonly data: Jobs[Name];
  readonly isLastTry: boolean;
}

/** A new job, run at once unless a delay is given. */
export interface NewJob<Name extends keyof Jobs> {
  readonly data: Jobs[Name];
  readonly afterSeconds?: number;
}

export interface JobQueue {
  /** Adds a job in the given transaction: it exists only if the transaction commits. */
  enqueue<Name extends keyof Jobs>(tx: Tx, name: Name, job: NewJob<Name>): Promise<void>;
  /** Starts processing jobs of a kind; a handler that throws is retried later. */
  work<Name extends keyof Jobs>(name: Name, handle: (job: JobTry<Name>) => Promise<void>): Promise<void>;
  /**
   * Schedules each kind of upkeep, run once per due time across all processes, and unschedules kinds not listed.
   * Failures are logged and recorded.
   */
  repeat(rounds: readonly Round[]): Promise<void>;
  /**
   * Enqueues a job for every waiting mail that has none: its row was added without the queue, or its job ended while a
   * process that has since died held the mail. Returns the number.
   */
  enqueueWaitingMails(): Promise<number>;
  /** Waits for running jobs; jobs that exceed the timeout go back to the queue. */
  stop(): Promise<void>;
}

const oneYearSeconds = 31_536_000;

/**
 * How long to wait for running jobs on shutdown; with the six seconds for responses under way, less than ten in total.
 */
const stopTimeoutMs = 3_000;

/** Eight attempts over about an hour; if its process dies, a job goes to another after a minute. */
const queueOptions = {
  retryLimit: 7,
  retryDelay: 20,
  retryBackoff: true,
  retryDelayMax: 1_800,
  expireInSeconds: 60,
  // Without a mail server jobs wait; keep them meanwhile.
  retentionSeconds: oneYearSeconds,
  deleteAfterSeconds: 86_400,
} as const;

/** Three attempts over some minutes; one takes ten seconds for the download and a few more for the encoding. */
const pictureOptions = {
  retryLimit: 2,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 60,
  deleteAfterSeconds: 3_600,
} as const;

/**
 * The job queue, stored in the database schema `jobs`. Installs that schema if missing; throws when it is missing or
 * outdated and the role may not change tables. Without `hasUpkeep` no scheduled jobs run.
 */
export async function startJobQueue(
  db: Database,
  log: Log,
  { hasUpkeep = false }: { readonly hasUpkeep?: boolean } = {},
): Promise<JobQueue> {
  // The embedded database has one connection: pg-boss's queries while adding a job must use the caller's transaction,
  // or they would deadlock with it.
  const enclosing = new AsyncLocalStorage<Tx>();
  const executeSql = (text: string, values?: unknown[]) => {
    const tx = enclosing.getStore();
    return tx
      ? tx.executeQuery(CompiledQuery.raw(text, values)).then(({ rows }) => ({ rows: [...rows] }))
      : db.query(text, values);
  };
  const boss = new PgBoss({
    db: { executeSql },
    schema: 'jobs',
    migrate: await mayChangeSchema(db),
    schedule: hasUpkeep,
    superviseIntervalSeconds: 30,
    clock: monotonicClock,
    // How often pg-boss compares the monotonic clock with the database's, which schedules the upkeep.
    clockMonitorIntervalSeconds: 60,
  });
  boss.on('error', (error) => log.warn(errorFacts(error), 'job queue'));
  await boss.start();
  const stopMending = hasUpkeep ? await resetFutureTimestamps(db, log) : () => {};
  await boss.createQueue('mail', queueOptions);
  // An existing queue keeps its old options unless updated.
  await boss.updateQueue('mail', { retryDelay: queueOptions.retryDelay });
  await boss.createQueue('picture', pictureOptions);
  await replaceReportQueue(boss, db);
  return {
    async enqueue(tx, name, { data, afterSeconds = 0 }) {
      const options = { ...(afterSeconds > 0 ? { startAfter: afterSeconds } : {}), ...priorityOf(data) };
      await enclosing.run(tx, () => boss.send(name, data, options));
    },
    async work(name, handle) {
      const options = { batchSize: 1, pollingIntervalSeconds: 0.5, includeMetadata: true } as const;
      const worker = await boss.work<Jobs[typeof name], void, typeof options>(name, options, async ([job]) => {
        // Jobs often come in groups: poll again at once instead of after half a second.
        boss.notifyWorker(worker);
        if (job) await handle(tryOf(job)).catch(throwBareReason);
      });
    },
    repeat: (rounds) => repeatUpkeep(boss, { db, log }, rounds),
    enqueueWaitingMails: () => enqueueWaiting(boss, db),
    async stop() {
      stopMending();
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
    },
  };
}

/**
 * Earlier versions had a queue for reports only. If the database still has it, every waiting mail gets a job in the
 * common queue. None is sent twice, since only one job can claim a mail.
 */
async function replaceReportQueue(boss: PgBoss, db: Database): Promise<void> {
  const earlier = 'report-mail';
  if ((await boss.getQueue(earlier)) === null) return;
  await enqueueWaiting(boss, db);
  await boss.deleteQueue(earlier);
}

async function enqueueWaiting(boss: PgBoss, db: Database): Promise<number> {
  const waiting = await db.kysely
    .selectFrom('mails')
    .select(['id', 'kind'])
    .where('status', '=', 'queued')
    .where(
      sql<boolean>`not exists
        (select from jobs.job where name = 'mail' and state < 'completed' and data ->> 'mailId' = mails.id::text)`,
    )
    .execute();
  const jobs = waiting.map(mailJob);
  await boss.insert(
    'mail',
    jobs.map((data) => ({ data, ...priorityOf(data) })),
  );
  return jobs.length;
}

const urgentPriority = 10;

function priorityOf(data: Jobs[keyof Jobs]): { priority?: number } {
  return 'isUrgent' in data && data.isUrgent ? { priority: urgentPriority } : {};
}

function tryOf<Data extends object>({ data, retryCount, retryLimit }: JobWithMetadata<Data>) {
  return { data, isLastTry: retryCount >= retryLimit };
}
