import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { anAsset, aProfile } from '../../../test/builders.ts';
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

const missing = '3f0d7a52-0000-4000-8000-000000000000';

function events() {
  return server.deps.db.kysely
    .selectFrom('audit_events')
    .select(['action', 'actor_id', 'actor_role', 'subject_kind', 'subject_id', 'fields'])
    .where('subject_kind', '=', 'client')
    .orderBy('id')
    .execute();
}

describe('GET and PUT /profiles/:id', () => {
  it('[API-10] [API-11] [API-13] stores and answers the profile flat, and nested with its details', async () => {
    const stored = await client.put(`/profiles/${client.id}`, aProfile());
    expect(stored.statusCode).toBe(200);
    const expected = {
      ...aProfile(),
      email: expect.any(String),
      id: client.id,
      role: 'CLIENT',
      hasAccount: true,
      emailVerified: false,
    };
    expect(stored.json()).toEqual({ ...expected, assets: [], liabilities: [], version: 3 });
    expect((await client.get(`/profiles/${client.id}`)).json()).toEqual(stored.json());
    const nested = (await client.get(`/profiles/${client.id}/details`)).json();
    expect(nested.profile).toMatchObject({ ...aProfile(), email: expect.any(String) });
    expect(nested).not.toHaveProperty('firstName');
  });

  it.each([
    [
      '[ENT-07] who a person is and what they do',
      {
        ...{ firstName: 'Mary', lastName: 'O’Neil', dateOfBirth: '1984-02-29', phone: '0400 000 000' },
        ...{ address: '1 High St, Carlton, VIC, 3053, Australia', occupation: 'Nurse', employer: 'A clinic' },
        ...{ employmentLength: 2.5, employmentType: 'Casual', onProbation: true },
        ...{ grossIncome: 98_765.43, nonTaxableIncome: 1_200.5 },
      },
    ],
    [
      '[ENT-08] who the partner is',
      {
        ...{ assessWithPartner: true, partnerFirstName: 'Alex', partnerLastName: 'Ng', partnerDob: '1986-06-06' },
        ...{ partnerMobile: '0400 000 001', partnerAddress: '2 Low St, Perth, WA, 6000, Australia' },
        ...{ partnerEmail: 'alex@example.com', partnerOccupation: 'Teacher' },
      },
    ],
    [
      '[ENT-09] what the partner earns',
      {
        ...{ partnerEmployer: 'A school', partnerEmploymentLength: 11, partnerEmploymentType: 'Part-time' },
        ...{ partnerOnProbation: true, partnerIncome: 64_000.01, partnerNonTaxableIncome: 10 },
      },
    ],
    [
      '[ENT-10] how a household lives and what it plans',
      {
        ...{ isRenting: true, rentPerWeek: 610, monthlyLivingExpenses: 5_200.75, dependants: 2 },
        ...{ retirementPassiveIncomeGoal: 80_000, desiredRetirementAge: 62, existingLoans: 15_000 },
        ...{ maritalStatus: 'de-facto' },
      },
    ],
    [
      '[ENT-11] texts and ticks as they are',
      {
        ...{ onProbation: false, assessWithPartner: false, dependants: 0 },
        ...{ residenceHistory: 'Geelong until 2019;\nthen Perth', dependantsAgeRanges: '4 to 9' },
      },
    ],
    [
      '[ENT-12] further income and savings',
      { income: 77, additionalIncome: 1_200, additionalIncomeSource: 'Tutoring', savings: 27_600.1 },
    ],
  ])('%s comes back unchanged', async (_, fields) => {
    expect((await client.put(`/profiles/${client.id}`, fields)).statusCode).toBe(200);
    const read = (await client.get(`/profiles/${client.id}`)).json();
    for (const [name, value] of Object.entries(fields)) expect(read[name], name).toEqual(value);
    expect([read.assets, read.liabilities]).toEqual([[], []]);
  });

  it('[API-11] a field that is left out stays as it is, null and blank clear it', async () => {
    await client.put(`/profiles/${client.id}`, aProfile());
    const changed = await client.put(`/profiles/${client.id}`, {
      occupation: 'Midwife',
      employer: '',
      grossIncome: null,
      dateOfBirth: null,
      partnerDob: '',
      maritalStatus: null,
    });
    expect(changed.json()).toMatchObject({
      ...aProfile(),
      email: expect.any(String),
      ...{ occupation: 'Midwife', employer: '', grossIncome: 0, dateOfBirth: '', partnerDob: '', maritalStatus: '' },
    });
  });

  it('[API-11] [ENT-14] creates a person’s own profile where there is none: numbers 0, lists empty, role CLIENT', async () => {
    const newcomer = await caller(server, 'CLIENT');
    expect((await newcomer.get(`/profiles/${newcomer.id}`)).statusCode).toBe(404);
    const answer = await newcomer.put(`/profiles/${newcomer.id}`, { firstName: 'New', role: 'ADMIN' });
    expect(answer.statusCode).toBe(200);
    const account = await server.deps.db.kysely
      .selectFrom('users')
      .select('email')
      .where('id', '=', newcomer.id)
      .executeTakeFirstOrThrow();
    expect(answer.json()).toMatchObject({
      id: newcomer.id,
      role: 'CLIENT',
      email: account.email,
      firstName: 'New',
      grossIncome: 0,
      monthlyLivingExpenses: 0,
      assets: [],
      liabilities: [],
    });
    expect(await events()).toContainEqual(
      expect.objectContaining({ action: 'client-created', actor_id: newcomer.id, subject_id: newcomer.id }),
    );
  });

  it('says whether the address of an account is proved', async () => {
    await server.deps.db.query('update users set email_verified_at = now() where id = $1', [client.id]);
    expect((await client.get(`/profiles/${client.id}`)).json()).toMatchObject({
      hasAccount: true,
      emailVerified: true,
    });
  });

  it('[API-17] lists in a flat body are not written', async () => {
    await client.put(`/profiles/${client.id}/details`, { profile: {}, assets: [anAsset()] });
    const answer = await client.put(`/profiles/${client.id}`, { ...aProfile(), assets: [], liabilities: [{}] });
    expect(answer.json().assets).toMatchObject([anAsset()]);
    expect(answer.json().liabilities).toEqual([]);
  });

  it('the address of an account stays; that of a record without one can be changed', async () => {
    const kept = (await client.get(`/profiles/${client.id}`)).json().email;
    expect((await client.put(`/profiles/${client.id}`, { email: 'other@example.com' })).json().email).toBe(kept);
    const created = await adviser.post('/profiles/details', { profile: aProfile() });
    const { id } = created.json().profile;
    expect((await adviser.put(`/profiles/${id}`, { email: 'other@example.com' })).json().email).toBe(
      'other@example.com',
    );
    expect((await adviser.put(`/profiles/${id}`, { email: 'nonsense' })).statusCode).toBe(400);
  });

  it('a version in If-Match that is not the stored one is refused; in the body of a flat profile it means nothing', async () => {
    const path = `/profiles/${client.id}`;
    const { version } = (await client.get(path)).json();
    expect((await client.put(path, { firstName: 'A', version }, { 'if-match': `"${version}"` })).statusCode).toBe(200);
    const stale = await client.put(path, { firstName: 'B' }, { 'if-match': `"${version}"` });
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ code: 'stale-version' });
    expect((await client.put(path, { firstName: 'C', version })).json().firstName).toBe('C');
  });

  it('one key stores once', async () => {
    const key = { 'idempotency-key': 'save-1' };
    const first = await client.put(`/profiles/${client.id}`, { firstName: 'Once' }, key);
    await client.put(`/profiles/${client.id}`, { firstName: 'Later' });
    const repeat = await client.put(`/profiles/${client.id}`, { firstName: 'Once' }, key);
    expect(repeat.json()).toEqual(first.json());
    expect((await client.get(`/profiles/${client.id}`)).json().firstName).toBe('Later');
  });
});

