import { describe, expect, it } from 'vitest';
import { drawnPoints, linePlot, placedMarks } from './line-geometry.ts';

const props = {
  label: 'Balance',
  x: [0, 1, 2, 3, 4],
  xLabel: (x: number) => `Year ${x}`,
  series: [{ id: 'a', name: 'A', colour: 0, values: [400, 300, 200, 100, 0] }],
  axisLabel: 'Amount (AUD)',
  height: 400,
  format: (value: number) => `$${value}`,
};

describe('a line chart of 600 by 400', () => {
  const plot = linePlot(props, { width: 600, height: 400 });

  it('spans its drawing from left to right', () => {
    expect(plot?.xs[0]).toBe(plot?.plot.left);
    expect(plot?.xs.at(-1)).toBe(plot?.plot.right);
    expect(plot?.plot.right).toBeLessThan(600);
  });

  it('places the most at the top and 0 at the bottom', () => {
    expect(plot?.yAt(400)).toBeCloseTo(plot?.plot.top ?? 0);
    expect(plot?.yAt(0)).toBeCloseTo(plot?.plot.bottom ?? 0);
    expect(plot?.zero).toBeCloseTo(plot?.plot.bottom ?? 0);
    expect(plot?.yAt(null)).toBeNull();
  });

  it('marks each year where there is room', () => {
    expect(plot?.marks.map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4']);
  });
});

describe('the points of a line', () => {
  const [x, line] = [[0, 1, 2, 3], { id: 'a', name: 'A', colour: 0 }] as const;

  it('hold what was just before a step, at the same place', () => {
    const points = drawnPoints(x, { ...line, values: [1, 2, 9, 10], before: [null, null, 3, null] });
    expect(points.map((point) => point && [point.x, point.value])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [2, 9],
      [3, 10],
    ]);
  });

  it('end between two places, without what follows', () => {
    const points = drawnPoints(x, { ...line, values: [3, null, 1, 0], end: { x: 2.5, value: 0 } });
    expect(points).toEqual([{ x: 0, value: 3 }, null, { x: 2, value: 1 }, { x: 2.5, value: 0 }]);
  });
});

it('a chart of one point stands in the middle', () => {
  const plot = linePlot({ ...props, x: [3], series: [] }, { width: 300, height: 300 });
  expect(plot?.xs[0]).toBeCloseTo(((plot?.plot.left ?? 0) + (plot?.plot.right ?? 0)) / 2);
});

it('a chart without points has no drawing', () => {
  expect(linePlot({ ...props, x: [] }, { width: 300, height: 300 })).toBeNull();
});

it('stacks the discs of events that would touch, and keeps apart ones in the lowest row', () => {
  const marks = [0, 6, 7, 8, 10].map((x) => ({ id: `${x}`, x, text: `${x}` }));
  // Ten px a year: a disc is 18 px wide, and two px lie between.
  const placed = placedMarks(marks, (x) => x * 10);
  expect(placed.map(({ x, row }) => [x, row])).toEqual([
    [0, 0],
    [60, 0],
    [70, 1],
    [80, 0],
    [100, 0],
  ]);
});

it('makes room for a band around its lines', () => {
  const band = { name: 'Range', colour: 0, lower: [0, 0, 0, 0, 0], upper: [400, 500, 600, 700, 800] };
  const plot = linePlot({ ...props, band }, { width: 600, height: 400 });
  expect(plot?.yAt(800)).toBeCloseTo(plot?.plot.top ?? 0);
});
