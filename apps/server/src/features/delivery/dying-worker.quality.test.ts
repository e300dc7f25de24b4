import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { makeTestPlace } from '../../../test/database/open.ts';
import { silentLog } from '../../../test/database/silent-log.ts';
import { figure } from '../../../test/quality.ts';
import { connectDatabase, type DatabaseSettings } from '../../db/connect.ts';

const tries = 8;

/**
 * Tries the mail in a separate process, minutes after the lead; returns the signal that killed it, null when it exited
 * normally.
 */
async function tryInProcess(settings: DatabaseSettings, mailId: string, minutes: number): Promise<unknown> {
  const program = fileURLToPath(new URL('../../../test/deliver-and-die.ts', import.meta.url));
  const moment = new Date(Date.UTC(2026, 10, 21, 4, minutes)).toISOString();
  const child = spawn(process.execPath, [program, JSON.stringify(settings), mailId, moment], { stdio: 'inherit' });
  const [, signal] = await once(child, 'exit');
  return signal;
}

it('a mail whose making kills its worker is given up after eight tries', { timeout: 400_000 }, async () => {
  const place = await makeTestPlace();
  const server = await startTestApp({ db: await connectDatabase(place.settings, silentLog) });
  await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload: aBorrowingLead() });
  const mailId = String((await server.mails())[0]?.id);
  await server.close();
  const signals = [];
  for (let n = 1; n <= tries + 2; n += 1) signals.push(await tryInProcess(place.settings, mailId, n));
  expect(signals).toEqual([...Array(tries).fill('SIGKILL'), null, null]);
  const db = await connectDatabase(place.settings, silentLog);
  const { rows } = await db.query('select status, attempts, last_error from mails');
  await db.close();
  await place.remove();
  expect(rows).toEqual([{ status: 'failed', attempts: tries, last_error: 'Given up after 8 tries' }]);
  figure('U60', 'workers that a mail killed before it was given up', String(tries));
});
