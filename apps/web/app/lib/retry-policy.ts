import type { Repeat } from '@freehold/contract';
import type { CallError } from './call-error.ts';

/** Figures of specification sections 7 and 9. */
export const transport = { timeoutMs: 30_000, retries: 5, retryDelayMs: 3_000, longestRetryAfterMs: 30_000 } as const;

/** Attempts in all: the first one and its retries. */
export const mostAttempts = transport.retries + 1;

// Spreads retries after an outage; small enough to keep to the stated three seconds.
const jitterMs = 250;

/**
 * Milliseconds until the next attempt, or null when the failure is final. No response, 429 and 5xx are retried,
 * everything else is final; a call that must not be repeated is final on any response (decisions F-03, X-01).
 */
export function retryDelay(failed: { error: CallError; attempt: number; repeat: Repeat }, random: () => number) {
  const { error, attempt, repeat } = failed;
  if (attempt >= mostAttempts || error.failure === 'cancelled') return null;
  const jitter = Math.floor(random() * jitterMs);
  if (error.failure === 'no-answer') return transport.retryDelayMs + jitter;
  if (repeat === 'never') return null;
  if (error.status >= 500) return transport.retryDelayMs + jitter;
  if (error.status !== 429) return null;
  const asked = (error.retryAfterSeconds ?? 0) * 1000;
  if (asked > transport.longestRetryAfterMs) return null;
  return Math.max(transport.retryDelayMs, asked) + jitter;
}
