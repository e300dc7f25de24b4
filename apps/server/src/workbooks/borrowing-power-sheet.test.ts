import { type BorrowingPowerForm, borrowingPowerSchema, borrowingPowerStart } from '@freehold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Recalculated, recalculated } from '../../test/recalculated.ts';
import { writeWorkbook } from './workbook-worker.ts';

async function bookOf(changes: Partial<BorrowingPowerForm> = {}): Promise<Recalculated> {
  const inputs = { ...borrowingPowerStart, ...changes };
  const calculation = { tool: 'borrowing-power', inputs } as const;
  return recalculated(await writeWorkbook({ kind: 'calculation', calculation, preparedAt: '2026-11-21T04:00:00Z' }));
}

/** The three loans, the lowest of them, and the surplus: rows 33 to 37 of the sheet Inputs. */
const resultsIn = (book: Recalculated, column = 'B') =>
  [33, 34, 35, 36, 37].map((row) => book.figure('Inputs', `${column}${row}`));

describe('the workbook of borrowing power', () => {
  it('comes to the loans of the example by formula, as the screen shows', async () => {
    const book = await bookOf();
    // 7,388.33 a month over 360 months at 9.3 %; six times 150,000.
    expect(resultsIn(book)).toEqual([894_145, 900_000, 1_337_433.01, 894_145, expect.closeTo(7_388.333, 3)]);
    expect(resultsIn(book, 'D').every((apart) => Math.abs(apart) < 0.000_1)).toBe(true);
    expect(book.wrongResults()).toEqual([]);
    expect(book.sheetNames).toEqual(['Inputs', 'Working', 'Law', 'About']);
  });

  it('follows people, incomes, debts and rates that are changed', async () => {
    const book = await bookOf({ adults: 'one', salary: 50_000 });
    for (const [address, value] of [
      ['B6', 2],
      ['B7', 92_000],
      ['C7', 70_000],
      ['B8', 8_000],
      ['B13', 'yes'],
      ['B15', 2_400],
      ['B16', 15_000],
      ['B17', 18_000],
      ['B18', 412],
      ['B19', 6.2],
    ] as const)
      book.write('Inputs', address, value);
    // P-SRV-03 of the golden cases.
    expect(resultsIn(book).slice(0, 2)).toEqual([864_382, 987_000]);
    expect(book.figure('Inputs', 'B37')).toBeCloseTo(7_079.77, 2);
    book.write('Inputs', 'B23', 2);
    expect(book.figure('Inputs', 'B36')).toBe(2 * 170_000 - 33_000);
  });

  it('is fixed where the home is let, since no formula finds that loan', async () => {
    const book = await bookOf({ purpose: 'let' });
    expect(book.sheetNames).toEqual(['Answer', 'About']);
    expect(book.cells.filter(({ f }) => f !== undefined)).toEqual([]);
  });

  const money = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 400_000 }));
  const sparse = (amount: fc.Arbitrary<number>) => fc.oneof(fc.constant(0), amount);
  const rate = fc.integer({ min: 0, max: 120 }).map((tenths) => tenths / 10);
  const yesOrNo = fc.constantFrom('no', 'yes');
  const anyForm: fc.Arbitrary<BorrowingPowerForm> = fc.record({
    adults: fc.constantFrom('one', 'two'),
    salary: money,
    salary2: money,
    dependants: fc.constantFrom('0', '1', '2', '3', '4'),
    cash: fc.integer({ min: 0, max: 900_000 }),
    state: fc.constantFrom('NSW', 'VIC', 'ACT'),
    extra: money,
    extra2: money,
    rent: fc.integer({ min: 0, max: 1_500 }),
    cards: fc.integer({ min: 0, max: 60_000 }),
    otherBalance: fc.integer({ min: 0, max: 80_000 }),
    otherRepayment: fc.option(fc.integer({ min: 0, max: 3_000 })),
    homeLoan: money,
    homeLoanRate: rate,
    homeLoanMonths: fc.integer({ min: 1, max: 600 }),
    homeLoanFor: fc.constantFrom('home', 'let'),
    help: yesOrNo,
    help2: yesOrNo,
    living: fc.option(fc.integer({ min: 0, max: 9_000 })),
    purpose: fc.constant('live'),
    newRent: fc.constant(600),
    buyer: fc.constantFrom('owner', 'first'),
    property: fc.constantFrom('established', 'new', 'land'),
    rate,
    term: fc.constantFrom('15', '20', '25', '30'),
    buffer: fc.integer({ min: 0, max: 10 }),
    floor: rate,
    dtiLimit: fc.integer({ min: 1, max: 12 }),
    fees: fc.constant(null),
    business: sparse(money),
    business2: sparse(money),
    dividends: sparse(money),
    dividends2: sparse(money),
    otherIncome: sparse(money),
    otherIncome2: sparse(money),
    taxFree: sparse(money),
    taxFree2: sparse(money),
    rent2: sparse(fc.integer({ min: 0, max: 1_500 })),
    homeLoan2: sparse(money),
    homeLoanRate2: rate,
    homeLoanMonths2: fc.integer({ min: 1, max: 600 }),
    homeLoanFor2: fc.constantFrom('home', 'let'),
    rent3: sparse(fc.integer({ min: 0, max: 1_500 })),
    homeLoan3: sparse(money),
    homeLoanRate3: rate,
    homeLoanMonths3: fc.integer({ min: 1, max: 600 }),
    homeLoanFor3: fc.constantFrom('home', 'let'),
    rent4: sparse(fc.integer({ min: 0, max: 1_500 })),
    homeLoan4: sparse(money),
    homeLoanRate4: rate,
    homeLoanMonths4: fc.integer({ min: 1, max: 600 }),
    homeLoanFor4: fc.constantFrom('home', 'let'),
  });

  it('comes to the screen’s figures of any household, and keeps what every formula comes to', async () => {
    await fc.assert(
      fc.asyncProperty(anyForm, async (form) => {
        expect(borrowingPowerSchema.safeParse(form).success).toBe(true);
        const book = await bookOf(form);
        expect(Math.max(...resultsIn(book, 'D').map(Math.abs))).toBeLessThan(0.000_1);
        expect(book.wrongResults()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
