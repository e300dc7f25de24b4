import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aLiability, anAsset, aProfile } from '../../../test/builders.ts';
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

const pathOf = (who: { id: string }) => `/profiles/${who.id}/details`;

async function details(who: Caller = client) {
  return (await who.get(pathOf(client))).json();
}

// What a sender does not say of a property and of a loan on it is not known.
const nothingMore = {
  asset: {
    ...{ state: null, contractDay: null, dwellingKind: null, landPercentage: null },
    ...{ clientSharePercentage: null, partnerSharePercentage: null },
  },
  liability: { securedBy: null, offsetBalance: null, fixedUntil: null, interestOnlyUntil: null, loanEnds: null },
};

describe('GET and PUT /profiles/:id/details', () => {
  it('[API-14] [API-15] [API-40] [ENT-17] gives back what was stored: profile, both lists and the portfolios', async () => {
    const portfolios = [{ z: 1, a: [null, 'x', { deep: 0.1 }] }, 'text', 7];
    const sent = { profile: aProfile(), assets: [anAsset()], liabilities: [aLiability()], portfolios };
    const answer = await client.put(pathOf(client), sent);
    expect(answer.statusCode).toBe(200);
    const read = await details();
    expect(read).toEqual(answer.json());
    expect(read.profile).toMatchObject({ ...aProfile(), email: expect.any(String), id: client.id, role: 'CLIENT' });
    expect(read.assets).toEqual([{ id: expect.any(String), ...anAsset(), ...nothingMore.asset }]);
    expect(read.liabilities).toEqual([{ id: expect.any(String), ...aLiability(), ...nothingMore.liability }]);
    expect(JSON.stringify(read.portfolios)).toBe(JSON.stringify(portfolios));
    expect(read.version).toBe(3);
    // Lists that are missing count as empty.
    await client.put(pathOf(client), { profile: {}, assets: [], liabilities: [], portfolios: [] });
    expect(await details()).toMatchObject({ assets: [], liabilities: [], portfolios: [] });
    expect((await client.put(pathOf(client), {})).statusCode).toBe(400);
  });

  it('[ENT-15] [ENT-16] gives an asset its eight fields and a liability its eleven', async () => {
    const asset = {
      ...{ assetType: 'Investment Property', currentValue: 642_000.5, originalPrice: 515_000, yearPurchased: 2020 },
      ...{ ownershipPercentage: 33.3333, incomeAmount: 540.25, incomeFrequency: 'Quarterly', description: 'Flat' },
    };
    const liability = {
      ...{ liabilityType: 'Mortgage', isPrimaryResidence: true, loanBalance: 486_000.99, limitAmount: 500_000 },
      ...{ lenderType: 'Bank', interestRate: 6.0425, termType: 'Fixed', repaymentAmount: 3_240.1 },
      ...{ repaymentFrequency: 'Fortnightly', loanType: 'Interest Only', description: 'Home loan' },
    };
    await client.put(pathOf(client), { profile: {}, assets: [asset], liabilities: [liability] });
    const { assets, liabilities } = await details();
    expect(assets).toEqual([{ id: expect.any(String), ...asset, ...nothingMore.asset }]);
    expect(liabilities).toEqual([{ id: expect.any(String), ...liability, ...nothingMore.liability }]);
  });

  it('[ENT-21] takes the six employment types, for both partners', async () => {
    for (const type of ['Full-time', 'Part-time', 'Casual', 'Self-employed', 'Contract', 'Unemployed']) {
      const profile = { employmentType: type, partnerEmploymentType: type };
      expect((await client.put(pathOf(client), { profile })).statusCode, type).toBe(200);
      expect((await details()).profile).toMatchObject(profile);
    }
  });

  it('portfolios with a NUL or a lone surrogate, in a key too, are refused and change nothing', async () => {
    for (const bad of ['\u0000', '\ud800', { '\u0000': 1 }, [[{ a: '\udc00' }]]]) {
      const answer = await client.put(pathOf(client), { profile: {}, portfolios: [bad] });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toEqual([
        { field: 'portfolios', message: 'Contains characters that cannot be stored' },
      ]);
    }
  });

  it('[ENT-17] portfolios hold whatever else JSON can say', async () => {
    const portfolios = ['\\u0000', '\u2028', '😀', 1e308, 0.1, { '': [], a: { b: null } }, [[[]]]];
    const answer = await client.put(pathOf(client), { profile: {}, portfolios });
    expect(answer.statusCode).toBe(200);
    expect((await details()).portfolios).toEqual(portfolios);
  });

  it('[ENT-14] [VALID-30] [VALID-33] [VALID-36] an empty form saves as zeroes, empty lists and the default age', async () => {
    const answer = await adviser.post('/profiles/details', {
      profile: { firstName: '', grossIncome: null, employmentType: '', maritalStatus: '', dateOfBirth: '' },
      assets: [{}],
      liabilities: [{ termType: '', repaymentFrequency: '', loanType: '' }],
    });
    expect(answer.statusCode).toBe(201);
    const { profile, assets, liabilities, portfolios } = answer.json();
    const { desiredRetirementAge, ...numbers } = Object.fromEntries(
      Object.entries(profile).filter(([, value]) => typeof value === 'number'),
    );
    expect(desiredRetirementAge).toBe(65);
    expect(new Set(Object.values(numbers))).toEqual(new Set([0]));
    expect(profile).toMatchObject({ role: 'CLIENT', hasAccount: false, address: ', , , , ', employmentType: '' });
    expect(assets).toEqual([
      {
        id: expect.any(String),
        assetType: '',
        currentValue: 0,
        originalPrice: 0,
        yearPurchased: 2026,
        ownershipPercentage: 100,
        incomeAmount: 0,
        incomeFrequency: 'Monthly',
        description: '',
        ...nothingMore.asset,
      },
    ]);
    expect(liabilities).toMatchObject([
      { termType: 'Variable', repaymentFrequency: 'Monthly', loanType: 'Principal and Interest', loanBalance: 0 },
    ]);
    expect(portfolios).toEqual([]);
  });

  it('0 typed for the retirement age stays 0, and a blank one is 65 again', async () => {
    const path = `/profiles/${client.id}`;
    expect((await client.put(path, { desiredRetirementAge: 0 })).json().desiredRetirementAge).toBe(0);
    expect((await client.put(path, { desiredRetirementAge: null })).json().desiredRetirementAge).toBe(65);
  });

  it('an answer can be sent back as it is and changes nothing', async () => {
    await client.put(pathOf(client), { profile: aProfile(), assets: [anAsset()], liabilities: [aLiability()] });
    const read = await details();
    const again = await client.put(pathOf(client), read);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(read);
    const flat = (await client.get(`/profiles/${client.id}`)).json();
    expect((await client.put(`/profiles/${client.id}`, flat)).json()).toEqual(flat);
  });

  it('[ENT-27] stored text that names no frequency still reads, and is flagged', async () => {
    await client.put(pathOf(client), { profile: {}, assets: [anAsset()], liabilities: [aLiability()] });
    await server.deps.db.query(`update assets set income_frequency = 'Twice a year'`);
    await server.deps.db.query(`update liabilities set repayment_frequency = 'Now and then'`);
    const { assets, liabilities } = await details();
    expect(assets).toMatchObject([{ incomeFrequency: 'Twice a year', frequencyUnknown: true }]);
    expect(liabilities).toMatchObject([{ repaymentFrequency: 'Now and then', frequencyUnknown: true }]);
  });

  it('keeps the order of a list, and the id of every row it can recognise', async () => {
    const unit = anAsset({ description: 'Unit' });
    const shares = anAsset({ assetType: 'Shares', description: 'Index fund' });
    const savings = anAsset({ assetType: 'Savings', description: 'Account' });
    const first = (await client.put(pathOf(client), { profile: {}, assets: [unit, shares, savings] })).json().assets;
    const [unitId, sharesId, savingsId] = first.map(({ id }: { id: string }) => id);
    const sent = [
      // Named by its id, with everything else changed.
      { ...anAsset({ assetType: 'Business', description: 'Shop' }), id: savingsId },
      // Recognised by what it is.
      { ...unit, currentValue: 1 },
      // New.
      anAsset({ description: 'Garage' }),
    ];
    const { assets } = (await client.put(pathOf(client), { profile: {}, assets: sent })).json();
    expect(assets.map(({ description }: { description: string }) => description)).toEqual(['Shop', 'Unit', 'Garage']);
    expect(assets[0].id).toBe(savingsId);
    expect(assets[1].id).toBe(unitId);
    expect([unitId, sharesId, savingsId]).not.toContain(assets[2].id);
  });

  it('keeps what is said of a property and of the new loan on it, and keeps it for a sender that does not know of it', async () => {
    const property = {
      ...{ state: 'QLD', contractDay: '2026-05-12', dwellingKind: 'Off the plan', landPercentage: 33.25 },
      ...{ ownershipPercentage: 90, clientSharePercentage: 30, partnerSharePercentage: 60 },
    } as const;
    const terms = {
      ...{ offsetBalance: 12_000.5, fixedUntil: '2028-06-30', interestOnlyUntil: '2029-01-31', loanEnds: '2049-01-31' },
    };
    const made = '00000000-0000-4000-8000-00000000000a';
    const sent = {
      profile: {},
      assets: [anAsset(), { ...anAsset({ description: 'House' }), ...property, id: made }],
      liabilities: [{ ...aLiability(), ...terms, securedBy: made }],
    };
    const stored = (await client.put(pathOf(client), sent)).json();
    expect(stored.assets[1]).toMatchObject(property);
    expect(stored.assets[1].id).not.toBe(made);
    expect(stored.liabilities[0]).toMatchObject({ ...terms, securedBy: stored.assets[1].id });
    expect((await client.put(pathOf(client), stored)).json()).toEqual(stored);
    const older = { assets: [anAsset(), anAsset({ description: 'House' })], liabilities: [aLiability()] };
    const after = (await client.put(pathOf(client), { profile: {}, ...older })).json();
    expect(after.assets[1]).toMatchObject({ ...property, ownershipPercentage: 50 });
    expect(after.liabilities).toEqual(stored.liabilities);
    const gone = (await client.put(pathOf(client), { profile: {}, assets: [anAsset()] })).json();
    expect(gone.liabilities[0]).toMatchObject({ ...terms, securedBy: null });
  });

  it('a loan on somebody else’s property, or on shares, is refused', async () => {
    const other = await clientWithProfile(server);
    const theirs = (await other.put(pathOf(other), { profile: {}, assets: [anAsset()] })).json().assets;
    const shares = anAsset({ assetType: 'Shares' });
    const mine = (await client.put(pathOf(client), { profile: {}, assets: [shares] })).json().assets;
    const fields = [
      { field: 'liabilities.0.securedBy', message: 'Choose one of the properties under Assets, or none' },
    ];
    for (const securedBy of [theirs[0].id, mine[0].id]) {
      const liabilities = [aLiability({ securedBy })];
      const answer = await client.put(pathOf(client), { profile: {}, liabilities });
      expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
      const created = await adviser.post('/profiles/details', { profile: {}, assets: mine, liabilities });
      expect([created.statusCode, created.json().fields]).toEqual([400, fields]);
    }
    expect(await details()).toMatchObject({ liabilities: [] });
  });

  it('the id of somebody else’s asset is no way to it', async () => {
    const other = await clientWithProfile(server);
    const theirs = (await other.put(pathOf(other), { profile: {}, assets: [anAsset()] })).json().assets;
    const sent = [{ ...anAsset({ description: 'Mine', currentValue: 5 }), id: theirs[0].id }];
    const mine = (await client.put(pathOf(client), { profile: {}, assets: sent })).json().assets;
    expect(mine[0].id).not.toBe(theirs[0].id);
    expect((await other.get(pathOf(other))).json().assets).toEqual(theirs);
  });
});

