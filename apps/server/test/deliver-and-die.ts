import { randomUUID } from 'node:crypto';
import { readConfig } from '../src/config.ts';
import { connectDatabase } from '../src/db/connect.ts';
import { deliverMail } from '../src/features/delivery/index.ts';
import { startJobQueue } from '../src/jobs/queue.ts';
import { createLog } from '../src/log.ts';
import { createSecrets } from '../src/secrets.ts';

/** Delivers the mail named on the command line at a given moment; creating its report kills this process. */
async function main([settings = '', mailId = '', moment = '']: readonly string[]): Promise<void> {
  const log = createLog('silent');
  const db = await connectDatabase(JSON.parse(settings), log);
  const jobs = await startJobQueue(db, log);
  const render = async () => {
    process.kill(process.pid, 'SIGKILL');
    return await new Promise<never>(() => {});
  };
  const transport = { send: () => Promise.reject(new Error('nothing was made')), isAway: () => false, close: () => {} };
  const delivery = {
    config: readConfig({ NODE_ENV: 'test' }),
    secrets: createSecrets(randomUUID() + randomUUID()),
    db,
    jobs,
    now: () => new Date(moment),
    renderer: { render, close: async () => {} },
    transport,
  };
  await deliverMail(delivery, { data: { mailId } });
  await jobs.stop();
  await db.close();
}

await main(process.argv.slice(2));
