import { parseArgs } from 'node:util';
import { runRetention } from '../features/privacy/index.ts';
import { createLog } from '../log.ts';
import { createSecrets } from '../secrets.ts';
import { keyringOf } from '../token-secret.ts';
import { runCommand, UsageError, withDatabase } from './run-command.ts';

const usage = `Use: npm run retention -- --date YYYY-MM-DD
It removes what has been kept as long as it may be, also when that is much, or when the server has not run for days.
The date is today's, in UTC, as you know it from elsewhere: it confirms that the clock of this machine is right.`;

await runCommand({ usage, failure: 'Nothing was removed.' }, async (config, args) => {
  const { date } = parseArgs({ args, options: { date: { type: 'string' } } }).values;
  if (date === undefined) throw new UsageError('No date was given.');
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  if (date !== today) throw new Error(`This machine says that it is ${today}. Set its clock first, or check the date.`);
  return await withDatabase(config, async (db) => {
    const secrets = createSecrets(await keyringOf(config));
    const deps = { db, secrets, log: createLog('silent'), now: () => now };
    const removed = await runRetention(deps, { isConfirmed: true });
    return `The clock is confirmed. Removed: ${Object.entries(removed)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', ')}`;
  });
});
