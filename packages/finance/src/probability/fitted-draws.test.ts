import { describe, expect, it } from 'vitest';
import { type ProjectionInputs, portfolioProjection } from '../projection/portfolio-projection.ts';
import { explainPortfolioChances } from './explain-portfolio-chances.ts';
import { fillJointPaths, jointPaths } from './joint-paths.ts';
import { portfolioChances, portfolioSimulation } from './portfolio-simulation.ts';

const properties = [
  { id: 'p1', propertyValue: 500_000, growthRate: 'medium', acquired: 0 },
  { id: 'p2', propertyValue: 400_000, growthRate: 'low', acquired: 0, owed: 100_000 },
] as const;
const plan: ProjectionInputs = { properties, years: 2, interestRate: 6 };
const chances = {
  rentPct: 4,
  expensesPct: 1,
  rentGrowthPct: 3,
  vacancyChancePct: 0,
  startingCash: 50_000,
  yearlyCash: 0,
};
const inputs = { ...plan, chances, seed: 5, draws: 'fitted' } as const;

describe('fitted draws', () => {
  it('are the deviations of the joint paths, added to growth, rents, expenses and the rate', () => {
    const paths = jointPaths({ seed: 5, years: 2, homes: 2 });
    fillJointPaths({ seed: 5, years: 2, homes: 2 }, 0, paths);
    const at = (list: Float64Array, place: number) => list[place] ?? Number.NaN;
    const found = portfolioChances({ ...inputs, paths: 1 });
    const first = 500_000 * (1.05 + at(paths.growth, 0) / 100) * (1.05 + at(paths.growth, 1) / 100);
    const second = 400_000 * (1.03 + at(paths.growth, 2) / 100) * (1.03 + at(paths.growth, 3) / 100);
    expect(found.value[2]?.p50).toBeCloseTo(first + second, 6);
    // Owed: 95 % of 500,000 and the 100,000 entered. Rent 36,000 and expenses 9,000 in the first year.
    const interest = (year: number) => (575_000 * (6 + at(paths.rates, year))) / 100;
    expect(found.cashFlow[1]?.p50).toBeCloseTo(36_000 - 9_000 - interest(0), 6);
    const rent = 36_000 * (1.03 + at(paths.rents, 0) / 100);
    const expenses = 9_000 * (1.03 + at(paths.prices, 0) / 100);
    expect(found.cashFlow[2]?.p50).toBeCloseTo(rent - expenses - interest(1), 6);
  });

  it('do not depend on the batches, and differ by the seed', () => {
    const simulation = portfolioSimulation({ ...inputs, paths: 300 });
    for (const batch of [1, 99, 200]) simulation.advance(batch);
    const whole = portfolioChances({ ...inputs, paths: 300 });
    expect(simulation.chances()).toEqual(whole);
    expect(portfolioChances({ ...inputs, seed: 6, paths: 300 }).value).not.toEqual(whole.value);
  });

  it('leave the independent draws as they are', () => {
    const { draws: _, ...before } = inputs;
    const named = portfolioChances({ ...before, draws: 'independent', paths: 50 });
    expect(named).toEqual(portfolioChances({ ...before, paths: 50 }));
    // The volatility of the independent draws have no part in the fitted ones.
    const swung = { ...inputs, chances: { ...chances, growthVolatilityPct: 50, rateVolatilityPct: 10 }, paths: 50 };
    expect(portfolioChances(swung).value).toEqual(portfolioChances({ ...inputs, paths: 50 }).value);
  });

  it('keep growth that is all lost at nothing', () => {
    const lost = { growthRates: { low: -100, medium: -100, high: -100 } };
    expect(portfolioChances({ ...inputs, assumptions: lost, paths: 20 }).value[2]?.p90).toBe(0);
  });
});

describe('what is owed on a property already owned', () => {
  it('is its debt in place of a purchase’s loan, and needs no deposit', () => {
    const { rows, warnings } = portfolioProjection(plan);
    expect(rows[0]?.properties.map(({ debt }) => debt)).toEqual([475_000, 100_000]);
    expect(warnings).toEqual([]);
  });

  it('is refused below zero', () => {
    const wrong = [{ ...properties[0], owed: -1 }];
    expect(() => portfolioProjection({ ...plan, properties: wrong })).toThrow('owed');
  });
});

it('name the fitted rules and none of the volatility they do not use', () => {
  const ids = portfolioChances({ ...inputs, paths: 1 }).rules.map(({ id }) => id);
  expect(ids).toContain('chances.correlations');
  expect(ids).not.toContain('probability.growth-volatility');
  const lines = explainPortfolioChances({ ...inputs, paths: 1 });
  expect(lines[1]).toMatchObject({ label: 'Spread of a year’s growth of house prices', unit: 'percent' });
});
