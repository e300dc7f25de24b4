import type { Deps } from './deps.ts';
import { findActor } from './features/auth/index.ts';
import { createTokens } from './features/auth/tokens.ts';
import { FairQueue } from './http/fair-queue.ts';
import { createLimits } from './http/limits.ts';
import { createPersonLimits } from './http/person-limits.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createSecrets, type Keyring } from './secrets.ts';

/** Two of the ten connections; after a longer wait the proxy would time out first. */
const longTextLimits = { places: 2, mostWaiting: 32, mostWaitingEach: 4, longestWaitMs: 20_000 } as const;

/** Builds the dependencies; `secrets` protect tokens, links, codes and encrypted data. */
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
    findActor: (token, reader = outside.db.kysely) => findActor({ ...outside, db: { kysely: reader }, tokens }, token),
  };
}
