import { splitProfileAddress } from '@freehold/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aLiability, anAsset, aProfile } from '../../../test/builders.ts';
import { figure } from '../../../test/quality.ts';
import { type Caller, caller, clientWithProfile } from '../../../test/records.ts';

let server: TestApp;
let client: Caller;
let adviser: Caller;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  client = await clientWithProfile(server);
  adviser = await caller(server, 'ADMIN');
});

const seed = 20_261_121;
/** For what makes hundreds of calls; a busy machine is no failure. */
const patient = { timeout: 180_000 };
const pathOf = (who: { id: string }) => `/profiles/${who.id}/details`;

async function details() {
  return (await adviser.get(pathOf(client))).json();
}

/** Dollars and cents as a person writes them, up to the largest amount. */
const amounts = fc.oneof(
  fc
    .integer({ min: 0, max: 99_999_999_99 })
    .map((cents) => Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)),
  fc.constantFrom(0, 0.01, 0.1, 0.29, 0.57, 1.005, 4.35, 1_000_000.07, 8_388_608.99, 999_999_999_999.99, 1e12),
);

describe('[ENT-28] money', () => {
  it('[ENT-12] comes back to the cent as it was sent', patient, async () => {
    const sampled = fc.sample(amounts, { numRuns: 1_000, seed });
    let exact = 0;
    for (let start = 0; start < sampled.length; start += 250) {
      const values = sampled.slice(start, start + 250);
      const [income = 0, rent = 0, savings = 0, loans = 0] = values;
      const profile = { grossIncome: income, rentPerWeek: rent, savings, existingLoans: loans };
      const assets = values
        .slice(4, 129)
        .map((value, n) => ({ description: `${n}`, currentValue: value, incomeAmount: value }));
      const liabilities = values
        .slice(129)
        .map((value, n) => ({ description: `${n}`, loanBalance: value, repaymentAmount: value }));
      const sent = await client.put(pathOf(client), { profile, assets, liabilities });
      expect(sent.statusCode).toBe(200);
      const read = await details();
      // Amounts are rounded to the cent, half away from zero: 1.005 becomes 1.01.
      const cents = (value: number) => (value === 1.005 ? 1.01 : value);
      expect(read.profile).toMatchObject({ grossIncome: cents(income), rentPerWeek: cents(rent) });
      expect(read.profile).toMatchObject({ savings: cents(savings), existingLoans: cents(loans) });
      const kept: number[] = [...read.assets, ...read.liabilities].map((row) => row.currentValue ?? row.loanBalance);
      const again: number[] = [...read.assets, ...read.liabilities].map(
        (row) => row.incomeAmount ?? row.repaymentAmount,
      );
      expect(kept).toEqual(values.slice(4).map(cents));
      expect(again).toEqual(kept);
      exact += values.length;
    }
    const { rows } = await server.deps.db.query(
      `select count(*)::int as wrong from assets where current_value <> income_amount`,
    );
    expect(rows[0]?.wrong).toBe(0);
    expect(exact).toBe(1_000);
    figure('D4', `amounts identical to the cent through PUT and GET, seed ${seed}`, `${exact}/1000`);
  });
});

