import type { DatabaseLog } from '../log.ts';

/** What maintenance needs of the database. */
interface Queries {
  query(text: string): Promise<{ rows: { name?: unknown }[] }>;
}

/** Calls `work` every so often until the returned function is called. */
export type Every = (milliseconds: number, work: () => void) => () => void;

/** The real clock; it does not keep the process alive. */
export const everyInterval: Every = (milliseconds, work) => {
  const timer = setInterval(work, milliseconds).unref();
  return () => clearInterval(timer);
};

const hour = 3_600_000;

/**
 * Does hourly what PostgreSQL's background processes would do, which the embedded database does not have: VACUUM
 * ANALYZE and CHECKPOINT. A round never overlaps another. Returns how to end it; that waits for the statement under way.
 */
export function startMaintenance(database: Queries, log: DatabaseLog, every: Every = everyInterval): Maintenance {
  let running: Promise<void> | undefined;
  let isEnding = false;
  const round = () => {
    running ??= maintain(database, () => isEnding)
      .catch((error: unknown) => log.warn({ error: String(error) }, 'The database maintenance failed'))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const cancel = every(hour, () => void round());
  return {
    round,
    end: async () => {
      isEnding = true;
      cancel();
      await running;
    },
  };
}

export interface Maintenance {
  /** Does a round now, or waits for the one under way. */
  round(): Promise<void>;
  end(): Promise<void>;
}

// One table at a time, so that visitors' queries run in between.
async function maintain(database: Queries, isEnding: () => boolean): Promise<void> {
  const { rows } = await database.query(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
  );
  for (const { name } of rows) {
    if (isEnding()) return;
    await database.query(`vacuum (analyze) ${String(name)}`);
  }
  await database.query('checkpoint');
}
