import {
  type LoanPlannerForm,
  loanPlannerSchema,
  loanPlannerStart,
  loanTerms,
  plannerFixedYears,
  plannerInterestOnly,
  plannerYears,
} from '@freehold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recalculated } from '../../test/recalculated.ts';
import { writeWorkbook } from './workbook-worker.ts';

const preparedAt = '2026-11-21T04:00:00Z';

async function bookOf(changes: Partial<LoanPlannerForm> = {}) {
  const inputs = loanPlannerSchema.parse({ ...loanPlannerStart, ...changes });
  return recalculated(
    await writeWorkbook({ kind: 'calculation', calculation: { tool: 'loan-planner', inputs }, preparedAt }),
  );
}

type Book = Awaited<ReturnType<typeof bookOf>>;

/** Results of the sheet Inputs by their rows, and what the column Difference adds up to in size. */
function resultsOf(book: Book) {
  const rows = Array.from({ length: 11 }, (_, index) => 36 + index);
  const [saved, repayment, interest, , months, , owed, moved, benefit, back] = rows.map((row) =>
    book.figure('Inputs', `B${row}`),
  );
  const apart = rows.reduce((sum, row) => sum + Math.abs(book.figure('Inputs', `D${row}`)), 0);
  return { saved, repayment, interest, months, owed, moved, benefit, back, apart };
}

describe('the workbook of the loan planner', () => {
  it('comes by formula to golden case P-SCH-08: an offset of 15,000 that grows by 800 a month', async () => {
    const book = await bookOf({ loan: 520_000, rate: 6, offset: 15_000, offsetMonthly: 800 });
    expect(resultsOf(book)).toMatchObject({
      saved: 294_943.33,
      repayment: 3_117.66,
      interest: 307_417.24,
      months: 266,
    });
    expect(book.figure('Loan', 'I121')).toBe(387_771.81);
    expect(book.wrongResults()).toEqual([]);
  });

  it('comes by formula to golden case P-RF-01: 450,000 moved from 6.6% to 5.95% with 288 months left', async () => {
    const book = await bookOf({
      loan: 457_439.1,
      rate: 6.6,
      term: '25',
      offset: 0,
      offsetMonthly: 0,
      refinanceAfter: '1',
      refinanceRate: 5.95,
      refinanceCosts: 1_100,
    });
    expect(resultsOf(book)).toMatchObject({ owed: 450_000, moved: 2_938.31, benefit: 50_447.25, back: 5 });
    expect(book.wrongResults()).toEqual([]);
  });

  it('follows every kind of input that is changed', async () => {
    const book = await bookOf();
    const changes = {
      loan: 480_000,
      rate: 5.75,
      term: '25',
      extra: 150,
      lump: 20_000,
      lumpYear: '2',
      lump2: 5_000,
      lumpYear2: '4',
      lump3: 7_500.5,
      lumpYear3: '1',
      interestOnly: '1',
      rateAfter: '4',
      laterRate: 6.5,
      rateAfter2: '1',
      laterRate2: 5.25,
      rateAfter3: '7',
      laterRate3: 6,
      fixedShare: 30,
      fixedRate: 5.2,
      fixedYears: '2',
      fixedShare2: 25,
      fixedRate2: 5.6,
      fixedYears2: '3',
      refinanceAfter: '3',
      refinanceCosts: 800,
    } as const;
    const written = {
      ...{ B5: 480_000, B6: 5.75, B7: 25, B10: 150, B11: 20_000, B12: 2, B13: 5_000, B14: 4, B15: 7_500.5, B16: 1 },
      ...{ B17: 1, B18: 4, B19: 6.5, B20: 1, B21: 5.25, B22: 7, B23: 6, B24: 30, B25: 5.2, B26: 2, B27: 25 },
      ...{ B28: 5.6, B29: 3, B30: 3, B32: 800 },
    };
    for (const [cell, value] of Object.entries(written)) book.write('Inputs', cell, value);
    const { apart: _apart, ...found } = resultsOf(book);
    const { apart, ...expected } = resultsOf(await bookOf(changes));
    expect(apart).toBeCloseTo(0, 6);
    expect(found).toEqual(expected);
  });

  const dollars = (most: number) => fc.integer({ min: 0, max: most });
  const rate = fc.integer({ min: 0, max: 1_200 }).map((each) => each / 100);
  const anyForm = fc
    .record<LoanPlannerForm>({
      loan: fc.integer({ min: 1_000, max: 2_000_000 }),
      rate,
      term: fc.constantFrom(...loanTerms),
      offset: dollars(400_000),
      offsetMonthly: dollars(3_000),
      extra: dollars(2_000),
      lump: dollars(100_000),
      lumpYear: fc.constantFrom(...plannerYears),
      lump2: dollars(100_000),
      lumpYear2: fc.constantFrom(...plannerYears),
      lump3: dollars(100_000),
      lumpYear3: fc.constantFrom(...plannerYears),
      interestOnly: fc.constantFrom(...plannerInterestOnly),
      rateAfter: fc.constantFrom('never', ...plannerYears),
      laterRate: rate,
      rateAfter2: fc.constantFrom('never', ...plannerYears),
      laterRate2: rate,
      rateAfter3: fc.constantFrom('never', ...plannerYears),
      laterRate3: rate,
      fixedShare: fc.constantFrom(0, 40, 99),
      fixedRate: rate,
      fixedYears: fc.constantFrom(...plannerFixedYears),
      fixedShare2: fc.constantFrom(0, 1, 33),
      fixedRate2: rate,
      fixedYears2: fc.constantFrom(...plannerFixedYears),
      refinanceAfter: fc.constantFrom('never', ...plannerYears),
      refinanceRate: rate,
      refinanceCosts: dollars(5_000),
      // HyperFormula’s EDATE misses 29 February; LibreOffice’s is tried with it.
      startsOn: fc.constantFrom('2025-01-31', '2026-12-31'),
    })
    .filter((form) => loanPlannerSchema.safeParse(form).success);

  it('comes to the screen’s figures of any loan, and keeps what every formula comes to', async () => {
    await fc.assert(
      fc.asyncProperty(anyForm, async (form) => {
        const book = await bookOf(form);
        expect(resultsOf(book).apart).toBeLessThan(0.000_1);
        expect(book.wrongResults()).toEqual([]);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});
