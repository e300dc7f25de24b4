import {
  type KeptPlan,
  largestPlanBody,
  mostSuggestionBytes,
  mostSuggestions,
  mostWaitingSuggestions,
  type PlanSuggestion,
  suggestionMessages,
} from '@freehold/contract';
import type { Operation } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { auditRows } from '../../../test/properties.ts';
import { type Caller, caller, clientWithProfile } from '../../../test/records.ts';

let server: TestApp;
let client: Caller;
let adviser: Caller;
let of: string;
let id: string;

const hidden = { name: 'Hidden', changes: [{ set: 'events/stopA/when/age', to: 58 }] };
const shown = { name: 'Shown', changes: [{ set: 'events/stopA/when/age', to: 60 }] };
const typical = fixture('typical');
const note = 'Ask about the roof';
const plan = {
  ...typical,
  costs: { ...typical.costs, living: { ...typical.costs?.living, note } },
  options: { b: { ...shown, note }, c: hidden },
};

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  adviser = await caller(server, 'ADMIN');
  client = await clientWithProfile(server);
  of = `userId=${client.id}`;
  id = (await adviser.post(`/plans?${of}`, { plan })).json().id;
  const published = await adviser.post(`/plans/${id}/publish?${of}`, { version: 1, options: ['b'], basis: 'general' });
  expect(published.statusCode, published.body).toBe(200);
});

let made = 0;
function changeOf(...ops: Operation[]) {
  made += 1;
  return { id: `c${made}`, label: `Change ${made}`, by: 'you', at: '2026-11-21T00:00:00Z', ops };
}
const years = (to: number) => changeOf({ set: 'years', to });

const send = (changes: object[], more: object = {}) =>
  client.post(`/plans/${id}/suggestions`, { version: 1, changes, ...more });