describe('two editors', () => {
  const races = 200;

  /** A whole record in which every part names its author. */
  const authored = (author: string) => ({
    profile: aProfile({ occupation: author, employer: author }),
    assets: [anAsset({ description: author }), anAsset({ description: `${author} too` })],
    liabilities: [aLiability({ description: author })],
    portfolios: [author],
  });

  const authorsOf = (record: Awaited<ReturnType<typeof details>>): Set<string> =>
    new Set([
      record.profile.occupation,
      record.profile.employer,
      ...record.assets.map(({ description }: { description: string }) => description.replace(' too', '')),
      ...record.liabilities.map(({ description }: { description: string }) => description),
      ...record.portfolios,
    ]);

  it('[API-18] without a version the last one wins as a whole, and no reader sees a mixture', patient, async () => {
    let mixed = 0;
    for (let race = 0; race < races; race += 1) {
      const [first, second, seen] = await Promise.all([
        client.put(pathOf(client), authored(`client ${race}`)),
        adviser.put(pathOf(client), authored(`adviser ${race}`)),
        adviser.get(pathOf(client)),
      ]);
      expect([first.statusCode, second.statusCode, seen.statusCode]).toEqual([200, 200, 200]);
      for (const record of [first.json(), second.json(), await details()]) {
        if (authorsOf(record).size !== 1 || record.assets.length !== 2) mixed += 1;
      }
      if (race > 0 && (authorsOf(seen.json()).size !== 1 || seen.json().assets.length !== 2)) mixed += 1;
    }
    expect(mixed).toBe(0);
    figure('D8', 'mixed records in 200 races of two editors and a reader', `${mixed}/${races}`);
  });

  it(
    '[API-19] with a version one of two wins, the other is refused with 412 and changes nothing',
    patient,
    async () => {
      let refused = 0;
      for (let race = 0; race < races; race += 1) {
        const { version } = await details();
        const answers = await Promise.all([
          client.put(pathOf(client), { ...authored(`client ${race}`), version }),
          adviser.put(pathOf(client), authored(`adviser ${race}`), { 'if-match': `"${version}"` }),
        ]);
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
        const winner = answers.find(({ statusCode }) => statusCode === 200)?.json();
        expect(await details()).toEqual(winner);
        expect(winner.version).toBe(version + 1);
        refused += 1;
      }
      figure('D8', 'stale writes of 200 races refused with 412, nothing changed', `${refused}/${races}`);
    },
  );
});

describe('what a details write does to the lists', () => {
  const stored = { assets: [anAsset()], liabilities: [aLiability()], portfolios: [{ kept: true }] };
  type Sent = Readonly<Record<string, unknown>>;
  type Lists = { assets: object[]; liabilities: object[]; portfolios: unknown[] };
  const cases: [string, Sent, Lists][] = [
    ['[API-17] nested empty lists are ignored', { profile: { assets: [], liabilities: [], portfolios: [] } }, stored],
    [
      '[API-17] nested full lists are ignored',
      { profile: { assets: [{}], liabilities: [{}], portfolios: [1] } },
      stored,
    ],
    ['[API-16] absent lists stay', { profile: { occupation: 'Baker' } }, stored],
    ['[API-16] an empty list of assets clears', { profile: {}, assets: [] }, { ...stored, assets: [] }],
    ['[API-16] an empty list of liabilities clears', { profile: {}, liabilities: [] }, { ...stored, liabilities: [] }],
    ['[API-16] an empty list of portfolios clears', { profile: {}, portfolios: [] }, { ...stored, portfolios: [] }],
    [
      '[API-16] a sent list of assets replaces',
      { profile: {}, assets: [anAsset({ description: 'New' })] },
      { ...stored, assets: [anAsset({ description: 'New' })] },
    ],
    [
      '[API-16] a sent list of liabilities replaces',
      { profile: {}, liabilities: [aLiability(), aLiability()] },
      { ...stored, liabilities: [aLiability(), aLiability()] },
    ],
    [
      '[API-16] a sent list of portfolios replaces',
      { profile: {}, portfolios: ['x'] },
      { ...stored, portfolios: ['x'] },
    ],
    [
      '[API-17] nested lists beside top-level ones',
      { profile: { assets: [] }, assets: [anAsset({ currentValue: 1 })] },
      { ...stored, assets: [anAsset({ currentValue: 1 })] },
    ],
    [
      '[API-16] all three at once',
      { profile: {}, assets: [], liabilities: [], portfolios: [] },
      { assets: [], liabilities: [], portfolios: [] },
    ],
  ];
  let held = 0;

  it.each(cases)('%s', async (_case, sent, expected) => {
    await client.put(pathOf(client), { profile: aProfile(), ...stored });
    const answer = await client.put(pathOf(client), sent);
    expect(answer.statusCode).toBe(200);
    const read = await details();
    expect(read).toEqual(answer.json());
    expect(read.assets).toMatchObject(expected.assets);
    expect(read.liabilities).toMatchObject(expected.liabilities);
    expect(read.portfolios).toEqual(expected.portfolios);
    held += 1;
  });

  it('[API-16] one transaction: what fails in the middle changes nothing', async () => {
    await client.put(pathOf(client), { profile: aProfile(), ...stored });
    const before = await details();
    const { db } = server.deps;
    // The liabilities are written after the profile and the assets.
    await db.query(`alter table liabilities add constraint no_school check (liability_type <> 'School')`);
    const sent = {
      profile: { occupation: 'Lost' },
      assets: [],
      liabilities: [aLiability({ liabilityType: 'School' })],
    };
    const answer = await client.put(pathOf(client), { ...sent, portfolios: [] });
    await db.query('alter table liabilities drop constraint no_school');
    expect(answer.statusCode).toBe(500);
    expect(await details()).toEqual(before);
    const { rows } = await db.query('select count(*)::int as count from valuations');
    expect(rows[0]?.count).toBe(1);
    held += 1;
    expect(held).toBe(12);
    figure('D9', 'details writes that treat the lists as stated', `${held}/12`);
  });
});

