import { expect, test } from 'vitest';
import { clientFilterIn, fixedViews, isSameView, searchForView } from './client-view.ts';

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
  expect(fixedViews.map(({ name }) => name)).toEqual(['All clients', 'Not contacted for 90 days', 'LVR over 80%']);
  for (const view of fixedViews) expect(fixedViews.filter((other) => isSameView(view, other))).toEqual([view]);
});
