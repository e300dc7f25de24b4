import { fillJointPaths, jointPaths } from '@freehold/finance/probability';
import { expect, it } from 'vitest';
import { comparedWithModel, figuresOf, futureSpreads } from './spreads.ts';

const zigzag = [1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1];
const steps = [-1, -1, -1, 1, 1, 1, -1, -1, -1, 1, 1, 1];
const series = [zigzag, steps, steps, zigzag];

it('figures of a history are those worked out by hand', () => {
  const figures = figuresOf(series);
  // Twelve values of ±1 with a mean of 0: 12 / 11. Sums of five: ±1 in turn, four of each: 8 / 7.
  expect(figures.get('spread of house prices, 1 years')).toBeCloseTo(Math.sqrt(12 / 11), 12);
  expect(figures.get('spread of house prices, 5 years')).toBeCloseTo(Math.sqrt(8 / 7), 12);
  expect(figures.get('spread of rates')).toBeCloseTo(Math.sqrt(12 / 11), 12);
  expect(figures.get('correlation of house prices and consumer prices')).toBeCloseTo(1, 12);
  // Products: (-1, 1, -1, -1, 1, -1) twice.
  expect(figures.get('correlation of house prices and rates')).toBeCloseTo(-4 / 12, 12);
  expect(figures.get('autocorrelation of house prices')).toBeCloseTo(-1, 12);
});

it('futures spread as the rules say: independent draws with the root of the years, joint ones with what lasts', () => {
  const spread = new Map(futureSpreads().map((row) => [row.figure, row]));
  // 10 % with half of the variance shared; rents 3 %; rates 1 point, of which 80 % stay: √((1 − 0.64⁵) / 0.36).
  expect(spread.get('house prices, 10 years')?.independent).toBeCloseTo(Math.sqrt(500), 10);
  expect(spread.get('one dwelling, 5 years')?.independent).toBeCloseTo(Math.sqrt(500), 10);
  expect(spread.get('rents, 5 years')?.independent).toBeCloseTo(3 * Math.sqrt(5), 10);
  expect(spread.get('rates, 5 years')?.independent).toBeCloseTo(Math.sqrt((1 - 0.64 ** 5) / 0.36), 10);
  // The index has no memory in the rules: 6.828 √10, within four standard errors of 10,000 futures.
  expect(Math.abs((spread.get('house prices, 10 years')?.joint ?? 0) / (6.828 * Math.sqrt(10)) - 1)).toBeLessThan(0.03);
  expect(spread.get('one dwelling, 10 years')?.joint).toBeGreaterThan(spread.get('house prices, 10 years')?.joint ?? 0);
});

it('a history that the model itself draws lies between the percentiles in most figures', () => {
  const plan = { seed: 7, years: 100, homes: 1, volatility: { dwellings: 0 } };
  const { growth, rents, rates, prices } = jointPaths(plan);
  fillJointPaths(plan, 0, { growth, rents, rates, prices });
  const logs = (points: Float64Array) => Array.from(points.slice(61), (value) => 100 * Math.log1p(value / 100));
  const rows = comparedWithModel([logs(growth), logs(rents), [...rates.slice(61)], logs(prices)]);
  expect(rows).toHaveLength(20);
  const within = rows.filter(({ history, stretches: [, low, high] }) => history >= low && history <= high);
  // Nine of ten are expected, and they go together.
  expect(within.length).toBeGreaterThanOrEqual(14);
});