describe('who may', () => {
  it('[SEC-05] [SEC-07] another client’s records and missing ones look alike', async () => {
    const other = await clientWithProfile(server);
    for (const path of ['', '/details', '/valuations']) {
      const [foreign, none] = [
        await client.get(`/profiles/${other.id}${path}`),
        await client.get(`/profiles/${missing}${path}`),
      ];
      expect(foreign.statusCode).toBe(404);
      expect({ ...foreign.json(), requestId: '' }).toEqual({ ...none.json(), requestId: '' });
    }
    expect((await client.put(`/profiles/${other.id}`, { firstName: 'Mallory' })).statusCode).toBe(404);
    expect((await client.put(`/profiles/${other.id}/details`, { profile: { firstName: 'Mallory' } })).statusCode).toBe(
      404,
    );
    expect((await other.get(`/profiles/${other.id}`)).json().firstName).toBe('Test');
  });

  it('[SEC-06] [SEC-07] an adviser reads and edits any client, and creates none by writing to an id', async () => {
    expect((await adviser.get(`/profiles/${client.id}`)).json()).toMatchObject({ id: client.id, role: 'CLIENT' });
    const answer = await adviser.put(`/profiles/${client.id}/details`, { profile: { firstName: 'Edited' } });
    expect(answer.json().profile.firstName).toBe('Edited');
    expect((await adviser.put(`/profiles/${missing}`, { firstName: 'X' })).statusCode).toBe(404);
    expect((await adviser.put(`/profiles/${missing}/details`, { profile: {} })).statusCode).toBe(404);
    expect((await adviser.get(`/profiles/${missing}/valuations`)).statusCode).toBe(404);
  });

  it('visitors are asked to sign in', async () => {
    for (const path of ['/profiles', `/profiles/${client.id}`, `/profiles/${client.id}/details`, '/counts']) {
      expect((await server.app.inject({ url: `/api${path}` })).statusCode).toBe(401);
    }
  });

  it('[SEC-08] the list and the totals are for advisers', async () => {
    expect((await client.get('/profiles')).statusCode).toBe(403);
    expect((await client.get('/counts')).statusCode).toBe(403);
  });
});

