import type { DatabaseLog } from '../log.ts';

/** The database functions that maintenance uses. */
interface Queries {
  query(text: string): Promise<{ rows: { name?: unknown }[] }>;
}

/** Calls `work` at an interval until the returned function is called. */
export type Every = (milliseconds: number, work: () => void) => () => void;

/** The real clock; its timer is unref'd. */
export const everyInterval: Every = (milliseconds, work) => {
  const timer = setInterval(work, milliseconds).unref();
  return () => clearInterval(timer);
};

const hour = 3_600_000;

/**
 * Runs VACUUM ANALYZE and CHECKPOINT hourly, since the embedded database lacks PostgreSQL's background processes.
 * Rounds never overlap. Returns a stop function, which waits for the running statement.
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
  /** Runs a round now, or waits for the one under way. */
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
