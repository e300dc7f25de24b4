import type { PortfolioChances } from '@freehold/finance/probability';
import { describe, expect, it } from 'vitest';
import { assumedText, chanceError, chanceFields, drawnChances } from './chance-fields.tsx';
import { chanceChart, riskTexts } from './chances-view.ts';

const bands = [
  { p10: 25_000, p50: 25_000, p90: 25_000 },
  { p10: -40_000, p50: 60_000, p90: 130_000 },
];
const none = { sharePct: 0, causePcts: { plan: 0, rates: 0, vacancy: 0, rent: 0, costs: 0 } };
const chances: PortfolioChances = {
  paths: 1_000,
  value: bands,
  equity: bands,
  cashFlow: bands,
  cashOut: { sharePct: 16.26, causePcts: { plan: 0, rates: 16.24, vacancy: 0, rent: 0.02, costs: 0 } },
  equityOut: { sharePct: 32.9, causePcts: { prices: 32.9, plan: 0 } },
  eitherOutPct: 43.7,
  rules: [],
};

describe('the futures in words', () => {
  it('says where eight of ten lie and where the middle is', () => {
    expect(chanceChart(chances, 'equity', 2.5).summary).toBe(
      'In 8 of 10 simulated futures, total equity after 1 years is between −$40,000 and $130,000; in half of them it is above $60,000.',
    );
  });

  it('adds today’s dollars to what lies two years away', () => {
    const twoYears = { ...chances, value: [...bands, { p10: 102_500, p50: 102_500, p90: 105_062.5 }] };
    // 105,062.50 at 2.5 % a year for two years is 100,000 today.
    expect(chanceChart(twoYears, 'value', 2.5).summary).toContain('$105,063 ($100,000 in today’s dollars)');
  });

  it('names what runs out, in how many futures and why, the most frequent first', () => {
    expect(riskTexts(chances)).toEqual([
      'In 43.7% of the futures, cash or equity runs out in at least one year.',
      'Cash falls below zero in 16.3% of the futures: interest rates rose (16.2%).',
      'The debt is above the value in 32.9% of the futures: prices grew less than assumed or fell (32.9%).',
    ]);
  });

  it('says where nothing runs out', () => {
    expect(riskTexts({ ...chances, cashOut: none })[1]).toBe('Cash falls below zero in fewer than one in a thousand.');
  });
});

describe('the chart of the futures', () => {
  it('draws from the upper line to the lower and has the same figures in its table', () => {
    const { lines, rows, years } = chanceChart(chances, 'cashFlow', 2.5);
    expect(lines.map(({ values }) => values)).toEqual([
      [25_000, 130_000],
      [25_000, 60_000],
      [25_000, -40_000],
    ]);
    expect(years).toEqual([0, 1]);
    expect(rows[1]).toEqual({ year: 1, p10: -40_000, p50: 60_000, p90: 130_000 });
  });
});

describe('the fields of the futures', () => {
  it('start with what the engine assumes', () => {
    expect(chanceFields.map(({ name }) => assumedText(name))).toEqual([
      '10',
      '50',
      '1',
      '80',
      '2.5',
      '1.5',
      '3',
      '3',
      '40',
      '4',
      '30,000',
      '25,000',
    ]);
    expect(drawnChances({})).toEqual({ seed: 2026, draws: 'independent', chances: {} });
  });

  it.each([
    ['growthVolatilityPct', 50.1, 'Enter 0 to 50'],
    ['rentGrowthPct', -20.1, 'Enter −20 to 20'],
    ['seed', 1.5, 'Enter a whole number 0 to 4,294,967,295'],
    ['vacancyWeeks', 53, 'Enter 0 to 52'],
  ] as const)('refuse %s of %d', (name, value, message) => {
    expect(chanceError(name, { [name]: value })).toBe(message);
    expect(drawnChances({ [name]: value })).toBeNull();
  });

  it('pass on what was set, and nothing else', () => {
    expect(drawnChances({ seed: 9, startingCash: 50_000 })).toEqual({
      seed: 9,
      draws: 'independent',
      chances: { startingCash: 50_000 },
    });
  });
});
