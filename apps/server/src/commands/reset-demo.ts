import { parseArgs } from 'node:util';
import { makeBackup } from '../backup/back-up.ts';
import { emptyDatabase } from '../backup/refill.ts';
import { refuseRunningServers } from '../backup/running-servers.ts';
import { isEmpty } from '../backup/tables.ts';
import { demoSignIns } from '../demo-sign-ins.ts';
import { seedFirstStart } from '../seed/first-start.ts';
import { runCommand, UsageError, withDatabase } from './run-command.ts';

const word = 'RESET';
const usage = `Use: npm run demo:reset -- --confirm ${word}\nIt removes every row and begins again with the demo data.`;

await runCommand({ usage, failure: 'Nothing was reset.' }, async (config, args) => {
  const { values } = parseArgs({ args, options: { confirm: { type: 'string' } } });
  const demo = await demoSignIns(config);
  if (demo === null) throw new Error('Production has no demo data.');
  if (values.confirm !== word) throw new UsageError(`To remove every row, confirm with the word ${word}.`);
  return await withDatabase(config, async (db) => {
    await refuseRunningServers(db);
    const wasEmpty = await isEmpty(db.unhurried);
    const copy = wasEmpty ? null : await makeBackup({ db, config, now: () => new Date() }, 'before-restore');
    await emptyDatabase(db);
    await seedFirstStart(db, demo);
    return `The database holds the demo data alone.${copy === null ? '' : ` What was there before lies in ${copy.path}`}`;
  });
});
