import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aLiability, anAsset, aProfile } from '../../../test/builders.ts';
import { type Caller, caller } from '../../../test/records.ts';
import { transaction } from '../../db/transaction.ts';
import { linkRecord } from './linking.ts';
import { createAccountProfile, createClientRecord } from './service.ts';

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

const email = 'Robin@Example.com';

async function register(address = email): Promise<string> {
  const { id } = await server.addUser({ role: 'CLIENT', email: address, isProven: true });
  const account = { id, email: address, firstName: 'Robin', lastName: 'Account', phone: '0400 999 999' };
  await transaction(server.deps.db, (tx) => createAccountProfile(tx, { ...account, at: server.clock.now() }));
  return id;
}

async function adviserRecord(changes = {}): Promise<string> {
  const sent = {
    profile: aProfile({ email: ' robin@EXAMPLE.com ', ...changes }),
    assets: [anAsset()],
    liabilities: [aLiability()],
  };
  return (await adviser.post('/profiles/details', sent)).json().profile.id;
}

function link(accountId: string, recordId: string) {
  const asked = { accountId, recordId, actor: { id: adviser.id, role: 'ADMIN' as const }, at: server.clock.now() };
  return transaction(server.deps.db, (tx) => linkRecord(tx, asked));
}

async function details(id: string) {
  return (await adviser.get(`/profiles/${id}/details`)).json();
}

function events(action: string) {
  return server.deps.db.kysely.selectFrom('audit_events').selectAll().where('action', '=', action).execute();
}

describe('linkRecord', () => {
  it('makes the adviser’s record the account’s, with everything that hangs on it', async () => {
    const userId = await register();
    const recordId = await adviserRecord({ phone: '', lastName: '' });
    const before = await details(recordId);
    expect(await link(userId, recordId)).toEqual({ email });
    const after = await details(userId);
    expect(after).toEqual({
      ...before,
      profile: {
        ...before.profile,
        id: userId,
        email,
        hasAccount: true,
        emailVerified: true,
        lastName: 'Account',
        phone: '0400 999 999',
      },
      version: before.version + 1,
    });
    expect((await adviser.get(`/profiles/${recordId}`)).statusCode).toBe(404);
    expect(await (await adviser.get(`/profiles/${userId}/valuations`)).json()).toHaveLength(1);
    expect(await events('records-linked')).toMatchObject([{ actor_id: adviser.id, subject_id: userId }]);
  });

  it('what the account has saved stays with it', async () => {
    const userId = await register();
    const recordId = await adviserRecord();
    const properties = [randomUUID(), randomUUID(), randomUUID()];
    const { db } = server.deps;
    for (const id of properties) {
      await db.query(`insert into properties (id, name, created_at, updated_at) values ($1, 'House', now(), now())`, [
        id,
      ]);
    }
    const save = (user: string, property: string | undefined) =>
      db.query('insert into saved_properties (user_id, property_id, created_at) values ($1, $2, now())', [
        user,
        property,
      ]);
    await save(userId, properties[0]);
    await save(userId, properties[1]);
    await save(recordId, properties[1]);
    await save(recordId, properties[2]);
    await db.query('insert into assignments (client_id, property_id, created_at) values ($1, $2, now())', [
      userId,
      properties[0],
    ]);
    await link(userId, recordId);
    const { rows: saved } = await db.query('select user_id, property_id from saved_properties');
    expect(saved.map(({ property_id }) => property_id).sort()).toEqual(properties.toSorted());
    expect(saved.every(({ user_id }) => user_id === userId)).toBe(true);
    const { rows: assigned } = await db.query('select client_id, property_id from assignments');
    expect(assigned).toEqual([{ client_id: userId, property_id: properties[0] }]);
  });

  it('knows of every table that refers to a profile, so that nothing goes with the blank one', async () => {
    const { rows } = await server.deps.db.query(
      `select distinct conrelid::regclass::text as name from pg_constraint where confrelid = 'profiles'::regclass order by name`,
    );
    const links = ['assignments', 'client_advisers', 'client_notes', 'client_tasks', 'leads', 'plans'];
    const moved = [...links, 'properties', 'saved_properties'];
    // An untouched profile has none of these.
    const ownLists = ['assets', 'liabilities', 'month_figures', 'valuations'];
    // Rows about the unconnected record itself go when it is connected.
    const ended = ['idle_records', 'join_refusals'];
    expect(rows.map(({ name }) => name)).toEqual([...moved, ...ownLists, ...ended].sort());
  });

  it('nothing happens where the account’s profile was filled in: the adviser sees both', async () => {
    const userId = await register();
    const recordId = await adviserRecord();
    await adviser.put(`/profiles/${userId}`, { occupation: 'Pilot' });
    expect(await link(userId, recordId)).toBe('has details');
    expect((await details(userId)).profile.occupation).toBe('Pilot');
    expect((await details(recordId)).profile.occupation).toBe('Nurse');
    expect(await events('records-linked')).toEqual([]);
  });

  it('takes the record that is named, and never one of somebody with an account', async () => {
    const userId = await register();
    const older = await adviserRecord({ occupation: 'Older' });
    server.clock.advance({ minutes: 1 });
    const newer = await adviserRecord({ occupation: 'Newer' });
    const other = await register('other@example.com');
    await server.deps.db.query('update profiles set email_normalised = $1, created_at = now() where id = $2', [
      normaliseEmail(email),
      other,
    ]);
    expect(await link(userId, other)).toBe('no pair');
    expect(await link(userId, older)).toEqual({ email });
    expect((await details(userId)).profile.occupation).toBe('Older');
    expect((await details(newer)).profile.occupation).toBe('Newer');
    expect((await details(other)).profile.id).toBe(other);
    expect(await link(userId, newer)).toBe('has details');
  });

  it('without a record, or with another address, there is nothing to link', async () => {
    const userId = await register();
    expect(await link(userId, randomUUID())).toBe('no pair');
    expect(await link(userId, await adviserRecord({ email: 'else@example.com' }))).toBe('no pair');
    expect(await link(randomUUID(), await adviserRecord())).toBe('no pair');
  });

  it('nothing happens before the address is proven, or once the account is closed', async () => {
    const userId = await register();
    const recordId = await adviserRecord();
    const { db } = server.deps;
    await db.query('update users set email_verified_at = null where id = $1', [userId]);
    expect(await link(userId, recordId)).toBe('no pair');
    await db.query('update users set email_verified_at = now(), is_disabled = true where id = $1', [userId]);
    expect(await link(userId, recordId)).toBe('no pair');
  });
});

describe('createClientRecord', () => {
  it('stores a client without an account, with what is known', async () => {
    const at = server.clock.now();
    const { id } = await transaction(server.deps.db, (tx) =>
      createClientRecord(tx, {
        profile: { firstName: 'Lead', grossIncome: 90_000 },
        assets: [{ assetType: 'Super' }],
        at,
      }),
    );
    expect(await details(id)).toMatchObject({
      profile: { id, firstName: 'Lead', grossIncome: 90_000, dependants: 0, hasAccount: false, role: 'CLIENT' },
      assets: [{ assetType: 'Super', yearPurchased: 2026 }],
      version: 1,
    });
    expect(await events('client-created')).toEqual([]);
  });
});
