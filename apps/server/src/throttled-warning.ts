import type { Log } from './log.ts';

/**
 * Logs a warning at most once per `everyMs`, so that whoever triggers it cannot fill the log. Uses a monotonic clock.
 */
export function throttledWarning(log: Log, everyMs: number): (facts: object, message: string) => void {
  let quietUntil = 0;
  return (facts, message) => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + everyMs;
    log.warn(facts, message);
  };
}
