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

/** Dependencies of the features; created once at start and in each test. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  readonly jobs: JobQueue;
  /** The current time, from the server's only clock. */
  readonly now: () => Date;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly personLimits: PersonLimits;
  /** Queue for writing texts of any length: each holds a database connection until written. */
  readonly longTexts: FairQueue;
  readonly tokens: Tokens;
  readonly secrets: Secrets;
  readonly findActor: FindActor;
}
