import { randomUUID } from 'node:crypto';
import { type KeptPlan, type ListedPlan, mostPlans, planMessages } from '@freehold/contract';
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

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  adviser = await caller(server, 'ADMIN');
  client = await clientWithProfile(server);
  of = `userId=${client.id}`;
});

const secret = 'Hidden canary';
const typical = fixture('typical');
const plan = {
  ...typical,
  costs: { ...typical.costs, living: { ...typical.costs?.living, note: 'Hidden canary of a note' } },
  origin: { ...typical.origin, 'options/c/changes': 'Hidden canary of an origin' },
  options: {
    b: {
      ...{ name: 'Shown', note: 'Hidden canary of an option' },
      changes: [
        { set: 'events/stopA/when/age', to: 60 },
        { set: 'homes/home/note', to: 'Hidden canary of a change' },
      ],
    },
    c: { name: secret, changes: [{ set: 'events/stopA/when/age', to: 58 }] },
  },
};

async function drafted(document: object = plan): Promise<string> {
  const answer = await adviser.post(`/plans?${of}`, { plan: document });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

let made = 0;
const changes = (...ops: Operation[]) => {
  made += 1;
  return [{ id: `c${made}`, label: `Change ${made}`, by: 'you', at: '2026-11-21T00:00:00Z', ops }];
};

const change = (id: string, version: number, ...ops: Operation[]) =>
  adviser.post(`/plans/${id}/changes?${of}`, { version, changes: changes(...ops) });

const publish = (id: string, version = 1, options = ['b'], more: object = {}) =>
  adviser.post(`/plans/${id}/publish?${of}`, { version, options, basis: 'general', ...more });

const remove = ({ authorization }: Caller, path: string) =>
  server.app.inject({ method: 'DELETE', url: `/api${path}`, headers: { authorization } });

async function read(id: string, by: Caller = client, query = ''): Promise<KeptPlan> {
  const answer = await by.get(`/plans/${id}?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const listed = async (by: Caller = client, query = ''): Promise<ListedPlan[]> =>
  (await by.get(`/plans?${query}`)).json();

/** What a client may ask about a plan, with the status of each. */
async function asked(id: string) {
  const answers = await Promise.all([
    client.get(`/plans/${id}`),
    client.get(`/plans/${id}/versions`),
    client.get(`/plans/${id}/versions/1`),
    client.post(`/plans/${id}/changes`, { version: 1, changes: changes({ set: 'years', to: 5 }) }),
    client.post(`/plans/${id}/changes`, { version: 9, changes: changes({ set: 'years', to: 5 }) }),
    client.post(`/plans/${id}/versions`, { name: 'Mine' }),
    client.post(`/plans/${id}/publish`, { version: 1, options: ['b', 'c'], basis: 'general' }),
    remove(client, `/plans/${id}/publish`),
    remove(client, `/plans/${id}`),
  ]);
  return { answers, statuses: answers.map(({ statusCode }) => statusCode) };
}

describe('a draft', () => {
  it('looks to its client like a plan that is missing, whatever they ask', async () => {
    const id = await drafted();
    await adviser.post(`/plans/${id}/versions?${of}`, { name: 'As presented', lock: true });
    const of404 = Array.from({ length: 9 }, () => 404);
    const [draft, missing] = [await asked(id), await asked(randomUUID())];
    expect([draft.statuses, missing.statuses]).toEqual([of404, of404]);
    const bodies = [...draft.answers, ...missing.answers].map((answer) => ({ ...answer.json(), requestId: '' }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await listed()).toEqual([]);
    expect(await listed(adviser, of)).toMatchObject([{ id, kind: 'adviser', publication: null, version: 1 }]);
  });

  it('takes none of the places of the client’s own plans', async () => {
    for (let count = 0; count < mostPlans; count += 1) await drafted();
    expect((await adviser.post(`/plans?${of}`, { plan })).json().message).toBe(planMessages.tooMany);
    expect((await client.post('/plans', { plan })).statusCode).toBe(201);
    expect(await listed()).toMatchObject([{ kind: 'own', publication: null }]);
  });
});

describe('a published plan', () => {
  it('has only the options that were chosen, and no note, in every answer to its client', async () => {
    const id = await drafted({ ...plan, colour: secret });
    await adviser.post(`/plans/${id}/versions?${of}`, { name: secret });
    expect((await publish(id)).statusCode).toBe(200);
    await change(id, 1, { set: 'title', to: secret });
    const { answers, statuses } = await asked(id);
    expect(statuses).toEqual([200, 200, 404, 403, 403, 403, 403, 403, 403]);
    const shown = await read(id);
    expect(Object.keys(resolveOptions(shown))).toEqual(['b']);
    const all = [...answers.map(({ body }) => body), JSON.stringify(shown), JSON.stringify(await listed())].join('\n');
    expect(all).not.toContain('Hidden');
    expect(all).not.toContain('"age":58');
    expect(shown).toMatchObject({
      ...{ kind: 'adviser', version: 1, title: plan.title },
      publication: { version: 1, options: ['b'], basis: 'general' },
    });
    expect(answers[1]?.json()).toEqual([]);
    expect(answers[3]?.json().message).toBe(planMessages.published);
  });

  it('stays as it was published until it is published again, and can be taken back', async () => {
    const id = await drafted();
    await publish(id);
    const before = { read: await read(id), listed: await listed() };
    server.clock.advance({ minutes: 5 });
    await change(id, 1, { set: 'homes/home/value', to: 2_000_000 }, { drop: 'options/b' });
    expect({ read: await read(id), listed: await listed() }).toEqual(before);
    const again = { basis: 'personal', replaces: before.read.publication?.at };
    expect((await publish(id, 2, [], again)).json()).toMatchObject({ version: 2, options: [], basis: 'personal' });
    const after = await read(id);
    expect(after).toMatchObject({ version: 2, publication: { basis: 'personal' } });
    expect(after.summary?.netWorth).not.toEqual(before.read.summary?.netWorth);
    expect((await remove(adviser, `/plans/${id}/publish?${of}`)).statusCode).toBe(200);
    expect((await client.get(`/plans/${id}`)).statusCode).toBe(404);
    expect(await listed()).toEqual([]);
    expect((await remove(adviser, `/plans/${id}/publish?${of}`)).statusCode).toBe(200);
  });

  it('is replaced or taken back only by who knows of it', async () => {
    const id = await drafted();
    const { at } = (await publish(id)).json();
    const blind = await publish(id, 1, ['c'], { replaces: null });
    expect([blind.statusCode, blind.json().message, blind.json().meanwhile]).toEqual([
      412,
      planMessages.publishedSince,
      undefined,
    ]);
    const other = (await publish(id, 1, ['c'], { replaces: at })).json();
    // Named by its moment, which is another although the clock stands still.
    expect(other.at).not.toBe(at);
    expect((await publish(id, 1, [], { replaces: at })).statusCode).toBe(412);
    const takenBack = (known: string) => remove(adviser, `/plans/${id}/publish?${of}&replaces=${known}`);
    expect((await takenBack(at)).statusCode).toBe(412);
    expect((await read(id)).publication?.options).toEqual(['c']);
    expect((await takenBack(other.at)).statusCode).toBe(200);
    expect((await publish(id, 1, [], { replaces: other.at })).statusCode).toBe(412);
  });

  it('names who published it and when, for both', async () => {
    const id = await drafted();
    await server.deps.db.query(`update users set first_name = 'Priya', last_name = 'Shah' where id = $1`, [adviser.id]);
    await publish(id);
    expect((await read(id)).publication?.presented).toBeNull();
    await adviser.post(`/plans/${id}/versions?${of}`, { name: secret, lock: true });
    const at = server.deps.now().toISOString();
    const publication = { version: 1, by: 'Priya Shah', at, presented: { by: 'Priya Shah', at } };
    expect((await listed())[0]?.summary?.factsAsAt).toBe('2026-11-20');
    expect((await listed())[0]?.publication).toMatchObject(publication);
    expect((await read(id, adviser, of)).publication).toMatchObject(publication);
    await server.deps.db.query('update plan_publications set author_id = null');
    expect((await read(id)).publication?.by).toBeNull();
  });

  it('has the versions that were locked of what its client was shown, with that alone', async () => {
    const id = await drafted();
    const keep = (name: string, lock: boolean) => adviser.post(`/plans/${id}/versions?${of}`, { name, lock });
    const known = async (path = '') => (await client.get(`/plans/${id}/versions${path}`)).json();
    await publish(id);
    await keep('First meeting', true);
    await keep('Not locked', false);
    await change(id, 1, { set: 'years', to: 30 });
    await keep('Not published', true);
    expect(await known()).toMatchObject([{ number: 1, name: 'First meeting', isLocked: true, version: 1 }]);
    const first = await known('/1');
    expect(Object.keys(first.document.options)).toEqual(['b']);
    expect(JSON.stringify(first)).not.toMatch(/Hidden|"age":58/);
    expect((await known('/3')).code).toBe((await known('/9')).code);
    // Locked before it was published, and published with other options later.
    await publish(id, 2, ['c']);
    expect(await known()).toMatchObject([{ number: 3 }, { number: 1 }]);
    expect(Object.keys((await known('/3')).document.options)).toEqual(['c']);
    await publish(id, 2, []);
    expect((await known('/3')).document).not.toHaveProperty('options');
    expect(await known('/1')).toEqual(first);
    await remove(adviser, `/plans/${id}/publish?${of}`);
    expect((await client.get(`/plans/${id}/versions/1`)).statusCode).toBe(404);
    await change(id, 2, { set: 'years', to: 31 });
    await publish(id, 3, []);
    expect(await known()).toMatchObject([{ number: 1 }]);
    const whole = await adviser.get(`/plans/${id}/versions/1?${of}`);
    expect(whole.json().document).toMatchObject({ options: { c: { name: secret } }, costs: plan.costs });
  });

  it('is not made of an older version, of options that are not there, or of the client’s own plan', async () => {
    const id = await drafted();
    const unknown = await publish(id, 1, ['b', 'x']);
    expect([unknown.statusCode, unknown.json().fields[0]?.field]).toEqual([400, 'options.1']);
    await change(id, 1, { set: 'years', to: 30 });
    const stale = await publish(id, 1);
    expect([stale.statusCode, stale.json().meanwhile.version]).toEqual([412, 2]);
    expect(await listed()).toEqual([]);
    const own = (await client.post('/plans', { plan })).json().id;
    const refused = await publish(own);
    expect([refused.statusCode, refused.json().message]).toEqual([403, planMessages.notPublished]);
  });

  it('is in the audit log by ids and names of fields', async () => {
    const id = await drafted();
    await publish(id, 1, ['b'], { basis: 'personal' });
    await read(id);
    await remove(adviser, `/plans/${id}/publish?${of}`);
    const events = (await auditRows(server)).filter(({ fields }) => fields.includes('plans'));
    expect(events.map(({ action, fields }) => [action, fields])).toEqual([
      ['plan-kept', ['plans', `plans.${id}`]],
      ['plan-published', ['plans', `plans.${id}`, 'plan.options/b', 'basis.personal']],
      ['plan-unpublished', ['plans', `plans.${id}`]],
    ]);
  });

  it('and drafts are in the export of what is held about the client, whole, and go with an erasure', async () => {
    await publish(await drafted());
    const { held } = (await client.get(`/profiles/${client.id}/export`)).json();
    expect([held.plans.length, held.plan_publications.length]).toEqual([1, 1]);
    expect(held.plans[0].document).toContain(secret);
    expect(held.plan_publications[0].document).not.toContain('Hidden');
    expect((await adviser.post(`/profiles/${client.id}/erase`, { confirm: 'ERASE' })).statusCode).toBe(200);
    expect((await server.deps.db.query('select * from plan_publications')).rows).toEqual([]);
    expect((await adviser.post(`/erasures/${client.id}/take-back`, {})).statusCode).toBe(200);
    expect((await server.deps.db.query('select options from plan_publications')).rows).toEqual([{ options: ['b'] }]);
  });
});

const resolveOptions = ({ document }: KeptPlan): object =>
  typeof document.options === 'object' && document.options !== null ? document.options : {};
