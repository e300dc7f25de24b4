import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Measure } from './amount-words.ts';
import { editedAmountText, meantAmounts, normaliseAmountText, parseAmount, thousandsMeant } from './parse-amount.ts';

describe('parseAmount', () => {
  it.each([
    ['600,000', 600_000],
    ['$650,000', 650_000],
    ['650k', 650_000],
    ['650 K', 650_000],
    ['1.2m', 1_200_000],
    ['0.07k', 70],
    ['.5m', 500_000],
    ['  85 000 ', 85_000],
    ['85\u00a0000', 85_000],
    ['1234.56', 1234.56],
    ['5.', 5],
    ['0', 0],
    ['-1', -1],
    ['\u2212$5', -5],
    ['-0', 0],
    ['1,000,000,000,000', 1e12],
  ])('[VALID-56] takes %j as %d', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each([
    '1e5',
    '1E5',
    '0x10',
    'Infinity',
    'NaN',
    'abc',
    '60,00',
    '1,2345',
    ',000',
    '1.2.3',
    '12kk',
    'k',
    '$',
    '-',
    '.',
    '5%',
    '85,000\t96,500',
    '8 5',
    '85 pa',
    '--5',
    '9'.repeat(400),
  ])('[VALID-56] refuses %j', (text) => expect(parseAmount(text)).toBe('not-an-amount'));

  it.each<[Measure, string, number]>([
    ['percent', '6.25%', 6.25],
    ['percent', '6.1 %', 6.1],
    ['percent', '4.5%', 4.5],
    ['percent', '6.25% p.a.', 6.25],
    ['percent', '6 per cent', 6],
    ['years', '6 years', 6],
    ['years', '6 yrs', 6],
    ['years', '6', 6],
    ['years', '18 months', 1.5],
    ['years', '1 year 6 months', 1.5],
    ['years', '20 mths', 1.67],
    ['dollars a year', '85k', 85_000],
    ['dollars a year', '85k pa', 85_000],
    ['dollars a year', '$85,000 p.a.', 85_000],
    ['dollars a year', '$1.2m', 1_200_000],
    ['dollars a year', '85,000 per annum', 85_000],
    ['dollars a month', '$4,800 pm', 4800],
    ['dollars a week', '520/wk', 520],
    ['dollars', 'A$650,000', 650_000],
    ['dollars', 'AUD 650,000', 650_000],
    ['dollars', '650,000 AUD', 650_000],
    ['dollars', '1.250m', 1_250_000],
    ['dollars', '0.125', 0.125],
  ])('[FIRST-10] takes, in a field of %s, %j as %d', (measure, text, amount) =>
    expect(parseAmount(text, measure)).toBe(amount),
  );

  it.each([
    '\t85,000\t',
    '85,000\r\n',
    '"85,000"',
    '"85,000",',
    '85,000,',
    '85,000;',
    '$\u00a085,000',
    '85\u202f000',
    '\u200b85,000',
    '\uff18\uff15\uff0c\uff10\uff10\uff10',
    '\uff04\uff18\uff15,000\u3000',
  ])('[FIRST-10] takes %j as it comes from a spreadsheet or a mail', (text) =>
    expect(parseAmount(text, 'dollars')).toBe(85_000),
  );

  it.each<[Measure, string]>([
    ['dollars a month', '85k pa'],
    ['dollars', '85k pa'],
    ['percent', '6.25k'],
    ['percent', '6,25%'],
    ['years', '6 weeks'],
    ['years', '6 years ago'],
    ['dollars', '6%'],
    ['dollars', '85,000 96,500'],
  ])('[FIRST-10] refuses, in a field of %s, %j', (measure, text) =>
    expect(parseAmount(text, measure)).toBe('not-an-amount'),
  );

  it.each(['', '   '])('calls %j blank', (text) => expect(parseAmount(text)).toBe('blank'));

  it('[VALID-56] never gives NaN or an infinity', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-$0-9,.kmeE ]{0,24}$/)), (text) => {
        const amount = parseAmount(text);
        expect(typeof amount === 'number' ? Number.isFinite(amount) : true).toBe(true);
      }),
    );
  });
});

describe('meantAmounts', () => {
  it.each<[string, readonly number[]]>([
    ['85.000', [85_000, 85]],
    ['$85.000 pa', [85_000, 85]],
    ['85.125', [85_125, 85.125]],
    ['1.250.000', [1_250_000]],
    ['85.00', []],
    ['1.250m', []],
    ['0.500', []],
    ['85,000', []],
    ['1234.567', []],
  ])('[FIRST-10] asks what %j means: %j', (text, meant) => {
    expect(meantAmounts(text, 'dollars a year')).toEqual(meant);
    if (meant.length > 0) expect(parseAmount(text, 'dollars a year')).toBe('not-an-amount');
  });

  it('[FIRST-10] asks nothing about a rate', () => {
    expect(meantAmounts('6.125', 'percent')).toEqual([]);
    expect(parseAmount('6.125', 'percent')).toBe(6.125);
  });
});

describe('thousandsMeant', () => {
  it.each<[string, number, number | null]>([
    ['650', 20_000, 650_000],
    ['85', 1_000, 85_000],
    ['1.2', 20_000, null],
    ['20,000', 20_000, null],
    ['19,999', 20_000, 19_999_000],
    ['0', 20_000, null],
    ['-650', 20_000, null],
    ['', 20_000, null],
    ['much', 20_000, null],
    ['650', 0, null],
  ])('takes %j where %d is usual for %j', (text, usualLeast, meant) => {
    expect(thousandsMeant(text, 'dollars', usualLeast)).toBe(meant);
  });
});

describe('normaliseAmountText', () => {
  it.each([
    ['650k', '650,000'],
    ['$1.2m', '1,200,000'],
    ['1234.5', '1,234.5'],
    ['-5', '-5'],
    ['abc', 'abc'],
    ['', ''],
  ])('shows %j as %j', (text, shown) => expect(normaliseAmountText(text)).toBe(shown));

  it('keeps the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => {
        expect(parseAmount(normaliseAmountText(String(amount)))).toBe(amount);
      }),
    );
  });
});

describe('editedAmountText', () => {
  it.each([
    ['600,000', '600,0001', '6000001'],
    ['600,000', '600,00', '60000'],
    ['600,000', '6500,000', '6500000'],
    ['600,000', '700,000', '700,000'],
    ['600,000', '60,00', '60,00'],
    ['600,000', '600,000x', '600,000x'],
    ['600', '600,', '600,'],
    ['600,0', '600,00', '600,00'],
    ['', '6', '6'],
  ])('changes %j to %j as %j', (before, text, shown) => expect(editedAmountText(before, text)).toBe(shown));
});
