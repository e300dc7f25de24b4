import { describe, expect, it } from 'vitest';
import { bandOf, chargeOn } from './progressive-scale.ts';

const scale = [
  { above: 100, base: 0, rate: 0.1 },
  { above: 200, base: 10, rate: 0.5 },
];

describe('chargeOn', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [100, 0],
    [100.5, 0.05],
    [200, 10],
    [200.5, 10.25],
    [1_000, 410],
  ])('charges %d with %d', (amount, expected) => {
    expect(chargeOn(scale, amount)).toBeCloseTo(expected, 10);
  });

  it('charges nothing on an empty scale', () => {
    expect(chargeOn([], 1_000)).toBe(0);
  });
});

describe('bandOf', () => {
  it('puts a threshold into the band below it', () => {
    expect(bandOf(scale, 100)).toBeNull();
    expect(bandOf(scale, 200)?.above).toBe(100);
    expect(bandOf(scale, 200.01)?.above).toBe(200);
  });
});
