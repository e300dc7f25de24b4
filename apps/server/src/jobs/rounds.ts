import type { UpkeepKind } from '@freehold/contract';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/connect.ts';
import { errorFacts, type Log } from '../log.ts';
import { noted, registerUpkeep } from '../upkeep/record.ts';
import { throwBareReason } from './bare-reason.ts';

/** A scheduled job. */
export interface Round {
  readonly name: UpkeepKind;
  /** Schedule as a cron expression in UTC. */
  readonly cron: string;
  readonly work: () => Promise<unknown>;
}

interface Outside {
  readonly db: Database;
  readonly log: Log;
}

/** Failed upkeep is retried once; the next scheduled run comes anyway. Large backups take long. */
const upkeepOptions = { retryLimit: 1, retryDelay: 60, expireInSeconds: 14_400, deleteAfterSeconds: 86_400 } as const;

/** Schedules each kind of upkeep and removes all other schedules. */
export async function repeatUpkeep(boss: PgBoss, { db, log }: Outside, rounds: readonly Round[]): Promise<void> {
  const names = rounds.map(({ name }) => name);
  await registerUpkeep(db.kysely, names, new Date());
  for (const round of rounds) {
    await boss.createQueue(round.name, upkeepOptions);
    // An existing queue keeps its old options unless updated.
    await boss.updateQueue(round.name, { expireInSeconds: upkeepOptions.expireInSeconds });
    await boss.work(round.name, { batchSize: 1, pollingIntervalSeconds: 5 }, () => tryOnce({ db, log }, round));
    await boss.schedule(round.name, round.cron);
  }
  await unscheduleOthers(boss, new Set<string>(names));
}

async function tryOnce({ db, log }: Outside, { name, work }: Round): Promise<void> {
  try {
    await noted(db.kysely, name, work);
  } catch (error) {
    log.error({ upkeep: name, ...errorFacts(error) }, 'upkeep failed');
    throwBareReason(error);
  }
}

// Removing the schedule also removes jobs that no process would run.
async function unscheduleOthers(boss: PgBoss, wanted: ReadonlySet<string>): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (wanted.has(name)) continue;
    await boss.unschedule(name);
    await boss.deleteQueuedJobs(name);
  }
}
