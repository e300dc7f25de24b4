import { expect, it, onTestFinished } from 'vitest';
import { administer } from '../database/administer.ts';
import { makeTestPlace } from '../database/open.ts';
import { figure } from '../quality.ts';
import { killed } from './killed-server.ts';

const killing = { kills: 100, fewestWrites: 10_000 };

it('on PostgreSQL keeps all it acknowledged, and every lead has its mail and its job', async () => {
  const place = await makeTestPlace();
  onTestFinished(place.remove);
  if (place.settings.kind !== 'postgres') throw new Error('The long tests run on PostgreSQL');
  const { url } = place.settings;
  const history = await killed({ DATABASE_URL: url }, killing);
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
    `PostgreSQL: ${history.acknowledged} acknowledged writes, ${killing.kills} kills of the server`,
    '0 lost, 0 mixed',
  );
  figure('H1', `${leads} leads, ${killing.kills} kills: leads without a mail or job, jobs without a mail`, '0, 0');
}, 1_800_000);
