import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calculateArea, calculationAreas } from './calculate-area.ts';
import { figureDifferences } from './figure-differences.ts';

interface GoldenCase {
  readonly id: string;
  readonly area: string;
  readonly inputs: unknown;
  readonly expected: object;
  readonly tolerance: number;
  readonly source: string;
}

/** Areas about texts belong to the contract; tools/cases.ts runs them with the rest. */
const textAreas = ['lead.splitName', 'profile.address', 'property.address'];

function casesIn(file: string): readonly GoldenCase[] {
  return JSON.parse(readFileSync(new URL(`../../fixtures/${file}`, import.meta.url), 'utf8'));
}

/** Requirement rows that the specification's cases of an area show. */
const requirementsOf: Readonly<Record<string, string>> = {
  'borrowing.capacity': '[CALC-01] [CALC-02]',
  'mortgage.calculate': '[CALC-04] [CALC-05] [CALC-06] [CALC-07] [CALC-08] [CALC-10] [CALC-15] [CALC-16]',
  'mortgage.payoffDate': '[CALC-17]',
  'mortgage.payoffChart': '[CALC-19] [CALC-20] [CALC-21] [CALC-22]',
  'dashboard.annualise': '[CALC-18]',
  'dashboard.summary': '[CARD-02] [CARD-04] [CARD-05] [CARD-08] [CARD-10] [CARD-13] [CARD-15]',
  'liabilities.creditUtilisation': '[TABLIAB-02] [TABLIAB-03]',
  'tax.income': '[TAX-01] [TAX-02] [TAX-03] [TAX-04] [TAX-05] [TAX-06]',
  'negativeGearing.calculate': '[GEAR-12] [GEAR-20] [GEAR-24] [GEAR-25]',
  'equityTool.project': '[EQUITY-05] [EQUITY-08] [EQUITY-09] [EQUITY-10]',
  'portfolio.project': '[PFPROJ-28] [PFPROJ-29] [PFPROJ-34] [PFSIM-05]',
  'retirement.project': '[TABRET-07] [TABRET-08] [TABRET-11]',
};

for (const file of ['spec-cases.json', 'public-cases.json']) {
  describe(file, () => {
    const cases = casesIn(file).filter(({ area }) => !textAreas.includes(area));

    it.each(cases)('$id $area ($source)', ({ area, inputs, expected, tolerance }) => {
      expect(figureDifferences(expected, calculateArea(area, inputs), { tolerance })).toEqual([]);
    });
  });
}

describe('the specification’s cases by requirement', () => {
  const cases = casesIn('spec-cases.json');
  const areas = Object.entries(requirementsOf).map(([area, rows]) => ({ area, rows }));

  it.each(areas)('$rows $area', ({ area }) => {
    const ofArea = cases.filter((golden) => golden.area === area);
    expect(ofArea.length).toBeGreaterThan(0);
    for (const { inputs, expected, tolerance } of ofArea) {
      expect(figureDifferences(expected, calculateArea(area, inputs), { tolerance })).toEqual([]);
    }
  });
});

describe('the fixtures', () => {
  const all = [...casesIn('spec-cases.json'), ...casesIn('public-cases.json')];

  it('hold 247 cases with unique ids', () => {
    expect(all).toHaveLength(247);
    expect(new Set(all.map(({ id }) => id)).size).toBe(247);
  });

  it('name only areas that the engine or the contract has', () => {
    const known = [...calculationAreas, ...textAreas];
    expect(all.filter(({ area }) => !known.includes(area))).toEqual([]);
  });
});
