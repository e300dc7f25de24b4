import { describe, expect, it } from 'vitest';
import { compactMoney } from './compact-money.ts';
import { chartColour, spokenPoint } from './series.ts';

const line = (name: string, values: (number | null)[]) => ({ id: name, name, colour: 0, values });
const chart = { x: [0, 1], xLabel: (x: number) => `Year ${x}`, format: (value: number) => `$${value}` };

describe('a point read aloud', () => {
  it('names every line of a few, and leaves out what has no value', () => {
    const series = [line('With', [5, null]), line('Without', [5, 4])];
    expect(spokenPoint({ ...chart, series }, { index: 0, series: 0 })).toBe('Year 0: With $5, Without $5');
    expect(spokenPoint({ ...chart, series }, { index: 1, series: 0 })).toBe('Year 1: Without $4');
  });

  it('names the line asked about where there are many', () => {
    const series = ['A', 'B', 'C', 'D'].map((name, place) => line(name, [place, null]));
    expect(spokenPoint({ ...chart, series }, { index: 0, series: 2 })).toBe('Year 0: C $2');
    expect(spokenPoint({ ...chart, series }, { index: 1, series: 2 })).toBe('Year 1: no value');
  });
});

it('[PFPROJ-19] the colours repeat after eight', () => {
  expect(chartColour(0)).toBe('var(--fh-chart-1)');
  expect(chartColour(7)).toBe('var(--fh-chart-8)');
  expect(chartColour(8)).toBe('var(--fh-chart-1)');
});

it.each([
  [0, '$0'],
  [950, '$950'],
  [25_000, '$25k'],
  [1_250_000, '$1.25m'],
  [2_000_000_000, '$2b'],
  [-40_000, '\u2212$40k'],
])('%d on an axis is %s', (amount, text) => expect(compactMoney(amount)).toBe(text));
