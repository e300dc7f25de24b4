import { describe, expect, it } from 'vitest';
import { directionOf } from '#app/ui/lists/columns.ts';
import { rowRange } from '#app/ui/lists/row-range.ts';
import { rowAfterKey } from '#app/ui/lists/row-steps.ts';
import { followed, searchTextOf } from '#app/ui/lists/search-text.ts';
import { clientColumns, clientSortChoices, propertyColumns, propertySortChoices } from './sort-choices.ts';
import { clientsTable, propertiesTable, searchFor, tablePartIn, trailsIn } from './table-address.ts';

describe('the address of a table', () => {
  it('[ADMIN-26] holds search, order and place, each table its own', () => {
    const address = searchFor('', clientsTable, { q: 'ng', sort: '-email', after: 'c2' });
    const both = searchFor(address, propertiesTable, { q: 'manly', sort: 'price', after: null });
    expect(tablePartIn(both, clientsTable)).toEqual({ q: 'ng', sort: '-email', after: 'c2' });
    expect(tablePartIn(both, propertiesTable)).toEqual({ q: 'manly', sort: 'price', after: null });
  });

  it('is blank for the start of the lists', () => {
    expect(searchFor('?clients=ng', clientsTable, { q: '', sort: 'name', after: null })).toBe('');
    expect(tablePartIn('', propertiesTable)).toEqual({ q: '', sort: '-created', after: null });
  });

  it('falls back where it cannot be meant', () => {
    const odd = `?clients-sort=salary&clients-after=${'x'.repeat(501)}&clients=${'y'.repeat(300)}`;
    expect(tablePartIn(odd, clientsTable)).toEqual({ q: 'y'.repeat(200), sort: 'name', after: null });
  });

  it('keeps the way back in the history and believes no other state there', () => {
    expect(trailsIn({ clients: ['', 'c1'], usr: 1 })).toEqual({ clients: ['', 'c1'] });
    expect([null, 'x', { clients: 'c1' }, { clients: [1] }].map(trailsIn)).toEqual([{}, {}, {}, {}]);
  });
});

describe('the rows of a page', () => {
  const clients = { nouns: ['client', 'clients'], total: null } as const;

  it('[ADMIN-26] are counted, and placed when there are more', () => {
    expect(rowRange({ ...clients, shown: 1, pagesBefore: 0, hasNext: false })).toBe('1 client');
    expect(rowRange({ ...clients, shown: 50, pagesBefore: 0, hasNext: true, total: 1_234 })).toBe(
      'Rows 1 to 50 of 1,234',
    );
    expect(rowRange({ ...clients, shown: 12, pagesBefore: 2, hasNext: false })).toBe('Rows 101 to 112');
  });

  it('are only counted when the address was opened in the middle, and not told when there are none', () => {
    expect(rowRange({ ...clients, shown: 50, pagesBefore: null, hasNext: true, total: 70 })).toBe('50 clients');
    expect(rowRange({ ...clients, shown: 0, pagesBefore: 0, hasNext: false })).toBe('');
  });

  it('[ADMIN-24] are reached by keys', () => {
    const at = (key: string, place: number) => rowAfterKey(key, { place, count: 3 });
    expect([at('ArrowDown', 0), at('ArrowDown', 2), at('ArrowUp', 2), at('ArrowUp', 0)]).toEqual([1, 2, 1, 0]);
    expect([at('Home', 2), at('End', 0), at('Enter', 1), at('a', 1)]).toEqual([0, 2, null, null]);
  });
});

describe('the columns', () => {
  it('[ADMIN-14] [ADMIN-19] have the stated headings', () => {
    expect(clientColumns.map(({ label }) => label)).toEqual(['Name', 'Email', 'Phone', 'Actions']);
    expect(propertyColumns.map(({ label }) => label)).toEqual(['Name', 'Address', 'Price', 'Specs', 'Actions']);
  });

  it('say their order', () => {
    const column = { label: 'Name', sorts: ['name', '-name'] } as const;
    expect(['name', '-name', 'email'].map((sort) => directionOf<string>(column, sort))).toEqual([
      'ascending',
      'descending',
      'none',
    ]);
    expect(directionOf({ label: 'Phone' }, 'name')).toBe('none');
  });

  it('offer every order that the server knows', () => {
    expect(clientSortChoices.map(({ value }) => value).toSorted()).toEqual([...clientsTable.sorts].toSorted());
    expect(propertySortChoices.map(({ value }) => value).toSorted()).toEqual([...propertiesTable.sorts].toSorted());
  });
});

describe('a search field', () => {
  it('keeps what was typed while its own search comes back', () => {
    const typing = { ...searchTextOf(''), asked: 'ma', text: 'mary' };
    expect(followed(typing, 'ma')).toEqual({ text: 'mary', seen: 'ma', asked: 'ma' });
  });

  it('follows Back and a cleared search', () => {
    const field = searchTextOf('mary');
    expect(followed(field, '').text).toBe('');
    expect(followed(field, 'mary')).toBe(field);
  });
});