describe('addresses', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('', ' ', ',', 'Unit 2, 5 High St', '1/3 King St', 'a,b,,c', '  x  y  '),
  );
  const texts = fc.oneof(
    fc.tuple(part, part, part, part, part).map((parts) => parts.map((one) => one.replaceAll(',', ' ')).join(', ')),
    fc.array(part, { maxLength: 9 }).map((parts) => parts.join(',')),
  );
  // Control characters and line breaks are refused elsewhere; leave them out.
  const printable = texts.map((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ''));

  it(
    '[ENT-03] [ENT-04] [ENT-05] [ENT-06] keep five parts, stay as they are, and read from the right',
    patient,
    async () => {
      const sampled = fc.sample(printable, { numRuns: 1_000, seed });
      let stable = 0;
      for (let start = 0; start < sampled.length; start += 2) {
        const [address = '', partnerAddress = ''] = sampled.slice(start, start + 2);
        const first = (await client.put(`/profiles/${client.id}`, { address, partnerAddress })).json();
        const resent = { address: first.address, partnerAddress: first.partnerAddress };
        const second = (await client.put(`/profiles/${client.id}`, resent)).json();
        for (const [sent, kept, again] of [
          [address, first.address, second.address],
          [partnerAddress, first.partnerAddress, second.partnerAddress],
        ]) {
          expect(again).toBe(kept);
          expect(kept.split(', ')).toHaveLength(5);
          expect(splitProfileAddress(kept)).toEqual(partsFromTheRight(sent));
          stable += 1;
        }
      }
      expect(stable).toBe(1_000);
      figure('D10', `addresses stable through PUT and GET, seed ${seed}`, `${stable}/1000`);
    },
  );

  it('[ENT-05] a seventh part and all before the last four are the street', async () => {
    const address = 'Level 3, Unit 2, 5 High St, Carlton, VIC, 3053, Australia';
    const answer = await client.put(`/profiles/${client.id}`, { address });
    expect(answer.json().address).toBe('Level 3 Unit 2 5 High St, Carlton, VIC, 3053, Australia');
  });

  it('[ENT-06] lie in five columns each', async () => {
    await client.put(`/profiles/${client.id}`, {
      address: '1 High St, Carlton, VIC, 3053, Australia',
      partnerAddress: ', , , , NZ',
    });
    const { rows } = await server.deps.db.query(
      `select street, suburb, state, postcode, country, partner_street, partner_country from profiles where id = $1`,
      [client.id],
    );
    expect(rows).toEqual([
      {
        ...{ street: '1 High St', suburb: 'Carlton', state: 'VIC', postcode: '3053', country: 'Australia' },
        ...{ partner_street: '', partner_country: 'NZ' },
      },
    ]);
  });

  /** The rule of decision D-01, written down again. */
  function partsFromTheRight(text: string) {
    const parts = text
      .trim()
      .split(',')
      .map((one) => one.trim().replaceAll(/\s+/g, ' '));
    while (parts.length < 5) parts.push('');
    const [country, postcode, state, suburb] = parts.slice(-4).reverse();
    const street = parts.slice(0, -4).join(' ').replaceAll(/\s+/g, ' ').trim();
    return { street, suburb, state, postcode, country };
  }
});

