import type { KeptPlan, ListedPlan } from '@freehold/contract';
import { planLaw } from '@freehold/domain';
import { engineVersion as engine } from '@freehold/finance';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { type Caller, caller, clientWithProfile } from '../../../test/records.ts';
import { refreshFigures } from './changed-rules.ts';
import { createPlanWorker, type PlanWorker, unhurriedMs } from './service.ts';

let server: TestApp;
let worker: PlanWorker;
let client: Caller;
let adviser: Caller;
let of: string;

beforeAll(async () => {
  server = await startTestApp();
  worker = createPlanWorker(unhurriedMs);
  adviser = await caller(server, 'ADMIN');
  client = await clientWithProfile(server);
  of = `userId=${client.id}`;
});
afterAll(async () => {
  await worker.close();
  await server.close();
});

const to = planLaw([]).read;
const from = '2020-01-31';
const plan = {
  ...{ plan: 1, title: 'Ours', start: '2026-12', years: 2, people: { a: { born: '1988-06' } } },
  ...{ money: { cash: { balance: 90_000 } }, homes: { home: { use: 'home', state: 'NSW', value: 900_000 } } },
};

async function made(path: string, body: object, by = adviser): Promise<string> {
  const answer = await by.post(`/plans${path}`, body);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json().id;
}

const query = (text: string, values: unknown[] = []) => server.deps.db.query(text, values);

/** Makes figures older than the server's law tables and engine, or the engine alone, as far from its own as is said. */
async function outdated(id: string, dollars: number, law = from): Promise<void> {
  const older = `law_read = $2, engine_version = 'older',
    summary = jsonb_set(summary, '{netWorth,today}', to_jsonb((summary #>> '{netWorth,today}')::numeric + $3))`;
  await query(`update plans set ${older} where id = $1`, [id, law, dollars]);
  for (const table of ['plan_versions', 'plan_publications'])
    await query(`update ${table} set ${older} where plan_id = $1`, [id, law, dollars]);
}

const listed = async (by = adviser, whose = of): Promise<ListedPlan[]> => (await by.get(`/plans?${whose}`)).json();
const read = async (id: string): Promise<KeptPlan> => (await client.get(`/plans/${id}`)).json();

it('figures that newer law tables change are told until somebody has seen them, and what is locked or published stays', async () => {
  const own = await made('', { plan }, client);
  const draft = await made(`?${of}`, { plan });
  const same = await made(`?${of}`, { plan });
  await made(`/${draft}/versions?${of}`, { name: 'As presented', lock: true });
  await made(`/${draft}/publish?${of}`, { version: 1, options: [], basis: 'general' });
  const fresh = new Map((await listed()).map(({ id, summary }) => [id, summary]));
  const today = Math.round(fresh.get(own)?.netWorth.today ?? 0);
  await outdated(own, -5_000);
  await outdated(draft, 7_000);
  await outdated(same, 0);
  const locked = async () => [
    (await query('select * from plan_versions')).rows,
    (await query('select * from plan_publications')).rows,
  ];
  const before = await locked();

  // Bounded, and done after as many runs as it takes.
  expect(await refreshFigures(server.deps, worker, 2)).toBe(2);
  expect(await refreshFigures(server.deps, worker)).toBe(1);
  expect(await refreshFigures(server.deps, worker)).toBe(0);

  const told = (was: number) => ({ from, to, engine, figures: [{ figure: 'netWorth', before: was, now: today }] });
  const rows = new Map((await listed()).map((row) => [row.id, row]));
  expect(rows.get(own)).toMatchObject({ version: 1, lawRead: to, rulesChanged: told(today - 5_000) });
  expect(rows.get(own)?.summary).toEqual(fresh.get(own));
  expect(rows.get(draft)).toMatchObject({ version: 1, lawRead: to, rulesChanged: told(today + 7_000) });
  expect(rows.get(same)).toMatchObject({ lawRead: to, rulesChanged: null });
  expect(await locked()).toEqual(before);

  // The client has the plan as it was published; other clients, and their advisers, see nothing.
  expect((await read(own)).rulesChanged).toMatchObject(told(today - 5_000));
  expect((await read(draft)).rulesChanged).toBeNull();
  const other = await clientWithProfile(server);
  expect(await listed(adviser, `userId=${other.id}`)).toEqual([]);
  expect((await other.post(`/plans/${own}/rules-seen`, { to })).statusCode).toBe(404);
  expect((await client.post(`/plans/${draft}/rules-seen`, { to })).statusCode).toBe(403);

  // Who has seen other tables, or what another engine did, has not seen these.
  for (const other of [{ to: from, engine }, { to, engine: 'older' }, { to }])
    expect((await client.post(`/plans/${own}/rules-seen`, other)).statusCode).toBe(200);
  expect((await read(own)).rulesChanged).not.toBeNull();
  expect((await client.post(`/plans/${own}/rules-seen`, { to, engine })).statusCode).toBe(200);
  expect((await adviser.post(`/plans/${draft}/rules-seen?${of}`, { to, engine })).statusCode).toBe(200);
  expect((await listed()).map(({ rulesChanged }) => rulesChanged)).toEqual([null, null, null]);
});

