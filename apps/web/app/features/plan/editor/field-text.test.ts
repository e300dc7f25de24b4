import { labelWithin } from '@freehold/domain';
import { describe, expect, it } from 'vitest';
import type { FieldSpec } from './field-spec.ts';
import { choiceWords, readMonth, readText, textOf, valueWords } from './field-text.ts';

const yearly: FieldSpec = { path: 'yearly', label: 'Before tax', kind: 'money', unit: 'a year', isRequired: true };
const grows: FieldSpec = { path: 'grows', label: 'Grows', kind: 'percent', unit: '% a year' };
const note: FieldSpec = { path: 'note', label: 'Note', kind: 'note' };

describe('the text of a field', () => {
  it.each([
    ['650k', 650_000],
    ['$1,250.50', 1_250.5],
    ['85k pa', 85_000],
  ])('reads %s as %d dollars', (text, value) => {
    expect(readText(yearly, text)).toEqual({ value });
  });

  it.each([
    ['', { error: 'Before tax is needed.' }],
    ['much', { error: 'Enter an amount, such as 650,000 or 650k.' }],
    ['-5', { error: 'Enter $0 or more.' }],
    ['2000000000', { error: 'Enter $1,000,000,000 or less.' }],
  ])('says why %o is no income', (text, error) => {
    expect(readText(yearly, text)).toEqual(error);
  });

  it('clears what can be left out when it is empty', () => {
    expect(readText(grows, ' ')).toEqual({ value: undefined });
    expect(readText(note, '')).toEqual({ value: undefined });
  });

  it('takes a note of 500 characters and says how long a longer one is', () => {
    expect(readText(note, 'x'.repeat(500))).toEqual({ value: 'x'.repeat(500) });
    expect(readText(note, 'x'.repeat(501))).toEqual({ error: 'Note has at most 500 characters; these are 501.' });
  });

  it.each(['Mar 2031', 'march 2031', '3/2031', '03-2031', '2031-03'])('reads %s as March 2031', (text) => {
    expect(readMonth(text)).toEqual({ value: '2031-03' });
  });

  it.each(['2031', '13/2031', 'Ma 2031', 'March 31', '3/1850'])('reads %s as no month', (text) => {
    expect(readMonth(text)).toEqual({ error: 'Enter a month, such as Mar 2031.' });
  });

  it('shows values as they are typed, and reads them back', () => {
    const month: FieldSpec = { path: 'io', label: 'Until', kind: 'month' };
    expect([textOf(yearly, 132_000), textOf(grows, 3.25), textOf(month, '2031-03')]).toEqual([
      '132,000',
      '3.25',
      'Mar 2031',
    ]);
    expect(readText(month, textOf(month, '2031-03'))).toEqual({ value: '2031-03' });
  });

  it('names a value with its unit for the step', () => {
    expect(valueWords(yearly, 85_000)).toBe('$85,000 a year');
    expect(valueWords(grows, 3.5)).toBe('3.5% a year');
    expect(valueWords(grows, undefined)).toBe('as is usual');
    const row = { kind: 'percent', label: 'Rate', unit: '% a year', noun: 'rate' } as const;
    const rates: FieldSpec = { path: 'rate', label: 'Rate', kind: 'rows', rows: row };
    expect(valueWords(rates, [[null, 6.5]])).toBe('6.5% a year');
    expect(
      valueWords(rates, [
        [null, 5.9, 'fixed'],
        ['2028-03', 6.5],
      ]),
    ).toBe('5.9% a year fixed, 6.5% a year from Mar 2028');
  });

  it('names a choice by its label, the usual one where nothing is said, and keeps the capitals within a label', () => {
    const choices = () => [
      { value: 'market', label: 'Market value in the plan' },
      { value: 'compound', label: 'A compound estimate' },
    ];
    const law: FieldSpec = {
      path: 'x',
      label: 'Value of homes on 1 July 2027',
      kind: 'select',
      choices,
      usual: 'market',
    };
    const of = { plan: 1, start: '2026-07' } as const;
    expect(choiceWords(law, of, undefined)).toBe('Market value in the plan');
    expect(choiceWords(law, of, 'compound')).toBe('A compound estimate');
    expect(choiceWords(yearly, of, undefined)).toBe('as is usual');
    expect(labelWithin(law.label)).toBe('value of homes on 1 July 2027');
    expect(labelWithin('HELP debt')).toBe('HELP debt');
  });
});