describe('POST /profiles/details', () => {
  it('[API-20] [SEC-06] [SEC-08] [ENT-13] an adviser creates a client, who has no account and is a CLIENT', async () => {
    const answer = await adviser.post('/profiles/details', {
      profile: { ...aProfile(), role: 'ADMIN', id: client.id },
      assets: [anAsset()],
      liabilities: [aLiability()],
      portfolios: [],
    });
    expect(answer.statusCode).toBe(201);
    const created = answer.json();
    expect(created).toMatchObject({ version: 1, profile: { ...aProfile(), role: 'CLIENT', hasAccount: false } });
    expect(created.profile.id).not.toBe(client.id);
    expect((await adviser.get(`/profiles/${created.profile.id}/details`)).json()).toEqual(created);
  });

  it('two deliveries with one key are one client', async () => {
    const sent = { profile: aProfile() };
    const key = { 'idempotency-key': 'new-client-1' };
    const [first, second] = await Promise.all([
      adviser.post('/profiles/details', sent, key),
      adviser.post('/profiles/details', sent, key),
    ]);
    expect(second.json()).toEqual(first.json());
    const { rows } = await server.deps.db.query(`select count(*)::int as count from profiles where email <> ''`);
    expect(rows[0]?.count).toBe(2);
  });

  it('a client may not', async () => {
    expect((await client.post('/profiles/details', { profile: {} })).statusCode).toBe(403);
  });
});

