import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import { findActor } from './features/auth/service.ts';
import { createTokens, type Tokens } from './features/auth/tokens.ts';
import type { FindActor } from './http/authentication.ts';
import { FairQueue } from './http/fair-queue.ts';
import { createLimits, type Limits } from './http/limits.ts';
import { createPersonLimits, type PersonLimits } from './http/person-limits.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createSecrets, type Keyring, type Secrets } from './secrets.ts';

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

/** Two of the ten connections; who waits longer would not be answered before the proxy gives up. */
const longTextLimits = { places: 2, mostWaiting: 32, mostWaitingEach: 4, longestWaitMs: 20_000 } as const;

/** The dependencies over their outside parts; `secrets` are what tokens, links, codes and what is encrypted rest on. */
export function createDeps(
  outside: Pick<Deps, 'config' | 'db' | 'log' | 'jobs' | 'now'>,
  secrets: string | Keyring,
): Deps {
  const [signing = '', ...replaced] = typeof secrets === 'string' ? [secrets] : secrets.signing;
  const tokens = createTokens([signing, ...replaced]);
  const metrics = createMetrics();
  return {
    ...outside,
    metrics,
    limits: createLimits(outside.db, metrics.limitReached),
    personLimits: createPersonLimits(outside.config.personLimits, metrics.limitReached),
    longTexts: new FairQueue(longTextLimits),
    tokens,
    secrets: createSecrets(secrets),
    findActor: (token) => findActor({ ...outside, tokens }, token),
  };
}
