import { expect, test } from 'vitest';
import { clientFilterIn, clientViews, searchForView } from './client-view.ts';

test('a view goes into the address and comes back from it, other parameters staying', () => {
  const filter = { quietDays: 90, lvrOver: 62.5, noAction: 'true' } as const;
  const search = searchForView('?properties-sort=name&clients-after=abc', { q: 'lee', sort: '-created', filter });
  expect(search).toBe('?properties-sort=name&clients=lee&clients-sort=-created&quiet=90&lvr=62.5&no-action=true');
  expect(clientFilterIn(search)).toEqual(filter);
  expect(searchForView(search, { q: '', sort: 'name', filter: {} })).toBe('?properties-sort=name');
});

test('a filter out of bounds is none', () => {
  for (const search of ['', '?quiet=0', '?lvr=9999', '?no-action=yes']) expect(clientFilterIn(search)).toEqual({});
});

test('all clients and the two views built in differ', () => {
  const { fixed, keyOf } = clientViews;
  expect(fixed.map(({ name }) => name)).toEqual(['All clients', 'Not contacted for 90 days', 'LVR over 80%']);
  expect(new Set(fixed.map(keyOf)).size).toBe(3);
});
