import { currentPlanNotice, type ListedPlan } from '@freehold/contract';
import { planHeadlines, runPlan } from '@freehold/domain';
import { resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aSignUp, mailedToken, send } from '../../../test/accounts.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aStrategySessionLead } from '../../../test/lead-builders.ts';
import { auditRows } from '../../../test/properties.ts';
import { type Caller, caller } from '../../../test/records.ts';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await caller(server, 'ADMIN');
});

const plan = fixture('typical');

/** Leaves a lead with a plan, or without one, and returns its id. */
async function leave(sent: object | null = plan): Promise<string> {
  const lead = aStrategySessionLead({ noticeVersion: currentPlanNotice, ...(sent && { plan: { ...sent } }) });
  const answer = await server.app.inject({ method: 'POST', url: '/api/strategy-session-leads', payload: lead });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

const convert = (id: string, by: Caller = admin, key?: string) =>
  by.post(`/leads/${id}/convert`, {}, key === undefined ? {} : { 'idempotency-key': key });

async function converted(id: string, by: Caller = admin): Promise<{ clientId: string; plan?: string }> {
  const answer = await convert(id, by);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function plansOf(clientId: string, by: Caller = admin): Promise<ListedPlan[]> {
  const answer = await by.get(`/plans?userId=${clientId}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Connects a record with a new account of the lead's address, and returns its calls. */
async function connected(recordId: string) {
  const given = aSignUp({ email: 'mary@example.com' });
  const { id: accountId, accessToken } = (await send(server.app, 'POST /auth/register', { body: given })).json();
  const proof = { token: await mailedToken(server, 'verify-email'), password: given.password };
  expect((await send(server.app, 'POST /auth/verify-email', { body: proof })).statusCode).toBe(200);
  expect((await admin.post('/joins/connect', { accountId, recordId })).statusCode).toBe(200);
  const headers = { authorization: `Bearer ${accessToken}` };
  return (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    server.app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) });
}

const rowsOf = async (table: string) => (await server.deps.db.query(`select * from ${table}`)).rows;
const kept = async () => (await auditRows(server)).filter(({ action }) => action === 'plan-kept');

it('the plan of a lead becomes a plan of the client, with title, order and figures of today, and is audited', async () => {
  const people = { b: plan.people?.b ?? { born: '1990-01' }, a: plan.people?.a ?? { born: '1990-01' } };
  const turned = { ...plan, people };
  const id = await leave(turned);
  const { clientId, plan: became } = await converted(id);
  expect(became).toBe('kept');
  const [listed, ...others] = await plansOf(clientId);
  expect(others).toEqual([]);
  expect(listed).toMatchObject({ title: 'Our plan', version: 1, kind: 'own', publication: null });
  const base = resolve(turned).plan;
  const run = runPlan(base);
  expect(run.status).toBe('run');
  if (run.status === 'run') expect(listed?.summary?.netWorth).toEqual(planHeadlines(base, run).netWorth);
  const read = (await admin.get(`/plans/${listed?.id}?userId=${clientId}`)).json();
  expect(JSON.stringify(read.document)).toBe(JSON.stringify(turned));
  expect((await kept()).map(({ actor_id, subject_id, fields }) => [actor_id, subject_id, fields])).toEqual([
    [admin.id, clientId, ['plans', `plans.${listed?.id}`]],
  ]);
});

it('it is the client’s own once the record is theirs: they read, change and delete it, and the lead keeps what was sent', async () => {
  const id = await leave();
  const { clientId } = await converted(id);
  const client = await connected(clientId);
  const [listed] = (await client('GET', '/plans')).json();
  expect(listed).toMatchObject({ title: 'Our plan', kind: 'own' });
  expect((await client('GET', `/plans/${listed.id}`)).json().document).toEqual(plan);
  const ops = [{ set: 'title', to: 'Mine' }];
  const changes = [{ id: 'c1', label: 'Title', by: 'you', at: '2026-11-21T00:00:00Z', ops }];
  const changed = await client('POST', `/plans/${listed.id}/changes`, { version: 1, changes });
  expect([changed.statusCode, changed.json().title]).toEqual([200, 'Mine']);
  expect((await client('DELETE', `/plans/${listed.id}`)).statusCode).toBe(200);
  expect(await rowsOf('plans')).toEqual([]);
  expect((await admin.get(`/leads/${id}`)).json().plan).toEqual(plan);
});

it('an adviser reaches the plan of a lead they converted, and another adviser neither', async () => {
  const [theirs, other] = [await caller(server, 'ADVISER'), await caller(server, 'ADVISER')];
  const { clientId, plan: became } = await converted(await leave(), theirs);
  expect(became).toBe('kept');
  expect(await plansOf(clientId, theirs)).toMatchObject([{ title: 'Our plan' }]);
  expect((await other.get(`/plans?userId=${clientId}`)).statusCode).toBe(404);
});

it('is kept once, also when the conversion is repeated with its key, without one, and ten times at once', async () => {
  const first = await leave();
  const answer = await convert(first, admin, 'convert-with-plan');
  expect((await convert(first, admin, 'convert-with-plan')).json()).toEqual(answer.json());
  expect((await convert(first)).statusCode).toBe(409);
  expect(await rowsOf('plans')).toHaveLength(1);
  const second = await leave({ ...plan, years: 30 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => convert(second)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(await rowsOf('plans')).toHaveLength(2);
  expect(await kept()).toHaveLength(2);
});

it('a document that is no plan any more stays with the lead; the conversion is done and says so', async () => {
  const id = await leave();
  await server.deps.db.query(`update lead_plans set document = '{"plan": 1, "start": "soon"}'`);
  const { clientId, plan: became } = await converted(id);
  expect(became).toBe('unreadable');
  expect(await plansOf(clientId)).toEqual([]);
  expect(await kept()).toEqual([]);
  expect((await admin.get(`/leads/${id}`)).json()).toMatchObject({ status: 'Converted', plan: { start: 'soon' } });
});

it('a plan that the engine refuses comes along without figures', async () => {
  const born = { a: { born: '1988-06' } };
  const { clientId, plan: became } = await converted(
    await leave({ plan: 1, start: '2026-12', years: 5, people: born }),
  );
  expect(became).toBe('kept');
  expect(await plansOf(clientId)).toMatchObject([{ title: '' }]);
});

it('of a person who withdrew no plan goes on, and without one the answer names none', async () => {
  const withdrawn = await leave();
  expect((await admin.post(`/leads/${withdrawn}/withdraw`, {})).statusCode).toBe(200);
  const without = await leave(null);
  for (const id of [withdrawn, without]) expect(await converted(id)).toEqual({ clientId: expect.any(String) });
  expect(await rowsOf('plans')).toEqual([]);
});

it('an erased lead takes the plan that was sent, not the one that its client has', async () => {
  const id = await leave();
  const { clientId } = await converted(id);
  expect((await admin.post(`/leads/${id}/erase`, { confirm: 'ERASE' })).statusCode).toBe(200);
  expect(await rowsOf('lead_plans')).toEqual([]);
  expect(await plansOf(clientId)).toMatchObject([{ title: 'Our plan' }]);
});

it('an erased client’s plan goes and comes back with them', async () => {
  const { clientId } = await converted(await leave());
  const before = await plansOf(clientId);
  expect((await admin.post(`/profiles/${clientId}/erase`, { confirm: 'ERASE' })).statusCode).toBe(200);
  expect([await rowsOf('plans'), await rowsOf('lead_plans')]).toEqual([[], []]);
  expect((await admin.post(`/erasures/${clientId}/take-back`, {})).statusCode).toBe(200);
  expect(await plansOf(clientId)).toEqual(before);
});

it('lists say of each lead whether a plan was sent with it', async () => {
  await leave();
  await leave(null);
  const listed: { hasPlan: boolean }[] = (await admin.get('/leads')).json();
  expect(listed.map(({ hasPlan }) => hasPlan).sort()).toEqual([false, true]);
});
