import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aProfile } from '../../../test/builders.ts';
import { type Caller, caller, clientWithProfile } from '../../../test/records.ts';
import { generateRecords } from '../../seed/generated-records.ts';

let server: TestApp;
let adviser: Caller;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  adviser = await caller(server, 'ADMIN');
});

type Row = Readonly<Record<'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'role', string>>;

async function add(...people: Parameters<typeof aProfile>[0][]): Promise<string[]> {
  const ids: string[] = [];
  for (const person of people) {
    server.clock.advance({ minutes: 0.1 });
    ids.push((await adviser.post('/profiles/details', { profile: aProfile(person) })).json().profile.id);
  }
  return ids;
}

async function list(query = ''): Promise<Row[]> {
  const answer = await adviser.get(`/profiles${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function found(q: string): Promise<string[]> {
  return (await list(`?q=${encodeURIComponent(q)}`)).map(({ firstName }) => firstName);
}

/** Every row, page by page along the Link headers. */
async function walk(first: string): Promise<Row[]> {
  const rows: Row[] = [];
  let path: string | undefined = first;
  while (path !== undefined) {
    const answer: Awaited<ReturnType<Caller['get']>> = await adviser.get(path);
    expect(answer.statusCode).toBe(200);
    rows.push(...answer.json());
    path = /<\/api(.+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
  }
  return rows;
}

describe('GET /profiles', () => {
  it('[API-12] [API-39] answers a bare array of rows with exactly the seven fields', async () => {
    const client = await clientWithProfile(server);
    const [created] = await add({ firstName: 'Ada', grossIncome: 1_234.56 });
    const rows = await list();
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual({
      ...{ id: created, firstName: 'Ada', lastName: 'Nguyen', email: 'alex@example.com', phone: '0400 111 222' },
      ...{ role: 'CLIENT', grossIncome: 1_234.56 },
    });
    expect(rows[1]).toMatchObject({ id: client.id, role: 'CLIENT' });
    expect(Object.keys(rows[1] ?? {})).toHaveLength(7);
  });

  it('lists profiles of all roles, and filters by role', async () => {
    const client = await clientWithProfile(server);
    const tester = await caller(server, 'ADMIN');
    await tester.put(`/profiles/${tester.id}`, { firstName: 'Diagnostic' });
    const [created] = await add({});
    const ids = async (query: string) => (await list(query)).map(({ id }) => id).sort();
    expect(await ids('')).toEqual([client.id, tester.id, created].sort());
    expect(await ids('?role=ADMIN')).toEqual([tester.id]);
    expect(await ids('?role=CLIENT')).toEqual([client.id, created].sort());
    expect(await ids('?role=ADMIN&q=diag')).toEqual([tester.id]);
    expect((await adviser.get('/profiles?role=admin')).statusCode).toBe(400);
  });

  it('[API-25] sorts by name, email or age of the record, either way', async () => {
    await add(
      { firstName: 'bob', lastName: 'Zed', email: 'c@example.com' },
      { firstName: 'Alice', lastName: 'Young', email: 'B@example.com' },
      { firstName: 'Bob', lastName: 'Adams', email: 'a@example.com' },
    );
    const order = async (sort: string) => (await list(`?sort=${sort}`)).map(({ lastName }) => lastName);
    expect((await list()).map(({ lastName }) => lastName)).toEqual(['Young', 'Adams', 'Zed']);
    expect(await order('name')).toEqual(['Young', 'Adams', 'Zed']);
    expect(await order('-name')).toEqual(['Zed', 'Adams', 'Young']);
    expect(await order('email')).toEqual(['Adams', 'Young', 'Zed']);
    expect(await order('-email')).toEqual(['Zed', 'Young', 'Adams']);
    expect(await order('created')).toEqual(['Zed', 'Young', 'Adams']);
    expect(await order('-created')).toEqual(['Adams', 'Young', 'Zed']);
  });

  it('finds every word, in any case, in names, email and phone', async () => {
    await add(
      { firstName: 'Zoë', lastName: 'O’Brien', email: 'zo@mail.example', phone: '+61 412 345 678' },
      { firstName: 'Percent%', lastName: 'Under_score', email: '', phone: '(02) 9999 0000' },
      { firstName: 'Jo', lastName: 'Back\\slash', email: 'jo.b@example.com', phone: '' },
    );
    expect(await found('zoë brien')).toEqual(['Zoë']);
    expect(await found('ZO MAIL')).toEqual(['Zoë']);
    expect(await found('0412345678')).toEqual(['Zoë']);
    expect(await found('412 345')).toEqual(['Zoë']);
    expect(await found('jo')).toEqual(['Jo']);
    expect(await found('j b')).toEqual(['Jo']);
    expect(await found('slash')).toEqual(['Jo']);
    expect(await found('zo brown')).toEqual([]);
    expect(await found('%')).toEqual(['Percent%']);
    expect(await found('_')).toEqual(['Percent%']);
    expect(await found('r_s')).toEqual(['Percent%']);
    expect(await found('\\')).toEqual(['Jo']);
    expect(await found('   ')).toHaveLength(3);
  });

  it('any text finds or finds nothing, and is never an error', async () => {
    await add({});
    const hostile = [
      "'",
      '"',
      "' or 1=1 --",
      '%%%',
      '\\',
      '\\%',
      '$1',
      '\u202e',
      '😀',
      'é'.repeat(200),
      '- -',
      '( | & ! )',
      'null',
    ];
    for (const q of hostile) expect(await found(q)).toEqual([]);
    expect((await adviser.get(`/profiles?q=${'x'.repeat(201)}`)).statusCode).toBe(400);
    expect((await adviser.get('/profiles?q=%00')).statusCode).toBe(400);
  });

  it.each(['bm9wZQ', '!!!', 'WyJhIiwiYiJd', 'W10', 'WzFlOTksIjNmMGQ3YTUyLTAwMDAtNDAwMC04MDAwLTAwMDAwMDAwMDAwMCJd'])(
    'refuses the cursor %s',
    async (cursor) => {
      for (const sort of ['name', 'email', '-created']) {
        const answer = await adviser.get(`/profiles?cursor=${cursor}&sort=${sort}`);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().fields).toMatchObject([{ field: 'cursor' }]);
      }
    },
  );

  it('pages through names as long as they can be', async () => {
    const long = '😀'.repeat(100);
    await add(
      { firstName: long, lastName: long },
      { firstName: long, lastName: `${long.slice(2)}a` },
      { firstName: long },
    );
    expect(new Set((await walk('/profiles?limit=1')).map(({ id }) => id)).size).toBe(3);
  });
});

describe('many clients', () => {
  beforeEach(() => generateRecords(server.deps.db, { clients: 1_500, leads: 0, seed: 'list' }));

  it('[API-25] without parameters stops at 1,000 and names the rest in a Link header', async () => {
    const answer = await adviser.get('/profiles');
    expect(answer.json()).toHaveLength(1_000);
    expect(answer.headers.link).toMatch(/^<\/api\/profiles\?cursor=[\w-]+>; rel="next"$/);
    expect(new Set((await walk('/profiles')).map(({ id }) => id)).size).toBe(1_500);
  });

  it.each(['name', '-name', 'email', '-email', 'created', '-created'])(
    'pages by %s meet every row once, in the order of the whole',
    async (sort) => {
      const rows = await walk(`/profiles?sort=${sort}&limit=97`);
      expect(rows.map(({ id }) => id)).toEqual((await walk(`/profiles?sort=${sort}`)).map(({ id }) => id));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(1_500);
    },
  );

  it('a search is paged like everything else, and finds what a plain comparison finds', async () => {
    const everyone = await walk('/profiles');
    for (const q of ['an', 'ng', 'smith', 'example.org', '041', 'o’']) {
      const words = (row: Row) =>
        ` ${row.firstName} ${row.lastName} ${row.email} ${row.phone} ${row.phone.replaceAll(' ', '')}`;
      const wanted = q.length < 3 ? ` ${q}` : q;
      const expected = everyone.filter((row) => words(row).toLowerCase().includes(wanted)).map(({ id }) => id);
      const rows = await walk(`/profiles?limit=40&q=${encodeURIComponent(q)}`);
      expect(rows.map(({ id }) => id)).toEqual(expected);
      expect(expected.length).toBeGreaterThan(0);
    }
  });

  it('generated records are the same for the same seed, and come once', async () => {
    const before = await walk('/profiles');
    await generateRecords(server.deps.db, { clients: 1_500, leads: 20, seed: 'list' });
    expect(await walk('/profiles')).toEqual(before);
    expect(await server.leads()).toHaveLength(20);
  });
});
