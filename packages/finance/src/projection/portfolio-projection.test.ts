import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthNames } from '../rules/growth.ts';
import { simulatorProperties } from '../rules/projection.ts';
import { explainPortfolioProjection } from './explain-portfolio-projection.ts';
import { type ProjectionProperty, portfolioProjection } from './portfolio-projection.ts';
import { startingIndex } from './starting-property.ts';

const home: ProjectionProperty = { id: 'p1', propertyValue: 500_000, growthRate: 'medium', acquired: null };
const second: ProjectionProperty = { ...home, id: 'p2' };

const project = (properties: readonly ProjectionProperty[], years = 30) => portfolioProjection({ properties, years });

describe('portfolioProjection', () => {
  it('[PFPROJ-28] buys the first property with a loan of 95 %', () => {
    const { rows } = project([home]);
    expect(rows[0]).toMatchObject({ totalDebt: 475_000, totalEquity: 25_000 });
    expect(rows[1]?.totalEquity).toBeCloseTo(50_000, 6);
    expect(rows[30]?.totalEquity).toBeCloseTo(1_685_971.19, 2);
  });

  it('[PFPROJ-27] has the rows 0 to 30 and counts purchases cumulatively', () => {
    const { rows } = project(simulatorProperties);
    expect(rows.map(({ year }) => year)).toEqual(Array.from({ length: 31 }, (_, year) => year));
    expect([0, 5, 6, 9, 10, 30].map((year) => rows[year]?.propertiesAcquired)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('[PFSIM-04] [PFSIM-05] [PFPROJ-29] buys the simulator’s three in years 0, 6 and 10', () => {
    const { acquiredYears, rows } = project(simulatorProperties);
    expect(acquiredYears).toEqual({ p1: 0, p2: 6, p3: 10 });
    expect(rows[6]?.totalEquity).toBeCloseTo(165_047.82, 2);
    expect(rows[6]?.totalDebt).toBeCloseTo(475_000 + 630_000, 6);
    expect(rows[30]?.totalEquity).toBeCloseTo(4_193_504.43, 2);
  });

  it('[PFPROJ-30] buys a later property at its entered value and grows it from then on', () => {
    const { rows } = project(simulatorProperties);
    const valueOfSecond = (year: number) => rows[year]?.properties.find(({ id }) => id === 'p2')?.value;
    expect(valueOfSecond(5)).toBeUndefined();
    expect(valueOfSecond(6)).toBe(600_000);
    expect(valueOfSecond(7)).toBeCloseTo(630_000, 6);
  });

  it('[PFPROJ-31] [PFPROJ-32] waits while 80 % of value less debt is below 10 % of the price', () => {
    // 80 % × 500,000 × 1.05^y − 475,000 reaches 50,000 in year 6 (61,038), not in year 5 (35,513).
    expect(project([home, second]).acquiredYears).toEqual({ p1: 0, p2: 6 });
  });

  it('[PFPROJ-33] buys several in one year in list order, stopping at the first that does not fit', () => {
    const tiny = { ...home, propertyValue: 1_000 };
    const inOneYear = project([home, { ...tiny, id: 'a' }, { ...tiny, id: 'b' }]);
    expect(inOneYear.acquiredYears).toEqual({ p1: 0, a: 4, b: 4 });
    const blocked = project([home, { ...home, id: 'big', propertyValue: 5_000_000 }, { ...tiny, id: 'b' }]);
    expect(blocked.acquiredYears).toEqual({ p1: 0, big: 19, b: 22 });
  });

  it('[PFPROJ-34] honours an entered year and warns when equity is short', () => {
    const { rows, warnings, acquiredYears } = project([home, { ...second, acquired: 3 }]);
    expect(acquiredYears).toEqual({ p1: 0, p2: 3 });
    expect(rows[3]?.totalDebt).toBeCloseTo(1_000_000, 6);
    expect(rows[3]?.totalEquity).toBeCloseTo(78_812.5, 6);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({ id: 'p2', year: 3 });
    // Needs 50,000; 80 % × 578,812.50 − 475,000 is −11,950.
    expect(warnings[0]?.shortBy).toBeCloseTo(61_950, 6);
  });

  it('does not warn about the starting property or where equity is enough', () => {
    expect(
      project([
        { ...home, acquired: 0 },
        { ...second, acquired: 20 },
      ]).warnings,
    ).toEqual([]);
  });

  it('[PFPROJ-36] leaves out a property that is never affordable', () => {
    const { acquiredYears } = project([home, { ...second, propertyValue: 1e9 }]);
    expect(acquiredYears).toEqual({ p1: 0 });
  });

  it('leaves out a property entered for a year after the last', () => {
    expect(project([home, { ...second, acquired: 31 }]).acquiredYears).toEqual({ p1: 0 });
  });

  it('[PFPROJ-25] takes year 0 for a year', () => {
    expect(project([home, { ...second, acquired: 0 }]).acquiredYears).toEqual({ p1: 6, p2: 0 });
  });

  it('buys nothing before the starting property', () => {
    const { rows, acquiredYears } = project([{ ...home, acquired: 4 }, second]);
    expect(acquiredYears).toEqual({ p1: 4, p2: 10 });
    expect(rows[0]).toMatchObject({
      totalValue: 0,
      totalDebt: 0,
      totalEquity: 0,
      propertiesAcquired: 0,
      properties: [],
    });
  });

  it('[PFPROJ-37] shows the interest of the debt and changes no equity with the rate', () => {
    expect(project([home]).rows[0]?.annualInterest).toBeCloseTo(26_125, 6);
    const dear = portfolioProjection({ properties: [home], years: 30, interestRate: 11 });
    expect(dear.rows[0]?.annualInterest).toBeCloseTo(52_250, 6);
    expect(dear.rows.map(({ totalEquity }) => totalEquity)).toEqual(
      project([home]).rows.map(({ totalEquity }) => totalEquity),
    );
  });

  it('gives each year its totals and each property with id, value and debt [PFPROJ-22 PFPROJ-23]', () => {
    expect(project([home]).rows[1]).toMatchObject({
      year: 1,
      totalValue: 525_000,
      totalDebt: 475_000,
      totalEquity: 50_000,
      properties: [{ id: 'p1', value: 525_000, debt: 475_000 }],
    });
  });

  it.each([
    [[], 'properties is empty'],
    [[home, home], 'properties.id is repeated'],
    [[{ ...home, propertyValue: 0.99 }], 'propertyValue is 0.99; allowed is 1 to 1000000000000'],
    [[{ ...home, acquired: -1 }], 'acquired is -1'],
    [[{ ...home, acquired: 1.5 }], 'acquired is 1.5'],
  ])('[PFPROJ-39] refuses %j', (properties, message) => {
    expect(() => project(properties)).toThrow(message);
  });

  it('refuses a horizon and a rate that cannot be', () => {
    expect(() => project([home], 101)).toThrow('years is 101');
    expect(() => portfolioProjection({ properties: [home], years: 1, interestRate: -1 })).toThrow('interestRate is -1');
  });
});

describe('startingIndex', () => {
  it.each([
    [[null], 0],
    [[null, null], 0],
    [[null, 3], 0],
    [[null, 0], 1],
    [[3, null], 0],
    [[5, 3, null], 1],
    [[3, 3], 0],
    [[null, 0, 0], 1],
    [[], 0],
  ])('[PFPROJ-35] of the years %j is %d', (years, expected) => {
    expect(startingIndex(years.map((acquired) => ({ acquired })))).toBe(expected);
  });
});

const anyPortfolio = fc
  .array(
    fc.record({
      propertyValue: fc.double({ min: 1, max: 5e6, noNaN: true }),
      growthRate: fc.constantFrom(...growthNames),
      acquired: fc.option(fc.integer({ min: 0, max: 40 })),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((properties) => properties.map((property, index) => ({ ...property, id: `p${index}` })));

describe('properties of every projection', () => {
  it('equity is value less debt, in total and over the properties', () => {
    fc.assert(
      fc.property(anyPortfolio, (properties) => {
        for (const row of project(properties).rows) {
          expect(row.totalEquity).toBe(row.totalValue - row.totalDebt);
          expect(row.properties.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(row.totalValue, 4);
          expect(row.properties.reduce((sum, { debt }) => sum + debt, 0)).toBeCloseTo(row.totalDebt, 4);
        }
      }),
    );
  });

  it('what is bought stays, and the debt never falls', () => {
    fc.assert(
      fc.property(anyPortfolio, (properties) => {
        const { rows } = project(properties);
        for (const [index, row] of rows.entries()) {
          const before = rows[index - 1];
          if (before === undefined) continue;
          expect(row.propertiesAcquired).toBeGreaterThanOrEqual(before.propertiesAcquired);
          expect(row.totalDebt).toBeGreaterThanOrEqual(before.totalDebt);
        }
      }),
    );
  });

  it('the acquired years tell the same as the rows', () => {
    fc.assert(
      fc.property(anyPortfolio, (properties) => {
        const { rows, acquiredYears } = project(properties);
        for (const { year, propertiesAcquired } of rows) {
          expect(Object.values(acquiredYears).filter((bought) => bought <= year)).toHaveLength(propertiesAcquired);
        }
      }),
    );
  });

  it('the explanation ends on the total equity and its lines add up to it', () => {
    fc.assert(
      fc.property(anyPortfolio, (properties) => {
        const inputs = { properties, years: 30 };
        const working = explainPortfolioProjection(inputs);
        const last = portfolioProjection(inputs).rows.at(-1);
        const sum = (start: string) =>
          working.filter(({ label }) => label.startsWith(start)).reduce((total, { amount }) => total + amount, 0);
        expect(working.at(-1)?.amount).toBe(last?.totalEquity);
        expect(sum('Debt for')).toBeCloseTo(last?.totalDebt ?? 0, 4);
        expect(Math.abs(sum('Value of') - (last?.totalValue ?? 0))).toBeLessThan(1e-6 * (1 + (last?.totalValue ?? 0)));
      }),
    );
  });
});

describe('explainPortfolioProjection', () => {
  it('shows each loan and value with the actual numbers', () => {
    const working = explainPortfolioProjection({ properties: [home, { ...second, acquired: 3 }], years: 5 });
    expect(working.map(({ label, formula }) => `${label}: ${formula}`)).toEqual([
      'Debt for p1, bought in year 0: $500,000 × (90% + 5% costs)',
      'Debt for p2, bought in year 3: $500,000 × (100% + 5% costs, deposit refinanced)',
      'Value of p1: $500,000 × (1 + 5%)^5',
      'Value of p2: $500,000 × (1 + 5%)^2',
      'Total equity in year 5: $1,189,390.78 − $1,000,000',
    ]);
  });
});
