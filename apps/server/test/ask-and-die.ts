import { readConfig } from '../src/config.ts';
import { connectDatabase } from '../src/db/connect.ts';
import { queueAskedMails } from '../src/features/asked-mails/index.ts';
import { startJobQueue } from '../src/jobs/queue.ts';
import { createLog } from '../src/log.ts';

/**
 * Puts asked mails into the outbox at the moment named on the command line; adding the job of mail number `until` kills
 * this process.
 */
async function main([settings = '', moment = '', until = '']: readonly string[]): Promise<void> {
  const log = createLog('silent');
  const db = await connectDatabase(JSON.parse(settings), log);
  const jobs = await startJobQueue(db, log);
  let added = 0;
  const enqueue: typeof jobs.enqueue = async (tx, name, job) => {
    await jobs.enqueue(tx, name, job);
    added += 1;
    if (added === Number(until)) process.kill(process.pid, 'SIGKILL');
  };
  const config = readConfig({ NODE_ENV: 'test' });
  await queueAskedMails({ db, log, config, now: () => new Date(moment), jobs: { ...jobs, enqueue } });
  await jobs.stop();
  await db.close();
}

await main(process.argv.slice(2));
