import { currentPlanNotice } from '@freehold/contract';
import { fixture } from '@freehold/plan/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aCalculationLead, aStrategySessionLead } from '../../../test/lead-builders.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const plan = fixture('typical');

const send = (path: string, payload: object) => server.app.inject({ method: 'POST', url: `/api${path}`, payload });

async function read(path: string) {
  const { authorization } = await server.signedIn('ADMIN');
  const answer = await server.app.inject({ url: `/api${path}`, headers: { authorization } });
  expect(answer.statusCode).toBe(200);
  return answer;
}

const count = async () => (await server.deps.db.kysely.selectFrom('lead_plans').selectAll().execute()).length;

const forms = [
  ['/strategy-session-leads', aStrategySessionLead({ plan, noticeVersion: currentPlanNotice })],
  ['/calculation-leads', aCalculationLead({ plan })],
] as const;

describe('a plan that is sent with a lead', () => {
  it.each(forms)('by %s is shown to an adviser as it was sent, in its order, and in no list', async (path, lead) => {
    const answer = await send(path, lead);
    expect(answer.statusCode, answer.body).toBe(201);
    const { id } = answer.json();
    const shown = (await read(`/leads/${id}`)).json();
    expect(JSON.stringify(shown.plan)).toBe(JSON.stringify(plan));
    const [listed] = (await read('/leads')).json();
    expect(listed).not.toHaveProperty('plan');
    expect((await read('/leads/export')).body).not.toContain('Newtown');
  });

  it('is one more lead with other figures, and the same lead with the same', async () => {
    const [[path, lead]] = forms;
    const first = await send(path, lead);
    expect((await send(path, lead)).json()).toEqual(first.json());
    const other = await send(path, { ...lead, plan: { ...plan, years: 30 } });
    expect(other.json()).not.toEqual(first.json());
    expect(await count()).toBe(2);
  });

  it('is missing where none was sent, as before', async () => {
    const { id } = (await send('/strategy-session-leads', aStrategySessionLead())).json();
    expect((await read(`/leads/${id}`)).json().plan).toBeNull();
    expect(await count()).toBe(0);
  });

  it('goes with its lead when that is erased', async () => {
    const [[path, lead]] = forms;
    const { id } = (await send(path, lead)).json();
    expect(await count()).toBe(1);
    const { authorization } = await server.signedIn('ADMIN');
    const erased = await server.app.inject({
      ...{ method: 'POST', url: `/api/leads/${id}/erase`, payload: { confirm: 'ERASE' } },
      headers: { authorization },
    });
    expect(erased.statusCode).toBe(200);
    expect(await count()).toBe(0);
  });

  it.each([
    ['is no plan', { ...plan, start: 'soon' }, 'plan.start'],
    ['is over 64 kB', { ...plan, costs: manyCosts() }, 'plan'],
    ['has nobody in it', { plan: 1, start: '2026-12' }, 'plan.people'],
  ])('is refused by its place where it %s, and nothing is stored', async (_case, wrong, field) => {
    for (const [path, lead] of forms) {
      const answer = await send(path, { ...lead, plan: wrong });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toContainEqual({ field, message: expect.stringMatching(/./) });
    }
    expect(await server.leads()).toEqual([]);
    expect(await count()).toBe(0);
  });
});

function manyCosts() {
  const note = 'x'.repeat(500);
  return Object.fromEntries(Array.from({ length: 140 }, (_, index) => [`c${index}`, { monthly: 1, note }]));
}
