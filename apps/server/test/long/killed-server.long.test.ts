import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { administer } from '../database/administer.ts';
import { makeTestPlace } from '../database/open.ts';
import { behindProxy } from '../people.ts';
import { startServerProcess } from '../process.ts';
import { figure } from '../quality.ts';
import { History } from './history.ts';

const clients = 8;
const onPostgres = { kills: 100, fewestWrites: 10_000 };
// Each of its starts recovers and takes seconds.
const onEmbedded = { kills: 50, fewestWrites: 5_000 };
const afterwards: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const undo of afterwards.splice(0).reverse()) await undo();
});

/** Kills a server again and again while it is written to, then holds it against what it acknowledged. */
async function killed(
  settings: Readonly<Record<string, string>>,
  { kills, fewestWrites }: typeof onPostgres,
): Promise<History> {
  const history = new History();
  for (let round = 0; round < kills || history.acknowledged < fewestWrites; round += 1) {
    const server = await startServerProcess({ ...settings, ...behindProxy });
    if (round === 0) await history.begin(server.address, clients);
    const isGone = { now: false };
    const load = history.load(server.address, () => isGone.now);
    // Until it is awaited below, a refusal would count as nobody's.
    load.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 400 + Math.random() * 1_600));
    await server.end('SIGKILL');
    isGone.now = true;
    await load;
  }
  const server = await startServerProcess({ ...settings, ...behindProxy });
  try {
    expect(await history.complaints(server.address)).toEqual([]);
  } finally {
    await server.end('SIGTERM');
  }
  return history;
}

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'freehold-long-'));
  afterwards.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('on PostgreSQL keeps all it acknowledged, and every lead has its mail and its job', async () => {
  const place = await makeTestPlace();
  afterwards.push(place.remove);
  if (place.settings.kind !== 'postgres') throw new Error('The long tests run on PostgreSQL');
  const { url } = place.settings;
  const history = await killed({ DATABASE_URL: url, DATA_DIR: dataFolder() }, onPostgres);
  const { rows } = await administer(
    url,
    `select (select count(*)::int from leads) as leads,
       (select count(*)::int from leads where not exists (select from mails where lead_id = leads.id)) as no_mail,
       (select count(*)::int from mails where not exists
         (select from jobs.job where data ->> 'mailId' = mails.id::text)) as no_job,
       (select count(*)::int from jobs.job where name = 'mail' and not exists
         (select from mails where mails.id::text = data ->> 'mailId')) as stray_jobs`,
  );
  const { leads, ...wrong } = rows[0];
  expect(wrong).toEqual({ no_mail: 0, no_job: 0, stray_jobs: 0 });
  figure(
    'I1',
    `PostgreSQL: ${history.acknowledged} acknowledged writes, ${onPostgres.kills} kills of the server`,
    '0 lost, 0 mixed',
  );
  figure('H1', `${leads} leads, ${onPostgres.kills} kills: leads without a mail or job, jobs without a mail`, '0, 0');
}, 1_800_000);

it('on the embedded database keeps all it acknowledged', async () => {
  const history = await killed({ DATA_DIR: dataFolder() }, onEmbedded);
  figure(
    'I1',
    `embedded: ${history.acknowledged} acknowledged writes, ${onEmbedded.kills} kills of the server`,
    '0 lost, 0 mixed',
  );
}, 1_800_000);
