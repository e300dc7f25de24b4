import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { aMortgageLead, aStrategySessionLead } from '../../../test/lead-builders.ts';

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

async function leave(path: string, payload: object): Promise<string> {
  const answer = await server.app.inject({ method: 'POST', url: `/api/${path}`, payload });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

function get(query: string) {
  const { authorization } = admin;
  return server.app.inject({ url: `/api/leads${query}`, headers: { authorization } });
}

/** First names of the leads that a query lists. */
async function names(query: string): Promise<string[]> {
  const answer = await get(query);
  expect(answer.statusCode, answer.body).toBe(200);
  const leads: { firstName: string }[] = answer.json();
  return leads.map((lead) => lead.firstName);
}

/** Follows the Link headers from a first query to the end. */
async function pages(query: string): Promise<string[][]> {
  const parts: string[][] = [];
  let next: string | undefined = query;
  while (next !== undefined) {
    const answer = await get(next);
    expect(answer.statusCode).toBe(200);
    const leads: { firstName: string }[] = answer.json();
    parts.push(leads.map((lead) => lead.firstName));
    next = /<\/api\/leads(\?[^>]*)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
  }
  return parts;
}

/** Leads of five people, a minute apart, the third at the same moment as the second. */
async function fivePeople(): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, firstName] of ['Dora', 'anna', 'Carl', 'Bert', 'Emil'].entries()) {
    if (index !== 2) server.clock.advance({ minutes: 1 });
    const email = `${firstName.toLowerCase()}@example.com`;
    ids.push(await leave('borrowing-leads', aBorrowingLead({ firstName, lastName: 'Ng', email })));
  }
  return ids;
}

async function setStatus(id: string, status: string) {
  const { authorization } = admin;
  const request = { method: 'PUT', url: `/api/leads/${id}`, headers: { authorization }, payload: { status } } as const;
  expect((await server.app.inject(request)).statusCode).toBe(200);
}

