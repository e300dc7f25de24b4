import { describe, expect, it } from 'vitest';
import { monthsOfKey, nextMark } from './strip-keys.ts';
import { axisOf, laneMarks } from './strip-layout.ts';
import type { EventRow, Lane } from './timeline-rows.ts';

function row(id: string, lane: Lane, place: string): EventRow {
  const blank = { name: id, when: '', why: '', ages: '', path: `events/${id}`, lasts: 0, notes: [], does: '' as const };
  return { kind: 'event', id, lane, month: place, place, isWaiting: false, isOff: false, isChanged: false, ...blank };
}

const lanes = laneMarks(
  [
    row('b', 'people', '2040-01'),
    row('a', 'people', '2028-01'),
    row('c', 'money', '2041-01'),
    row('d', 'money', '2027-01'),
  ],
  axisOf({ start: '2026-12' }, 900),
);

function to(from: string, key: string): string | undefined {
  return nextMark(lanes, `event ${from}`, key)?.row.id;
}

describe('the keys of the strip', () => {
  it('go to the event before and after in the lane, its first and last, and stop at the ends', () => {
    expect([to('a', 'ArrowRight'), to('b', 'ArrowLeft'), to('b', 'Home'), to('a', 'End')]).toEqual([
      'b',
      'a',
      'a',
      'b',
    ]);
    expect([to('a', 'ArrowLeft'), to('b', 'ArrowRight')]).toEqual([undefined, undefined]);
  });

  it('go to the nearest event of the next lane that has any', () => {
    expect([to('b', 'ArrowDown'), to('a', 'ArrowDown'), to('c', 'ArrowUp')]).toEqual(['c', 'd', 'b']);
    expect([to('a', 'ArrowUp'), to('a', 'x'), to('gone', 'ArrowDown')]).toEqual([undefined, undefined, undefined]);
  });

  it('move with Shift by a month or a year', () => {
    expect(['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home'].map(monthsOfKey)).toEqual([
      -1,
      1,
      -12,
      12,
      undefined,
    ]);
  });
});
