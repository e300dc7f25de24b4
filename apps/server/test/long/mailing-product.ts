import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHostileMailServer } from '../hostile-mail-server.ts';
import { behindProxy } from '../people.ts';
import { startServerProcess } from '../process.ts';
import { ownCluster } from './own-cluster.ts';

/**
 * A database of its own, a mail server that takes half a second for a mail, and the ways to start processes: one that takes
 * leads alone, and one that sends mails too. What ends them is added to `afterwards`, to be called last first.
 */
export async function mailingProduct(afterwards: (() => unknown)[]) {
  const { cluster, url } = await ownCluster();
  afterwards.push(() => cluster.remove());
  const dataDir = mkdtempSync(join(tmpdir(), 'freehold-long-'));
  afterwards.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const mailServer = await startHostileMailServer('ok', 500);
  afterwards.push(mailServer.close);
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, ...behindProxy };
  const mail = { SMTP_URL: mailServer.url, MAIL_FROM: 'Freehold <reports@freehold.example>' };
  return {
    url,
    mailServer,
    startIntake: () => startServerProcess(settings),
    start: () => startServerProcess({ ...settings, ...mail }),
  };
}
