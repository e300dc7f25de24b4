import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedAmountText, normaliseAmountText, parseAmount } from './parse-amount.ts';

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
    '１２',
    '5%',
    '--5',
    '9'.repeat(400),
  ])('[VALID-56] refuses %j', (text) => expect(parseAmount(text)).toBe('not-an-amount'));

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
