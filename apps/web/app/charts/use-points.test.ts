import { expect, it } from 'vitest';
import { movedBy } from './use-points.ts';

const counts = { points: 31, series: 2 };

it.each([
  ['ArrowRight', null, { index: 0, series: 0 }],
  ['ArrowRight', { index: 0, series: 1 }, { index: 1, series: 1 }],
  ['ArrowLeft', { index: 0, series: 0 }, { index: 0, series: 0 }],
  ['PageDown', { index: 28, series: 0 }, { index: 30, series: 0 }],
  ['Home', { index: 12, series: 1 }, { index: 0, series: 1 }],
  ['End', { index: 12, series: 1 }, { index: 30, series: 1 }],
  ['End', null, { index: 30, series: 0 }],
  ['ArrowDown', { index: 3, series: 1 }, { index: 3, series: 0 }],
  ['ArrowUp', { index: 3, series: 0 }, { index: 3, series: 1 }],
  ['a', { index: 3, series: 0 }, null],
])('%s leads from %j to %j', (key, at, next) => expect(movedBy(key, at, counts)).toEqual(next));

it('no key leads anywhere in an empty chart', () => {
  expect(movedBy('ArrowRight', null, { points: 0, series: 0 })).toBeNull();
});
