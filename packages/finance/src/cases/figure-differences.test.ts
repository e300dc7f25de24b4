import { describe, expect, it } from 'vitest';
import { figureDifferences } from './figure-differences.ts';

describe('figureDifferences', () => {
  it('finds nothing when every expected figure is there', () => {
    expect(figureDifferences({ tax: 10 }, { tax: 10, rules: [] }, { tolerance: 0 })).toEqual([]);
  });

  it('accepts a number at the tolerance and refuses one beyond it', () => {
    expect(figureDifferences({ tax: 0.16 }, { tax: 0.17 }, { tolerance: 0.01 })).toEqual([]);
    expect(figureDifferences({ tax: 0.16 }, { tax: 0.1701 }, { tolerance: 0.01 })).toEqual([
      { path: 'tax', expected: 0.16, got: 0.1701 },
    ]);
    expect(figureDifferences({ tax: 0.16 }, { tax: 0.1499 }, { tolerance: 0.01 })).toHaveLength(1);
  });

  it('compares texts, truths and dates exactly whatever the tolerance', () => {
    const expected = { payoffDate: '2056-11-21', paidOff: true };
    expect(figureDifferences(expected, { payoffDate: '2056-11-22', paidOff: true }, { tolerance: 100 })).toEqual([
      { path: 'payoffDate', expected: '2056-11-21', got: '2056-11-22' },
    ]);
    expect(figureDifferences(expected, { payoffDate: '2056-11-21', paidOff: 1 }, { tolerance: 100 })).toHaveLength(1);
  });

  it('names a missing figure', () => {
    expect(figureDifferences({ tax: 1 }, {}, { tolerance: 1 })).toEqual([{ path: 'tax', expected: 1, got: undefined }]);
    expect(figureDifferences({ tax: 1 }, null, { tolerance: 1 })).toHaveLength(1);
  });

  it('does not take a text for the number it spells', () => {
    expect(figureDifferences({ tax: 1 }, { tax: '1' }, { tolerance: 1 })).toHaveLength(1);
  });

  it('finds the rows of a series by their year', () => {
    const expected = { rows: [{ year: 5, value: 10 }] };
    const rows = [
      { year: 4, value: 10 },
      { year: 5, value: 11 },
    ];
    expect(figureDifferences(expected, { rows }, { tolerance: 1 })).toEqual([]);
    expect(figureDifferences(expected, { rows }, { tolerance: 0 })).toEqual([
      { path: 'rows[year 5].value', expected: 10, got: 11 },
    ]);
  });

  it('names the figures of a year that is missing', () => {
    expect(figureDifferences({ rows: [{ year: 9, value: 1 }] }, { rows: [] }, { tolerance: 0 })).toEqual([
      { path: 'rows[year 9].year', expected: 9, got: undefined },
      { path: 'rows[year 9].value', expected: 1, got: undefined },
    ]);
  });

  it('compares other lists by position', () => {
    expect(figureDifferences({ shares: [73, 18] }, { shares: [73, 19] }, { tolerance: 0 })).toEqual([
      { path: 'shares[1]', expected: 18, got: 19 },
    ]);
    expect(figureDifferences({ shares: [73] }, { shares: 73 }, { tolerance: 0 })).toHaveLength(1);
  });

  it('goes into nested objects', () => {
    expect(figureDifferences({ years: { p1: 0, p2: 6 } }, { years: { p1: 0, p2: 7 } }, { tolerance: 0 })).toEqual([
      { path: 'years.p2', expected: 6, got: 7 },
    ]);
  });
  it('finds every entry of a list missing where there is no list', () => {
    expect(figureDifferences({ rows: [{ a: 1 }, { a: 2 }] }, { rows: 1 }, { tolerance: 0 })).toHaveLength(2);
    expect(figureDifferences({ rows: ['first'] }, {}, { tolerance: 0 })).toHaveLength(1);
  });

  it('lets a list of objects go on, but no list of texts or numbers and no empty one', () => {
    const differences = (expected: unknown, got: unknown) =>
      figureDifferences({ rows: expected }, { rows: got }, { tolerance: 0 });
    expect(differences([{ a: 1 }], [{ a: 1 }, { a: 2 }])).toEqual([]);
    expect(differences(['a'], ['a'])).toEqual([]);
    expect(differences(['a'], ['a', 'b'])).toEqual([{ path: 'rows', expected: ['a'], got: ['a', 'b'] }]);
    expect(differences([1], [1, 2])).toHaveLength(1);
    expect(differences([null], [null, null])).toHaveLength(1);
    expect(differences([], [{ a: 1 }])).toHaveLength(1);
  });

  it('takes null for null and nothing else', () => {
    expect(figureDifferences({ age: null }, { age: null }, { tolerance: 0 })).toEqual([]);
    expect(figureDifferences({ age: null }, { age: 0 }, { tolerance: 0 })).toHaveLength(1);
    expect(figureDifferences({ age: null }, {}, { tolerance: 0 })).toHaveLength(1);
  });
});
