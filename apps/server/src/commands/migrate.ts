import { migrateToLatest } from '../db/migrate.ts';
import { migrations } from '../db/migrations/list.ts';
import { mayChangeSchema } from '../db/role.ts';
import { startJobQueue } from '../jobs/queue.ts';
import { createLog } from '../log.ts';
import { runCommand, withDatabase } from './run-command.ts';

const usage = 'Use: DATABASE_URL=postgres://OWNER@… npm run migrate\nSee docs/OPERATIONS.md.';

await runCommand({ usage, failure: 'Nothing was migrated.' }, (config) =>
  withDatabase(config, async (db) => {
    if (!(await mayChangeSchema(db)))
      throw new Error('This role may not change tables: DATABASE_URL names their owner.');
    const log = createLog('silent');
    await migrateToLatest(db, log);
    // Starting the queue creates or migrates its own schema.
    await (await startJobQueue(db, log)).stop();
    return `The database is at ${migrations.at(-1)?.name}.`;
  }),
);
