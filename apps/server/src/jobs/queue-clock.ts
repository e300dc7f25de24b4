import { systemClock } from 'pg-boss';
import type { Database } from '../db/connect.ts';
import { errorFacts, type Log } from '../log.ts';

const mendingMs = 20_000;

/** A monotonic clock for timers: setting the system clock does not affect it. */
export const monotonicClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/**
 * Resets, now and every 20 seconds, queue timestamps in the future, which a wrong clock leaves behind: the queue would
 * wait until then. Returns a stop function.
 */
export async function resetFutureTimestamps(db: Database, log: Log): Promise<() => void> {
  await setStampsBack(db, log);
  const timer = setInterval(() => {
    setStampsBack(db, log).catch((error: unknown) => log.warn(errorFacts(error), 'job queue'));
  }, mendingMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function setStampsBack(db: Database, log: Log): Promise<void> {
  const future = `now() + interval '1 minute'`;
  const { rowCount: rounds } = await db.query(`update jobs.version set cron_on = null where cron_on > ${future}`);
  await db.query(
    `update jobs.queue set maintain_on = null, monitor_on = null, monitor_claim_on = null
     where greatest(maintain_on, monitor_on, monitor_claim_on) > ${future}`,
  );
  // Retries are at most half an hour apart; a longer wait was computed from a clock in the future.
  const { rowCount: jobs } = await db.query(
    `update jobs.job set start_after = now() where state < 'active' and start_after > now() + interval '2 hours'`,
  );
  await db.query(`update jobs.job set started_on = now() where state = 'active' and started_on > ${future}`);
  await db.query(
    `update upkeep set succeeded_at = least(succeeded_at, now()), registered_at = least(registered_at, now()),
       started_at = null
     where greatest(succeeded_at, registered_at, started_at) > ${future}`,
  );
  if (rounds || jobs) log.warn({ rounds, jobs }, 'the clock was in the future: what waited for it goes on');
}
