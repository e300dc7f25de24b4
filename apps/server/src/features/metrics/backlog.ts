import type { Database } from '../../db/connect.ts';
import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import type { Backlog } from '../../metrics/metrics.ts';
import { readTableSizes } from '../../upkeep/table-sizes.ts';
import { readUnsealed } from '../audit/index.ts';

/** Current backlog of the queues and outbox; null while the database is unavailable. */
export async function readBacklog(db: Database): Promise<Backlog | null> {
  try {
    const jobs = await db.query(
      `select name as queue, state::text as state, count(*)::int as count from jobs.job
       where state in ('created', 'retry', 'active', 'failed') group by name, state`,
    );
    const due = await db.query(
      `select coalesce(extract(epoch from max(now() - start_after)), 0)::float as seconds from jobs.job
       where state in ('created', 'retry') and start_after <= now()`,
    );
    const mails = await db.query(
      `select status, count(*)::int as count from mails where status <> 'sent' group by status`,
    );
    const upkeep = await db.query(
      `select name, failures, is_failing, extract(epoch from now() - coalesce(succeeded_at, registered_at))::float as seconds
       from upkeep`,
    );
    return {
      upkeep: upkeep.rows.map(({ name, failures, is_failing, seconds }) => ({
        name: String(name),
        failures: Number(failures),
        isFailing: is_failing === true,
        secondsSinceSuccess: Number(seconds),
      })),
      tables: await readTableSizes(db.kysely),
      unsealedSeconds: (await readUnsealed(db.kysely, new Date())).oldestSeconds,
      jobs: jobs.rows.map(({ queue, state, count }) => ({
        queue: String(queue),
        state: String(state),
        count: Number(count),
      })),
      oldestJobSeconds: Number(due.rows[0]?.seconds ?? 0),
      mails: mails.rows.map(({ status, count }) => ({ status: String(status), count: Number(count) })),
    };
  } catch (error) {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  }
}