describe('the order of leads', () => {
  it('is newest first, or as asked', async () => {
    const [dora, anna] = await fivePeople();
    const tied = (await names('')).slice(2, 4);
    expect(tied.sort()).toEqual(['Carl', 'anna']);
    expect(await names('?sort=name')).toEqual(['anna', 'Bert', 'Carl', 'Dora', 'Emil']);
    expect(await names('?sort=-name')).toEqual(['Emil', 'Dora', 'Carl', 'Bert', 'anna']);
    expect((await names('?sort=received'))[0]).toBe('Dora');
    await setStatus(String(dora), 'Closed');
    await setStatus(String(anna), 'Contacted');
    expect(await names('?sort=status')).toEqual(['Carl', 'Bert', 'Emil', 'anna', 'Dora']);
  });

  it.each(['received', '-received', 'name', '-name', 'status'])(
    'paged by %s, each lead comes once and in the same order, also when leads arrive meanwhile',
    async (sort) => {
      await fivePeople();
      const whole = await names(`?sort=${sort}`);
      const parts = await pages(`?sort=${sort}&limit=2`);
      expect(parts.map((part) => part.length)).toEqual([2, 2, 1]);
      expect(parts.flat()).toEqual(whole);
    },
  );

  it('is paged by name past the longest name, of 160 characters of four bytes', async () => {
    await leave('strategy-session-leads', aStrategySessionLead({ name: '𠮷'.repeat(80) }));
    await leave('strategy-session-leads', aStrategySessionLead({ name: '漢'.repeat(160) }));
    await leave('strategy-session-leads', aStrategySessionLead({ name: '語'.repeat(160) }));
    expect((await pages('?sort=name&limit=1')).flat()).toHaveLength(3);
  });

  it('keeps filters and search in the address of the next part', async () => {
    await fivePeople();
    const first = await get('?limit=2&q=example.com&kind=borrowing');
    expect(first.headers.link).toMatch(
      /^<\/api\/leads\?limit=2&q=example\.com&kind=borrowing&cursor=[\w-]+>; rel="next"$/,
    );
    expect(await pages('?limit=2&q=ng&status=New')).toHaveLength(3);
  });

  it('has no Link header at the end', async () => {
    await fivePeople();
    expect((await get('?limit=5')).headers.link).toBeUndefined();
  });

  const foreign = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
  const id = '0b9f7a52-6f0e-4a0f-9d1c-2c8f3f5a7d11';
  it.each([
    'x',
    foreign([]),
    foreign(['received', '2026-11-21T04:00:00.000Z']),
    foreign(['received', 'yesterday', id]),
    foreign(['received', '0000-01-01T00:00:00.000Z', id]),
    foreign(['received', '2026-11-21T04:00:00.000Z', 'no id']),
    foreign(['name', 'anna', id]),
    foreign(['received', 1, id]),
  ])('refuses the cursor %s on its field', async (cursor) => {
    const answer = await get(`?cursor=${cursor}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field: 'cursor' }]);
  });
});

describe('finding leads', () => {
  it('searches every word in name, email and phone, in any case', async () => {
    const phone = '+61 (400) 111-222';
    await leave(
      'borrowing-leads',
      aBorrowingLead({ firstName: 'Zoë', lastName: 'O’Hara', email: 'z@one.example', phone }),
    );
    await leave(
      'borrowing-leads',
      aBorrowingLead({ firstName: 'Max', lastName: 'Mustermann', email: 'm@two.example' }),
    );
    for (const q of ['zoë', 'ZOË hara', 'o’hara z@one', '61400111222', '400 111', 'one.EXAMPLE']) {
      expect(await names(`?q=${encodeURIComponent(q)}`), q).toEqual(['Zoë']);
    }
    expect(await names('?q=max+one')).toEqual([]);
    expect(await names('?q=')).toHaveLength(2);
  });

  it.each(['%', '_', '\\', "' or 1=1 --", '100%'])('takes %j for what it is', async (q) => {
    await leave('borrowing-leads', aBorrowingLead());
    expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual([]);
  });

  it('filters by kind, status and owner', async () => {
    const mine = await leave('borrowing-leads', aBorrowingLead({ firstName: 'Bo' }));
    await leave('mortgage-leads', aMortgageLead({ firstName: 'Mo' }));
    await leave('strategy-session-leads', aStrategySessionLead({ name: 'Stra' }));
    const { authorization } = admin;
    const payload = { ownerId: admin.id, status: 'Contacted' };
    await server.app.inject({ method: 'PUT', url: `/api/leads/${mine}`, headers: { authorization }, payload });
    expect(await names('?kind=mortgage')).toEqual(['Mo']);
    expect(await names('?kind=strategy-session')).toEqual(['Stra']);
    expect(await names('?status=Contacted')).toEqual(['Bo']);
    expect(await names(`?owner=${admin.id}`)).toEqual(['Bo']);
    expect((await names('?owner=none')).sort()).toEqual(['Mo', 'Stra']);
    expect(await names('?owner=none&kind=borrowing')).toEqual([]);
  });

  it('takes dates of receipt as days in Sydney, both included', async () => {
    // 04:00 UTC on the 21st is 15:00 in Sydney; nine hours later it is midnight there.
    await leave('borrowing-leads', aBorrowingLead({ firstName: 'Before' }));
    server.clock.advance({ minutes: 9 * 60 - 1 });
    await leave('borrowing-leads', aBorrowingLead({ firstName: 'Late' }));
    server.clock.advance({ minutes: 1 });
    await leave('borrowing-leads', aBorrowingLead({ firstName: 'After' }));
    admin = await server.signedIn('ADMIN');
    expect(await names('?sort=received&from=2026-11-21&to=2026-11-21')).toEqual(['Before', 'Late']);
    expect(await names('?from=2026-11-22')).toEqual(['After']);
    expect(await names('?to=2026-11-20')).toEqual([]);
  });

  it.each([
    ['sort', 'age'],
    ['kind', 'car'],
    ['status', 'new'],
    ['owner', 'me'],
    ['from', '21/11/2026'],
    ['to', '0000-01-01'],
    ['cursor', ''],
    ['q', 'a%00b'],
    ['page', '2'],
  ])('refuses %s=%s', async (field, value) => {
    const answer = await get(`?${field}=${value}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field }]);
  });
});
