import { expect, it } from 'vitest';
import { mostSelected, shareSelected, withoutRows, withRows } from './selected-rows.ts';

const row = (number: number) => ({ id: `r${number}`, name: `Row ${number}` });
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => row(from + index));

it('rows of several pages are selected together, up to a hundred', () => {
  const first = withRows(new Map(), rows(1, 50));
  const both = withRows(first, rows(51, 100));
  expect([...both.keys()].at(-1)).toBe('r100');
  expect(both.size).toBe(mostSelected);
  expect(withRows(both, rows(101, 150))).toEqual(both);
});

it('a full selection still takes a newer state of a row in it', () => {
  const full = withRows(new Map(), rows(1, 100));
  expect(withRows(full, [{ id: 'r7', name: 'Renamed' }]).get('r7')?.name).toBe('Renamed');
});

it('rows are taken out, and those that are not in it change nothing', () => {
  const three = withRows(new Map(), rows(1, 3));
  expect([...withoutRows(three, [row(2), row(9)]).keys()]).toEqual(['r1', 'r3']);
});

it('none, some or all of a page is selected', () => {
  const two = withRows(new Map(), rows(1, 2));
  expect(shareSelected(two, rows(1, 2))).toBe('all');
  expect(shareSelected(two, rows(2, 3))).toBe('some');
  expect(shareSelected(two, rows(3, 4))).toBe('none');
  expect(shareSelected(two, [])).toBe('none');
});
