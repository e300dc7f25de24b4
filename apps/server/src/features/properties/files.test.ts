import { randomUUID } from 'node:crypto';
import { type ImportedProperty, mostImportedProperties, type Property } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addClient, addProperty, aProperty, auditRows, call, type SignedIn } from '../../../test/properties.ts';

let server: TestApp;
let admin: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await server.signedIn('ADMIN');
  client = await addClient(server);
});

const headings =
  'Name,Street,Suburb,State,Postcode,Price,Bedrooms,Bathrooms,Area (m²),Growth rate (%),Rental yield (%),Description,Features,Image address';
const lineOf = (name: string) => `${name},12 Hill Street,Newcastle,NSW,2300,"$750,000",3,2,180,3.5,4.2,,,`;
const file = (...lines: string[]) => [headings, ...lines].join('\n');

function send(actor: SignedIn | null, url: string, body: string | Buffer, extra: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST',
    url: `/api/properties/${url}`,
    payload: typeof body === 'string' ? Buffer.from(body) : body,
    headers: { 'content-type': 'text/csv', ...(actor ? { authorization: actor.authorization } : {}), ...extra },
  });
}
const check = (body: string | Buffer) => send(admin, 'import/check', body);
const importFile = (body: string | Buffer, key: string = randomUUID()) =>
  send(admin, 'import', body, { 'idempotency-key': key });

async function stored(): Promise<Property[]> {
  return (await call(server, admin, { url: '/properties?sort=name' })).json();
}

