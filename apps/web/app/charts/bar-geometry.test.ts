import { expect, it } from 'vitest';
import { barPlot, spokenGroup } from './bar-geometry.ts';

const props = {
  label: 'Cash flow',
  groups: ['Jan', 'Feb'],
  series: [
    { id: 'income', name: 'Income', values: [100, 50], colour: 0 },
    { id: 'net', name: 'Net', values: [-40, null], colour: 3 },
  ],
  axisLabel: 'Amount (AUD)',
  height: 300,
  format: (value: number) => `$${value}`,
};
const plot = barPlot(props, { width: 400, height: 300 });
const bar = (key: string) => plot.bars.find((one) => one.key === key);

it('bars stand on the line of zero or hang from it', () => {
  const zero = plot.ticks.find(({ value }) => value === 0)?.y;
  const [up, down] = [bar('income 0'), bar('net 0')];
  expect((up?.y ?? 0) + (up?.height ?? 0)).toBeCloseTo(zero ?? Number.NaN);
  expect(down?.y).toBeCloseTo(zero ?? Number.NaN);
  expect(down?.height).toBeCloseTo((up?.height ?? 0) * 0.4);
});

it('bars of one group stand side by side, and a gap has none', () => {
  expect((bar('income 0')?.x ?? 0) + (bar('income 0')?.width ?? 0)).toBeLessThan(bar('net 0')?.x ?? 0);
  expect(plot.bars).toHaveLength(3);
  expect(bar('net 0')?.colour).toBe(3);
});

it('the labels of forty years on a phone stand apart', () => {
  const years = Array.from({ length: 40 }, (_, place) => String(2027 + place));
  const series = [{ id: 'left', name: 'Left', values: years.map(() => 1), colour: 0 }];
  const { marks } = barPlot({ ...props, groups: years, shortGroups: years, series }, { width: 330, height: 300 });
  const gaps = marks.slice(1).map(({ x }, place) => x - (marks[place]?.x ?? 0));
  // Four digits take some 29 px at 13 px.
  expect(Math.min(...gaps)).toBeGreaterThan(34);
  expect(marks.length).toBeGreaterThan(3);
});

it('a boundary stands half-way between the group that it is before and the one in front of it', () => {
  const [first, second] = plot.centres;
  const { boundary } = barPlot({ ...props, boundary: { before: 1, text: 'New law' } }, { width: 400, height: 300 });
  expect(boundary?.x).toBeCloseTo(((first ?? 0) + (second ?? 0)) / 2);
  expect(plot.boundary).toBeUndefined();
});

it('a group is read out with all its values', () => {
  expect(spokenGroup(props, { index: 0 })).toBe('Jan: Income $100, Net $-40');
  expect(spokenGroup(props, { index: 1 })).toBe('Feb: Income $50');
});

it('the whole names stand under the bars where they fit, else the short ones', () => {
  const long = { ...props, groups: ['0 to 18,200', '18,201 to 45,000'], shortGroups: ['to 18k', 'to 45k'] };
  const textsAt = (width: number) => barPlot(long, { width, height: 300 }).marks.map(({ text }) => text);
  expect(textsAt(600)).toEqual(['0 to 18,200', '18,201 to 45,000']);
  expect(textsAt(220)).toEqual(['to 18k', 'to 45k']);
});
