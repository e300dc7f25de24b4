import { modellingDefaults, type ProjectionScenario } from '@freehold/contract';
import { projectionInputs, runsOutTexts, simulationInputs } from '@freehold/domain';
import { type MortgageInputs, mortgageRepayment, portfolioProjection } from '@freehold/finance';
import { portfolioChances } from '@freehold/finance/probability';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recalculated } from '../../test/recalculated.ts';
import { writeWorkbook } from './workbook-worker.ts';

const preparedAt = '2026-11-21T04:00:00Z';
const loan: MortgageInputs = {
  loanAmount: 500_000,
  interestRate: 4.5,
  loanTerm: 30,
  repaymentFrequency: 'monthly',
  loanType: 'principal_and_interest',
  additionalRepayments: 200,
  today: '2026-11-21',
};
const mortgage = async (changes: Partial<MortgageInputs> = {}) =>
  recalculated(await writeWorkbook({ kind: 'mortgage', inputs: { ...loan, ...changes }, priceRise: 2.5, preparedAt }));

const { outlook, simulator, probability } = modellingDefaults;
const portfolio = async (scenario: ProjectionScenario) =>
  recalculated(await writeWorkbook({ kind: 'portfolio', portfolio: scenario, outlook, probability, preparedAt }));

const resultAddresses = {
  repaymentAmount: 'B20',
  periods: 'B21',
  totalRepayments: 'B22',
  totalInterest: 'B23',
  principalOwingAtEnd: 'B24',
  interestSaved: 'B25',
  timeSaved: 'B26',
  marketComparisonRate: 'B28',
} as const;
const named = Object.entries(resultAddresses);

describe('the workbook of a mortgage schedule', () => {
  it('comes to the figures of golden case S-MC-07 in another spreadsheet engine, to the cent', async () => {
    const book = await mortgage();
    const figures = Object.fromEntries(named.map(([name, address]) => [name, book.figure('Inputs', address)]));
    expect(figures.repaymentAmount).toBeCloseTo(2_533.43, 2);
    expect(figures.totalRepayments).toBeCloseTo(845_818.49, 2);
    expect(figures.totalInterest).toBeCloseTo(345_818.49, 2);
    expect(figures.interestSaved).toBeCloseTo(66_215.06, 2);
    expect(figures).toMatchObject({ periods: 310, timeSaved: 50, principalOwingAtEnd: 0, marketComparisonRate: 5 });
    // 55,783 is 21 September 2052 as a spreadsheet serial date.
    expect(book.figure('Inputs', 'B27')).toBe(55_783);
  });

  it('has formulas for every figure but the inputs and what the screen showed, and no formula in words', async () => {
    const book = await mortgage();
    expect(book.cells.filter(({ t, f, v }) => t === 's' && f !== undefined && v !== '')).toEqual([]);
    const typed = book.cells.filter(({ t, f }) => f === undefined && t === 'n');
    // Six inputs (the others are words), nine figures of the screen, the numbers of thirty years.
    expect(typed).toHaveLength(6 + 9 + 30);
  });

  it('keeps with each formula what it comes to, for readers that calculate nothing', async () => {
    const book = await mortgage();
    const formulas = book.cells.filter(({ f }) => f !== undefined);
    // Five derived figures, nine results with their differences, six cells of 30 years less the numbers, eight of 1,560
    // payments.
    expect(formulas).toHaveLength(5 + 18 + 30 * 5 + 1_560 * 8);
    expect(formulas.filter(({ v }) => v === undefined)).toEqual([]);
    expect(book.wrongResults()).toEqual([]);
  });

  it('follows an input that is changed', async () => {
    const book = await mortgage();
    book.write('Inputs', 'B5', 6);
    book.write('Inputs', 'B7', 'fortnightly');
    const expected = mortgageRepayment({ ...loan, interestRate: 6, repaymentFrequency: 'fortnightly' });
    expect(book.figure('Inputs', 'B22')).toBeCloseTo(expected.totalRepayments, 2);
    expect(book.figure('Inputs', 'B21')).toBe(expected.periods);
    const years = Array.from({ length: 30 }, (_, index) => book.value('Years', `B${index + 2}`));
    const paid = years.reduce<number>((sum, year) => sum + (typeof year === 'number' ? year : 0), 0);
    expect(paid).toBeCloseTo(expected.totalRepayments, 2);
  });

  it.each([
    { loanType: 'interest_only', additionalRepayments: 300 },
    { repaymentFrequency: 'weekly', loanTerm: 30, additionalRepayments: 0 },
    { loanAmount: 10_000, interestRate: 0.1, loanTerm: 15, repaymentFrequency: 'fortnightly' },
    { loanAmount: 10_000, additionalRepayments: 20_000 },
    { loanAmount: 10_000_000, interestRate: 15, repaymentFrequency: 'weekly', additionalRepayments: 12_345.67 },
  ] as const)('comes to what the screen shows of %j, and keeps it', async (changes) => {
    const book = await mortgage(changes);
    const shown: Readonly<Record<string, unknown>> = { ...mortgageRepayment({ ...loan, ...changes }) };
    for (const [name, address] of named)
      expect(book.figure('Inputs', address), name).toBeCloseTo(Number(shown[name]), 2);
    expect(book.wrongResults()).toEqual([]);
  });
});

