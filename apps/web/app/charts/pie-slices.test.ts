import { expect, it } from 'vitest';
import { shownSlices, sliceText } from './pie-slices.ts';

const slice = (name: string, value: number) => ({ id: name, name, value, colour: 'ABCD'.indexOf(name) });

it('[CHART-11] a pie leaves out values of 0 or below, and keeps the colours of the rest', () => {
  const shown = shownSlices([slice('A', 0), slice('B', 30), slice('C', -5), slice('D', 10)]);
  expect(shown.map(({ name, colour, share }) => [name, colour, share])).toEqual([
    ['B', 1, 75],
    ['D', 3, 25],
  ]);
});

it('[CHART-05] [CHART-10] a slice is named with its whole percent, rounded by itself', () => {
  const thirds = shownSlices([slice('A', 1), slice('B', 1), slice('C', 1)]);
  expect(thirds.map(sliceText)).toEqual(['A 33%', 'B 33%', 'C 33%']);
});
