import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText } from './decimal-text.ts';

describe('decimalText', () => {
  it.each([
    [0, { most: 2 }, '0'],
    [999, { most: 0 }, '999'],
    [1_000, { most: 0 }, '1,000'],
    [1_234.5, { most: 2 }, '1,234.5'],
    [1_234.5, { most: 2, least: 2 }, '1,234.50'],
    [1.005, { most: 2 }, '1.01'],
    [999.995, { most: 2 }, '1,000'],
    [0.1 + 0.2, { most: 15 }, '0.3'],
    [1e-7, { most: 2, least: 2 }, '0.00'],
    [1e12, { most: 0 }, '1,000,000,000,000'],
  ])('writes %d with %o as %s', (value, places, text) => expect(decimalText(value, places)).toBe(text));

  it.each([{ most: 0 }, { most: 2 }, { most: 2, least: 2 }, { most: 4 }, { most: 15 }])(
    'writes every amount as the language’s own format does, with %o',
    (places) => {
      const format = new Intl.NumberFormat('en-AU', {
        maximumFractionDigits: places.most,
        minimumFractionDigits: places.least ?? 0,
      });
      const cents = fc.integer({ min: 0, max: 1e12 }).map((count) => count / 1_000);
      fc.assert(
        fc.property(fc.oneof(cents, fc.double({ min: 0, max: 1e14, noNaN: true })), (value) => {
          expect(decimalText(value, places)).toBe(format.format(value));
        }),
        { numRuns: 2_000 },
      );
    },
  );
});