describe('bad input', () => {
  it.each([
    [
      '[VALID-31] [VALID-32] a date of birth to come',
      { profile: { dateOfBirth: '2026-11-22' } },
      'profile.dateOfBirth',
      'Date of birth cannot be in the future',
    ],
    [
      '[VALID-31] the partner’s',
      { profile: { partnerDob: '2030-01-01' } },
      'profile.partnerDob',
      'Date of birth cannot be in the future',
    ],
    [
      'a day that does not exist',
      { profile: { dateOfBirth: '2025-02-29' } },
      'profile.dateOfBirth',
      'Enter a date as YYYY-MM-DD, from 1900 on',
    ],
    [
      'a day of the year 0',
      { profile: { dateOfBirth: '0000-01-01' } },
      'profile.dateOfBirth',
      'Enter a date as YYYY-MM-DD, from 1900 on',
    ],
    ['[VALID-33] an income below 0', { profile: { grossIncome: -0.01 } }, 'profile.grossIncome', 'Cannot be negative'],
    [
      'an income above 1e12',
      { profile: { grossIncome: 1e12 + 1 } },
      'profile.grossIncome',
      'Enter an amount up to $1,000,000,000,000',
    ],
    ['half a dependant', { profile: { dependants: 1.5 } }, 'profile.dependants', 'Enter a whole number'],
    ['21 dependants', { profile: { dependants: 21 } }, 'profile.dependants', 'Enter 20 or fewer'],
    [
      '[VALID-36] a retirement age of 121',
      { profile: { desiredRetirementAge: 121 } },
      'profile.desiredRetirementAge',
      'Enter 0 to 120',
    ],
    [
      '[ENT-21] an unknown employment type',
      { profile: { employmentType: 'Boss' } },
      'profile.employmentType',
      'Choose one of the listed values',
    ],
    [
      'an unknown marital status',
      { profile: { maritalStatus: 'Single' } },
      'profile.maritalStatus',
      'Choose one of the listed values',
    ],
    [
      '[VALID-34] a purchase in 1899',
      { profile: {}, assets: [anAsset({ yearPurchased: 1899 })] },
      'assets.0.yearPurchased',
      'Enter 1900 or later',
    ],
    [
      '[VALID-34] a purchase next year',
      { profile: {}, assets: [anAsset(), anAsset({ yearPurchased: 2027 })] },
      'assets.1.yearPurchased',
      'The year cannot be in the future',
    ],
    [
      '[VALID-35] 101 percent',
      { profile: {}, assets: [anAsset({ ownershipPercentage: 101 })] },
      'assets.0.ownershipPercentage',
      'Enter 0 to 100',
    ],
    [
      '[VALID-35] an interest rate of 100.1',
      { profile: {}, liabilities: [aLiability({ interestRate: 100.1 })] },
      'liabilities.0.interestRate',
      'Enter 0 to 100',
    ],
    [
      'shares that do not add up',
      { profile: {}, assets: [anAsset({ clientSharePercentage: 30, partnerSharePercentage: 30 })] },
      'assets.0.partnerSharePercentage',
      'The two shares come to 60%, and Ownership Percentage is 50%',
    ],
    [
      'a contract to come',
      { profile: {}, assets: [anAsset({ contractDay: '2026-11-23' })] },
      'assets.0.contractDay',
      'The contract day cannot be in the future',
    ],
    [
      'a fixed rate to come of a variable loan',
      { profile: {}, liabilities: [aLiability({ termType: 'Variable', fixedUntil: '2027-01-01' })] },
      'liabilities.0.fixedUntil',
      'Choose Fixed as the term, or clear this day',
    ],
    [
      'a portfolio of 100 kB',
      { profile: {}, portfolios: ['x'.repeat(100_001)] },
      'portfolios',
      'The portfolios are too large',
    ],
    [
      '501 assets',
      { profile: {}, assets: Array.from({ length: 501 }, () => ({})) },
      'assets',
      'At most 500 can be kept',
    ],
  ])('%s: 400 with the field named, nothing stored', async (_case, payload, field, message) => {
    const before = await details();
    const answer = await client.put(pathOf(client), payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toContainEqual({ field, message });
    expect(await details()).toEqual(before);
  });

  it.each([
    ['[ENT-22] an asset type', { assets: [{ assetType: 'Yacht' }] }],
    ['[ENT-24] an income frequency', { assets: [{ incomeFrequency: 'Daily' }] }],
    ['[ENT-23] a liability type', { liabilities: [{ liabilityType: 'Gambling' }] }],
    ['[ENT-24] a repayment frequency', { liabilities: [{ repaymentFrequency: 'Quarterly' }] }],
    ['[ENT-25] a term type', { liabilities: [{ termType: 'Floating' }] }],
    ['[ENT-25] a loan type', { liabilities: [{ loanType: 'interest_only' }] }],
    ['a tick that is text', { liabilities: [{ isPrimaryResidence: 'true' }] }],
    ['a list that is an object', { assets: {} }],
    ['no profile', { profile: undefined }],
  ])('%s outside the list is refused', async (_case, parts) => {
    expect((await client.put(pathOf(client), { profile: {}, ...parts })).statusCode).toBe(400);
  });

  it('[VALID-32] a date of birth of today is accepted where in Australia it is today already', async () => {
    // 13:30 UTC is past midnight on Norfolk Island (UTC+12 in summer) and still the 21st nearly everywhere else.
    server.clock.advance({ minutes: 9 * 60 + 30 });
    client = await clientWithProfile(server);
    const answer = await client.put(pathOf(client), { profile: { dateOfBirth: '2026-11-22' } });
    expect(answer.statusCode).toBe(200);
    expect((await client.put(pathOf(client), { profile: { dateOfBirth: '2026-11-23' } })).statusCode).toBe(400);
  });

  it('[ENT-22] [ENT-23] [ENT-24] [ENT-25] every listed value is taken', async () => {
    const assets = [
      ...['Primary Home', 'Investment Property', 'Business', 'Shares', 'Super', 'Savings', 'Other'].map(
        (assetType) => ({ assetType }),
      ),
      ...['Weekly', 'Fortnightly', 'Monthly', 'Quarterly', 'Annual'].map((incomeFrequency) => ({ incomeFrequency })),
    ];
    const liabilities = [
      ...[
        'Mortgage',
        'Credit Card',
        'Vehicle Loan',
        'HECS',
        'Childcare',
        'School',
        'Insurance',
        'Private Health',
        'Other Loans',
        'Share Margin Lending',
      ].map((liabilityType) => ({ liabilityType })),
      ...['Weekly', 'Fortnightly', 'Monthly'].map((repaymentFrequency) => ({ repaymentFrequency })),
      ...['Fixed', 'Variable'].map((termType) => ({ termType })),
      ...['Interest Only', 'Principal and Interest'].map((loanType) => ({ loanType })),
    ];
    const answer = await client.put(pathOf(client), { profile: {}, assets, liabilities });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().assets).toMatchObject(assets);
    expect(answer.json().liabilities).toMatchObject(liabilities);
  });

  it('a record with every text at its longest can be sent back as a whole', async () => {
    const text = '屋'.repeat(200);
    const asset = { assetType: 'Investment Property', currentValue: 999_999_999_999.99, description: text };
    const liability = { liabilityType: 'Share Margin Lending', lenderType: text, description: text };
    const client = await clientWithProfile(server);
    const path = `/profiles/${client.id}/details`;
    expect((await client.put(path, { profile: {}, assets: Array(500).fill(asset) })).statusCode).toBe(200);
    for (const half of [250, 500]) {
      const answer = await client.put(path, { profile: {}, liabilities: Array(half).fill(liability) });
      expect(answer.statusCode).toBe(200);
    }
    const whole = await client.get(path);
    expect(whole.body.length).toBeGreaterThan(256 * 1024);
    expect((await client.put(path, whole.json())).statusCode).toBe(200);
    const flat = await client.get(`/profiles/${client.id}`);
    expect((await client.put(`/profiles/${client.id}`, flat.json())).statusCode).toBe(200);
  });

  it('500 assets and 500 liabilities are kept', async () => {
    const assets = Array.from({ length: 500 }, (_, n) => ({ description: `Asset ${n}`, currentValue: n }));
    const liabilities = Array.from({ length: 500 }, (_, n) => ({ description: `Debt ${n}` }));
    const answer = await client.put(pathOf(client), { profile: {}, assets, liabilities });
    expect(answer.statusCode).toBe(200);
    expect((await details()).assets).toMatchObject(assets);
    expect((await details()).liabilities).toMatchObject(liabilities);
  });
});
