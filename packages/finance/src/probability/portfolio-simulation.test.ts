import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ProjectionInputs, portfolioProjection } from '../projection/portfolio-projection.ts';
import { growthNames } from '../rules/growth.ts';
import type { ChanceAssumptions } from './chance-assumptions.ts';
import { explainPortfolioChances } from './explain-portfolio-chances.ts';
import { portfolioChances, portfolioSimulation } from './portfolio-simulation.ts';

const home = { id: 'p1', propertyValue: 500_000, growthRate: 'medium', acquired: null } as const;
const one: ProjectionInputs = { properties: [home], years: 30 };

/** All volatility and vacancy switched off. */
const still: Partial<ChanceAssumptions> = {
  growthVolatilityPct: 0,
  rateVolatilityPct: 0,
  rentVolatilityPct: 0,
  vacancyChancePct: 0,
};

const anyPortfolio: fc.Arbitrary<ProjectionInputs> = fc.record({
  properties: fc
    .array(
      fc.record({
        propertyValue: fc.double({ min: 1, max: 5e6, noNaN: true }),
        growthRate: fc.constantFrom(...growthNames),
        acquired: fc.option(fc.integer({ min: 0, max: 40 })),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((properties) => properties.map((property, index) => ({ ...property, id: `p${index}` }))),
  years: fc.integer({ min: 0, max: 40 }),
  interestRate: fc.double({ min: 0, max: 20, noNaN: true }),
  assumptions: fc.record({
    depositPct: fc.double({ min: 0, max: 50, noNaN: true }),
    costsPct: fc.double({ min: 0, max: 20, noNaN: true }),
    refinancingLimitPct: fc.double({ min: 0, max: 100, noNaN: true }),
  }),
});

describe('a portfolio with nothing left to chance', () => {
  it('is the projection to the last bit, in every future', () => {
    fc.assert(
      fc.property(anyPortfolio, (inputs) => {
        const { rows } = portfolioProjection(inputs);
        const chances = { ...still, rentPct: 0, expensesPct: 0 };
        const { value, equity, cashFlow } = portfolioChances({ ...inputs, seed: 7, paths: 3, chances });
        const everywhere = (amount: number) => ({ p10: amount, p50: amount, p90: amount });
        expect(value).toEqual(rows.map(({ totalValue }) => everywhere(totalValue)));
        expect(equity).toEqual(rows.map(({ totalEquity }) => everywhere(totalEquity)));
        // A year's interest is paid on its opening debt.
        const interest = rows.map((_, year) => everywhere(year === 0 ? 0 : 0 - (rows[year - 1]?.annualInterest ?? 0)));
        expect(cashFlow.map(({ p50 }) => everywhere(p50 + 0))).toEqual(interest.map(({ p50 }) => everywhere(p50 + 0)));
      }),
    );
  });

  it('takes rent, expenses and vacancy by hand', () => {
    // 500,000: rent 20,000, expenses 7,500, four of 52 weeks empty each year, interest 5.5 % of 475,000 is 26,125.
    const chances = {
      ...still,
      rentPct: 4,
      expensesPct: 1.5,
      rentGrowthPct: 3,
      vacancyChancePct: 100,
      vacancyWeeks: 4,
    };
    const { cashFlow } = portfolioChances({ ...one, seed: 1, paths: 2, chances });
    expect(cashFlow[0]?.p50).toBe(0);
    expect(cashFlow[1]?.p50).toBeCloseTo(20_000 - 7_500 - (20_000 * 4) / 52 - 26_125, 8);
    expect(cashFlow[3]?.p50).toBeCloseTo((20_000 - 7_500 - (20_000 * 4) / 52) * 1.03 ** 2 - 26_125, 8);
  });

  it.each([
    // Without rent, 26,125 is paid each year: 30,000 lasts one year, not two.
    [{ startingCash: 30_000, yearlyCash: 0 }, 100],
    [{ startingCash: 30 * 26_125, yearlyCash: 0 }, 0],
    [{ startingCash: 0, yearlyCash: 26_125 }, 0],
    [{ startingCash: 0, yearlyCash: 26_124 }, 100],
  ])('with cash of %j it runs out in %d %% of the futures, because of the plan', (cash, sharePct) => {
    const chances = { ...still, rentPct: 0, expensesPct: 0, ...cash };
    const { cashOut, eitherOutPct } = portfolioChances({ ...one, seed: 1, paths: 4, chances });
    expect(cashOut).toEqual({ sharePct, causePcts: { plan: sharePct, rates: 0, vacancy: 0, rent: 0, costs: 0 } });
    expect(eitherOutPct).toBe(sharePct);
  });
});

describe('the cause of running out', () => {
  const balanced = { ...still, rentPct: 0, expensesPct: 0, startingCash: 0, yearlyCash: 26_125 };

  it('is the interest rate when nothing else moves', () => {
    const { cashOut } = portfolioChances({
      ...one,
      seed: 3,
      paths: 200,
      chances: { ...balanced, rateVolatilityPct: 1 },
    });
    expect(cashOut.sharePct).toBeGreaterThan(50);
    expect(cashOut.causePcts).toEqual({ plan: 0, rates: cashOut.sharePct, vacancy: 0, rent: 0, costs: 0 });
  });

  it('is vacancy when only that moves', () => {
    // Rent 20,000 less the average loss of half of 26 weeks, 5,000: adding 11,125 a year, an average future breaks
    // even.
    const chances = {
      ...balanced,
      rentPct: 4,
      rentGrowthPct: 0,
      vacancyChancePct: 50,
      vacancyWeeks: 26,
      yearlyCash: 11_125,
    };
    const { cashOut } = portfolioChances({ ...one, seed: 3, paths: 200, chances });
    expect(cashOut.sharePct).toBeGreaterThan(50);
    expect(cashOut.causePcts).toEqual({ plan: 0, rates: 0, vacancy: cashOut.sharePct, rent: 0, costs: 0 });
  });

  it('is rent when only that moves', () => {
    const chances = { ...balanced, rentPct: 4, rentGrowthPct: 0, rentVolatilityPct: 10, yearlyCash: 6_125 };
    const { cashOut } = portfolioChances({ ...one, seed: 3, paths: 200, chances });
    expect(cashOut.sharePct).toBeGreaterThan(50);
    expect(cashOut.causePcts).toEqual({ plan: 0, rates: 0, vacancy: 0, rent: cashOut.sharePct, costs: 0 });
  });

  it('is prices for equity, or the plan where more is borrowed than paid', () => {
    const falling = portfolioChances({ ...one, seed: 3, paths: 500, chances: { growthVolatilityPct: 20 } }).equityOut;
    expect(falling.sharePct).toBeGreaterThan(20);
    expect(falling.causePcts).toEqual({ prices: falling.sharePct, plan: 0 });
    const assumptions = { depositPct: 0, costsPct: 5 };
    const { equityOut } = portfolioChances({ ...one, assumptions, seed: 3, paths: 10, chances: still });
    expect(equityOut).toEqual({ sharePct: 100, causePcts: { prices: 0, plan: 100 } });
  });

  it('adds up to the share that runs out', () => {
    const { cashOut, equityOut, eitherOutPct } = portfolioChances({ ...one, seed: 9, paths: 2_000 });
    const sum = (parts: object) => Object.values(parts).reduce((total, part) => total + part, 0);
    expect(sum(cashOut.causePcts)).toBeCloseTo(cashOut.sharePct, 9);
    expect(sum(equityOut.causePcts)).toBeCloseTo(equityOut.sharePct, 9);
    expect(eitherOutPct).toBeGreaterThanOrEqual(Math.max(cashOut.sharePct, equityOut.sharePct));
    expect(eitherOutPct).toBeLessThanOrEqual(cashOut.sharePct + equityOut.sharePct);
  });
});

describe('one property with a swing of growth', () => {
  const paths = 40_000;
  const sigma = 0.1;
  const years = 10;
  const chances = { ...still, growthVolatilityPct: 10 };
  const { value } = portfolioChances({ properties: [home], years, seed: 11, paths, chances });
  const spread = sigma * Math.sqrt(years);
  const median = 500_000 * 1.05 ** years;

  // The standard error of a sample quantile of ln V is √(p(1−p)/n) / φ(z) × σ√t; a deviation of four of them happens
  // once in 16,000 draws.
  it.each([
    ['p10', -1.2815515655446004, 0.1],
    ['p50', 0, 0.5],
    ['p90', 1.2815515655446004, 0.9],
  ] as const)('has the lognormal quantile %s within sampling error', (name, z, p) => {
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
    const standardError = (spread * Math.sqrt((p * (1 - p)) / paths)) / density;
    const quantile = value[years]?.[name] ?? 0;
    expect(Math.abs(Math.log(quantile / (median * Math.exp(z * spread))))).toBeLessThan(4 * standardError);
  });
});

describe('the mean and variance of the values', () => {
  /** Final values of single futures: with one path, a band is that path. */
  const finals = (chances: Partial<ChanceAssumptions>, count: number) =>
    Array.from({ length: count }, (_, seed) => {
      const properties = [home, { ...home, id: 'p2', acquired: 0 }];
      const inputs = { properties: [{ ...home, acquired: 0 }, ...properties.slice(1)], years: 1, seed, paths: 1 };
      return portfolioChances({ ...inputs, chances: { ...still, ...chances } }).value[1]?.p50 ?? 0;
    });
  const moments = (values: readonly number[]) => {
    const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
    return { mean, variance: values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1) };
  };

  it.each([0, 50, 100])('are those of two lognormals correlated at %d %%', (growthCorrelationPct) => {
    const count = 8_000;
    const sigma = 0.2;
    const { mean, variance } = moments(finals({ growthVolatilityPct: 20, growthCorrelationPct }, count));
    const each = 525_000 * Math.exp(sigma ** 2 / 2);
    const ofOne = each ** 2 * Math.expm1(sigma ** 2);
    const shared = each ** 2 * Math.expm1((sigma ** 2 * growthCorrelationPct) / 100);
    const expected = 2 * ofOne + 2 * shared;
    expect(Math.abs(mean - 2 * each)).toBeLessThan(4 * Math.sqrt(expected / count));
    // The variance of a sample variance is (κ − 1)σ⁴/n; κ of a lognormal with σ = 0.2 is 3.68, and that of a sum is no
    // larger.
    expect(Math.abs(variance / expected - 1)).toBeLessThan(4 * Math.sqrt(2.68 / count));
  });
});

describe('portfolioSimulation', () => {
  const inputs = { ...one, seed: 42, paths: 300 };

  it('gives the same figures whatever the batches, and the same again for the same seed', () => {
    const batched = portfolioSimulation(inputs);
    for (const batch of [1, 99, 0, 150]) batched.advance(batch);
    expect(batched.advance(1_000)).toBe(300);
    expect(batched.chances()).toEqual(portfolioChances(inputs));
    expect(portfolioChances({ ...inputs, seed: 43 }).equity).not.toEqual(portfolioChances(inputs).equity);
  });

  it('gives these very figures from seed 42 on every platform', () => {
    // Calculated independently in Python from the model's description: identical to the last bit.
    const { equity, eitherOutPct } = portfolioChances(inputs);
    expect(equity[30]).toEqual({ p10: 574626.2372079927, p50: 1529824.9466354153, p90: 3635416.497379331 });
    expect(eitherOutPct).toBe(47.66666666666667);
  });

  it('shows firmer figures with every batch', () => {
    const simulation = portfolioSimulation(inputs);
    simulation.advance(50);
    expect(simulation.chances().paths).toBe(50);
    simulation.advance(50);
    expect(simulation.chances().paths).toBe(100);
  });

  it('keeps bands in order and every figure finite at the widest swings', () => {
    const wild = { growthVolatilityPct: 50, rateVolatilityPct: 10, rentVolatilityPct: 50 };
    const chances = portfolioChances({ ...one, years: 100, seed: 5, paths: 500, chances: wild });
    for (const { p10, p50, p90 } of [...chances.value, ...chances.equity, ...chances.cashFlow]) {
      expect(p10).toBeLessThanOrEqual(p50);
      expect(p50).toBeLessThanOrEqual(p90);
      expect(Number.isFinite(p10) && Number.isFinite(p90)).toBe(true);
    }
  });

  it.each([
    [{ seed: -1 }, 'seed is -1'],
    [{ seed: 0.5 }, 'seed is 0.5'],
    [{ seed: 2 ** 32 }, 'seed is 4294967296; allowed is 0 to 4294967295'],
    [{ paths: 0 }, 'paths is 0; allowed is 1 to 100000'],
    [{ properties: [] }, 'properties is empty'],
    [{ years: 101 }, 'years is 101'],
    [{ chances: { growthVolatilityPct: 51 } }, 'growthVolatilityPct is 51; allowed is 0 to 50'],
    [{ chances: { vacancyWeeks: -1 } }, 'vacancyWeeks is -1; allowed is 0 to 52'],
  ])('refuses %j', (wrong, message) => {
    expect(() => portfolioChances({ ...inputs, ...wrong })).toThrow(message);
  });

  it('carries the rules it rests on, but for those of a person’s own', () => {
    const ids = (chances: Partial<ChanceAssumptions>) =>
      portfolioChances({ ...inputs, chances }).rules.map(({ id }) => id);
    expect(ids({})).toHaveLength(4 + 1 + 12);
    expect(ids({ vacancyWeeks: 2 })).not.toContain('probability.vacancy-weeks');
  });

  it('has a working that ends on the share that runs out', () => {
    const working = explainPortfolioChances(inputs);
    const { equity, eitherOutPct } = portfolioChances(inputs);
    expect(working.map(({ amount }) => amount)).toEqual([300, 10, 1, equity[30]?.p50, eitherOutPct]);
  });
});
