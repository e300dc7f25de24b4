import { describe, expect, it } from 'vitest';
import { equityProjection } from '../equity/equity-projection.ts';
import { explainEquityProjection } from '../equity/explain-equity-projection.ts';
import { equityDefaults } from '../rules/equity.ts';
import { newProjectionProperty } from '../rules/projection.ts';
import { explainPortfolioProjection } from './explain-portfolio-projection.ts';
import { portfolioProjection } from './portfolio-projection.ts';

const home = { ...newProjectionProperty, id: 'p1' };
const project = (assumptions: Parameters<typeof portfolioProjection>[0]['assumptions']) =>
  portfolioProjection({ properties: [home, { ...home, id: 'p2' }], years: 30, assumptions: assumptions ?? {} });

describe('a person’s own assumptions', () => {
  it('[PFPROJ-10] [PFPROJ-11] are the specification’s where none is given', () => {
    expect(project({})).toEqual(portfolioProjection({ properties: [home, { ...home, id: 'p2' }], years: 30 }));
  });

  it('take the place of deposit, costs and limit', () => {
    // 500,000 at 20 % deposit and 4 % costs: 420,000; the second adds 104 %, 520,000.
    const { rows, acquiredYears, rules } = project({ depositPct: 20, costsPct: 4, refinancingLimitPct: 90 });
    expect(rows[0]?.totalDebt).toBeCloseTo(420_000, 6);
    // 90 % × 500,000 × 1.05^y − 420,000 reaches 100,000 in year 3 (100,931.25); year 2 gives 76,125.
    expect(acquiredYears).toEqual({ p1: 0, p2: 3 });
    expect(rows[3]?.totalDebt).toBeCloseTo(940_000, 6);
    expect(rules.map(({ id }) => id)).toEqual(['growth.rates', 'projection.interest']);
  });

  it('take the place of the growth of each choice, which may be a fall', () => {
    const { rows } = project({ growthRates: { low: 1, medium: -2, high: 4 } });
    expect(rows[1]?.totalValue).toBeCloseTo(490_000, 6);
    expect(rows[1]?.totalEquity).toBeCloseTo(15_000, 6);
  });

  it('stand in the working, without a rule that is not theirs', () => {
    const working = explainPortfolioProjection({
      properties: [home],
      years: 2,
      assumptions: { depositPct: 20, growthRates: { low: 1, medium: 6, high: 8 } },
    });
    expect(working.map(({ formula }) => formula)).toEqual([
      '$500,000 × (80% + 5% costs)',
      '$500,000 × (1 + 6%)^2',
      '$561,800 − $425,000',
    ]);
    expect(working.some(({ rule }) => rule !== undefined)).toBe(false);
  });

  it.each([
    [{ depositPct: -1 }, 'depositPct is -1'],
    [{ costsPct: 101 }, 'costsPct is 101; allowed is 0 to 100'],
    [{ refinancingLimitPct: Number.NaN }, 'refinancingLimitPct is NaN'],
    [{ growthRates: { low: -101, medium: 5, high: 7 } }, 'growthRates.low is -101; allowed is -100 to 100'],
  ])('%j is refused', (assumptions, message) => {
    expect(() => project(assumptions)).toThrow(message);
  });
});

describe('a person’s own growth in the equity tool', () => {
  const own = { ...equityDefaults, growthRates: { low: 1, medium: 4, high: 6 } };

  it('takes the place of the specification’s', () => {
    expect(equityProjection(own).rows[1]).toMatchObject({ value: 780_000, equity: 67_500 });
    expect(equityProjection(own).rules.map(({ id }) => id)).not.toContain('growth.rates');
    expect(equityProjection({ ...equityDefaults, growthRates: { low: 3, medium: 5, high: 7 } }).rows).toEqual(
      equityProjection(equityDefaults).rows,
    );
  });

  it('stands in the working', () => {
    const line = explainEquityProjection(own).find(({ label }) => label === 'Value in year 30');
    expect(line).toMatchObject({ formula: '$750,000 × (1 + 4%)^30' });
    expect(line).not.toHaveProperty('rule');
  });
});
