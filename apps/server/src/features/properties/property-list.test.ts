import { randomUUID } from 'node:crypto';
import type { Property } from '@freehold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addProperty, aProperty, call, type SignedIn } from '../../../test/properties.ts';

let server: TestApp;
let admin: SignedIn;
let client: SignedIn;

// In creation order; the clock moves a minute in between.
const made = [
  { name: 'apple court', suburb: 'Carlton', state: 'VIC', price: 500_000, beds: 2, growthRate: 5, rentalYield: 4 },
  { name: 'Banksia House', suburb: 'Newtown', state: 'NSW', price: 900_000, beds: 4, growthRate: 3, rentalYield: 3 },
  { name: 'Cedar Lodge', suburb: 'Carlton', state: 'VIC', price: 700_000, beds: 3, growthRate: 4, rentalYield: 5 },
  { name: 'Banksia House', suburb: 'Fremantle', state: 'WA', price: 700_000, beds: 0, growthRate: 3, rentalYield: 3 },
  { name: '100% Solar_Home', suburb: 'Hobart', state: 'tas', price: 650_000.5, beds: 3, growthRate: 0, rentalYield: 6 },
];
let properties: Property[];

beforeAll(async () => {
  server = await startTestApp();
  [admin, client] = [await server.signedIn('ADMIN'), await server.signedIn('CLIENT')];
  properties = [];
  for (const changes of made) {
    properties.push(await addProperty(server, admin, changes));
    server.clock.advance({ minutes: 1 });
  }
});
afterAll(() => server.close());

/** The places in `made` of what a query answers. */
async function places(query: string): Promise<number[]> {
  const answer = await call(server, client, { url: `/properties?${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json().map((shown: Property) => properties.findIndex(({ id }) => id === shown.id));
}

describe('GET /properties', () => {
  it('[API-25] without parameters is a bare array, newest first, without a Link', async () => {
    const answer = await call(server, client, { url: '/properties' });
    expect(answer.json()).toHaveLength(5);
    expect(answer.headers.link).toBeUndefined();
    expect(await places('')).toEqual([4, 3, 2, 1, 0]);
  });

  it.each([
    ['created', [0, 1, 2, 3, 4]],
    ['-created', [4, 3, 2, 1, 0]],
    ['price', [0, 4, 'ties 2 3', 1]],
    ['yield', ['ties 1 3', 0, 2, 4]],
    ['-growth', [0, 2, 'ties 1 3', 4]],
  ])('[API-25] sorts by %s', async (sort, expected) => {
    const found = await places(`sort=${sort}`);
    const flat = expected.flatMap((place) => (typeof place === 'number' ? [place] : sortedTies(found, place)));
    expect(found).toEqual(flat);
  });

  it('[API-25] sorts by name without regard to case, equal names by id', async () => {
    const named = await places('sort=name');
    expect(named.map((place) => made[place]?.name)).toEqual([
      '100% Solar_Home',
      'apple court',
      'Banksia House',
      'Banksia House',
      'Cedar Lodge',
    ]);
    expect(await places('sort=-name')).toEqual(named.toReversed());
  });

  it.each(['name', '-name', 'price', '-price', 'created', '-created', 'yield', '-yield', 'growth', '-growth'])(
    '[API-25] gives every property once, a part at a time, sorted by %s',
    async (sort) => {
      const whole = await places(`sort=${sort}`);
      const parts: number[] = [];
      let url: string | null = `/properties?sort=${sort}&limit=2`;
      while (url !== null) {
        const answer: Awaited<ReturnType<typeof call>> = await call(server, client, { url });
        parts.push(...answer.json().map((shown: Property) => properties.findIndex(({ id }) => id === shown.id)));
        url = nextUrl(answer.headers.link);
      }
      expect(parts).toEqual(whole);
    },
  );

  it.each([
    ['q=carlton', [2, 0]],
    ['q=banksia', [3, 1]],
    ['q=BANKSIA+wa', [3]],
    ['q=3053+vic', [2, 0]],
    ['q=sample+street', [4, 3, 2, 1, 0]],
    ['q=100%25', [4]],
    ['q=solar_home', [4]],
    ['q=solar%25home', []],
    ['q=o_s', []],
    ['q=%5C', []],
    ["q='", []],
    ['q=%20%20', [4, 3, 2, 1, 0]],
    ['q=nothing+like+this', []],
  ])('[CAT-02] %s finds by name, street, suburb, state and postcode', async (query, expected) => {
    expect(await places(query)).toEqual(expected);
  });

  it.each([
    ['minPrice=700000', [3, 2, 1]],
    ['maxPrice=650000.5', [4, 0]],
    ['minPrice=650000.51&maxPrice=700000', [3, 2]],
    ['minBeds=3', [4, 2, 1]],
    ['minBeds=0', [4, 3, 2, 1, 0]],
    ['state=VIC', [2, 0]],
    ['state=TAS', [4]],
    ['state=VIC&minBeds=3&q=cedar&sort=price', [2]],
    ['limit=2', [4, 3]],
  ])('[CAT-02] filters by %s', async (query, expected) => {
    expect(await places(query)).toEqual(expected);
  });

  it.each([
    ['limit=0', 'limit'],
    ['sort=size', 'sort'],
    ['maxPrice=', 'maxPrice'],
    ['minBeds=1.5', 'minBeds'],
    ['role=ADMIN', 'role'],
    ['cursor=x', 'cursor'],
    [`cursor=${cursor('price', 1, randomUUID())}`, 'cursor'],
    [`cursor=${cursor('-created', -1, randomUUID())}`, 'cursor'],
    [`cursor=${cursor('-created', 8.65e15, randomUUID())}`, 'cursor'],
    [`cursor=${cursor('-created', 'x', randomUUID())}`, 'cursor'],
    [`cursor=${cursor('-created', 1, 'x')}`, 'cursor'],
    [`sort=name&cursor=${cursor('name', 1, randomUUID())}`, 'cursor'],
    [`sort=price&cursor=${cursor('price', '1', randomUUID())}`, 'cursor'],
  ])('[API-25] refuses %s', async (query, field) => {
    const answer = await call(server, client, { url: `/properties?${query}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field }]);
  });

  it('takes the farthest moment that a cursor can hold', async () => {
    expect(await places(`cursor=${cursor('-created', 8.64e15, randomUUID())}`)).toEqual([4, 3, 2, 1, 0]);
    expect(await places(`cursor=${cursor('-created', 0, randomUUID())}`)).toEqual([]);
  });
});

