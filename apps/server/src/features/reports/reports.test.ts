import {
  capitalGainsStart,
  landTaxStart,
  largestPlanBody,
  modellingDefaults,
  mortgageDefaults,
} from '@freehold/contract';
import { limits } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aLiability, anAsset, aProfile } from '../../../test/builders.ts';
import { recalculated } from '../../../test/recalculated.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => server.clear());
afterAll(() => server.close());

const borrowing = { grossIncome: 88_888.88, maritalStatus: 'single', dependants: 1, existingLoans: 0 };
const mortgage = { ...mortgageDefaults, priceRise: 2.5 };
const { outlook, simulator, gearing } = modellingDefaults;
const landTax = { tool: 'land-tax', inputs: landTaxStart };
const capitalGains = { tool: 'capital-gains', inputs: capitalGainsStart };
const portfolio = { portfolio: simulator, outlook };
const plan = { plan: fixture('version-1') };

const post = (path: string, payload: object) => server.app.inject({ method: 'POST', url: `/api${path}`, payload });

// The renderer leaves the structure of its files uncompressed.
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

describe('reports of the calculators', () => {
  it.each([
    ['/reports/borrowing', borrowing, 'freehold-borrowing-capacity.pdf', 2],
    ['/reports/mortgage', mortgage, 'freehold-mortgage-repayment.pdf', 3],
    ['/reports/calculation', landTax, 'freehold-land-tax.pdf', 2],
    ['/reports/calculation', capitalGains, 'freehold-capital-gains.pdf', 2],
    ['/reports/negative-gearing', gearing, 'freehold-negative-gearing.pdf', 3],
    ['/reports/portfolio', portfolio, 'freehold-portfolio-projection.pdf', 3],
    ['/reports/plan', plan, 'freehold-plan.pdf', 5],
  ])('%s answers a PDF with a language, a title, bookmarks and numbered pages', async (path, inputs, name, fewest) => {
    const answer = await post(path, inputs);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    });
    const text = answer.rawPayload.toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toContain('/Lang (en-AU)');
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toContain('/Outlines');
    expect(pagesOf(answer.rawPayload)).toBeGreaterThanOrEqual(fewest);
    expect(await server.leads()).toEqual([]);
    expect(await server.mails()).toEqual([]);
  });

  it.each([
    ['/workbooks/mortgage', mortgage, 'freehold-mortgage-schedule.xlsx', ['Inputs', 'Years', 'Schedule', 'About']],
    ['/workbooks/calculation', landTax, 'freehold-land-tax.xlsx', ['Inputs', 'States', 'Tables', 'About']],
    [
      '/workbooks/calculation',
      capitalGains,
      'freehold-capital-gains.xlsx',
      ['Inputs', 'Working', 'Home', 'Law', 'About'],
    ],
    [
      '/workbooks/portfolio',
      portfolio,
      'freehold-portfolio-projection.xlsx',
      ['Inputs', 'Projection', 'Working', 'About'],
    ],
    [
      '/workbooks/plan',
      plan,
      'freehold-plan.xlsx',
      ['Years', 'Today’s dollars', 'Plan', 'Made with', 'Options', 'Assumptions', 'About'],
    ],
  ])('%s answers a workbook', async (path, inputs, name, sheets) => {
    const answer = await post(path, inputs);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    expect(recalculated(answer.rawPayload).sheetNames).toEqual(sheets);
  });

  it('refuses what the calculator refuses, by field', async () => {
    const answer = await post('/reports/mortgage', { ...mortgage, loanAmount: 5 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field: 'loanAmount' }]);
  });

  it.each(['/reports/plan', '/workbooks/plan'])('%s refuses what is no plan, and a body over 65 kB', async (path) => {
    const wrong = await post(path, { plan: { ...plan.plan, start: 'soon' } });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fields).toEqual([{ field: 'plan.start', message: 'A month is written 2026-12.' }]);
    const large = await post(path, { plan: { ...plan.plan, title: 'x'.repeat(largestPlanBody) } });
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ code: 'too-large' });
    expect(largestPlanBody).toBe(limits.bytes + 1_024);
  });

  it('are limited for one address by the work they take', async () => {
    await server.clear();
    expect((await post('/reports/borrowing', borrowing)).statusCode).toBe(200);
    // A minute of work in ten minutes, in tenths of a second; what the first file took is counted already.
    await server.deps.limits.charge('reports', '127.0.0.1', 599);
    const answer = await post('/reports/borrowing', borrowing);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the summary of a client', () => {
  const hostile = [
    '=HYPERLINK("http://x")',
    '<b>x</b>',
    '中文 Ελληνικά العربية 🏠',
    'e\u0301 \u05D0\u05D1',
    'x'.repeat(200),
  ];
  const record = {
    profile: aProfile({ firstName: 'Zoë 王' }),
    assets: Array.from({ length: 30 }, (_, index) => anAsset({ description: hostile[index % hostile.length] ?? '' })),
    liabilities: Array.from({ length: 30 }, () => aLiability()),
  };
  const report = (id: string, authorization: string) =>
    server.app.inject({ method: 'GET', url: `/api/profiles/${id}/report`, headers: { authorization } });
  async function clientWithRecord() {
    const client = await server.signedIn('CLIENT');
    const headers = { authorization: client.authorization };
    const url = `/api/profiles/${client.id}/details`;
    const saved = await server.app.inject({ method: 'PUT', url, headers, payload: record });
    expect(saved.statusCode, saved.body).toBe(200);
    return client;
  }
  const reads = () =>
    server.deps.db.kysely
      .selectFrom('audit_events')
      .select(['actor_id', 'subject_id'])
      .where('action', '=', 'client-read')
      .execute();

  it('prints a long household with names in any script, for the client themselves, unrecorded', async () => {
    const client = await clientWithRecord();
    const answer = await report(client.id, client.authorization);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('freehold-client-summary.pdf');
    expect(pagesOf(answer.rawPayload)).toBeGreaterThanOrEqual(6);
    expect(await reads()).toEqual([]);
  });

  it('is recorded as a read when an adviser asks, and does not exist for another client', async () => {
    const client = await clientWithRecord();
    const adviser = await server.signedIn('ADMIN');
    const other = await server.signedIn('CLIENT');
    expect((await report(client.id, adviser.authorization)).statusCode).toBe(200);
    expect(await reads()).toEqual([{ actor_id: adviser.id, subject_id: client.id }]);
    expect((await report(client.id, other.authorization)).statusCode).toBe(404);
  });
});
