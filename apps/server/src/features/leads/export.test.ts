import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { aCalculationLead, aNestedMortgageLead, aStrategySessionLead } from '../../../test/lead-builders.ts';

let server: TestApp;
let admin: { authorization: string; id: string };

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await server.signedIn('ADMIN');
});

async function leave(path: string, payload: object): Promise<void> {
  const answer = await server.app.inject({ method: 'POST', url: `/api/${path}`, payload });
  expect(answer.statusCode).toBe(201);
}

async function exported(query = '') {
  const { authorization } = admin;
  const answer = await server.app.inject({ url: `/api/leads/export${query}`, headers: { authorization } });
  expect(answer.statusCode).toBe(200);
  return answer;
}

/** The records of a CSV text by RFC 4180: CRLF between records, quotes doubled inside quoted cells. */
function records(csv: string): string[][] {
  const cells = csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy);
  const found: string[][] = [[]];
  for (const [, quoted, plain, separator] of cells) {
    found.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (separator === '\r\n') found.push([]);
  }
  expect(found.at(-1)).toEqual([]);
  return found.slice(0, -1);
}

/** The exported leads as objects by heading. */
async function leads(query = ''): Promise<Record<string, string>[]> {
  const { body } = await exported(query);
  // The byte order mark, by which spreadsheets recognise UTF-8.
  expect(body.startsWith('\uFEFF')).toBe(true);
  const [headings = [], ...lines] = records(body.slice(1));
  return lines.map((line) => {
    expect(line).toHaveLength(headings.length);
    return Object.fromEntries(headings.map((heading, index) => [heading, line[index] ?? '']));
  });
}

describe('[DESK-04] GET /leads/export', () => {
  it('is a CSV file to be saved, one line a lead', async () => {
    await leave('borrowing-leads', aBorrowingLead());
    await leave('mortgage-leads', aNestedMortgageLead());
    await leave('calculation-leads', aCalculationLead({ figure: 1 }));
    await leave('strategy-session-leads', aStrategySessionLead({ message: 'Two\nlines, "quoted"' }));
    const answer = await exported();
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads-2026-11-21.csv"',
      'cache-control': 'no-store',
    });
    const rows = await leads('?sort=status');
    expect(rows).toHaveLength(4);
    expect(rows.find((row) => row.Type === 'borrowing')).toMatchObject({
      'First name': 'Mary',
      'Last name': 'Jane van der Berg',
      Email: 'mary@example.com',
      Phone: '0400 000 000',
      Status: 'New',
      'Income a year': '88888.88',
      'Borrowing capacity': '768765',
      Received: server.clock.now().toISOString(),
      Mail: 'queued',
    });
    expect(rows.find((row) => row.Type === 'mortgage')).toMatchObject({
      Timeframe: '6-12 months',
      'Loan amount': '500000',
      Repayment: '2533.43',
      'Consent ticked': server.clock.now().toISOString(),
    });
    expect(rows.find((row) => row.Type === 'calculation')).toMatchObject({
      Calculation: 'Land tax',
      Figure: '3700.00',
      Repayment: '',
    });
    expect(rows.find((row) => row.Type === 'strategy-session')?.Message).toBe('Two\nlines, "quoted"');
  });

  it.each(['=HYPERLINK("http://x.example","y")', '+1+1', '-2+3', '@SUM(A1)', '=1+1,2'])(
    'gives the cell %s an apostrophe, so that no spreadsheet computes it',
    async (firstName) => {
      await leave('borrowing-leads', aBorrowingLead({ firstName }));
      expect((await leads())[0]?.['First name']).toBe(`'${firstName}`);
    },
  );

  it('makes a message that begins with a tab or carriage return harmless as well', async () => {
    await leave('strategy-session-leads', aStrategySessionLead());
    for (const begin of ['\t', '\r']) {
      const inputs = JSON.stringify({ message: `${begin}=1+1` });
      await server.deps.db.query('update leads set inputs = $1', [inputs]);
      expect((await leads())[0]?.Message).toBe(`'${begin}=1+1`);
    }
  });

  it('holds the leads that the list would show, in its order', async () => {
    for (const firstName of ['Carl', 'Anna', 'Bert']) await leave('borrowing-leads', aBorrowingLead({ firstName }));
    await leave('mortgage-leads', aNestedMortgageLead());
    const rows = await leads('?kind=borrowing&sort=-name');
    expect(rows.map((row) => row['First name'])).toEqual(['Carl', 'Bert', 'Anna']);
    expect(await leads('?q=nobody')).toEqual([]);
  });

  it('holds more leads than one part of the list', async () => {
    await leave('borrowing-leads', aBorrowingLead());
    await server.deps.db.query(`
      insert into leads (id, kind, first_name, last_name, email, email_normalised, phone, inputs, claimed, computed,
        engine_version, content_hash, received_at)
      select gen_random_uuid(), kind, first_name, last_name, n || '@example.com', n || '@example.com', phone, inputs,
        claimed, computed, engine_version, content_hash || n, received_at
      from leads, generate_series(1, 2500) n`);
    const rows = await leads();
    expect(new Set(rows.map((row) => row['Lead id'])).size).toBe(2_501);
  });

  it('records that leads were exported, and by whom', async () => {
    await exported();
    const rows = await server.deps.db.kysely
      .selectFrom('audit_events')
      .select(['actor_id', 'subject_id', 'fields'])
      .where('action', '=', 'leads-exported')
      .execute();
    expect(rows).toEqual([
      { actor_id: admin.id, subject_id: null, fields: ['count:0', expect.stringMatching(/^ids:/)] },
    ]);
  });

  it('is described as text, its refusals as JSON', async () => {
    const description = (await server.app.inject({ url: '/api/openapi.json' })).json();
    const { responses } = description.paths['/api/leads/export'].get;
    expect(responses['200'].content).toEqual({ 'text/csv': { schema: { type: 'string' } } });
    expect(Object.keys(responses['403'].content)).toEqual(['application/json']);
  });

  it('takes no limit and no cursor: it is all or nothing', async () => {
    const { authorization } = admin;
    const answer = await server.app.inject({ url: '/api/leads/export?limit=5', headers: { authorization } });
    expect(answer.statusCode).toBe(400);
  });
});
