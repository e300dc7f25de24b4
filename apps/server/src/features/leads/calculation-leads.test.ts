import { capitalGainsStart, currentLeadNotice, landTaxStart } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aCalculationLead } from '../../../test/lead-builders.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

function send(payload: object, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return server.app.inject({ method: 'POST', url: '/api/calculation-leads', payload, headers });
}

async function read(path: string) {
  const { authorization } = await server.signedIn('ADMIN');
  const answer = await server.app.inject({ url: `/api${path}`, headers: { authorization } });
  expect(answer.statusCode).toBe(200);
  return answer;
}

/** A sale on which $200,000 of gain is discounted by half, on top of $120,000 of income. */
const sale = {
  ...capitalGainsStart,
  boughtOn: '2020-01-01',
  boughtFor: 500_000,
  soldOn: '2026-08-01',
  soldFor: 700_000,
};

describe('POST /calculation-leads', () => {
  it('stores a lead of land tax with its figure and rules, and queues its report, without sign-in', async () => {
    const answer = await send(aCalculationLead({ noticeVersion: currentLeadNotice, sourcePage: '/land-tax' }));
    expect(answer.statusCode).toBe(201);
    // $100 and 1.6 % of the $225,000 above $1,075,000.
    expect(answer.json()).toEqual({ id: expect.any(String), figure: 3_700 });
    const [lead] = await server.leads();
    expect(lead).toMatchObject({
      id: answer.json().id,
      kind: 'calculation',
      status: 'New',
      first_name: 'Mary',
      inputs: { tool: 'land-tax', inputs: landTaxStart },
      claimed: { figure: 3_700 },
      computed: { figure: 3_700, rules: ['land-tax.nsw.2026'] },
      notice_version: currentLeadNotice,
      consented_at: server.clock.now(),
      purposes: ['report', 'contact'],
      source_page: '/land-tax',
    });
    expect(await server.mails()).toMatchObject([
      { kind: 'calculation-report', recipient: 'mary@example.com', subject: 'Your land tax report', status: 'queued' },
    ]);
    expect(await server.queuedJobs()).toBe(1);
  });

  it('takes another tool by the same route, and names its report', async () => {
    const answer = await send(
      aCalculationLead({ calculation: { tool: 'capital-gains', inputs: sale }, figure: 40_350 }),
    );
    // $100,000 on top of $120,000 in 2026-27: $15,000 at 30 %, $55,000 at 37 %, $30,000 at 45 %, and 2 % of levy.
    expect(answer.json()).toMatchObject({ figure: 40_350 });
    expect(await server.mails()).toMatchObject([{ subject: 'Your capital gains tax report' }]);
  });

  it('recomputes the figure and keeps what was claimed as claimed', async () => {
    const answer = await send(aCalculationLead({ figure: 1 }));
    expect(answer.json()).toMatchObject({ figure: 3_700 });
    const [stored] = await server.leads();
    expect(stored?.claimed).toEqual({ figure: 1 });
    expect(stored?.computed).toMatchObject({ figure: 3_700 });
  });

  it('shows an adviser the tool, the inputs and both figures, in the list, on its page and in the CSV file', async () => {
    const { id } = (await send(aCalculationLead({ figure: 3_600 }))).json();
    const matter = { tool: 'land-tax', inputs: landTaxStart, claimedFigure: 3_600, computedFigure: 3_700 };
    const [listed] = (await read('/leads')).json();
    expect(listed).toMatchObject({ id, kind: 'calculation', calculation: matter, borrowing: null, mortgage: null });
    expect((await read(`/leads/${id}`)).json()).toMatchObject({ calculation: matter, rules: ['land-tax.nsw.2026'] });
    expect((await read('/leads/export?kind=calculation')).body).toContain(',Land tax,3700.00,');
  });

  it('three deliveries with one key are one lead, one mail and three equal answers', async () => {
    const answers = [];
    for (let delivery = 0; delivery < 3; delivery += 1) answers.push((await send(aCalculationLead(), 'key')).json());
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(await server.leads()).toHaveLength(1);
    expect(await server.mails()).toHaveLength(1);
    const other = aCalculationLead({ figure: 3_701 });
    expect((await send(other, 'key')).json()).toMatchObject({ code: 'key-reused' });
  });

  it('without a key, equal content within ten minutes is one lead; with other land it is another', async () => {
    const first = await send(aCalculationLead());
    server.clock.advance({ minutes: 9 });
    expect((await send(aCalculationLead({ email: ' MARY@example.com' }))).json()).toEqual(first.json());
    const inputs = { ...landTaxStart, land: 1_400_000 };
    // $100 and 1.6 % of $325,000.
    const other = await send(aCalculationLead({ calculation: { tool: 'land-tax', inputs } }));
    expect(other.json()).toMatchObject({ figure: 5_300 });
    expect(await server.leads()).toHaveLength(2);
  });

  it('answers for the most land the form takes, and for the smallest share of it', async () => {
    const most = { ...landTaxStart, land: 1e9, share: 1e-9, land2: 1e9 };
    const answer = await send(aCalculationLead({ calculation: { tool: 'land-tax', inputs: most } }));
    expect(answer.statusCode).toBe(201);
  });
});

describe('bad input', () => {
  const valid = aCalculationLead();
  const landTax = (changes: object) => ({ calculation: { tool: 'land-tax', inputs: { ...landTaxStart, ...changes } } });
  const gains = (changes: object) => ({ calculation: { tool: 'capital-gains', inputs: { ...sale, ...changes } } });

  it.each<[string, object, string, string]>([
    ['a name too short', { firstName: '', lastName: 'B' }, 'firstName', 'Name must be at least 2 characters'],
    ['no email address', { email: 'mary' }, 'email', 'Please enter a valid email'],
    ['an unticked box', { privacyPolicy: false }, 'privacyPolicy', 'You must agree to the privacy policy'],
    ['land below nothing', landTax({ land: -1 }), 'calculation.inputs.land', 'Cannot be negative'],
    ['a share of nothing', landTax({ share: 0 }), 'calculation.inputs.share', 'Enter a share above 0 and up to 100'],
    ['no such state', landTax({ state: 'NZ' }), 'calculation.inputs.state', 'Choose where the land is'],
    ['a field of another tool', landTax({ soldFor: 1 }), 'calculation.inputs.soldFor', 'Unknown field'],
    [
      'a sale before its purchase',
      gains({ boughtOn: '2026-09-01' }),
      'calculation.inputs.soldOn',
      'The sale must come after the purchase',
    ],
    ['a field nobody knows', { status: 'Converted' }, 'status', 'Unknown field'],
  ])('%s: 400 with the field and its text, nothing stored', async (_case, changes, field, message) => {
    const answer = await send({ ...valid, ...changes });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toContainEqual({ field, message });
    expect(await server.leads()).toHaveLength(0);
  });

  it.each([
    ['a tool that is not there', { tool: 'lottery', inputs: {} }],
    ['a tool with the inputs of another', { tool: 'capital-gains', inputs: landTaxStart }],
    ['no tool', {}],
  ])('%s: 400 at the calculation, nothing stored', async (_case, calculation) => {
    const answer = await send({ ...valid, calculation });
    expect(answer.statusCode).toBe(400);
    for (const { field } of answer.json().fields) expect(field).toMatch(/^calculation\./);
    expect(await server.leads()).toHaveLength(0);
  });
});
