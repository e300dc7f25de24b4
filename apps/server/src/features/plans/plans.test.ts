import { randomUUID } from 'node:crypto';
import { type KeptPlan, largestPlanBody, mostPlans, mostPlanVersions, planMessages } from '@freehold/contract';
import { planHeadlines, planYears, runPlan } from '@freehold/domain';
import { apply, limits, type Operation, resolve, samePlan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { auditRows } from '../../../test/properties.ts';
import { type Caller, caller, clientWithProfile } from '../../../test/records.ts';
import { workOut } from './plan-worker.ts';
import { keptChanges } from './queries.ts';

let server: TestApp;
let client: Caller;
let other: Caller;
let adviser: Caller;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  adviser = await caller(server, 'ADMIN');
  client = await clientWithProfile(server);
  other = await clientWithProfile(server);
});

const plan = fixture('typical');

async function kept(by: Caller = client, document: object = plan): Promise<string> {
  const answer = await by.post('/plans', { plan: document });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

let made = 0;
function changeOf(...ops: Operation[]) {
  made += 1;
  return { id: `c${made}`, label: `Change ${made}`, by: 'you', at: '2026-11-21T00:00:00Z', ops };
}

const change = (id: string, version: number, ...ops: Operation[]) =>
  client.post(`/plans/${id}/changes`, { version, changes: [changeOf(...ops)] });

async function read(id: string, by: Caller = client): Promise<KeptPlan> {
  const answer = await by.get(`/plans/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const remove = ({ authorization }: Caller, path: string) =>
  server.app.inject({ method: 'DELETE', url: `/api${path}`, headers: { authorization } });

const rowsOf = async (table: string) => (await server.deps.db.query(`select * from ${table}`)).rows;

describe('a plan that is kept', () => {
  it('is listed with the figures that the engine gives, and read down to the order of its people', async () => {
    const people = { b: plan.people?.b ?? { born: '1990-01' }, a: plan.people?.a ?? { born: '1990-01' } };
    const turned = { ...plan, people };
    const id = await kept(client, turned);
    const [listed] = (await client.get('/plans')).json();
    const base = resolve(turned).plan;
    const run = runPlan(base);
    if (run.status === 'refused') throw new Error(run.says);
    const { netWorth, lowestCash, moneyGone } = planHeadlines(base, run);
    const full = planYears(base, run.timeline, run.household.assume.pricesPct).find(({ months }) => months === 12);
    expect(listed).toMatchObject({
      id,
      title: plan.title,
      version: 1,
      summary: {
        netWorth,
        lowestCash,
        moneyGone,
        firstFullYear: { financialYear: '2027-28', leftOver: full?.leftOver },
      },
    });
    expect(JSON.stringify((await read(id)).document)).toBe(JSON.stringify(turned));
  });

  it('keeps keys that this version does not know', async () => {
    const id = await kept(client, { ...plan, colour: 'red' });
    expect((await change(id, 1, { set: 'years', to: 30 })).statusCode).toBe(200);
    expect((await read(id)).document).toEqual({ ...plan, colour: 'red', years: 30 });
  });

  it.each([
    ['what is no plan', { ...plan, start: 'soon' }, 'plan.start'],
    ['nobody', { plan: 1, start: '2026-12' }, 'plan.people'],
    ['over 64 kB', { ...plan, costs: manyCosts() }, 'plan'],
  ])('is refused by its place: %s', async (_case, document, field) => {
    const answer = await client.post('/plans', { plan: document });
    expect([answer.statusCode, answer.json().fields[0]?.field]).toEqual([400, field]);
    expect(await rowsOf('plans')).toEqual([]);
  });

  it('is refused over the largest body', async () => {
    const answer = await client.post('/plans', { plan: { ...plan, title: 'x'.repeat(largestPlanBody) } });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too-large']);
  });

  it('is one of ten for a client, also when two windows keep the tenth', async () => {
    for (let count = 1; count < mostPlans; count += 1) await kept();
    const both = await Promise.all([client.post('/plans', { plan }), client.post('/plans', { plan })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
    const refused = both.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json().message).toBe(planMessages.tooMany);
    await kept(other);
  });

  it('is kept once per key', async () => {
    const keyed = () => client.post('/plans', { plan }, { 'idempotency-key': 'keep' });
    const [first, again] = [await keyed(), await keyed()];
    expect(again.json()).toEqual(first.json());
    expect(await rowsOf('plans')).toHaveLength(1);
  });

  it('has a title of any characters', async () => {
    const title = 'Ours\u0000 \ud83c';
    const id = await kept(client, { ...plan, title });
    expect((await read(id)).title).toBe('Ours  \ufffd');
    expect((await read(id)).document.title).toBe(title);
  });
});

describe('a change', () => {
  it('is done on the newest version, and the figures follow', async () => {
    const id = await kept();
    const answer = await change(id, 1, { set: 'homes/home/value', to: 2_000_000 });
    expect(answer.statusCode, answer.body).toBe(200);
    const { document, version, summary } = await read(id);
    const byHand = { ...plan, homes: { ...plan.homes, home: { ...plan.homes?.home, value: 2_000_000 } } };
    expect([version, document]).toEqual([2, byHand]);
    const run = runPlan(resolve(apply(plan, [{ set: 'homes/home/value', to: 2_000_000 }]).plan).plan);
    if (run.status === 'refused') throw new Error(run.says);
    expect(summary?.netWorth).toEqual(planHeadlines(resolve(plan).plan, run).netWorth);
    expect(answer.json().summary).toEqual(summary);
  });

  it('on an older version answers 412 with what was missed, from which the newest version follows', async () => {
    const id = await kept();
    await change(id, 1, { set: 'years', to: 30 });
    await change(id, 2, { drop: 'events/reno' }, { put: 'events/up9', to: { do: 'rates', when: '2028-01', add: 1 } });
    const answer = await change(id, 1, { set: 'title', to: 'Mine' });
    expect(answer.statusCode).toBe(412);
    const { code, meanwhile } = answer.json();
    expect([code, meanwhile.version, meanwhile.changes.length]).toEqual(['stale-version', 3, 2]);
    const ops: Operation[] = meanwhile.changes.flatMap(({ ops: done }: { ops: Operation[] }) => done);
    expect(samePlan(apply(plan, ops).plan, (await read(id)).document)).toBe(true);
    expect((await read(id)).title).toBe(plan.title);
  });

  it('of two at once on one version is done once', async () => {
    const id = await kept();
    const both = await Promise.all([
      change(id, 1, { set: 'years', to: 30 }),
      change(id, 1, { set: 'title', to: 'Mine' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    expect((await read(id)).version).toBe(2);
  });

  it('is done once per key, and answered again after others came', async () => {
    const id = await kept();
    const body = { version: 1, changes: [changeOf({ set: 'years', to: 30 })] };
    const keyed = () => client.post(`/plans/${id}/changes`, body, { 'idempotency-key': 'once' });
    const first = await keyed();
    await change(id, 2, { set: 'years', to: 20 });
    expect((await keyed()).json()).toEqual(first.json());
    expect((await read(id)).version).toBe(3);
  });

  it.each([
    ['what is no operation', { move: 'homes' }, 'changes.0.ops.0'],
    ['a place that is gone', { set: 'homes/none/rent', to: 1 }, 'changes.0.ops.0'],
    ['a value that its field does not take', { set: 'homes/home/value', to: 'much' }, 'changes.0.ops.0'],
    ['a plan without anybody', [{ drop: 'people/a' }, { drop: 'people/b' }], 'plan.people'],
  ])('is refused by its place: %s', async (_case, op, field) => {
    const id = await kept();
    const changes = [{ ...changeOf(), ops: [op].flat() }];
    const answer = await client.post(`/plans/${id}/changes`, { version: 1, changes });
    expect([answer.statusCode, answer.json().fields?.[0]?.field]).toEqual([400, field]);
    expect((await read(id)).version).toBe(1);
  });

  it('of more than 600 operations is refused before any is done', async () => {
    const id = await kept();
    const ops = Array.from({ length: 601 }, (): Operation => ({ set: 'origin/a' }));
    const answer = await client.post(`/plans/${id}/changes`, { version: 1, changes: [changeOf(...ops)] });
    expect([answer.statusCode, answer.json().fields[0]?.field]).toEqual([400, 'changes']);
    expect((await read(id)).version).toBe(1);
  });

  it('that is over 128 kB with what it replaces is refused', () => {
    const note = 'x'.repeat(500);
    const puts = Array.from(
      { length: 240 },
      (_, n): Operation => ({ put: `costs/c${n % 60}`, to: { monthly: 1, note } }),
    );
    const made = { by: 'client', at: '2026-11-28T00:00:00Z' };
    const done = (ops: Operation[]) => workOut({ document: { ...plan }, changes: [changeOf(...ops)], ...made });
    expect(done(puts.slice(0, 60)).kind).toBe('fine');
    expect(done(puts)).toMatchObject({ kind: 'refused', fields: [{ field: 'changes' }] });
  });

  it('says who made it and when as the server knows it', async () => {
    const id = await kept();
    await adviser.post(`/plans/${id}/changes?userId=${client.id}`, {
      version: 1,
      changes: [{ ...changeOf({ set: 'years', to: 30 }), by: 'client', at: '1999-01-01' }],
    });
    const [row] = await rowsOf('plan_changes');
    expect(row?.author_id).toBe(adviser.id);
    expect(JSON.parse(String(row?.change))).toMatchObject({
      by: 'adviser',
      at: server.deps.now().toISOString(),
      ops: [{ set: 'years', to: 30 }],
    });
  });
});

describe('changes that are kept', () => {
  it('are the last two hundred; a caller further behind is told the version alone', async () => {
    const id = await kept();
    const years = (from: number) =>
      Array.from({ length: 100 }, (_, n) => changeOf({ set: 'years', to: 1 + ((from + n) % 60) }));
    for (let version = 1; version <= 3; version += 1) {
      const answer = await client.post(`/plans/${id}/changes`, { version, changes: years(version * 7) });
      expect(answer.statusCode, answer.body).toBe(200);
    }
    expect(await rowsOf('plan_changes')).toHaveLength(keptChanges.most);
    const far = await change(id, 1, { set: 'years', to: 9 });
    expect([far.statusCode, far.json().meanwhile]).toEqual([412, { version: 4, changes: null }]);
    const near = await change(id, 2, { set: 'years', to: 9 });
    expect(near.json().meanwhile.changes).toHaveLength(200);
  });

  it('go a whole version at a time, so that nobody is told a part of what they missed', async () => {
    const id = await kept();
    const years = (count: number) =>
      Array.from({ length: count }, (_, n) => changeOf({ set: 'years', to: 1 + (n % 60) }));
    for (const [place, count] of [100, 100, 50].entries()) {
      const sent = { version: place + 1, changes: years(count) };
      expect((await client.post(`/plans/${id}/changes`, sent)).statusCode).toBe(200);
    }
    expect(await rowsOf('plan_changes')).toHaveLength(150);
    expect((await change(id, 1, { set: 'years', to: 9 })).json().meanwhile).toEqual({ version: 4, changes: null });
  });

  it('are at most 256 kB', async () => {
    const id = await kept();
    const note = 'x'.repeat(500);
    const costs = Array.from({ length: 60 }, (_, n): Operation => ({ put: `costs/c${n}`, to: { monthly: 1, note } }));
    for (let version = 1; version <= 8; version += 1) {
      expect((await change(id, version, ...costs)).statusCode).toBe(200);
    }
    const rows = await rowsOf('plan_changes');
    const bytes = rows.reduce((sum, row) => sum + Buffer.byteLength(String(row.change)), 0);
    expect(bytes).toBeLessThanOrEqual(keptChanges.bytes);
    expect(rows.length).toBeLessThan(8);
    expect(rows.length).toBeGreaterThan(2);
  });
});

describe('versions', () => {
  it('hold the plan as it was, and stay when it changes', async () => {
    const id = await kept();
    const answer = await client.post(`/plans/${id}/versions`, { name: 'Before' });
    expect(answer.statusCode, answer.body).toBe(201);
    await change(id, 1, { set: 'years', to: 20 });
    await client.post(`/plans/${id}/versions`, { name: 'After' });
    const listed = (await client.get(`/plans/${id}/versions`)).json();
    expect(listed).toMatchObject([
      { number: 2, name: 'After', version: 2, isLocked: false, by: 'Test Person' },
      { number: 1, name: 'Before', version: 1, isLocked: false },
    ]);
    expect((await client.get(`/plans/${id}/versions/1`)).json().document).toEqual(plan);
    expect((await client.get(`/plans/${id}/versions/3`)).statusCode).toBe(404);
  });

  it('are locked by an adviser alone, after which a client cannot delete the plan', async () => {
    const id = await kept();
    const lock = { name: 'As presented', lock: true };
    expect((await client.post(`/plans/${id}/versions`, lock)).statusCode).toBe(403);
    expect((await adviser.post(`/plans/${id}/versions?userId=${client.id}`, lock)).statusCode).toBe(201);
    const refused = await remove(client, `/plans/${id}`);
    expect([refused.statusCode, refused.json().message]).toEqual([403, planMessages.hasLocked]);
    expect((await remove(adviser, `/plans/${id}?userId=${client.id}`)).statusCode).toBe(200);
    expect([await rowsOf('plans'), await rowsOf('plan_versions')]).toEqual([[], []]);
  });

  it('are twenty: the oldest that is not locked makes room, and none where all are locked', async () => {
    const id = await kept();
    const keep = (name: string, lock = false) =>
      adviser.post(`/plans/${id}/versions?userId=${client.id}`, { name, lock });
    await keep('Locked', true);
    for (let count = 1; count <= mostPlanVersions; count += 1) expect((await keep(`V${count}`)).statusCode).toBe(201);
    const names = (await client.get(`/plans/${id}/versions`)).json().map(({ name }: { name: string }) => name);
    expect(names).toHaveLength(mostPlanVersions);
    expect([names.at(0), names.at(-2), names.at(-1)]).toEqual([`V${mostPlanVersions}`, 'V2', 'Locked']);
    await server.deps.db.query('update plan_versions set is_locked = true');
    const full = await keep('One more');
    expect([full.statusCode, full.json().message]).toEqual([400, planMessages.allLocked]);
  });
});

describe('somebody else’s plan', () => {
  it('and one that is missing look alike to a client, and stay as they are', async () => {
    const id = await kept(other);
    const bodies = new Set<string>();
    for (const path of [`/plans/${id}`, `/plans/${randomUUID()}`, `/plans/${id}?userId=${other.id}`]) {
      const [address, query = ''] = path.split('?');
      const answers = await Promise.all([
        client.get(path),
        client.get(`${address}/versions?${query}`),
        client.get(`${address}/versions/1?${query}`),
        client.post(`${address}/changes?${query}`, { version: 1, changes: [changeOf({ set: 'years', to: 5 })] }),
        client.post(`${address}/versions?${query}`, { name: 'Mine' }),
        remove(client, path),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
      for (const answer of answers) bodies.add(JSON.stringify({ ...answer.json(), requestId: '' }));
    }
    expect(bodies.size).toBe(1);
    expect((await read(id, other)).version).toBe(1);
    expect((await client.get('/plans')).json()).toEqual([]);
  });

  it('is there for an adviser who names the client, and each look and change is recorded without values', async () => {
    const id = await kept();
    const of = `userId=${client.id}`;
    expect((await adviser.get(`/plans?${of}`)).json()).toMatchObject([{ id }]);
    expect((await adviser.get(`/plans/${id}?${of}`)).statusCode).toBe(200);
    expect((await adviser.get(`/plans/${id}?userId=${other.id}`)).statusCode).toBe(404);
    const changes = [changeOf({ set: 'homes/home/value', to: 1_234_567 })];
    expect((await adviser.post(`/plans/${id}/changes?${of}`, { version: 1, changes })).statusCode).toBe(200);
    await change(id, 2, { set: 'years', to: 30 });
    expect((await adviser.post(`/plans/${id}/changes?${of}`, { version: 1, changes })).statusCode).toBe(412);
    const events = await auditRows(server);
    const ofPlan = events.filter(({ action, fields }) => action.startsWith('plan-') || fields.includes('plans'));
    expect(ofPlan.map(({ action, actor_id: by, fields }) => [action, by, fields])).toEqual([
      ['plan-kept', client.id, ['plans', `plans.${id}`]],
      ['client-read', adviser.id, ['plans']],
      ['client-read', adviser.id, ['plans', `plans.${id}`]],
      ['plan-changed', adviser.id, ['plans', `plans.${id}`, 'plan.homes/home/value']],
      ['client-read', adviser.id, ['plans', `plans.${id}`]],
    ]);
    expect(JSON.stringify(events)).not.toContain('1234567');
  });
});

it('plans are exported, go with an erasure and come back with it in their order', async () => {
  const people = { b: { born: '1990-02' }, a: { born: '1988-06' } };
  const id = await kept(client, { plan: 1, title: 'Canary of plans', start: '2026-12', years: 5, people });
  await change(id, 1, { set: 'years', to: 6 });
  await client.post(`/plans/${id}/versions`, { name: 'Canary of versions' });
  const before = await read(id);
  const { held } = (await client.get(`/profiles/${client.id}/export`)).json();
  expect(held.plans).toMatchObject([{ id, title: 'Canary of plans' }]);
  expect([held.plan_changes.length, held.plan_versions[0].name]).toEqual([1, 'Canary of versions']);
  const confirm = { confirm: 'ERASE' };
  expect((await adviser.post(`/profiles/${client.id}/erase`, confirm)).statusCode).toBe(200);
  for (const table of ['plans', 'plan_changes', 'plan_versions']) expect(await rowsOf(table)).toEqual([]);
  const back = await adviser.post(`/erasures/${client.id}/take-back`, {});
  expect(back.statusCode, back.body).toBe(200);
  const after = await adviser.get(`/plans/${id}?userId=${client.id}`);
  expect(JSON.stringify(after.json())).toBe(JSON.stringify(before));
  expect(await rowsOf('plan_changes')).toHaveLength(1);
});

/** Costs that make the plan a little over 64 kB, while its request stays under 65. */
function manyCosts() {
  const note = 'x'.repeat(450);
  const costs: Record<string, object> = {};
  while (JSON.stringify({ ...plan, costs }).length <= limits.bytes) {
    costs[`c${Object.keys(costs).length}`] = { monthly: 1, note };
  }
  return costs;
}
