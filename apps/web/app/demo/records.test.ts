import {
  assetListSchema,
  clientDetailsInputSchema,
  clientMessages,
  propertyMessages,
  routes,
} from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { demoUsers } from '#app/lib/session-demo.ts';
import { demoScene } from './demo-scene.ts';
import { demoId } from './world/ids.ts';

const own = { id: demoUsers.CLIENT.id };
const refusal = (code: string) => expect.objectContaining({ code });
const refusedField = (field: string, message: string) =>
  expect.objectContaining({ code: 'invalid-input', status: 400, fields: [{ field, message }] });

describe('a client’s record in the demo', () => {
  it('[DEMO-08] keeps a change while the demo lasts, and nothing of it in the next one', () => {
    const { client } = demoScene();
    const { profile, version, assets } = client(routes.profiles.readDetails, { params: own });
    const kept = assetListSchema.parse(assets.slice(0, 1));
    const body = { profile: { ...profile, occupation: 'Baker' }, assets: kept, version };
    const saved = client(routes.profiles.updateDetails, { params: own, body });
    expect(saved).toMatchObject({
      version: version + 1,
      profile: { occupation: 'Baker' },
      assets: [{ id: assets[0]?.id }],
    });
    expect(client(routes.profiles.readDetails, { params: own })).toEqual(saved);
    const fresh = demoScene().client(routes.profiles.readDetails, { params: own });
    expect(fresh).toMatchObject({ version, profile: { occupation: 'Project coordinator' } });
    expect(fresh.assets).toHaveLength(5);
  });

  it('sent back as it was read changes nothing', () => {
    const { adviser, world } = demoScene();
    for (const { id } of world.clients) {
      const read = adviser(routes.profiles.readDetails, { params: { id } });
      const body = clientDetailsInputSchema.parse(read);
      expect(adviser(routes.profiles.updateDetails, { params: { id }, body })).toEqual(read);
    }
  });

  it('refuses a version that is not the present one', () => {
    const { adviser } = demoScene();
    const body = { profile: {}, version: 99 };
    expect(() => adviser(routes.profiles.updateDetails, { params: own, body })).toThrow(refusal('stale-version'));
  });

  it.each([
    ['profile.dateOfBirth', { profile: { dateOfBirth: '2027-01-01' } }, clientMessages.dateOfBirthInFuture],
    ['profile.grossIncome', { profile: { grossIncome: -1 } }, 'Cannot be negative'],
    [
      'assets.0.ownershipPercentage',
      { profile: {}, assets: [{ ownershipPercentage: 101 }] },
      clientMessages.percentRange,
    ],
    ['assets.0.yearPurchased', { profile: {}, assets: [{ yearPurchased: 2027 }] }, clientMessages.yearInFuture],
  ])('refuses %s as the server does, and keeps what was there', (field, body, message) => {
    const { client } = demoScene();
    const before = client(routes.profiles.readDetails, { params: own });
    expect(() => client(routes.profiles.updateDetails, { params: own, body })).toThrow(refusedField(field, message));
    expect(client(routes.profiles.readDetails, { params: own })).toEqual(before);
  });

  it('records what assets are worth from now on, and 0 for one that is gone', () => {
    const { client } = demoScene();
    const { assets } = client(routes.profiles.readDetails, { params: own });
    const [first, second] = assets;
    const changed = assets
      .filter((asset) => asset !== second)
      .map((a) => (a === first ? { ...a, currentValue: 1 } : a));
    const body = { profile: {}, assets: assetListSchema.parse(changed) };
    client(routes.profiles.updateDetails, { params: own, body });
    const valuations = client(routes.profiles.valuations, { params: own });
    const latest = (id: string | undefined) => valuations.findLast(({ assetId }) => assetId === id);
    expect(latest(first?.id)).toMatchObject({ value: 1, date: '2026-11-21' });
    expect(latest(second?.id)).toMatchObject({ value: 0 });
    expect(valuations.filter(({ assetId }) => assetId === first?.id)).toHaveLength(14);
  });

  it('can be made by the adviser, is then in the list, and cannot be found by a client', () => {
    const { adviser, client } = demoScene();
    const { profile } = adviser(routes.profiles.create, {
      body: { profile: { firstName: 'Zebedee', lastName: 'Quill' } },
    });
    expect(profile).toMatchObject({ role: 'CLIENT', hasAccount: false, desiredRetirementAge: 65 });
    expect(adviser(routes.profiles.list, { query: { q: 'quill' } })).toMatchObject([{ id: profile.id }]);
    expect(adviser(routes.counts.read, {}).clients).toBe(43);
    expect(() => client(routes.profiles.read, { params: { id: profile.id } })).toThrow(refusal('not-found'));
  });
});

