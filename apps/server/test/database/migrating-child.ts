import { connectDatabase } from '../../src/db/connect.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { silentLog } from './silent-log.ts';

// A process that migrates, and says when it begins and ends: node migrating-child.ts SETTINGS

const database = await connectDatabase(JSON.parse(process.argv[2] ?? ''), silentLog);
process.stdout.write('begins\n');
await migrateToLatest(database, silentLog);
process.stdout.write('ends\n');
await database.close();
