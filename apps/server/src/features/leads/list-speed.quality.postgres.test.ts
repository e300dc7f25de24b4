import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { bestOf3 } from '../../../test/best-of-three.ts';
import { figure } from '../../../test/quality.ts';

const leads = 50_000;
const batch = 5_000;
/**
 * Far above what a list takes on a busy machine (the figure says how long it took), and below what it takes without its
 * index.
 */
const lostIndexMs = 300;
let server: TestApp;
let authorization: string;

beforeAll(async () => {
  server = await startTestApp();
  ({ authorization } = await server.signedIn('ADMIN'));
  for (let first = 1; first <= leads; first += batch) await addLeads(first, first + batch - 1);
  await server.deps.db.query('analyze leads; analyze mails');
});
afterAll(() => server.close());

/** Leads with these numbers, each of a person of its own and with a mail. */
async function addLeads(first: number, last: number): Promise<void> {
  await server.deps.db.query(
    `insert into leads (id, kind, first_name, last_name, email, email_normalised, phone, inputs, claimed, computed,
       engine_version, content_hash, status, received_at)
     select gen_random_uuid(), 'strategy-session', initcap(substr(md5(n::text), 1, 6)), initcap(substr(md5('l' || n), 1, 8)),
       'person' || n || '@' || substr(md5('d' || n % 900), 1, 7) || '.example', 'person' || n || '@x.example',
       '04' || lpad((n * 7919 % 100000000)::text, 8, '0'), '{"message":"Call me"}', '{}', '{}', '1', n::text,
       (array['New', 'New', 'Contacted', 'Closed'])[1 + n % 4], '2024-11-21'::timestamptz + n * interval '20 minutes'
     from generate_series($1::int, $2::int) n`,
    [first, last],
  );
  await server.deps.db.query(
    `insert into mails (id, lead_id, kind, recipient, subject, message_id, created_at)
     select gen_random_uuid(), id, 'strategy-acknowledgement', email, 's', id::text, received_at from leads
     where content_hash::int between $1 and $2`,
    [first, last],
  );
}

async function get(query: string) {
  const answer = await server.app.inject({ url: `/api/leads${query}`, headers: { authorization } });
  expect(answer.statusCode).toBe(200);
  return answer;
}

/** The query of the part after the one that a query names. */
async function after(query: string): Promise<string> {
  const link = String((await get(query)).headers.link);
  return /<\/api\/leads(\?[^>]+)>; rel="next"/.exec(link)?.[1] ?? '';
}

const sorts = ['received', '-received', 'name', '-name', 'status'];

describe(`a list of ${leads} leads`, () => {
  it('gives a page without reading the whole list, also far down and in every order', async () => {
    let slowest = 0;
    for (const sort of sorts) {
      const queries: string[] = [];
      const deep = await after(`?sort=${sort}&limit=1000`);
      const deeper = await after(deep);
      for (const query of [`?sort=${sort}`, deep, deeper, `?sort=${sort}&status=Contacted`, '?kind=mortgage']) {
        queries.push(...Array.from({ length: 8 }, () => `${query.replace(/&?limit=1000/, '')}&limit=50`));
      }
      const times = await bestOf3(queries, get);
      expect(times, sort).toBeLessThan(lostIndexMs);
      slowest = Math.max(slowest, times);
    }
    figure('L5', `p95 of a page of 50 among ${leads} leads, 5 orders`, `${slowest.toFixed(1)} ms`);
  });

  it('counts them by status, and those that arrived without reading each', async () => {
    const since = '2026-10-01T00:00:00.000Z';
    const queries = [
      '/totals',
      '/totals?kind=mortgage',
      '/totals?owner=none',
      '/totals?q=person',
      `/arrivals?since=${since}`,
    ];
    let slowest = 0;
    for (const query of queries) {
      const times = await bestOf3(
        Array.from({ length: 10 }, () => query),
        get,
      );
      expect(times, query).toBeLessThan(lostIndexMs);
      slowest = Math.max(slowest, times);
    }
    figure('L5', `p95 of totals and arrivals among ${leads} leads`, `${slowest.toFixed(1)} ms`);
  });

  it('finds leads without reading the whole list', async () => {
    const people: { firstName: string; lastName: string; email: string; phone: string }[] = (
      await get('?limit=40')
    ).json();
    const queries = people.flatMap(({ firstName, lastName, email, phone }) => [
      `?limit=50&q=${lastName}`,
      `?limit=50&sort=name&q=${firstName.slice(0, 4)}`,
      `?limit=50&q=${firstName}+${lastName.slice(0, 3)}`,
      `?limit=50&q=${email}`,
      `?limit=50&q=${phone.slice(2)}`,
    ]);
    queries.push(...['example', 'person', '04', 'a', 'zz', 'nobody+here'].map((q) => `?limit=50&q=${q}`));
    const slowest = await bestOf3(queries, get);
    expect(slowest).toBeLessThan(lostIndexMs);
    figure('L5', `p95 of a search among ${leads} leads`, `${slowest.toFixed(1)} ms`);
  });
});