describe('fields that nobody may write', () => {
  const forbidden: Readonly<Record<string, unknown>> = {
    role: 'ADMIN',
    id: '11111111-1111-4111-8111-111111111111',
    userId: '11111111-1111-4111-8111-111111111111',
    email: 'taken-over@example.com',
    hasAccount: false,
    passwordHash: 'x',
    password_hash: 'x',
    isAdmin: true,
    createdAt: '2000-01-01T00:00:00Z',
    created_at: '2000-01-01T00:00:00Z',
    updatedAt: '2000-01-01T00:00:00Z',
    emailVerified: true,
    status: 'Converted',
    profile_id: '11111111-1111-4111-8111-111111111111',
    search_text: 'x',
  };
  let unchanged = 0;

  /** All that is stored of the client, their account included, but for the version and the moment it counts up. */
  async function stored() {
    const { rows } = await server.deps.db.query(
      `select to_jsonb(profiles) - 'version' - 'updated_at' as profile, to_jsonb(users) as account,
        (select jsonb_agg(to_jsonb(assets)) from assets where profile_id = profiles.id) as assets,
        (select jsonb_agg(to_jsonb(liabilities)) from liabilities where profile_id = profiles.id) as liabilities
      from profiles join users on users.id = profiles.id where users.id = $1`,
      [client.id],
    );
    return rows;
  }

  it.each(Object.keys(forbidden))('%s is dropped by every write of a client’s record', async (field) => {
    const { assets, liabilities } = (
      await client.put(pathOf(client), { profile: aProfile(), assets: [anAsset()], liabilities: [aLiability()] })
    ).json();
    const before = await stored();
    const bad = { [field]: forbidden[field] };
    // The id of an asset is allowed: it says which asset is meant.
    const ofRow = field === 'id' ? {} : bad;
    const writes: [string, object][] = [
      [`/profiles/${client.id}`, bad],
      [pathOf(client), { profile: bad }],
      [pathOf(client), { profile: {}, ...bad }],
      [pathOf(client), { profile: {}, assets: [{ ...assets[0], ...ofRow }] }],
      [pathOf(client), { profile: {}, liabilities: [{ ...liabilities[0], ...ofRow }] }],
    ];
    for (const [path, body] of writes) {
      for (const who of [client, adviser]) {
        expect((await who.put(path, body)).statusCode).toBe(200);
        expect(await stored()).toEqual(before);
      }
      unchanged += 1;
    }
  });

  it('[ENT-13] nor can a new client be made an ADMIN', async () => {
    const created = (
      await adviser.post('/profiles/details', { profile: { ...forbidden, email: '' }, ...forbidden })
    ).json();
    expect(created.profile).toMatchObject({ role: 'CLIENT', hasAccount: false });
    expect(created.profile.id).not.toBe(forbidden.id);
    const { rows } = await server.deps.db.query(`select count(*)::int as admins from users where role = 'ADMIN'`);
    expect(rows[0]?.admins).toBe(1);
    expect(unchanged).toBe(75);
    figure('C3', '15 forbidden fields in 5 writes of client records, unchanged in the database', `${unchanged}/75`);
  });
});
