import { expect, it } from 'vitest';
import { joinedSearch, splitSearch } from './private-search.ts';

it('searches and cursors stay out of the address, the rest in it', () => {
  expect(splitSearch('?view=board&q=jane%40example.com&status=New&cursor=abc')).toEqual({
    shown: '?view=board&status=New',
    hidden: '?q=jane%40example.com&cursor=abc',
  });
  expect(splitSearch('?clients=jane&clients-after=c&properties=manly&properties-after=p&clients-sort=-name')).toEqual({
    shown: '?clients-sort=-name',
    hidden: '?clients=jane&clients-after=c&properties=manly&properties-after=p',
  });
  expect(splitSearch('')).toEqual({ shown: '', hidden: '' });
});

it('the two parts make the whole again', () => {
  const whole = '?view=board&status=New&q=jane&cursor=abc';
  const { shown, hidden } = splitSearch(whole);
  expect(joinedSearch(shown, { search: hidden, trail: [] })).toBe(whole);
  expect(joinedSearch('?q=typed', { search: '?q=kept' })).toBe('?q=kept');
});

it('of what history holds only searches are believed', () => {
  for (const state of [null, 'x', {}, { search: 1 }, { search: '?status=New' }]) {
    expect(joinedSearch('?view=board', state)).toBe('?view=board');
  }
});
