import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { aMortgageLead } from '../../../test/lead-builders.ts';

let server: TestApp;
let headers: { authorization: string };

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  await signIn();
});

async function signIn(): Promise<void> {
  const { authorization } = await server.signedIn('ADMIN');
  headers = { authorization };
}

/** Time passes, and the adviser signs in again: access lasts minutes. */
async function hoursLater(hours: number): Promise<void> {
  server.clock.advance({ minutes: hours * 60 });
  await signIn();
}

let people = 0;

async function enquire(path: 'borrowing-leads' | 'mortgage-leads', sourcePage?: string): Promise<string> {
  people += 1;
  const consent = { email: `source${people}@example.com`, ...(sourcePage === undefined ? {} : { sourcePage }) };
  const payload = { ...(path === 'borrowing-leads' ? aBorrowingLead() : aMortgageLead()), ...consent };
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    remoteAddress: `10.0.${people >> 8}.${people & 255}`,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

async function act(id: string, path: string, payload?: object): Promise<void> {
  const url = `/api/leads/${id}/${path}`;
  const answer = await server.app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}

async function report(query = '') {
  const answer = await server.app.inject({ url: `/api/leads/conversion${query}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const none = {
  enquiries: 0,
  responded: 0,
  converted: 0,
  settled: 0,
  lost: 0,
  open: 0,
  medianResponseHours: null,
  settledAmount: 0,
  settledWithoutAmount: 0,
  lostReasons: [],
};

it('without leads there are no sources, and the total is nought with no median', async () => {
  expect(await report()).toEqual({ total: none, sources: [] });
});

it('counts what became of each source’s leads, and the median over all is not that of the sources', async () => {
  const [won, lostDeal, withdrawn, waiting] = [
    await enquire('borrowing-leads', '/borrowing-capacity'),
    await enquire('borrowing-leads', '/borrowing-capacity'),
    await enquire('borrowing-leads', '/borrowing-capacity'),
    await enquire('borrowing-leads', '/borrowing-capacity'),
  ];
  const [noPage, closed] = [await enquire('mortgage-leads'), await enquire('mortgage-leads')];
  expect(waiting).toBeDefined();
  // After 1 hour: won. After 2: the lost deal. After 6: the two mortgage leads.
  await hoursLater(1);
  await act(won, 'stage', { stage: 'Contacted' });
  await act(won, 'convert');
  await act(won, 'stage', { stage: 'Settled', settledOn: '2026-11-20', settledAmount: 640_000.25 });
  await hoursLater(1);
  await act(lostDeal, 'stage', { stage: 'Contacted' });
  await act(lostDeal, 'convert');
  await act(lostDeal, 'stage', { stage: 'Lost', lostReason: 'Rate or fees' });
  await act(withdrawn, 'withdraw');
  await hoursLater(4);
  await act(noPage, 'convert');
  await act(noPage, 'stage', { stage: 'Settled' });
  await act(closed, 'stage', { stage: 'Contacted' });
  await act(closed, 'stage', { stage: 'Lost', lostReason: 'Rate or fees' });

  const { total, sources } = await report();
  expect(sources).toEqual([
    {
      kind: 'borrowing',
      page: '/borrowing-capacity',
      enquiries: 4,
      responded: 2,
      converted: 2,
      settled: 1,
      lost: 2,
      open: 1,
      medianResponseHours: 1.5,
      settledAmount: 640_000.25,
      settledWithoutAmount: 0,
      lostReasons: [
        { reason: 'Rate or fees', count: 1 },
        { reason: 'Agreement withdrawn', count: 1 },
      ],
    },
    {
      kind: 'mortgage',
      page: null,
      enquiries: 2,
      responded: 2,
      converted: 1,
      settled: 1,
      lost: 1,
      open: 0,
      medianResponseHours: 6,
      settledAmount: 0,
      settledWithoutAmount: 1,
      lostReasons: [{ reason: 'Rate or fees', count: 1 }],
    },
  ]);
  // Of 1, 2, 6 and 6 hours the median is 4.
  expect(total).toEqual({
    enquiries: 6,
    responded: 4,
    converted: 3,
    settled: 2,
    lost: 3,
    open: 1,
    medianResponseHours: 4,
    settledAmount: 640_000.25,
    settledWithoutAmount: 1,
    lostReasons: [
      { reason: 'Rate or fees', count: 2 },
      { reason: 'Agreement withdrawn', count: 1 },
    ],
  });
});

it('a period is of days in Sydney, both inclusive, by when the lead was received', async () => {
  const id = await enquire('mortgage-leads', '/mortgage-calculator');
  // 15 June 2026 in Sydney (UTC+10): its first and its last second.
  for (const [moment, query, enquiries] of [
    ['2026-06-14T14:00:00Z', '?from=2026-06-15&to=2026-06-15', 1],
    ['2026-06-15T13:59:59Z', '?from=2026-06-15&to=2026-06-15', 1],
    ['2026-06-14T13:59:59Z', '?from=2026-06-15', 0],
    ['2026-06-15T14:00:00Z', '?to=2026-06-15', 0],
  ] as const) {
    await server.deps.db.query('update leads set received_at = $1 where id = $2', [moment, id]);
    expect((await report(query)).total.enquiries, `${moment} ${query}`).toBe(enquiries);
  }
});

it('the fifty most frequent sources have a row each, and all others are one', async () => {
  await enquire('mortgage-leads', '/p0');
  await server.deps.db.query(`
    insert into leads (id, kind, first_name, last_name, email, email_normalised, phone, inputs, claimed, computed,
      engine_version, content_hash, received_at, source_page)
    select gen_random_uuid(), kind, first_name, last_name, email, email_normalised, phone, inputs, claimed, computed,
      engine_version, content_hash || n || '-' || m, received_at, '/p' || n
    from leads, generate_series(1, 59) n, generate_series(1, 2) m where n < 50 or m = 1`);
  const { total, sources } = await report();
  // 49 pages with two leads and 11 with one: the first of those, /p0, is the fiftieth, and ten are others.
  expect(total.enquiries).toBe(49 * 2 + 11);
  expect(sources).toHaveLength(51);
  expect(sources[0].enquiries).toBe(2);
  expect(sources[49]).toMatchObject({ page: '/p0', enquiries: 1 });
  expect(sources[50]).toMatchObject({ kind: null, page: null, enquiries: 10 });
});
