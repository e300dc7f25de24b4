import { migrateToLatest } from '../db/migrate.ts';
import { disableDemoAccounts } from '../features/diagnostics/index.ts';
import { createLog } from '../log.ts';
import { runCommand, withDatabase } from './run-command.ts';

const usage = 'Use: npm run demo:disable\nIt keeps the demo accounts from signing in; their data stays.';

await runCommand({ usage, failure: 'Nothing was disabled.' }, (config) =>
  withDatabase(config, async (db) => {
    await migrateToLatest(db, createLog('silent'));
    const disabled = await disableDemoAccounts({ db, now: () => new Date() });
    if (disabled.length === 0) return 'No demo account lets anybody in.';
    return `${disabled.join(', ')} can no longer sign in. npm run admin:create makes an admin of your own.`;
  }),
);
