import type { FindActor, Tokens } from './actor.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import type { FairQueue } from './http/fair-queue.ts';
import type { Limits } from './http/limits.ts';
import type { PersonLimits } from './http/person-limits.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Secrets } from './secrets.ts';

/** What the features need from outside; made once at start and in each test. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  readonly jobs: JobQueue;
  /** The time now; the one clock of the server. */
  readonly now: () => Date;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly personLimits: PersonLimits;
  /** The turns at writing texts of any length: each holds a connection of the database until it is written. */
  readonly longTexts: FairQueue;
  readonly tokens: Tokens;
  readonly secrets: Secrets;
  readonly findActor: FindActor;
}
