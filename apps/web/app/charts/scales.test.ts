import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisWidth, markedPlaces, nearestIndex, nearestSeries, position, valueRange, valueTicks } from './scales.ts';

describe('the axis of amounts', () => {
  it.each([
    [
      [200, 500],
      [0, 500],
    ],
    [
      [-300, 500],
      [-300, 500],
    ],
    [
      [-300, -100],
      [-300, 0],
    ],
    [
      [null, 4],
      [0, 4],
    ],
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
  ] as const)('of %j spans %j', (values, range) => expect(valueRange(values)).toEqual(range));

  it('has round marks', () => {
    expect(valueTicks([0, 500_000], 300)).toEqual([0, 100_000, 200_000, 300_000, 400_000, 500_000]);
    expect(valueTicks([0, 1_731_000], 300)).toEqual([0, 500_000, 1_000_000, 1_500_000, 2_000_000]);
    expect(valueTicks([-40_000, 90_000], 300)).toContain(0);
  });

  it('has marks that take in every value', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e12, noNaN: true }), fc.integer({ min: 60, max: 600 }), (most, height) => {
        const ticks = valueTicks([0, most], height);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      }),
    );
  });

  it('leaves room for its longest mark', () => {
    expect(axisWidth(['$0', '$1.25m'])).toBeGreaterThan(axisWidth(['$0', '$5k']));
  });

  it('places a value between its ends', () => {
    expect(position([0, 100], [300, 0])(25)).toBe(225);
  });
});

describe('the horizontal axis', () => {
  it.each([
    [31, 31, 31],
    [31, 10, 7],
    [31, 6, 4],
    [600, 8, 6],
  ])('of %d places with room for %d carries %d marks', (count, most, marks) => {
    const places = markedPlaces(count, most);
    expect(places[0]).toBe(0);
    expect(places).toHaveLength(marks);
  });
});

describe('the nearest point', () => {
  it.each([
    [-5, 0],
    [0.4, 0],
    [0.6, 1],
    [2.4, 2],
    [99, 3],
  ])('to %d is number %d', (at, index) => expect(nearestIndex([0, 1, 2, 5], at)).toBe(index));

  it('is of the nearest series that has one', () => {
    expect(nearestSeries([10, null, 14], 13)).toBe(2);
    expect(nearestSeries([10, null, 14], 11)).toBe(0);
    expect(nearestSeries([null, undefined], 1)).toBe(0);
  });
});
