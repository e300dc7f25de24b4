import type { Deps } from './deps.ts';
import { findActor } from './features/auth/service.ts';
import { createTokens } from './features/auth/tokens.ts';
import { FairQueue } from './http/fair-queue.ts';
import { createLimits } from './http/limits.ts';
import { createPersonLimits } from './http/person-limits.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createSecrets, type Keyring } from './secrets.ts';

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
