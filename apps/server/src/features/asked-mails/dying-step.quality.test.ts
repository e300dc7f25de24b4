import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { askedMailWords } from '@freehold/contract';
import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { anAsset } from '../../../test/builders.ts';
import { makeTestPlace } from '../../../test/database/open.ts';
import { silentLog } from '../../../test/database/silent-log.ts';
import { figure } from '../../../test/quality.ts';
import { caller } from '../../../test/records.ts';
import { connectDatabase, type DatabaseSettings } from '../../db/connect.ts';

const clients = 2;

/** Runs the step in a process of its own; returns the signal that killed it, null when it exited normally. */
async function runInProcess(settings: DatabaseSettings, until: number): Promise<unknown> {
  const program = fileURLToPath(new URL('../../../test/ask-and-die.ts', import.meta.url));
  const given = [JSON.stringify(settings), '2026-12-05T02:00:00Z', String(until)];
  const child = spawn(process.execPath, [program, ...given], { stdio: 'inherit' });
  const [, signal] = await once(child, 'exit');
  return signal;
}

it('a step that is killed at its second mail sends each of them once', { timeout: 400_000 }, async () => {
  const place = await makeTestPlace();
  const server = await startTestApp({ db: await connectDatabase(place.settings, silentLog) });
  for (let n = 0; n < clients; n += 1) {
    const client = await caller(server, 'CLIENT');
    await server.deps.db.query('update users set email_verified_at = now() where id = $1', [client.id]);
    await client.put(`/profiles/${client.id}/details`, { profile: { grossIncome: 90_000 }, assets: [anAsset()] });
    await client.put('/auth/mails/month-summary', { isOn: true, words: askedMailWords });
  }
  await server.close();
  const signals = [];
  for (let n = 0; n < clients + 1; n += 1) signals.push(await runInProcess(place.settings, 2));
  // The first run dies at the second mail, which the next one makes again; the last finds nothing to do.
  expect(signals).toEqual(['SIGKILL', null, null]);
  const db = await connectDatabase(place.settings, silentLog);
  const { rows } = await db.query(
    `select count(*)::int as mails, count(distinct user_id)::int as people,
       (select count(*)::int from asked_mail_occasions) as occasions,
       (select count(*)::int from jobs.job where name = 'mail') as jobs
     from mails where kind = 'month-summary'`,
  );
  await db.close();
  await place.remove();
  expect(rows).toEqual([{ mails: clients, people: clients, occasions: clients, jobs: clients }]);
  figure('U106', 'mails of a month sent twice or never by a step that is killed at its second one', '0');
});
