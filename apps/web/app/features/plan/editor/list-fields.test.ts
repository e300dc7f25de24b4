import { describe, expect, it } from 'vitest';
import { inOrder, nextRow, rowsIn } from './rows-field.tsx';
import { turned } from './several-field.tsx';
import { sumWords } from './shares-field.tsx';

describe('fields of lists', () => {
  it('read the rows of a value and put them in the order of their months, the start first', () => {
    const rows = rowsIn([['2031-01', 6.5], [null, 5.79, 'fixed'], 'odd', ['2028-01', 6]]);
    expect(inOrder(rows)).toEqual([
      [null, 5.79, 'fixed'],
      ['2028-01', 6],
      ['2031-01', 6.5],
    ]);
    expect(rowsIn(undefined)).toEqual([]);
  });

  it('start from the amount of the record where it is known, later ones from the last', () => {
    const steps = { kind: 'money', label: 'Before tax', noun: 'amount' } as const;
    expect(nextRow([], steps, 120_000)[1]).toBe(120_000);
    expect(nextRow([['2030-07', 130_000]], steps, 120_000)).toEqual(['2031-07', 130_000]);
  });

  it('add a ticked record at the end, take one away, and are cleared with the last', () => {
    expect(turned(['a'], 'b', true)).toEqual(['a', 'b']);
    expect(turned(['a', 'b'], 'a', false)).toEqual(['b']);
    expect(turned(['a'], 'a', false)).toBeUndefined();
  });

  it.each([
    [undefined, 'Nobody named: all people in equal parts.'],
    [{ a: 70, b: 30 }, 'Together 100%.'],
    [{ a: 33.33, b: 33.33, t: 33.33 }, 'Together 100%.'],
    [{ a: 50 }, 'Together 50%: the rest belongs to others.'],
    [{ a: 70, b: 50 }, 'Together 120%: more than the whole, so they are taken in proportion.'],
  ])('say what the shares %o add up to', (shares, words) => {
    expect(sumWords(shares)).toBe(words);
  });
});