describe('GET /properties?ids=', () => {
  const idOf = (place: number) => properties[place]?.id ?? '';

  it('[API-23] [API-24] keeps the order of the ids, skips unknown and repeated ones', async () => {
    const ids = [idOf(3), randomUUID(), idOf(0), 'nonsense', idOf(3).toUpperCase(), idOf(2)].join(',');
    expect(await places(`ids=${ids}`)).toEqual([3, 0, 2]);
  });

  it.each(['', ',', '%20,%20'])('[API-24] answers [] to "%s"', async (ids) => {
    expect(await places(`ids=${ids}`)).toEqual([]);
  });

  it('[API-24] takes 200 ids and refuses 201', async () => {
    const ids = Array.from({ length: 199 }, () => randomUUID());
    expect(await places(`ids=${[...ids, idOf(1)].join(',')}`)).toEqual([1]);
    const answer = await call(server, client, { url: `/properties?ids=${[...ids, idOf(1), idOf(2)].join(',')}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field: 'ids' }]);
  });
});

it('[API-25] caps the bare array at 1,000 rows with a Link to the rest', async () => {
  const other = await startTestApp();
  try {
    const someone = await other.signedIn('CLIENT');
    await other.deps.db.query(
      `insert into properties (id, name, created_at, updated_at)
       select gen_random_uuid(), 'Bulk ' || n, now(), now() from generate_series(1, 1001) n`,
    );
    const first = await call(other, someone, { url: '/properties' });
    expect(first.json()).toHaveLength(1_000);
    const second = await call(other, someone, { url: nextUrl(first.headers.link) ?? '' });
    expect(second.json()).toHaveLength(1);
    expect(second.headers.link).toBeUndefined();
  } finally {
    await other.close();
  }
});

it('[ENT-19] a property without numbers, text and features reads as 0, empty and an empty list', async () => {
  const id = randomUUID();
  await server.deps.db.query(
    `insert into properties (id, name, created_at, updated_at) values ($1, '', now(), now())`,
    [id],
  );
  const { json } = await call(server, client, { url: `/properties/${id}` });
  const empty = Object.fromEntries(Object.entries(aProperty()).map(([name, value]) => [name, emptyOf(value)]));
  expect(json()).toEqual({ ...empty, id, growthRate: null, rentalYield: null });
});

function emptyOf(value: unknown): unknown {
  if (typeof value === 'number') return 0;
  return typeof value === 'string' ? '' : [];
}

function nextUrl(link: unknown): string | null {
  return /^<\/api(.+)>; rel="next"$/.exec(String(link))?.[1] ?? null;
}

function cursor(...values: unknown[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

// Rows with equal sort values come in the order of their random ids.
function sortedTies(found: readonly number[], ties: string): number[] {
  const places = ties.replace('ties ', '').split(' ').map(Number);
  return found.filter((place) => places.includes(place));
}
