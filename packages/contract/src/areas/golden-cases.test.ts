import { readFileSync } from 'node:fs';
import { figureDifferences, Refusal } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { calculate, calculationAreas } from './calculate.ts';

interface GoldenCase {
  readonly id: string;
  readonly area: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly tolerance: number;
  readonly source: string;
}

const files = ['spec-cases.json', 'public-cases.json', 'duty-cases.json', 'law-2027-cases.json', 'lending-cases.json'];

function casesIn(file: string): readonly GoldenCase[] {
  return JSON.parse(readFileSync(new URL(`../../../finance/fixtures/${file}`, import.meta.url), 'utf8'));
}

/** Requirement rows with the area whose cases show them, limited to the named figures and cases if given. */
interface Shown {
  readonly rows: string;
  readonly area: string;
  readonly figures?: readonly string[];
  readonly where?: (inputs: GoldenCase['inputs']) => boolean;
}

const income = ({ taxableIncome }: GoldenCase['inputs']) => Number(taxableIncome);
const isInterestOnly = ({ loanType }: GoldenCase['inputs']) => loanType === 'interest_only';
const hasExtra = ({ additionalRepayments }: GoldenCase['inputs']) => Number(additionalRepayments) > 0;

const shown: readonly Shown[] = [
  { rows: '[CALC-01] [CALC-02]', area: 'borrowing.capacity' },
  {
    rows: '[CALC-04] [CALC-05] [CALC-06]',
    area: 'mortgage.calculate',
    figures: ['repaymentAmount', 'totalRepayments', 'totalInterest'],
    where: (inputs) => !isInterestOnly(inputs),
  },
  { rows: '[CALC-07] [CALC-08]', area: 'mortgage.calculate', where: isInterestOnly },
  { rows: '[CALC-10]', area: 'mortgage.calculate', figures: ['periods'], where: hasExtra },
  {
    rows: '[CALC-15] [CALC-16]',
    area: 'mortgage.calculate',
    figures: ['marketComparisonRate', 'payoffDate'],
  },
  { rows: '[CALC-17]', area: 'mortgage.payoffDate' },
  { rows: '[CALC-19] [CALC-20] [CALC-21] [CALC-22]', area: 'mortgage.payoffChart' },
  { rows: '[CALC-18]', area: 'dashboard.annualise' },
  {
    rows: '[CARD-02] [CARD-04] [CARD-13] [CARD-15]',
    area: 'dashboard.summary',
    figures: ['totalAssets', 'totalInvested', 'equity', 'propertyCount'],
  },
  {
    rows: '[CARD-05] [CARD-08] [CARD-10]',
    area: 'dashboard.summary',
    figures: ['grossIncome', 'netIncome', 'monthlyCashflow'],
  },
  { rows: '[TABLIAB-02] [TABLIAB-03]', area: 'liabilities.creditUtilisation' },
  { rows: '[TAX-01] [TAX-02] [TAX-06]', area: 'tax.income', where: (inputs) => income(inputs) <= 45_000 },
  { rows: '[TAX-03] [TAX-04] [TAX-05]', area: 'tax.income', where: (inputs) => income(inputs) > 45_000 },
  { rows: '[GEAR-12] [GEAR-20] [GEAR-24] [GEAR-25]', area: 'negativeGearing.calculate' },
  { rows: '[EQUITY-05] [EQUITY-08] [EQUITY-09] [EQUITY-10]', area: 'equityTool.project' },
  { rows: '[PFPROJ-28] [PFPROJ-29] [PFPROJ-34] [PFSIM-05]', area: 'portfolio.project' },
  { rows: '[TABRET-07] [TABRET-08] [TABRET-11]', area: 'retirement.project' },
];

/** The area's figures, or its refusal in the form of the cases. */
function resultOf(area: string, inputs: unknown): object {
  try {
    return calculate(area, inputs);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { error: { code: error.code, field: error.field } };
  }
}

for (const file of files) {
  describe(file, () => {
    it.each(casesIn(file))('$id $area ($source)', ({ area, inputs, expected, tolerance }) => {
      expect(figureDifferences(expected, resultOf(area, inputs), { tolerance })).toEqual([]);
    });
  });
}

describe('the specification’s cases by requirement', () => {
  const cases = casesIn('spec-cases.json');

  it.each(shown)('$area: $rows', ({ area, figures, where = () => true }) => {
    const found = cases.filter((golden) => golden.area === area && where(golden.inputs));
    expect(found.length).toBeGreaterThan(0);
    for (const { inputs, expected, tolerance } of found) {
      const wanted = Object.entries(expected).filter(([name]) => figures?.includes(name) ?? true);
      expect(wanted.length).toBeGreaterThan(0);
      expect(figureDifferences(Object.fromEntries(wanted), calculate(area, inputs), { tolerance })).toEqual([]);
    }
  });
});

describe('the fixtures', () => {
  const all = files.flatMap(casesIn);

  it('hold 601 cases with unique ids', () => {
    expect(all).toHaveLength(601);
    expect(new Set(all.map(({ id }) => id)).size).toBe(601);
  });

  it('name only areas that there are', () => {
    expect(all.filter(({ area }) => !calculationAreas.includes(area))).toEqual([]);
  });
});