async function whyRefused(body: string | Buffer): Promise<string> {
  const answers = [await check(body), await importFile(body)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  expect(await stored()).toEqual([]);
  const [first, second] = answers.map((answer) => answer.json().fields);
  expect(second).toEqual(first);
  expect(first).toEqual([{ field: 'file', message: expect.any(String) }]);
  return first[0].message;
}

describe('a file of properties', () => {
  it('is checked without storing anything, then imported whole', async () => {
    const csv = file(
      lineOf('First'),
      '"Second, ""quoted""",1 B St,Hobart,TAS,7000,1200000.50,0,1,45.5,,0,"Two\r\nlines","Lift\nView",https://example.com/a.jpg',
    );
    expect((await check(csv)).json()).toEqual({ lines: 2, wrong: [] });
    expect(await stored()).toEqual([]);
    const answer = await importFile(csv);
    expect([answer.statusCode, answer.json()]).toEqual([201, { imported: 2 }]);
    expect(await stored()).toMatchObject([
      { name: 'First', price: 750_000, beds: 3, growthRate: 3.5, rentalYield: 4.2, features: [], imageUrl: '' },
      {
        name: 'Second, "quoted"',
        ...{ price: 1_200_000.5, beds: 0, area: 45.5, growthRate: null, rentalYield: 0, version: 1, status: '' },
        ...{ description: 'Two\r\nlines', features: ['Lift', 'View'], imageUrl: 'https://example.com/a.jpg' },
      },
    ]);
  });

  it.each([
    ['a byte order mark', `\uFEFF${file(lineOf('Café'))}`],
    ['Windows line ends', file(lineOf('Café'), '').replaceAll('\n', '\r\n')],
    ['old Mac line ends', file(lineOf('Café')).replaceAll('\n', '\r')],
    ['mixed line ends', `${headings}\r\n${lineOf('Café')}\n\n`],
    [
      'semicolons',
      `${headings.replaceAll(',', ';')}\nCafé;12 Hill Street;Newcastle;NSW;2300;"750,000";3;2;180;3.5;4.2;;;\n`,
    ],
    [
      'tabs',
      `${headings.replaceAll(',', '\t')}\nCafé\t12 Hill Street\tNewcastle\tNSW\t2300\t750000\t3\t2\t180\t3.5%\t4.2\n`,
    ],
    [
      'headings in another case and order',
      `PRICE, name ,${headings.slice(5).replace(',Price', '')}\n750000,Café,${lineOf('').slice(1).replace('"$750,000",', '')}`,
    ],
    ['lines without text between', file('', ',,,', lineOf('Café'), '')],
  ])('is read with %s', async (_what, csv) => {
    const checked = await check(csv);
    expect(checked.json()).toEqual({ lines: 1, wrong: [] });
    expect((await importFile(csv)).json()).toEqual({ imported: 1 });
    expect(await stored()).toMatchObject([{ name: 'Café', suburb: 'Newcastle', price: 750_000, rentalYield: 4.2 }]);
  });

  it('is as strict about state and postcode as the form, and takes them in small letters', async () => {
    const csv = file(
      lineOf('Right').replace('NSW', ' nsw '),
      lineOf('Nowhere').replace('NSW', 'XYZ').replace('2300', '307'),
      lineOf('Darwin').replace('NSW', 'NT').replace('2300', '800'),
    );
    const postcode = { column: 'Postcode', message: 'Enter four digits, such as 2300 or 0800' };
    expect((await check(csv)).json()).toEqual({
      lines: 3,
      wrong: [
        {
          line: 3,
          problems: [
            { column: 'State', value: 'XYZ', message: 'Enter ACT, NSW, NT, QLD, SA, TAS, VIC or WA' },
            { ...postcode, value: '307' },
          ],
        },
        { line: 4, problems: [{ ...postcode, value: '800' }] },
      ],
    });
    expect((await importFile(csv)).statusCode).toBe(400);
    expect((await importFile(file(lineOf('Right').replace('NSW', ' nsw ')))).statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ name: 'Right', state: 'NSW', postcode: '2300' }]);
  });

  it('names each wrong line as a spreadsheet counts, its columns and the reasons, and imports nothing', async () => {
    const csv = file(
      lineOf('Right'),
      ',12 Hill Street,,NSW,2300,cheap,3.5,2,180,-1,51,,,javascript:alert(1)',
      '',
      `${lineOf('Long')},more`,
      '"A feature\nin two lines",1 B St,C,NSW,2300,"1,5",1,1,1,1,1,,,',
    );
    const answer = await check(csv);
    expect(answer.json()).toEqual({
      lines: 4,
      wrong: [
        {
          line: 3,
          problems: [
            { column: 'Price', value: 'cheap', message: 'Enter a number, for example 750000 or 4.5' },
            { column: 'Name', value: '', message: 'Property name is required' },
            { column: 'Suburb', value: '', message: 'Suburb is required' },
            { column: 'Bedrooms', value: '3.5', message: 'Enter a whole number' },
            { column: 'Image address', value: 'javascript:alert(1)', message: expect.stringContaining('https://') },
            { column: 'Growth rate (%)', value: '-1', message: 'Must be positive' },
          ],
        },
        { line: 5, problems: [{ column: null, value: '', message: 'This line has 15 cells, the first line has 14' }] },
        {
          line: 6,
          problems: [
            { column: 'Price', value: '1,5', message: 'Enter a number, for example 750000 or 4.5' },
            { column: 'Name', value: 'A feature\nin two lines', message: expect.any(String) },
          ],
        },
      ],
    });
    const refused = await importFile(csv);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toContainEqual({ field: 'line 3, Suburb', message: 'Suburb is required' });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['', /is empty/],
    ['\n\n', /is empty/],
    ['a;b\n1;2', /must name the columns: Name, Street/],
    ['<!doctype html><p>1</p>', /must name the columns/],
    [headings, /no properties below/],
    [`${headings},Colour\n${lineOf('A')}red`, /no column “Colour”/],
    [`${headings},Name\n${lineOf('A')}B`, /twice: Name/],
    ['Name,Street\nA,B', /lacks these columns: Suburb, State, Postcode, Price/],
    [`${headings}\n"A,1 B St`, /line \d.*quotation marks do not match/],
    [`${headings}\nA "B",1 B St`, /line 2.*quotation marks do not match/],
  ])('is refused with the reason: %j', async (csv, reason) => {
    expect(await whyRefused(csv)).toMatch(reason);
  });

  it.each([
    ['Windows-1252', Buffer.from(file(lineOf('Caf\xe9')), 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${file(lineOf('A'))}`, 'utf16le')],
    ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('is refused in %s', async (_what, bytes) => {
    expect(await whyRefused(bytes)).toContain('not text in UTF-8');
  });

  it('takes 5,000 properties at once, and one more is refused', async () => {
    const lines = Array.from({ length: mostImportedProperties }, (_, index) => lineOf(`Bulk ${index}`));
    expect((await importFile(file(...lines))).json()).toEqual({ imported: 5_000 });
    const { rows } = await server.deps.db.query('select count(*)::int as count from properties');
    expect(rows).toEqual([{ count: 5_000 }]);
    await server.deps.db.query('delete from properties');
    expect(await whyRefused(file(...lines, lineOf('One more')))).toContain('5,001 properties');
  });

  it('of exactly 2 MB is read, one byte more is not', async () => {
    const filler = (bytes: number) => `${file(lineOf('A'))}\n${' '.repeat(bytes - file(lineOf('A')).length - 2)}`;
    const most = 2 * 1024 * 1024;
    // The heading has one character of two bytes.
    expect(Buffer.byteLength(filler(most))).toBe(most);
    expect((await check(filler(most))).json()).toEqual({ lines: 1, wrong: [] });
    expect((await check(filler(most + 1))).statusCode).toBe(413);
  });

  it('is imported once for a key, whatever the number of deliveries, and a key is held to its file', async () => {
    const key = randomUUID();
    const csv = file(lineOf('A'), lineOf('B'));
    const answers = await Promise.all([importFile(csv, key), importFile(csv, key)]);
    answers.push(await importFile(csv, key));
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([201, { imported: 2 }]);
    expect(await stored()).toHaveLength(2);
    expect((await importFile(file(lineOf('C')), key)).statusCode).toBe(422);
    expect((await auditRows(server)).filter(({ action }) => action === 'properties-imported')).toMatchObject([
      { actor_id: admin.id, subject_kind: null, fields: ['imported.2'] },
    ]);
  });

  it('is taken from advisers alone, and only as CSV', async () => {
    const csv = file(lineOf('A'));
    for (const url of ['import', 'import/check']) {
      expect((await send(client, url, csv)).statusCode).toBe(403);
      expect((await send(null, url, csv)).statusCode).toBe(401);
      const answer = await send(admin, url, '{}', { 'content-type': 'application/json' });
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'not-a-csv']);
      expect((await call(server, admin, { method: 'POST', url: `/properties/${url}` })).statusCode).toBe(415);
    }
    expect(await stored()).toEqual([]);
  });
});

describe('GET /properties/export', () => {
  const exported = (query = '') => call(server, admin, { url: `/properties/export${query}` });
  const formOf = ({
    id: _,
    version: _v,
    purchasePrice: _p,
    currentValue: _c,
    deposit: _d,
    userId: _u,
    status: _s,
    ...form
  }: Property): ImportedProperty => form;

  it('is a file that an import takes back as it was, whatever the texts hold', async () => {
    const odd: Partial<Property>[] = [
      {
        name: '=1+1',
        street: '+61 Street',
        suburb: '-Dash',
        state: '@Home',
        features: ['=HYPERLINK("x")', "'=quoted"],
      },
      { name: "'=guarded", street: "''quoted", description: '\u{1F3E1} Line one\r\nLine two; "three"\n\'four\'' },
      { name: 'Ｆull', street: '＝fullwidth', postcode: '0800', price: 0.01 + 1, area: 0.1 + 1.2, features: [] },
      {
        name: 'Semi;colon',
        price: 1_000_000_000_000,
        beds: 0,
        growthRate: 1e-7,
        rentalYield: 100,
        imageUrl: 'https://example.com/a,b.jpg',
      },
    ];
    const before: Property[] = [];
    for (const { growthRate, rentalYield, ...change } of odd) {
      before.push(
        await addProperty(server, admin, {
          ...change,
          price: Number((change.price ?? 5).toFixed(2)),
          growthRate: growthRate ?? 0,
          rentalYield: rentalYield ?? 0,
        }),
      );
      server.clock.advance({ minutes: 1 });
    }
    const blank = { ...aProperty({ name: 'Blank' }), growthRate: null, rentalYield: null };
    const edited = await call(server, admin, { method: 'PUT', url: `/properties/${before[0]?.id}`, payload: blank });
    before.splice(0, 1, edited.json());
    const answer = await exported('?sort=created');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="properties-\d{4}-\d\d-\d\d\.csv"$/),
    });
    await server.deps.db.query('delete from properties');
    const csv = Buffer.from(answer.body);
    expect((await importFile(csv)).json()).toEqual({ imported: before.length });
    const byName = (a: ImportedProperty, b: ImportedProperty) => (a.name < b.name ? -1 : 1);
    expect((await stored()).map(formOf).sort(byName)).toEqual(before.map(formOf).sort(byName));
  });

  it('begins no cell as a formula', async () => {
    await addProperty(server, admin, { name: '=1+1', street: '@a', suburb: '-1', state: '+1', description: '＝x' });
    const [, line = ''] = (await exported()).body.split('\r\n');
    expect(line).toContain("'=1+1,'@a,'-1,'+1,");
    expect(line).toContain("'＝x");
  });

  it('has the searched ones, archived ones only when asked, and more than one part of the list', async () => {
    await server.deps.db.query(
      `insert into properties (id, name, created_at, updated_at, archived_at)
       select gen_random_uuid(), 'Bulk ' || n, now(), now(), case when n > 1500 then now() end from generate_series(1, 1502) n`,
    );
    const lines = async (query = '') => (await exported(query)).body.trimEnd().split('\r\n').length - 1;
    expect(await lines()).toBe(1_500);
    expect(await lines('?archived=true')).toBe(2);
    expect(await lines('?q=bulk+1499')).toBe(1);
    const [heading] = (await exported('?q=nothing+like+this')).body.split('\r\n');
    expect(heading).toBe(`\uFEFF${headings}`);
  });

  it('is audited, and refused to clients', async () => {
    await exported();
    expect((await call(server, client, { url: '/properties/export' })).statusCode).toBe(403);
    expect((await auditRows(server)).map(({ action }) => action)).toEqual(['properties-exported']);
  });
});
