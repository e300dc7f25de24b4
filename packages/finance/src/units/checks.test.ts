import { describe, expect, it } from 'vitest';
import { finiteIn, inRange, wholeInRange } from './checks.ts';
import { Refusal } from './refusal.ts';

describe('inRange', () => {
  it('gives back what lies in the range, ends included', () => {
    expect(inRange('price', 0, [0, 10])).toBe(0);
    expect(inRange('price', 10, [0, 10])).toBe(10);
  });

  it.each([[-0.01], [10.01], [Number.NaN], [Number.POSITIVE_INFINITY]])('refuses %d', (value) => {
    expect(() => inRange('price', value, [0, 10])).toThrow(
      new Refusal('outOfRange', 'price', `price is ${value}; allowed is 0 to 10`),
    );
  });
});

describe('wholeInRange', () => {
  it('gives back whole numbers in the range', () => {
    expect(wholeInRange('years', 30, [1, 100])).toBe(30);
  });

  it('refuses fractions and numbers beyond the range', () => {
    expect(() => wholeInRange('years', 1.5, [1, 100])).toThrow('years is 1.5; a whole number 1 to 100 is needed');
    expect(() => wholeInRange('years', 101, [1, 100])).toThrow('years is 101; allowed is 1 to 100');
    expect(() => wholeInRange('years', Number.NaN, [1, 100])).toThrow(RangeError);
  });
});

describe('finiteIn', () => {
  it('lets no NaN, infinity or −0 through', () => {
    expect(Object.is(finiteIn('pmt', -0), 0)).toBe(true);
    expect(finiteIn('pmt', 3)).toBe(3);
    expect(() => finiteIn('pmt', Number.NaN)).toThrow('pmt is NaN; the inputs lead outside the range of numbers');
    expect(() => finiteIn('pmt', Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
});
