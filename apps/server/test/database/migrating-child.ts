import { connectDatabase } from '../../src/db/connect.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { silentLog } from './silent-log.ts';

// Migrates, printing when it begins, how many migrations it applied, if any, and when it ends: node migrating-child.ts
// SETTINGS

const log = {
  ...silentLog,
  info: (facts: object) => {
    if ('migrations' in facts && Array.isArray(facts.migrations))
      process.stdout.write(`applied ${facts.migrations.length}\n`);
  },
};
const database = await connectDatabase(JSON.parse(process.argv[2] ?? ''), silentLog);
process.stdout.write('begins\n');
await migrateToLatest(database, log);
process.stdout.write('ends\n');
await database.close();