it('plans that cannot be worked out are told in the log, wait for an hour, and do not stand before others', async () => {
  const other = await clientWithProfile(server);
  const ids = await Promise.all([1, 2, 3].map(() => made('', { plan }, other)));
  const [good = '', ...bad] = ids;
  for (const id of ids) await outdated(id, -5_000);
  await query(`update plans set document = 'no plan', law_read = '2019-01-31' where id = any($1)`, [bad]);
  const run = async (minutes: number, most: number) => {
    const failed: object[] = [];
    const warn = ({ plan: id }: { plan?: string }) => failed.push({ id });
    const deps = { ...server.deps, log: { ...server.deps.log, warn } };
    const now = () => new Date(server.deps.now().getTime() + minutes * 60_000);
    return { refreshed: await refreshFigures({ ...deps, now }, worker, most), failed: failed.length };
  };
  expect(await run(0, 2)).toEqual({ refreshed: 0, failed: 2 });
  expect(await run(1, 2)).toEqual({ refreshed: 1, failed: 0 });
  expect(await run(30, 2)).toEqual({ refreshed: 0, failed: 0 });
  expect((await other.get(`/plans/${good}`)).json().lawRead).toBe(to);

  // Tried again an hour later, after those that did not fail; one that can be worked out by then is done with.
  await outdated(good, -5_000);
  expect(await run(62, 1)).toEqual({ refreshed: 1, failed: 0 });
  await query(`update plans set document = (select document from plans where id = $1) where id = $2`, [good, bad[0]]);
  expect(await run(63, 2)).toEqual({ refreshed: 1, failed: 1 });
  const marked = await query('select id from plans where figures_failed_at is not null');
  expect(marked.rows).toEqual([{ id: bad[1] }]);
  await query('delete from plans where id = any($1)', [ids]);
});

it('a change that comes before the upkeep tells what the law alone did', async () => {
  const id = await made('', { plan }, client);
  const today = Math.round((await read(id)).summary?.netWorth.today ?? 0);
  await outdated(id, -5_000);
  const ops = [{ set: 'homes/home/value', to: 3_000_000 }];
  const change = { id: 'c1', label: 'Value', by: 'you', at: '2026-11-21T00:00:00Z', ops };
  await made(`/${id}/changes`, { version: 1, changes: [change] }, client);
  const { rulesChanged, summary } = await read(id);
  expect(rulesChanged?.figures).toEqual([{ figure: 'netWorth', before: today - 5_000, now: today }]);
  expect(summary?.netWorth.today).toBeGreaterThan(today + 500_000);
});

it('figures that another engine changes by the same law are told, joined with what nobody has seen, until they are as before', async () => {
  const id = await made('', { plan }, client);
  const today = Math.round((await read(id)).summary?.netWorth.today ?? 0);
  await outdated(id, -5_000, to);
  expect(await refreshFigures(server.deps, worker)).toBe(1);
  const told = async () => (await read(id)).rulesChanged;
  const figures = (before: number, now: number) => [{ figure: 'netWorth', before, now }];
  expect(await told()).toMatchObject({ from: to, to, engine, figures: figures(today - 5_000, today) });
  expect(await refreshFigures(server.deps, worker)).toBe(0);

  await outdated(id, 3_000);
  expect(await refreshFigures(server.deps, worker)).toBe(1);
  expect(await told()).toMatchObject({ from: to, to, engine, figures: figures(today - 5_000, today) });

  const since = JSON.stringify({ from, to, age: 50, figures: figures(today, today + 3_000) });
  await query('update plans set rules_changed = $2 where id = $1', [id, since]);
  await outdated(id, 3_000, to);
  expect(await refreshFigures(server.deps, worker)).toBe(1);
  expect(await told()).toBeNull();
});
