import { planView } from '@freehold/domain';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { axisOf, laneMarks, monthsMoved, placeOf, rowsOf, yearTicks } from './strip-layout.ts';
import { timelineYears } from './timeline-rows.ts';

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

  it('has a mark for each event and each end of a loan, in its lane and within the strip', () => {
    const plan = fixture('typical');
    const view = planView(plan, null);
    if (view.status === 'refused') throw new Error(view.says);
    const { years, apart } = timelineYears({ plan, beside: null, view });
    const rows = [...years.flatMap((year) => year.rows), ...apart];
    for (const width of [360, 560, 960]) {
      const found = laneMarks(rows, axisOf(plan, width));
      const marks = found.flatMap((lane) => lane.marks);
      expect(marks.map(({ row }) => row.id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      for (const { marks: inLane, lines } of found) {
        for (const one of inLane) {
          expect(one.line).toBeLessThan(lines);
          const beside = inLane.filter((other) => other !== one && other.line === one.line);
          expect(
            beside.every((other) => other.left >= one.left + one.width || other.left + other.width <= one.left),
          ).toBe(true);
        }
      }
    }
  });
});
