import { afterAll, expect, it } from 'vitest';
import { emptyTestPlace } from '../../test/database/open.ts';
import { silentLog } from '../../test/database/silent-log.ts';
import { connectDatabase } from './connect.ts';
import { migrateToLatest } from './migrate.ts';
import { migrations } from './migrations/list.ts';

const place = await emptyTestPlace();
const db = await connectDatabase(place.settings, silentLog);
afterAll(async () => {
  await db.close();
  await place.remove();
});

const noted = {
  plan: 1,
  people: { z: { born: '1980-01', note: 'Ask about the roof' }, a: { born: '1982-01' } },
  loans: { l: { on: ['h'], rate: [[null, 6]], note: 'Ask about the roof' } },
  options: {
    b: {
      name: 'Later',
      note: 'Ask about the roof',
      changes: [
        { set: 'events/buy/when', to: '2030-01' },
        { set: 'loans/l/note', to: 'Ask about the roof' },
        { put: 'events/up', to: { do: 'rates', add: 1, note: 'Ask about the roof' } },
        { ops: [{ set: 'people/z/note', to: 'Ask about the roof' }] },
      ],
    },
  },
};
const shown = {
  plan: 1,
  people: { z: { born: '1980-01' }, a: { born: '1982-01' } },
  loans: { l: { on: ['h'], rate: [[null, 6]] } },
  options: {
    b: {
      name: 'Later',
      changes: [
        { set: 'events/buy/when', to: '2030-01' },
        { put: 'events/up', to: { do: 'rates', add: 1 } },
      ],
    },
  },
};

/** Enough for more than two batches. */
const published = 205;

it('takes the notes of advisers out of what was published before, and gives locked versions what was shown of them', async () => {
  const before = migrations.findIndex(({ name }) => name === '0043-notes-of-advisers');
  await migrateToLatest(db, silentLog, migrations.slice(0, before));
  // A client has forty columns that this is not about.
  await db.query('alter table plans drop constraint plans_profile_id_fkey');
  const worked = `'2026.11.6', '2026-11-23'`;
  await db.query(
    `insert into plans (id, profile_id, title, version, document, engine_version, law_read, created_at, updated_at, by_adviser)
     select gen_random_uuid(), gen_random_uuid(), '', 3, $1, ${worked}, now(), now(), true from generate_series(1, ${published})`,
    [JSON.stringify(noted)],
  );
  await db.query(
    `insert into plan_publications
       (plan_id, profile_id, plan_version, options, basis, title, document, engine_version, law_read, published_at)
     select id, profile_id, 3, '{b}', 'general', '', document, ${worked}, now() from plans`,
  );
  await db.query(
    `insert into plan_versions
       (plan_id, number, profile_id, name, is_locked, plan_version, document, engine_version, law_read, kept_at)
     select id, number, profile_id, 'Kept', number < 3, number + 1, document, ${worked}, now()
     from plans, generate_series(1, 3) number`,
  );
  await migrateToLatest(db, silentLog);
  const documents = await db.query('select distinct document from plan_publications');
  expect(documents.rows).toEqual([{ document: JSON.stringify(shown) }]);
  const versions = await db.query('select distinct number, shown, document from plan_versions order by number');
  // The first is of an older version of the plan, the third is not locked.
  expect(versions.rows).toEqual([
    { number: 1, shown: null, document: JSON.stringify(noted) },
    { number: 2, shown: JSON.stringify(shown), document: JSON.stringify(noted) },
    { number: 3, shown: null, document: JSON.stringify(noted) },
  ]);
});