describe('the audit log', () => {
  it('names who changed which fields and never a value; saving the same again is no event', async () => {
    await server.deps.db.query('truncate audit_events');
    const sent = { profile: { grossIncome: 4_321, occupation: 'Baker' }, assets: [anAsset()] };
    await adviser.put(`/profiles/${client.id}/details`, sent);
    await client.put(`/profiles/${client.id}`, { occupation: 'Baker' });
    expect(await events()).toEqual([
      {
        action: 'client-updated',
        actor_id: adviser.id,
        actor_role: 'ADMIN',
        subject_kind: 'client',
        subject_id: client.id,
        fields: ['occupation', 'grossIncome', 'assets'],
      },
    ]);
  });

  it('an adviser’s read of a client is an event, a person’s own is not', async () => {
    await server.deps.db.query('truncate audit_events');
    await client.get(`/profiles/${client.id}/details`);
    await adviser.get(`/profiles/${client.id}/details`);
    await adviser.get(`/profiles/${client.id}`);
    const read = { action: 'client-read', actor_id: adviser.id, subject_id: client.id, fields: [] };
    expect(await events()).toMatchObject([read, read]);
  });

  it('a new client is one event', async () => {
    const created = await adviser.post('/profiles/details', { profile: aProfile() });
    expect(await events()).toContainEqual(
      expect.objectContaining({
        action: 'client-created',
        actor_id: adviser.id,
        subject_id: created.json().profile.id,
      }),
    );
  });
});