describe('the workbook of a portfolio projection', () => {
  it('[PFSIM-05] buys the simulator’s three in years 0, 6 and 10 and comes to their golden equity', async () => {
    const book = await portfolio(simulator);
    expect([14, 15, 16].map((row) => book.value('Inputs', `I${row}`))).toEqual([0, 6, 10]);
    expect(book.figure('Projection', 'E8')).toBeCloseTo(165_047.82, 2);
    expect(book.figure('Projection', 'E32')).toBeCloseTo(4_193_504.43, 2);
    // 4,193,504.43 ÷ 1.025^30.
    expect(book.figure('Projection', 'F32')).toBeCloseTo(1_999_222.56, 2);
  });

  it('says on its last sheet in how many simulated futures money runs out, as the screen does', async () => {
    const inputs = simulationInputs({ portfolio: simulator, outlook, probability });
    const { sentence, basis } = runsOutTexts(portfolioChances(inputs), inputs);
    const { cells } = await portfolio(simulator);
    expect(cells.map(({ v }) => String(v)).filter((text) => text.startsWith(`${sentence}. ${basis}`))).toHaveLength(1);
  });

  it('follows an input that is changed', async () => {
    const book = await portfolio(simulator);
    book.write('Inputs', 'D15', 3);
    book.write('Inputs', 'B6', 90);
    const properties = simulator.properties.map((one, index) => (index === 1 ? { ...one, acquired: 3 } : one));
    const { rows } = portfolioProjection(projectionInputs({ ...simulator, properties, refinancingLimit: 90 }, outlook));
    for (const { year, totalEquity } of rows) {
      expect(book.figure('Projection', `E${year + 2}`)).toBeCloseTo(totalEquity, 2);
    }
  });

  /** An amount or rate as a person types it, with at most two decimals. */
  const written = (min: number, max: number) =>
    fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
  const anyPortfolio = fc.record({
    properties: fc.array(
      fc.record({
        propertyValue: written(1, 3e6),
        growthRate: fc.constantFrom('low', 'medium', 'high'),
        acquired: fc.option(fc.integer({ min: 0, max: 30 })),
        owed: fc.option(written(0, 3e6), { nil: undefined }),
        ratePct: fc.option(written(0, 20), { nil: undefined }),
        yearsLeft: fc.option(written(0, 40), { nil: undefined }),
        interestOnlyYears: fc.option(written(0, 10), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    interestRate: written(0, 20),
    deposit: written(1, 100),
    costs: written(0, 20),
    refinancingLimit: written(50, 100),
  });

  it('comes to the engine’s figures in every year of any portfolio, and keeps what every formula comes to', async () => {
    await fc.assert(
      fc.asyncProperty(anyPortfolio, async (scenario) => {
        const book = await portfolio(scenario);
        for (const row of portfolioProjection(projectionInputs(scenario, outlook)).rows) {
          const at = (column: string) => book.figure('Projection', `${column}${row.year + 2}`);
          expect(at('B')).toBe(row.propertiesAcquired);
          expect(at('C')).toBeCloseTo(row.totalValue, 2);
          expect(at('D')).toBeCloseTo(row.totalDebt, 2);
          expect(at('E')).toBeCloseTo(row.totalEquity, 2);
          expect(at('G')).toBeCloseTo(row.annualInterest, 2);
        }
        expect(book.wrongResults()).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
