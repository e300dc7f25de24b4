import { describe, expect, it } from 'vitest';
import { addressOf, filtersIn, isNarrowed, noFilters, priceErrors, queryOf, shownIn } from './catalogue-filters.ts';

const asked = (address: string) => filtersIn(new URLSearchParams(address));

describe('the catalogue’s filters', () => {
  it('[CAT-02] are read from the address and asked of the server', () => {
    const filters = asked('q=loft 2000&state=NSW&minPrice=650k&maxPrice=1.2m&minBeds=3&sort=-price');
    expect(queryOf(filters)).toEqual({
      q: 'loft 2000',
      state: 'NSW',
      minPrice: 650_000,
      maxPrice: 1_200_000,
      minBeds: 3,
      sort: '-price',
    });
    expect(filtersIn(addressOf(filters))).toEqual(filters);
    expect(isNarrowed(filters)).toBe(true);
  });

  it('leave nothing in the address and ask for the newest when there are none', () => {
    expect(asked('')).toEqual(noFilters);
    expect(addressOf(noFilters).toString()).toBe('');
    expect(queryOf(noFilters)).toEqual({ sort: '-created' });
    expect(isNarrowed({ ...noFilters, sort: 'price' })).toBe(false);
  });

  it('drop what nobody could have chosen', () => {
    expect(asked('state=XX&minPrice=-5&maxPrice=lots&minBeds=99&sort=colour')).toEqual(noFilters);
    expect(asked(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
  });

  it('do not search for spaces', () => {
    expect(queryOf({ ...noFilters, q: '   ' })).toEqual({ sort: '-created' });
    expect(isNarrowed({ ...noFilters, q: '   ' })).toBe(false);
  });

  it.each([
    ['', '', {}],
    ['500k', '600k', {}],
    ['600k', '600k', {}],
    ['cheap', '', { minPrice: 'Enter a price, for example 650,000 or 650k' }],
    ['', '1e5', { maxPrice: 'Enter a price, for example 650,000 or 650k' }],
    ['700k', '600k', { maxPrice: 'Enter at least the lowest price' }],
  ])('prices %j to %j have the errors %j', (minPrice, maxPrice, errors) => {
    expect(priceErrors({ minPrice, maxPrice })).toEqual(errors);
  });
});

describe('the cards an address asks for', () => {
  it.each([
    ['', 24],
    ['show=72', 72],
    ['show=50', 72],
    ['show=-1', 24],
    ['show=1e9', 960],
    ['show=many', 24],
  ])('%j are %d', (address, expected) => {
    expect(shownIn(new URLSearchParams(address))).toBe(expected);
  });
});