async function sent(...changes: object[]): Promise<string> {
  const answer = await send(changes);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

const take = (suggestion: string, version: number, ...changes: number[]) =>
  adviser.post(`/plans/${id}/suggestions/${suggestion}/take?${of}`, { version, changes });

const decline = (suggestion: string, reply = 'Let us talk') =>
  adviser.post(`/plans/${id}/suggestions/${suggestion}/decline?${of}`, { reply });

const listed = async (): Promise<PlanSuggestion[]> => (await client.get(`/plans/${id}/suggestions`)).json();
const draft = async (): Promise<KeptPlan> => (await adviser.get(`/plans/${id}?${of}`)).json();

describe('a suggestion', () => {
  it('leaves draft and published plan as they are, and is seen by both', async () => {
    const before = [await draft(), (await client.get(`/plans/${id}`)).json()];
    const answer = await send([years(30), changeOf({ drop: 'events/reno' })], { note: ' When we talked ' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect([await draft(), (await client.get(`/plans/${id}`)).json()]).toEqual(before);
    const [suggestion] = await listed();
    expect(suggestion).toMatchObject({ version: 1, note: 'When we talked', taken: [], reply: null, answeredAt: null });
    expect(suggestion?.changes).toMatchObject([
      { by: 'client', label: 'Suggested', ops: [{ set: 'years', to: 30 }] },
      {},
    ]);
    expect((await adviser.get(`/plans/${id}/suggestions?${of}`)).json()).toEqual([suggestion]);
    expect((await adviser.get(`/plans?${of}`)).json()).toMatchObject([{ waiting: 1 }]);
  });

  it('is taken a change at a time into the draft, and answered', async () => {
    const suggestion = await sent(years(30), changeOf({ drop: 'events/reno' }), changeOf({ set: 'title', to: 'Ours' }));
    const taken = await take(suggestion, 1, 1);
    expect([taken.statusCode, taken.json().version]).toEqual([200, 2]);
    const { document } = await draft();
    expect(document).toMatchObject({ years: plan.years, title: plan.title });
    expect(Object.keys(document.events ?? {})).not.toContain('reno');
    const again = await take(suggestion, 2, 1);
    expect([again.statusCode, again.json().message]).toEqual([400, suggestionMessages.taken]);
    expect((await take(suggestion, 1, 0)).statusCode).toBe(412);
    expect((await decline(suggestion)).statusCode).toBe(200);
    expect(await listed()).toMatchObject([{ taken: [1], reply: 'Let us talk', answeredAt: expect.any(String) }]);
    expect((await take(suggestion, 2, 0)).statusCode).toBe(409);
    expect((await decline(suggestion)).statusCode).toBe(409);
  });

  it('never replaces what was changed since its client saw the plan, unless the adviser chooses so', async () => {
    const suggestion = await sent(years(30), changeOf({ set: 'homes/home/value', to: 900_000 }));
    const since = [changeOf({ set: 'homes/home/value', to: 1_000_000 }, { set: 'homes/home/rent', to: 400 })];
    await adviser.post(`/plans/${id}/changes?${of}`, { version: 1, changes: since });
    const refused = await take(suggestion, 2, 1, 0);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      [
        {
          field: 'changes.1',
          message: 'homes/home/value was changed since the client saw it. Look at both, and choose.',
        },
      ],
    ]);
    expect((await draft()).version).toBe(2);
    const path = `/plans/${id}/suggestions/${suggestion}/take?${of}`;
    const chosen = await adviser.post(path, { version: 2, changes: [1, 0], over: [1] });
    expect(chosen.statusCode, chosen.body).toBe(200);
    expect((await draft()).document).toMatchObject({ years: 30, homes: { home: { value: 900_000, rent: 400 } } });
  });

  it('leaves the notes that its client was not shown, which count as no change of the adviser’s', async () => {
    const living = { ...typical.costs?.living, monthly: 6_200 };
    const option = { ...shown, name: 'Stop later' };
    const suggestion = await sent(changeOf({ put: 'costs/living', to: living }, { put: 'options/b', to: option }));
    expect((await take(suggestion, 1, 0)).statusCode).toBe(200);
    const { document } = await draft();
    expect(document).toMatchObject({ costs: { living: { ...living, note } }, options: { b: { ...option, note } } });
    const own = await sent(changeOf({ set: 'costs/living/note', to: 'Mine' }));
    expect((await take(own, 2, 0)).statusCode).toBe(400);
  });

  it('is taken in its own order whatever that of the ticks was, and answered once all of it is', async () => {
    const suggestion = await sent(years(30), years(31));
    expect((await take(suggestion, 1, 1, 0)).statusCode).toBe(200);
    expect((await draft()).document.years).toBe(31);
    expect(await listed()).toMatchObject([{ taken: [0, 1], answeredAt: expect.any(String) }]);
  });

  it('never replaces an option that its client does not see, nor a record added since', async () => {
    const mine = { name: 'Mine', changes: [] };
    const home = { use: 'home', state: 'VIC', value: 800_000 };
    const suggestion = await sent(
      changeOf({ put: 'options/c', to: mine }),
      changeOf({ set: 'options/c/name', to: 'Mine too' }),
      changeOf({ put: 'homes/h9', to: home }),
    );
    const changes = [changeOf({ put: 'homes/h9', to: { ...home, value: 1 } })];
    await adviser.post(`/plans/${id}/changes?${of}`, { version: 1, changes });
    expect((await take(suggestion, 2, 0, 1)).statusCode).toBe(200);
    const options = Object.entries((await draft()).document.options ?? {});
    expect(options.slice(0, 2)).toEqual([
      ['b', { ...shown, note }],
      ['c', hidden],
    ]);
    expect(options[2]?.[1]).toMatchObject({ name: 'Mine too' });
    const refused = await take(suggestion, 3, 2);
    expect([refused.statusCode, refused.json().fields[0]?.message]).toEqual([
      400,
      'homes/h9 was changed since the client saw it. Look at both, and choose.',
    ]);
    expect(JSON.stringify(await listed())).not.toContain('options/c');
  });

  it.each([
    [
      'what is no operation',
      [changeOf()].map((change) => ({ ...change, ops: [{ move: 'homes' }] })),
      'changes.0.ops.0',
    ],
    [
      'a place that the client’s plan does not have',
      [changeOf({ set: 'options/c/name', to: 'Mine' })],
      'changes.0.ops.0',
    ],
    ['where a figure is from', [years(30), changeOf({ set: 'origin/years', to: 'checked' })], 'changes.1.ops.0'],
    ['forty-one changes', Array.from({ length: 41 }, () => years(30)), 'changes'],
    ['nothing', [], 'changes'],
  ])('is refused by its place: %s', async (_case, changes, field) => {
    const answer = await send(changes);
    expect([answer.statusCode, answer.json().fields[0]?.field]).toEqual([400, field]);
    expect(await listed()).toEqual([]);
  });

  it('is bounded in bytes, and in how many wait and are kept', async () => {
    expect((await send([years(30)], { note: 'x'.repeat(501) })).statusCode).toBe(400);
    expect((await send([years(30)], { note: 'x'.repeat(largestPlanBody) })).statusCode).toBe(413);
    for (let count = 0; count < mostWaitingSuggestions; count += 1) await sent(years(30));
    const full = await send([years(30)]);
    expect([full.statusCode, full.json().message]).toEqual([400, suggestionMessages.tooMany]);
    // Answered ones of the day before, more than are kept.
    await server.deps.db.query(`
      insert into plan_suggestions
        select gen_random_uuid(), plan_id, profile_id, plan_version, changes, note, sent_at - interval '1 day', taken,
          reply, answered_by, sent_at from plan_suggestions, generate_series(1, 5)`);
    const next = async () => {
      await decline((await listed()).find(({ answeredAt }) => answeredAt === null)?.id ?? '');
      return await send([years(20)]);
    };
    const kept = async () => {
      const all = await listed();
      return [all.length, all.filter(({ answeredAt }) => answeredAt === null).length];
    };
    expect([(await next()).statusCode, await kept()]).toEqual([201, [mostSuggestions, mostWaitingSuggestions]]);
    const long = (bytes: number) =>
      server.deps.db.query('update plan_suggestions set changes = $1', [
        JSON.stringify([{ ...years(30), label: 'x'.repeat(bytes) }]),
      ]);
    await long(50_000);
    expect([(await next()).statusCode, await kept()]).toEqual([
      201,
      [mostWaitingSuggestions + 1, mostWaitingSuggestions],
    ]);
    await long(mostSuggestionBytes / 4);
    const over = await next();
    expect([over.statusCode, over.json().message]).toEqual([400, suggestionMessages.tooLong]);
  });

  it('is for what was published last, and for nobody but its client', async () => {
    const { at: published } = (await client.get(`/plans/${id}`)).json().publication;
    expect((await send([years(30)], { published })).statusCode).toBe(201);
    // The same version with other options is another publication.
    await adviser.post(`/plans/${id}/publish?${of}`, { version: 1, options: ['b', 'c'], basis: 'general' });
    expect((await send([years(30)], { published })).statusCode).toBe(412);
    await adviser.post(`/plans/${id}/changes?${of}`, { version: 1, changes: [years(20)] });
    await adviser.post(`/plans/${id}/publish?${of}`, { version: 2, options: [], basis: 'general' });
    const old = await send([years(30)]);
    expect([old.statusCode, old.json().message, old.json().meanwhile]).toEqual([
      412,
      suggestionMessages.newer,
      undefined,
    ]);
    expect(
      (await adviser.post(`/plans/${id}/suggestions?${of}`, { version: 2, changes: [years(30)] })).statusCode,
    ).toBe(403);
    const other = await clientWithProfile(server);
    expect((await other.post(`/plans/${id}/suggestions`, { version: 2, changes: [years(30)] })).statusCode).toBe(404);
    const own = (await client.post('/plans', { plan })).json().id;
    const toOwn = await client.post(`/plans/${own}/suggestions`, { version: 1, changes: [years(30)] });
    expect([toOwn.statusCode, toOwn.json().message]).toEqual([403, suggestionMessages.notPublished]);
  });

  it('is answered by advisers alone, and in the audit log without values', async () => {
    const suggestion = await sent(changeOf({ set: 'homes/home/value', to: 1_234_567 }));
    const path = `/plans/${id}/suggestions/${suggestion}`;
    expect((await client.post(`${path}/take`, { version: 1, changes: [0] })).statusCode).toBe(403);
    expect((await client.post(`${path}/decline`, {})).statusCode).toBe(403);
    await take(suggestion, 1, 0);
    const events = (await auditRows(server)).filter(({ action }) => action.startsWith('plan-sugg'));
    const fields = ['plans', `plans.${id}`, 'plan.homes/home/value'];
    expect(events.map(({ action, actor_id: by, fields }) => [action, by, fields])).toEqual([
      ['plan-suggested', client.id, fields],
      ['plan-suggestion-taken', adviser.id, fields],
    ]);
    expect(JSON.stringify(events)).not.toContain('1234567');
  });
});
