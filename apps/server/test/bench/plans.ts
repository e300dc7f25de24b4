import { fixture } from '@freehold/plan/fixtures';
import { generateRecords } from '../../src/seed/generated-records.ts';
import { type BenchProduct, print, send, withProduct } from './product.ts';

const clients = 100_000;
const calls = 200;

/** A call's limit, milliseconds at the 95th percentile. */
interface Case {
  readonly what: string;
  readonly most: number;
  readonly ask: (place: Place) => Promise<unknown>;
}

/** One of a client's plans. */
interface Place {
  readonly id: string;
  readonly client: string;
}

async function measure(product: BenchProduct): Promise<void> {
  const { app, db, headers } = product;
  await generateRecords(db, { clients, leads: 0, seed: 'bench' });
  await copyPlans(product);
  const places = await somePlans(product);
  const of = ({ id, client }: Place) => `/api/plans/${id}?userId=${client}`;
  const cases: readonly Case[] = [
    {
      what: 'GET /plans, a client’s three',
      most: 50,
      ask: ({ client }) => send(app, { url: `/api/plans?userId=${client}`, headers }),
    },
    { what: 'GET /plans/:id', most: 100, ask: (place) => send(app, { url: of(place), headers }) },
    {
      what: 'GET /plans/:id/versions',
      most: 50,
      ask: ({ id, client }) => send(app, { url: `/api/plans/${id}/versions?userId=${client}`, headers }),
    },
    { what: 'POST /plans/:id/changes, its run included', most: 100, ask: (place) => save(product, place) },
  ];
  const before = await wholeReads(product);
  for (const { what, most, ask } of cases) {
    await ask(places[0] ?? { id: '', client: '' });
    const times: number[] = [];
    for (const place of places.slice(1)) {
      const start = performance.now();
      await ask(place);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    for (const share of [50, 95]) {
      const amount = times[Math.floor((times.length * share) / 100)] ?? Number.NaN;
      const ours = { amount, unit: 'ms' };
      const reference = { name: 'limit, ms', amount: most };
      print({ section: 'plans', what: `${what}, p${share}`, ours, reference, ratio: amount / most, most: 1 });
    }
  }
  const reads = (await wholeReads(product)) - before;
  const amounts = { ours: { amount: reads, unit: 'reads' }, reference: { name: 'calls', amount: 4 * calls } };
  print({ section: 'plans', what: 'whole reads of these tables', ...amounts, ratio: reads / (4 * calls), most: 0 });
}

/** How often a table of plans was read from end to end, as the server has counted by now. */
async function wholeReads({ db, pool }: BenchProduct): Promise<number> {
  await db.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query('select sum(seq_scan) as sum from pg_stat_user_tables where relname = any($1)', [
    copied,
  ]);
  return Number(rows[0]?.sum);
}

let saved = 0;

/** Saves a change of what leads the plan, in its first version. */
function save({ app, headers }: BenchProduct, { id, client }: Place): Promise<unknown> {
  saved += 1;
  const ops = [{ set: 'homes/home/value', to: 1_000_000 + saved }];
  const change = { id: `c${saved}`, label: 'Value', by: 'adviser', at: '2026-11-21T00:00:00Z', ops };
  const payload = { version: 1, changes: [change] };
  return send(app, { method: 'POST', url: `/api/plans/${id}/changes?userId=${client}`, headers, payload });
}

/**
 * Keeps one plan through the API, locks and publishes it, and copies the rows: three plans for each client, of which one
 * was published and locked and has a suggestion that waits, and a change of each.
 */
async function copyPlans({ app, db, pool, headers }: BenchProduct): Promise<void> {
  const { rows } = await db.query('select id from profiles order by id limit 1');
  const post = (path: string, payload: object) =>
    send(app, { method: 'POST', url: `/api/plans${path}?userId=${rows[0]?.id}`, headers, payload });
  const { id } = (await post('', { plan: fixture('typical') })).json();
  await post(`/${id}/versions`, { name: 'As presented', lock: true });
  await post(`/${id}/publish`, { version: 1, options: [], basis: 'general' });
  for (const statement of copies) await pool.query(statement);
  for (const table of copied) await pool.query(`vacuum analyze ${table}`);
}

const copied = ['plans', 'plan_versions', 'plan_publications', 'plan_suggestions', 'plan_changes'];

const worked = 'made.document, made.summary, made.engine_version, made.law_read, made.author_id';

const copies = [
  `insert into plans (id, profile_id, title, version, by_adviser, created_at, updated_at,
     document, summary, engine_version, law_read, author_id)
   select gen_random_uuid(), profiles.id, 'Plan ' || copy, 1, copy > 1, made.created_at, made.updated_at, ${worked}
   from profiles, generate_series(1, 3) as copy, (select * from plans limit 1) as made`,
  `insert into plan_versions (plan_id, number, profile_id, name, is_locked, plan_version, kept_at,
     document, summary, engine_version, law_read, author_id)
   select plans.id, 1, plans.profile_id, made.name, true, 1, made.kept_at, ${worked}
   from plans, (select * from plan_versions limit 1) as made where plans.title = 'Plan 3'`,
  `insert into plan_publications (plan_id, profile_id, plan_version, options, basis, title, published_at,
     document, summary, engine_version, law_read, author_id)
   select plans.id, plans.profile_id, 1, made.options, made.basis, plans.title, made.published_at, ${worked}
   from plans, (select * from plan_publications limit 1) as made where plans.title = 'Plan 3'`,
  `insert into plan_suggestions (id, plan_id, profile_id, plan_version, changes, sent_at, taken)
   select gen_random_uuid(), id, profile_id, 1, '[]', now(), '{}' from plans where title = 'Plan 3'`,
  `insert into plan_changes (plan_id, position, profile_id, version, change, made_at)
   select id, 1, profile_id, 1, '{"id":"c0","label":"Value","ops":[]}', now() from plans`,
];

async function somePlans({ db }: BenchProduct): Promise<Place[]> {
  const { rows } = await db.query(
    `select id, profile_id from plans where version = 1 and title = 'Plan 3' order by md5(id::text) limit ${calls + 1}`,
  );
  return rows.map((row) => ({ id: String(row.id), client: String(row.profile_id) }));
}

await withProduct(measure);
