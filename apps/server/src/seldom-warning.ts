import type { Log } from './log.ts';

/**
 * A warning that is logged at most once in `everyMs`, so that whoever can cause it cannot fill the log. Measured by a clock that
 * nobody sets.
 */
export function seldomWarning(log: Log, everyMs: number): (facts: object, message: string) => void {
  let quietUntil = 0;
  return (facts, message) => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + everyMs;
    log.warn(facts, message);
  };
}
