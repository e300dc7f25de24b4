import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Column, cellText, csvText, tabbedText } from './chart-table.ts';

const columns: readonly Column[] = [
  { key: 'year', label: 'Year', kind: 'year' },
  { key: 'owed', label: 'Owed, AUD', kind: 'money' },
  { key: 'note', label: 'Note', kind: 'text' },
];

describe('a table as text', () => {
  it('[MORT-16] holds the exact cents', () => {
    expect(csvText(columns, [{ year: 2031, owed: 912_033.564, note: 'paid' }])).toBe(
      'Year,"Owed, AUD",Note\r\n2031,912033.56,paid\r\n',
    );
    expect(tabbedText(columns, [{ year: 2031, owed: -1.5, note: null }])).toBe(
      'Year\t"Owed, AUD"\tNote\r\n2031\t-1.50\t\r\n',
    );
  });

  it.each(['=1+1', '+61', '-2', '@SUM(A1)', '\t=1'])('keeps %j a text', (note) => {
    expect(csvText(columns, [{ year: 1, owed: 0, note }])).toContain(`'${note}`);
  });

  it('never lets a text begin a cell like a formula', () => {
    fc.assert(
      fc.property(fc.string(), (note) => {
        const line = csvText([{ key: 'note', label: 'Note', kind: 'text' }], [{ note }]).slice('Note\r\n'.length);
        expect(line.replace(/^"/, '')).not.toMatch(/^[=+\-@\t]/);
      }),
    );
  });

  it('doubles quotation marks', () => {
    expect(csvText([{ key: 'a', label: 'A', kind: 'text' }], [{ a: 'the "old" house' }])).toContain(
      '"the ""old"" house"',
    );
  });
});

it.each([
  ['money', 1234.5, '$1,235'],
  ['percent', 5.5, '5.5%'],
  ['year', 2031, '2031'],
  ['count', 1_560, '1,560'],
  ['text', 'Unit 2', 'Unit 2'],
  ['money', null, '–'],
  ['money', undefined, '–'],
] as const)('a cell of %s %j is %s', (kind, cell, text) => expect(cellText(kind, cell)).toBe(text));
