import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHostileMailServer } from '../hostile-mail-server.ts';
import { behindProxy } from '../people.ts';
import { startServerProcess } from '../process.ts';
import { ownCluster } from './own-cluster.ts';

/**
 * The test's own database, a mail server that takes half a second per mail, and functions that start processes: one
 * that only accepts leads, and one that also sends mails. Clean-up functions are added to `afterwards`, to be called in
 * reverse order.
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
