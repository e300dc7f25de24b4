import { AppError, type Method } from '@freehold/contract';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { PersonLimitSettings } from '../person-limit-settings.ts';

/** Limits per signed-in person, by kind of call. */
export type PersonLimitName = 'personReads' | 'personWrites';

/** Rate limits per signed-in person. */
export interface PersonLimits {
  /**
   * Counts a call. Throws AppError `too-many-requests` with the seconds to wait when the minute's calls are used up.
   */
  count(personId: string, method: Method): Promise<void>;
}

/**
 * Rate limits per signed-in person, counted in this process: counting in the database would cost each read a commit.
 * Behind a load balancer the limit is therefore multiplied by the number of processes. `onReached` is called for each
 * rejection.
 */
export function createPersonLimits(
  { readsPerMinute, writesPerMinute }: PersonLimitSettings,
  onReached: (name: PersonLimitName) => void,
): PersonLimits {
  const limiters = {
    personReads: new RateLimiterMemory({ points: readsPerMinute, duration: 60 }),
    personWrites: new RateLimiterMemory({ points: writesPerMinute, duration: 60 }),
  };
  return {
    async count(personId, method) {
      const name = method === 'GET' ? 'personReads' : 'personWrites';
      try {
        await limiters[name].consume(personId);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        onReached(name);
        const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError('too-many-requests', { retryAfterSeconds });
      }
    },
  };
}
