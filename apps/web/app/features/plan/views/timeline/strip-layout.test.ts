import { describe, expect, it } from 'vitest';
import { axisOf, monthsMoved, placeOf, rowsOf, yearTicks } from './strip-layout.ts';

const axis = axisOf({ start: '2026-12' }, 960);

describe('the layout of the strip', () => {
  it('places months evenly from the plan’s start, and reads a distance back as months', () => {
    expect(placeOf(axis, '2026-12')).toBe(0);
    expect(placeOf(axis, '2046-12')).toBe(480);
    expect(monthsMoved(axis, placeOf(axis, '2028-12'))).toBe(24);
    expect(monthsMoved(axis, -0.4)).toBe(0);
  });

  it('snaps to years where a month is less than a px', () => {
    const phone = axisOf({ start: '2026-12' }, 360);
    expect([monthsMoved(phone, 4), monthsMoved(phone, 9), monthsMoved(phone, -20)]).toEqual([0, 12, -24]);
  });

  it('names years that have room, within the plan', () => {
    expect(yearTicks(axis).map(({ year }) => year)).toEqual([2030, 2035, 2040, 2045, 2050, 2055, 2060, 2065]);
    expect(yearTicks(axis)[0]?.left).toBe(placeOf(axis, '2030-01'));
  });

  it('puts marks that would cover each other into rows of their own, and no more rows than needed', () => {
    const spans = [
      { id: 'b', left: 10, width: 50 },
      { id: 'a', left: 0, width: 50 },
      { id: 'c', left: 60, width: 50 },
      { id: 'd', left: 66, width: 10 },
    ];
    expect([...rowsOf(spans)].toSorted()).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 0],
      ['d', 1],
    ]);
  });
});