describe('the list of clients in the demo', () => {
  it('is sorted, searched and paged', () => {
    const { adviser, lastNext } = demoScene();
    const names = adviser(routes.profiles.list, {}).map(({ firstName, lastName }) =>
      `${firstName} ${lastName}`.toLowerCase(),
    );
    expect(names).toEqual(names.toSorted());
    expect(lastNext()).toBeNull();
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const query =
        cursor === undefined ? { limit: 10, sort: '-email' as const } : { limit: 10, sort: '-email' as const, cursor };
      pages.push(...adviser(routes.profiles.list, { query }).map(({ email }) => email));
      cursor = lastNext() ?? undefined;
    } while (cursor !== undefined);
    expect(pages).toHaveLength(42);
    expect(pages).toEqual(pages.toSorted().toReversed());
    expect(adviser(routes.profiles.list, { query: { q: 'DEMO client' } })).toHaveLength(1);
    expect(adviser(routes.profiles.list, { query: { q: 'nobody at all' } })).toEqual([]);
    expect(adviser(routes.profiles.list, { query: { role: 'ADMIN' } })).toEqual([]);
  });

  it('refuses a cursor of another order', () => {
    const { adviser, lastNext } = demoScene();
    adviser(routes.profiles.list, { query: { limit: 5 } });
    const query = { limit: 5, sort: 'created' as const, cursor: lastNext() ?? '' };
    expect(() => adviser(routes.profiles.list, { query })).toThrow(refusal('invalid-input'));
  });
});

describe('properties in the demo', () => {
  const id = demoId('property', 1);

  it('are filtered and sorted as on the server', () => {
    const { client } = demoScene();
    const listed = client(routes.properties.list, { query: { state: 'nsw', minBeds: 3, sort: '-price' } });
    expect(listed.map(({ name }) => name)).toEqual(['Fig Tree Terrace', 'Newcastle Dual Key']);
    const cheap = client(routes.properties.list, { query: { maxPrice: 500_000 } });
    expect(cheap.map(({ name }) => name)).toEqual(['Top End Duplex']);
    const ids = [demoId('property', 5), 'unknown', demoId('property', 2)].join(',');
    const named = client(routes.properties.list, { query: { ids } });
    expect(named.map(({ name }) => name)).toEqual(['Swan River Villa', 'Bellarine Garden Unit']);
  });

  it('show only advisers what advisers keep', () => {
    const { client, adviser } = demoScene();
    expect(client(routes.properties.read, { params: { id } })).not.toHaveProperty('version');
    expect(adviser(routes.properties.read, { params: { id } })).toMatchObject({ version: 1, status: 'Available' });
    expect(() => client(routes.properties.read, { params: { id: 'no-such-thing' } })).toThrow(refusal('not-found'));
  });

  it('are changed with the version that was read, for clients too, and sent back as read', () => {
    const { client, adviser } = demoScene();
    const read = adviser(routes.properties.read, { params: { id } });
    const body = { ...read, name: 'Renamed' };
    expect(adviser(routes.properties.update, { params: { id }, body })).toMatchObject({ name: 'Renamed', version: 2 });
    expect(client(routes.properties.read, { params: { id } })).toMatchObject({ name: 'Renamed' });
    expect(() => adviser(routes.properties.update, { params: { id }, body })).toThrow(refusal('stale-version'));
    const unknown = { ...body, version: 2, userId: demoId('client', 999) };
    const message = propertyMessages.unknownClient;
    expect(() => adviser(routes.properties.update, { params: { id }, body: unknown })).toThrow(
      refusedField('userId', message),
    );
  });

  it('are saved, taken off again, and bought by being assigned', () => {
    const { client, adviser } = demoScene();
    const propertyId = demoId('property', 11);
    const isSaved = () => client(routes.savedProperties.check, { query: { propertyId } });
    expect(isSaved()).toBe(false);
    expect(client(routes.savedProperties.add, { body: { propertyId } })).toMatchObject({ saved: true });
    expect(client(routes.savedProperties.add, { body: { propertyId } })).toMatchObject({ saved: true });
    expect(client(routes.savedProperties.list, {})).toHaveLength(4);
    client(routes.savedProperties.remove, { query: { propertyId } });
    expect(isSaved()).toBe(false);
    client(routes.savedProperties.add, { body: { propertyId } });
    adviser(routes.assignments.assign, { body: { clientId: own.id, propertyId } });
    expect(isSaved()).toBe(false);
    expect(client(routes.savedProperties.list, { query: { purchased: 'true' } })[0]).toMatchObject({
      property_id: propertyId,
    });
    const { properties } = client(routes.portfolio.read, { params: own });
    expect(properties.map((property) => property.id)[0]).toBe(propertyId);
    const again = adviser(routes.assignments.assign, { body: { clientId: own.id, propertyId } });
    expect(again).toEqual({ clientId: own.id, propertyId });
    expect(client(routes.portfolio.read, { params: own }).properties).toHaveLength(3);
  });
});
